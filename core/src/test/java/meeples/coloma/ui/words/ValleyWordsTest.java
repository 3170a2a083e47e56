package meeples.coloma.ui.words;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import meeples.coloma.model.Box;
import meeples.coloma.model.Bridge;
import meeples.coloma.ui.ColomaTexts;
import meeples.coloma.ui.book.ColomaBook;
import meeples.game.book.Chapter;
import meeples.game.book.Passage;
import meeples.text.Language;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Another number in the box needs no other words: "1 coin" becomes "2 coins" by itself. */
class ValleyWordsTest {
    private static final Path FOLDER = Path.of("../assets/i18n/coloma");

    /** A number with a word that is right for one, or for several, only. */
    private static final Pattern FOR_ONE_NUMBER =
            Pattern.compile(
                    "\\{\\d+\\} (more )?(coin|nugget|dude|tent|horse|card|barrel|bed|space)s?\\b");

    private static ValleyWords words(Language language) {
        return new ValleyWords(ColomaTexts.in(language), List.of());
    }

    @ParameterizedTest
    @EnumSource(Language.class)
    void aBridgeSaysItsPointsAsTheyAreCounted(Language language) {
        ValleyWords words = words(language);
        for (int kind = 0; kind < Bridge.KINDS; kind++) {
            String points = words.count("point", Box.bridgePoints(kind));
            String said = words.bridgeCounts(kind);
            assertTrue(said.startsWith(points + " "), said);
        }
    }

    @ParameterizedTest
    @EnumSource(Language.class)
    void theBookSaysPricesAsTheyAreCounted(Language language) {
        ValleyWords words = words(language);
        String price = words.count("coin", Box.PRICE_OF_A_HORSE_OR_TENT);
        assertSays(price, passage("book.sites.barker", language));
        assertSays(words.count("dude", Box.BEDS), passage("book.extras.hotels", language));
        assertSays(words.goods(Box.shovel(0)), passage("book.buildings.shovel", language));
    }

    /** These words, and none that only begin as they do. */
    private static void assertSays(String words, String text) {
        assertTrue(Pattern.compile(Pattern.quote(words) + "\\b").matcher(text).find(), text);
    }

    private static String passage(String key, Language language) {
        for (Chapter chapter : new ColomaBook().chapters()) {
            for (Passage passage : chapter.passages()) {
                if (passage.key().equals(key)) {
                    return passage.text(ColomaTexts.in(language));
                }
            }
        }
        throw new AssertionError("no passage " + key);
    }

    @Test
    void noTextHasAWordThatIsRightForOneNumberOnly() throws IOException {
        List<String> found = new ArrayList<>();
        try (Stream<Path> files = Files.list(FOLDER)) {
            for (Path file : files.filter(f -> !f.toString().contains("_")).toList()) {
                for (String line : Files.readAllLines(file)) {
                    boolean counted = line.matches("#.*|[^=]*\\.(one|other)=.*");
                    if (!counted && FOR_ONE_NUMBER.matcher(line).find()) {
                        found.add(line);
                    }
                }
            }
        }
        assertEquals(List.of(), found);
    }
}
