package meeples.art;

import java.awt.Font;
import java.awt.FontFormatException;
import java.awt.Shape;
import java.awt.font.FontRenderContext;
import java.awt.geom.AffineTransform;
import java.awt.geom.Rectangle2D;
import java.io.File;
import java.io.IOException;
import java.io.UncheckedIOException;

/** Letters and figures as shapes, from the game's own display face: never a font of the system. */
public final class Type {
    private static final FontRenderContext PLAIN = new FontRenderContext(null, true, true);
    private static Font face;

    private Type() {}

    public static void load(File ttf) {
        try {
            face = Font.createFont(Font.TRUETYPE_FONT, ttf);
        } catch (FontFormatException e) {
            throw new IllegalArgumentException("not a font: " + ttf, e);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** The text with its middle at a point, as high as asked for. */
    public static Shape centred(String text, double cx, double cy, double height) {
        Shape outline = face.deriveFont(100f).createGlyphVector(PLAIN, text).getOutline();
        Rectangle2D box = outline.getBounds2D();
        double scale = height / box.getHeight();
        AffineTransform place = AffineTransform.getTranslateInstance(cx, cy);
        place.scale(scale, scale);
        place.translate(-box.getCenterX(), -box.getCenterY());
        return place.createTransformedShape(outline);
    }
}
