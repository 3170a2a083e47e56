package meeples.desktop;

import static org.junit.jupiter.api.Assertions.assertAll;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.badlogic.gdx.ApplicationAdapter;
import com.badlogic.gdx.graphics.Color;
import com.badlogic.gdx.graphics.Pixmap;
import com.badlogic.gdx.graphics.Pixmap.Format;
import com.badlogic.gdx.graphics.g2d.BitmapFont;
import com.badlogic.gdx.graphics.g2d.GlyphLayout;
import com.badlogic.gdx.utils.Align;
import java.util.function.BiConsumer;
import meeples.testing.NeedsDisplay;
import meeples.text.Characters;
import meeples.text.Lettering;
import meeples.text.OwningPacker;
import meeples.text.Typeface;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

@NeedsDisplay
class FreeTypeFontMakerTest {
    /** Runs a test inside a window, for fonts are textures. */
    private static void withFonts(BiConsumer<FreeTypeFontMaker, OwningPacker> test) {
        FreeTypeFontMaker maker = new FreeTypeFontMaker();
        GameWindow.open(
                new ApplicationAdapter() {},
                320,
                240,
                (window, frame) -> {
                    window.close();
                    OwningPacker packer = new OwningPacker(1024);
                    test.accept(maker, packer);
                    packer.dispose();
                    maker.dispose();
                });
    }

    @ParameterizedTest
    @EnumSource(Typeface.class)
    void everyCharacterOfOurLanguagesIsThereExceptThoseThatTheTypefaceSaysItLacks(Typeface face) {
        withFonts(
                (maker, packer) -> {
                    BitmapFont font = maker.make(Lettering.of(face, 24), packer);
                    assertAll(
                            Characters.LATIN
                                    .chars()
                                    .mapToObj(
                                            c ->
                                                    () ->
                                                            assertEquals(
                                                                    face.has((char) c),
                                                                    font.getData()
                                                                            .hasGlyph((char) c),
                                                                    "character " + (char) c)));
                });
    }

    @Test
    void lettersHaveTheSizeThatWasAskedFor() {
        withFonts(
                (maker, packer) -> {
                    BitmapFont small = maker.make(Lettering.of(Typeface.TEXT, 28), packer);
                    BitmapFont large = maker.make(Lettering.of(Typeface.TEXT, 56), packer);
                    assertEquals(2 * small.getCapHeight(), large.getCapHeight(), 1.5f);
                    assertEquals(2 * width(small, "Fistful"), width(large, "Fistful"), 4, "width");
                });
    }

    @Test
    void lettersThatFitTogetherMoveCloser() {
        withFonts(
                (maker, packer) -> {
                    BitmapFont font = maker.make(Lettering.of(Typeface.TEXT, 100), packer);
                    float apart = font.getData().getGlyph('T').xadvance + width(font, "o");
                    assertTrue(width(font, "To") < apart - 2, "no kerning");
                });
    }

    @Test
    void numbersDoNotJumpWhenTheyChange() {
        withFonts(
                (maker, packer) -> {
                    BitmapFont font = maker.make(Lettering.of(Typeface.TEXT_BOLD, 40), packer);
                    for (char digit = '0'; digit <= '9'; digit++) {
                        assertEquals(
                                font.getData().getGlyph('0').xadvance,
                                font.getData().getGlyph(digit).xadvance,
                                "width of " + digit);
                    }
                });
    }

    @Test
    void fontsAndPicturesShareOnePage() {
        withFonts(
                (maker, packer) -> {
                    packer.pack("picture", new Pixmap(40, 40, Format.RGBA8888));
                    BitmapFont title = maker.make(Lettering.of(Typeface.DISPLAY, 30), packer);
                    BitmapFont text = maker.make(Lettering.of(Typeface.TEXT, 20), packer);
                    assertEquals(1, packer.getPages().size);
                    assertEquals(title.getRegion().getTexture(), text.getRegion().getTexture());
                });
    }

    @ParameterizedTest
    @EnumSource(Typeface.class)
    void aNoBreakSpaceIsAsWideAsASpaceAndKeepsWordsTogether(Typeface face) {
        withFonts(
                (maker, packer) -> {
                    BitmapFont font = maker.make(Lettering.of(face, 24), packer);
                    String together = "Attention\u00a0!";
                    assertEquals(width(font, "Attention !"), width(font, together), 1);
                    float narrow = width(font, "Une phrase, Attention");
                    GlyphLayout lines = new GlyphLayout();
                    lines.setText(
                            font, "Une phrase, " + together, Color.WHITE, narrow, Align.left, true);
                    GlyphLayout.GlyphRun last = lines.runs.peek();
                    assertEquals(2, lines.runs.size);
                    assertEquals(together.length(), last.glyphs.size, "all of it in one line");
                });
    }

    private static float width(BitmapFont font, String text) {
        return new GlyphLayout(font, text).width;
    }
}
