package meeples.html;

import com.badlogic.gdx.graphics.g2d.BitmapFont.BitmapFontData;
import com.badlogic.gdx.graphics.g2d.BitmapFont.Glyph;
import com.google.gwt.canvas.dom.client.Context2d;
import java.util.HashMap;
import java.util.Map;
import meeples.text.Characters;
import meeples.text.Typeface;

/**
 * Which letters of a typeface move closer together. A browser tells it only by the width of each
 * pair, so it is measured once, at a size at which rounding does not matter.
 */
final class Kerning {
    private static final int MEASURED_SIZE = 1000;

    private final Map<Character, Map<Character, Double>> pairs = new HashMap<>();

    Kerning(Context2d ruler, Typeface face) {
        ruler.setFont(CanvasFontMaker.cssFont(face, MEASURED_SIZE));
        String characters = Characters.LATIN;
        double[] widths = new double[characters.length()];
        for (int i = 0; i < widths.length; i++) {
            widths[i] = CanvasFontMaker.advance(ruler, characters.substring(i, i + 1));
        }
        for (int i = 0; i < widths.length; i++) {
            for (int j = 0; j < widths.length; j++) {
                String pair = characters.substring(i, i + 1) + characters.charAt(j);
                double closer = CanvasFontMaker.advance(ruler, pair) - widths[i] - widths[j];
                if (Math.abs(closer) >= 10) {
                    pairs.computeIfAbsent(characters.charAt(i), c -> new HashMap<>())
                            .put(characters.charAt(j), closer / MEASURED_SIZE);
                }
            }
        }
    }

    void applyTo(BitmapFontData data, String characters, int size) {
        for (int i = 0; i < characters.length(); i++) {
            Glyph first = data.getGlyph(characters.charAt(i));
            Map<Character, Double> followers = pairs.get(characters.charAt(i));
            if (first == null || followers == null) {
                continue;
            }
            for (int j = 0; j < characters.length(); j++) {
                Double closer = followers.get(characters.charAt(j));
                if (closer != null) {
                    first.setKerning(characters.charAt(j), (int) Math.round(closer * size));
                }
            }
        }
    }
}
