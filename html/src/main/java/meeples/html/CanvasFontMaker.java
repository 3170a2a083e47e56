package meeples.html;

import com.badlogic.gdx.graphics.g2d.BitmapFont;
import com.google.gwt.canvas.client.Canvas;
import com.google.gwt.canvas.dom.client.Context2d;
import meeples.text.FontMaker;
import meeples.text.Lettering;
import meeples.text.OwningPacker;
import meeples.text.Typeface;

/**
 * Draws letters with the browser's own text engine. The page's style sheet names the same font
 * files that the desktop uses; {@link HtmlLauncher} has seen to it that they are there before the
 * game starts.
 */
final class CanvasFontMaker implements FontMaker {
    private final Context2d ruler = Canvas.createIfSupported().getContext2d();

    @Override
    public BitmapFont make(Lettering lettering, OwningPacker packer) {
        return new CanvasLetters(lettering, packer, ruler).font();
    }

    static String cssFont(Typeface face, int size) {
        return size + "px " + face.fontName();
    }

    @Override
    public void dispose() {}
}
