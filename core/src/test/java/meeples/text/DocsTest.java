package meeples.text;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.Reader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Properties;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** What the pages for players and makers say of the game is what the game says. */
class DocsTest {
    private static final Path ROOT = Path.of("..");

    /** Between single stars, as buttons are written there. */
    private static final Pattern NAMED = Pattern.compile("(?<!\\*)\\*([A-Z][^*\\n]+)\\*(?!\\*)");

    /** In what other programs say, and a heading. */
    private static final Set<String> OTHERS = Set.of("Gamepad", "Open", "How to add a language");

    private static List<Path> pages() throws IOException {
        List<Path> pages = new ArrayList<>(List.of(ROOT.resolve("README.md")));
        for (String folder : List.of("docs", ".github/ISSUE_TEMPLATE")) {
            try (Stream<Path> files = Files.list(ROOT.resolve(folder))) {
                files.sorted().forEach(pages::add);
            }
        }
        return pages;
    }

    private static Set<String> englishTexts() throws IOException {
        Set<String> texts = new TreeSet<>();
        try (Stream<Path> files = Files.walk(ROOT.resolve("assets/i18n"))) {
            for (Path file : (Iterable<Path>) files::iterator) {
                String name = file.getFileName().toString();
                if (name.endsWith(".properties") && !name.contains("_")) {
                    Properties bundle = new Properties();
                    try (Reader reader = Files.newBufferedReader(file)) {
                        bundle.load(reader);
                    }
                    bundle.values().forEach(text -> texts.add(text.toString()));
                }
            }
        }
        return texts;
    }

    private static List<String> named(String page) {
        List<String> named = new ArrayList<>();
        Matcher name = NAMED.matcher(page);
        while (name.find()) {
            if (!OTHERS.contains(name.group(1))) {
                named.add(name.group(1));
            }
        }
        return named;
    }

    @Test
    void everyButtonThatAPageNamesIsCalledSoInTheGame() throws IOException {
        Set<String> texts = englishTexts();
        List<String> unknown = new ArrayList<>();
        int found = 0;
        for (Path page : pages()) {
            for (String name : named(Files.readString(page))) {
                found++;
                if (!texts.contains(name)) {
                    unknown.add(page.getFileName() + ": " + name);
                }
            }
        }
        assertEquals(List.of(), unknown);
        assertTrue(found > 8, "only " + found);
    }

    @Test
    void everyFileThatAPageLinksToIsThere() throws IOException {
        Pattern link = Pattern.compile("\\]\\((?!https?:|#)([^)#]+)");
        List<String> missing = new ArrayList<>();
        List<Path> pages = new ArrayList<>(pages());
        pages.add(ROOT.resolve("CONTRIBUTING.md"));
        for (Path page : pages) {
            Matcher linked = link.matcher(Files.readString(page));
            while (linked.find()) {
                if (Files.notExists(page.resolveSibling(linked.group(1)))) {
                    missing.add(page.getFileName() + ": " + linked.group(1));
                }
            }
        }
        assertEquals(List.of(), missing);
    }

    @Test
    void aButtonWithAnotherNameIsCaught() throws IOException {
        assertEquals(List.of("Open the door"), named("Press *Open the door*, **not** *this*."));
        assertTrue(!englishTexts().contains("Open the door"));
    }
}
