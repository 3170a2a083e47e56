package meeples.html;

import com.badlogic.gdx.graphics.g2d.BitmapFont.Glyph;
import com.google.gwt.core.client.JsArrayMixed;
import meeples.text.Lettering;

/**
 * Which letters of a typeface move closer together. A browser tells it only by the width of each
 * pair, ninety thousand of them: the build has read it from the font files, see letters.js.
 */
final class Kerning {
    /** What an em is in the table. */
    private static final float EM = 1000;

    private Kerning() {}

    /** Lets a letter know which letters come closer, or keep away, when they follow it. */
    static void apply(Lettering how, Glyph glyph) {
        String letter = String.valueOf((char) glyph.id);
        JsArrayMixed table = followers(how.face().fontName(), letter);
        for (int i = 0; table != null && i < table.length(); i += 2) {
            int further = Math.round((float) table.getNumber(i) / EM * how.size());
            String letters = table.getString(i + 1);
            for (int j = 0; further != 0 && j < letters.length(); j++) {
                glyph.setKerning(letters.charAt(j), further);
            }
        }
    }

    /** Distances and those letters that have them, by turns; null for none. */
    private static native JsArrayMixed followers(String font, String letter) /*-{
        var letters = $wnd.pageKerning[font];
        return letters && letters[letter] || null;
    }-*/;
}
