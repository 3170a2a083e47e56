package meeples.coloma.ui.book;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.EnumSet;
import java.util.Set;
import meeples.coloma.model.Decision;
import meeples.coloma.model.Valley;
import meeples.coloma.rules.Event;
import meeples.coloma.ui.ColomaTexts;
import meeples.game.book.Chapter;
import meeples.game.book.Illustration;
import meeples.game.book.Passage;
import meeples.game.book.Story;
import meeples.text.Language;
import meeples.text.Texts;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

/** The rules as a book: whole in every language, with little tables that show what is told. */
class ColomaBookTest {
    private static final ColomaBook BOOK = new ColomaBook();

    @ParameterizedTest
    @EnumSource(Language.class)
    void everyPassageHasATitleAndSentences(Language language) {
        Texts texts = ColomaTexts.in(language);
        for (Chapter chapter : BOOK.chapters()) {
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
        for (Chapter chapter : BOOK.chapters()) {
            for (Passage passage : chapter.passages()) {
                if (passage.hasPicture()) {
                    Illustration<Valley, Event> shown = BOOK.illustration(passage);
                    Picture picture = Picture.valueOf(passage.picture());
                    assertEquals(picture.isTable(), shown instanceof Story<?, ?>, picture.name());
                    unused.remove(picture);
                }
            }
        }
        assertEquals(Set.of(), unused);
    }

    @ParameterizedTest
    @CsvSource({
        "WHEEL, RoundStarted",
        "BARRICADE, BarricadeMoved",
        "WORKDAY, CoinsGained",
        "RIVER, RiverSurveyed",
        "BRIDGE, BridgeBuilt",
        "BUILD, BuildingBuilt",
        "WAGON, WagonMoved",
        "TENTS, TentInRegion",
        "BARREL, BarrelTaken",
        "GUNMEN, GunmenPlaced",
        "SHOOTOUT, ShootoutFought"
    })
    void aLittleTableShowsTheRuleThatItStandsBeside(Picture picture, String event) {
        Story<Valley, Event> story = ValleyStories.of(picture);
        long shown =
                story.scenes().stream()
                        .flatMap(scene -> scene.events().stream())
                        .filter(each -> each.getClass().getSimpleName().equals(event))
                        .count();
        assertTrue(shown > 0, picture + " shows no " + event + ": " + story.scenes());
        assertTrue(story.end().decision() != Decision.OVER, picture.name());
    }
}
