package meeples.text;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.badlogic.gdx.files.FileHandle;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class TextsTest {
    @TempDir Path folder;

    @BeforeEach
    void write() throws IOException {
        write("ui", "ui.ok=OK\nui.back=Back\n");
        write("ui_de", "ui.ok=OK\nui.back=Zur\u00fcck\n");
        write("chess/log", "log.taken=a pawn\n");
        write("chess/log_de", "log.taken=ein Bauer\n");
        write("go/log", "log.taken=a stone\n");
        write("go/log_de", "log.taken=ein Stein\n");
    }

    private void write(String name, String text) throws IOException {
        Path file = folder.resolve(name + ".properties");
        Files.createDirectories(file.getParent());
        Files.writeString(file, text);
    }

    private Texts texts() {
        Texts texts = new Texts(new FileHandle(folder.toFile()), List.of("ui"), Language.ENGLISH);
        texts.add("chess", List.of("log"));
        texts.add("go", List.of("log"));
        return texts;
    }

    @Test
    void gamesHaveTextsOfTheirOwnUnderTheSameKey() {
        assertEquals("a pawn", texts().of("chess").get("log.taken"));
        assertEquals("a stone", texts().of("go").get("log.taken"));
    }

    @Test
    void aGameFindsTheNeutralTextsToo() {
        assertEquals("Back", texts().of("chess").get("ui.back"));
    }

    @Test
    void inTheLanguageForTranslatorsEveryTextWearsBracketsAndNoGapDoes() throws IOException {
        write("ui", "ui.ok=OK\nui.told={0} took {1}, {0}!\n");
        Texts texts = texts();
        texts.disguise();
        assertEquals("[ÖK]", texts.get("ui.ok"));
        assertEquals("[Jane töoöok 3, Jane!]", texts.get("ui.told", "Jane", 3));
        assertEquals("[äa päawñ]", texts.of("chess").get("log.taken"));
    }

    @Test
    void neutralClassesSeeNoTextsOfAGame() {
        assertFalse(texts().has("log.taken"));
        assertThrows(IllegalArgumentException.class, () -> texts().get("log.taken"));
    }

    @Test
    void aGameWithoutTextsHasTheNeutralOnes() {
        Texts texts = texts();
        assertSame(texts, texts.of("toy"));
    }

    @Test
    void anotherLanguageIsSpokenByAllAndToldOnce() {
        Texts texts = texts();
        List<String> told = new ArrayList<>();
        texts.of("go").onChange(() -> told.add(texts.of("go").get("log.taken")));
        texts.of("chess").speak(Language.GERMAN);
        assertEquals("ein Bauer", texts.of("chess").get("log.taken"));
        assertEquals("Zur\u00fcck", texts.get("ui.back"));
        assertEquals(Language.GERMAN, texts.of("go").language());
        assertEquals(List.of("ein Stein"), told);
    }

    @Test
    void theSameKeyInTwoBundlesIsAnError() throws IOException {
        write("table", "ui.ok=Fine\n");
        FileHandle handle = new FileHandle(folder.toFile());
        IllegalStateException error =
                assertThrows(
                        IllegalStateException.class,
                        () -> new Texts(handle, List.of("ui", "table"), Language.ENGLISH));
        assertTrue(error.getMessage().contains("ui.ok"));
    }

    @Test
    void aGameSaysANeutralTextInItsOwnWordsOnlyInTheBundleForThat() throws IOException {
        write("chess/instead", "ui.ok=Check\n");
        write("chess/instead_de", "ui.ok=Schach\n");
        Texts texts = texts();
        texts.add("chess", List.of("log", Texts.INSTEAD));
        assertEquals("Check", texts.of("chess").get("ui.ok"));
        assertEquals("OK", texts.get("ui.ok"));
        assertEquals("OK", texts.of("go").get("ui.ok"));
        texts.speak(Language.GERMAN);
        assertEquals("Schach", texts.of("chess").get("ui.ok"));
    }

    @Test
    void whatIsSaidInsteadOfNothingIsAnError() throws IOException {
        write("chess/instead", "ui.okay=Check\n");
        assertThrows(
                IllegalStateException.class,
                () -> texts().add("chess", List.of("log", Texts.INSTEAD)));
    }

    @Test
    void aGameCannotReplaceANeutralText() throws IOException {
        write("chess/ui", "ui.ok=Check\n");
        assertThrows(IllegalStateException.class, () -> texts().add("chess", List.of("log", "ui")));
    }
}
