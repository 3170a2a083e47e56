package meeples.room.view;

import com.badlogic.gdx.graphics.Texture.TextureFilter;
import com.badlogic.gdx.graphics.g2d.BitmapFont;
import com.badlogic.gdx.utils.Disposable;
import meeples.table.TableFonts;
import meeples.text.FontMaker;
import meeples.text.Lettering;
import meeples.text.OwningPacker;
import meeples.text.Typeface;

/** The type on the boards and beside the pieces, made for one size of the table. */
public final class TableLetters implements Disposable {
    private static final int PAGE = 512;
    private static final String NUMBERS = "0123456789+-×/?% ";

    private final int signSize;
    private final int numberSize;
    private final OwningPacker packer = new OwningPacker(PAGE);
    private final TableFonts fonts;

    public TableLetters(FontMaker maker, int signSize, int numberSize) {
        this.signSize = signSize;
        this.numberSize = numberSize;
        BitmapFont sign = maker.make(Lettering.of(Typeface.DISPLAY, signSize), packer);
        Lettering numbers = Lettering.of(Typeface.TEXT_BOLD, numberSize).withCharacters(NUMBERS);
        BitmapFont number = maker.make(numbers, packer);
        packer.updatePageTextures(TextureFilter.Linear, TextureFilter.Linear, false);
        fonts = new TableFonts(sign, signSize, number, numberSize);
    }

    boolean fit(int sign, int number) {
        return sign == signSize && number == numberSize;
    }

    public TableFonts fonts() {
        return fonts;
    }

    @Override
    public void dispose() {
        fonts.sign().dispose();
        fonts.number().dispose();
        packer.dispose();
    }
}
