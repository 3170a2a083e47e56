package meeples.desktop;

import com.badlogic.gdx.Gdx;
import com.badlogic.gdx.graphics.Texture.TextureFilter;
import com.badlogic.gdx.graphics.g2d.BitmapFont;
import com.badlogic.gdx.graphics.g2d.freetype.FreeTypeFontGenerator;
import com.badlogic.gdx.graphics.g2d.freetype.FreeTypeFontGenerator.FreeTypeFontParameter;
import com.badlogic.gdx.graphics.g2d.freetype.FreeTypeFontGenerator.Hinting;
import java.util.EnumMap;
import java.util.Map;
import meeples.text.FontMaker;
import meeples.text.Lettering;
import meeples.text.OwningPacker;
import meeples.text.Typeface;

/** Draws letters with FreeType. */
public final class FreeTypeFontMaker implements FontMaker {
    private final Map<Typeface, FreeTypeFontGenerator> generators = new EnumMap<>(Typeface.class);

    @Override
    public BitmapFont make(Lettering lettering, OwningPacker packer) {
        FreeTypeFontParameter parameter = new FreeTypeFontParameter();
        parameter.size = lettering.size();
        parameter.characters = lettering.characters();
        parameter.packer = packer;
        // Hinting sideways would change the widths of words with the size.
        parameter.hinting = Hinting.AutoSlight;
        parameter.minFilter = TextureFilter.Linear;
        parameter.magFilter = TextureFilter.Linear;
        return generator(lettering.face()).generateFont(parameter);
    }

    private FreeTypeFontGenerator generator(Typeface face) {
        return generators.computeIfAbsent(
                face, f -> new FreeTypeFontGenerator(Gdx.files.internal(f.path())));
    }

    @Override
    public void dispose() {
        generators.values().forEach(FreeTypeFontGenerator::dispose);
        generators.clear();
    }
}
