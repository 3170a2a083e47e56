package meeples.fistful.ui.book;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import meeples.fistful.ui.FistfulGame;
import meeples.game.book.Chapter;
import meeples.game.book.Passage;
import meeples.room.book.BookSearch;
import meeples.testing.GameTexts;
import meeples.text.Language;
import meeples.text.Texts;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class RulesBookTest {
    private static Texts texts(Language language) {
        return GameTexts.of(new FistfulGame(), language);
    }

    private static List<String> found(String typed, Language language) {
        List<String> keys = new ArrayList<>();
        for (Passage passage :
                BookSearch.search(new FistfulBook().chapters(), typed, texts(language))) {
            keys.add(passage.key());
        }
        return keys;
    }

    @ParameterizedTest
    @EnumSource(Language.class)
    void everyPassageHasATitleAndSentences(Language language) {
        Texts texts = texts(language);
        for (Chapter chapter : new FistfulBook().chapters()) {
            assertFalse(chapter.title(texts).isEmpty());
            for (Passage passage : chapter.passages()) {
                assertFalse(passage.title(texts).isEmpty(), passage.key());
                assertTrue(passage.text(texts).endsWith("."), passage.key());
            }
        }
    }

    @Test
    void everyPictureStandsBesideSomePassage() {
        Set<Picture> unused = EnumSet.allOf(Picture.class);
        for (Chapter chapter : new FistfulBook().chapters()) {
            chapter.passages()
                    .forEach(
                            passage ->
                                    unused.removeIf(each -> each.name().equals(passage.picture())));
        }
        assertEquals(Set.of(), unused);
    }

    @Test
    void aWordOfATitleComesBeforeTheSameWordInTheText() {
        assertEquals("rules.people.robber", found("robber", Language.ENGLISH).get(0));
        assertTrue(found("robber", Language.ENGLISH).contains("rules.turn.jail"));
    }

    @Test
    void accentsAndCapitalsNeedNotBeTyped() {
        assertTrue(found("BATIMENT", Language.FRENCH).contains("rules.sow.building"));
        assertTrue(found("goldgraber", Language.GERMAN).contains("rules.people.miner"));
    }

    @Test
    void allWordsMustBeThereInAnyOrder() {
        assertTrue(found("stone half", Language.ENGLISH).contains("rules.bag.dynamite"));
        assertEquals(List.of(), found("robber spaceship", Language.ENGLISH));
    }
}
