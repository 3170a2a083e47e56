package meeples.html;

import com.badlogic.gdx.graphics.Pixmap;
import com.badlogic.gdx.graphics.Pixmap.Format;
import com.badlogic.gdx.graphics.Texture.TextureFilter;
import com.badlogic.gdx.graphics.g2d.BitmapFont;
import com.badlogic.gdx.graphics.g2d.BitmapFont.BitmapFontData;
import com.badlogic.gdx.graphics.g2d.BitmapFont.Glyph;
import com.badlogic.gdx.graphics.g2d.PixmapPacker;
import com.badlogic.gdx.graphics.g2d.PixmapPacker.PixmapPackerRectangle;
import com.badlogic.gdx.graphics.g2d.TextureRegion;
import com.badlogic.gdx.utils.Array;
import com.google.gwt.canvas.client.Canvas;
import com.google.gwt.canvas.dom.client.Context2d;
import java.util.EnumMap;
import java.util.Map;
import meeples.text.FontMaker;
import meeples.text.Lettering;
import meeples.text.Typeface;

/**
 * Draws letters with the browser's own text engine. The page's style sheet names the same font
 * files that the desktop uses; {@link HtmlLauncher} has seen to it that they are there before the
 * game starts.
 */
final class CanvasFontMaker implements FontMaker {
    private final Context2d ruler = Canvas.createIfSupported().getContext2d();
    private final Map<Typeface, Kerning> kernings = new EnumMap<>(Typeface.class);

    @Override
    public BitmapFont make(Lettering lettering, PixmapPacker packer) {
        Kerning kerning = kernings.computeIfAbsent(lettering.face(), f -> new Kerning(ruler, f));
        ruler.setFont(cssFont(lettering.face(), lettering.size()));
        BitmapFontData data = new BitmapFontData();
        data.name = lettering.face().fontName() + "-" + lettering.size();
        int baseline = measureLines(data);
        String characters = lettering.characters();
        for (int i = 0; i < characters.length(); i++) {
            char character = characters.charAt(i);
            // A browser would take a missing letter from some other font.
            if (lettering.face().has(character) && data.getGlyph(character) == null) {
                data.setGlyph(character, glyph(character, lettering, baseline, packer));
            }
        }
        kerning.applyTo(data, characters, lettering.size());
        Array<TextureRegion> pages = new Array<>();
        packer.updateTextureRegions(pages, TextureFilter.Linear, TextureFilter.Linear, false);
        BitmapFont font = new BitmapFont(data, pages, true);
        font.setOwnsTexture(false);
        return font;
    }

    static String cssFont(Typeface face, int size) {
        return size + "px " + face.fontName();
    }

    /**
     * Sets what concerns whole lines as FreeType does. Returns the baseline, counted from the top.
     */
    private int measureLines(BitmapFontData data) {
        int baseline = (int) Math.round(fontAscent(ruler, "M"));
        int descent = (int) Math.round(fontDescent(ruler, "M"));
        data.xHeight = (int) Math.ceil(ascent(ruler, "x"));
        data.capHeight = (int) Math.ceil(ascent(ruler, "M"));
        data.ascent = baseline - data.capHeight;
        data.descent = -descent;
        data.lineHeight = baseline + descent;
        data.down = -data.lineHeight;
        data.spaceXadvance = Math.round(advance(ruler, " "));
        return baseline;
    }

    private Glyph glyph(char character, Lettering lettering, int baseline, PixmapPacker packer) {
        String text = String.valueOf(character);
        Glyph glyph = new Glyph();
        glyph.id = character;
        glyph.xadvance = (int) Math.round(advance(ruler, text));
        if (ascent(ruler, text) + descent(ruler, text) <= 0) {
            glyph.width = glyph.xadvance;
            return glyph;
        }
        int left = (int) Math.ceil(left(ruler, text));
        int top = (int) Math.ceil(ascent(ruler, text));
        glyph.width = left + (int) Math.ceil(right(ruler, text));
        glyph.height = top + (int) Math.ceil(descent(ruler, text));
        glyph.xoffset = -left;
        glyph.yoffset = top - glyph.height - baseline;

        Pixmap picture = new Pixmap(glyph.width, glyph.height, Format.RGBA8888);
        draw(text, lettering, picture.getContext(), left, top);
        PixmapPackerRectangle place = packer.pack(picture);
        picture.dispose();
        glyph.page = packer.getPages().indexOf(place.page, true);
        glyph.srcX = place.getX();
        glyph.srcY = place.getY();
        return glyph;
    }

    private static void draw(String text, Lettering lettering, Context2d context, int x, int y) {
        context.setFont(cssFont(lettering.face(), lettering.size()));
        context.setFillStyle("white");
        context.fillText(text, x, y);
    }

    static double advance(Context2d context, String text) {
        return context.measureText(text).getWidth();
    }

    private static native double ascent(Context2d context, String text) /*-{
        return context.measureText(text).actualBoundingBoxAscent;
    }-*/;

    private static native double descent(Context2d context, String text) /*-{
        return context.measureText(text).actualBoundingBoxDescent;
    }-*/;

    private static native double left(Context2d context, String text) /*-{
        return context.measureText(text).actualBoundingBoxLeft;
    }-*/;

    private static native double right(Context2d context, String text) /*-{
        return context.measureText(text).actualBoundingBoxRight;
    }-*/;

    private static native double fontAscent(Context2d context, String text) /*-{
        return context.measureText(text).fontBoundingBoxAscent;
    }-*/;

    private static native double fontDescent(Context2d context, String text) /*-{
        return context.measureText(text).fontBoundingBoxDescent;
    }-*/;

    @Override
    public void dispose() {
        kernings.clear();
    }
}
