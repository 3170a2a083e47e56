package meeples.testing;

import com.badlogic.gdx.files.FileHandle;
import java.util.ArrayList;
import java.util.List;
import meeples.game.BoardGame;
import meeples.text.Language;
import meeples.text.Texts;

/** The texts of a game and the neutral ones, for tests without a window. */
public final class GameTexts {
    private static final String ENDING = ".properties";

    private GameTexts() {}

    /** What the program and this game say in a language. */
    public static Texts of(BoardGame<?, ?> game, Language language) {
        FileHandle folder = new FileHandle("../assets/i18n");
        List<String> neutral = new ArrayList<>();
        for (FileHandle file : folder.list(ENDING)) {
            if (!file.name().contains("_")) {
                neutral.add(file.nameWithoutExtension());
            }
        }
        Texts texts = new Texts(folder, neutral, language);
        texts.add(game.name(), game.bundles());
        return texts.of(game.name());
    }
}
