package meeples.fistful.ui.book;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import meeples.fistful.model.Decision;
import meeples.fistful.model.Place;
import meeples.fistful.model.Town;
import meeples.fistful.rules.Event;
import meeples.game.book.Story;
import org.junit.jupiter.api.Test;

/** Each little table shows the rule that it stands beside. */
class StoriesTest {
    private static <E> E happens(Picture picture, Class<E> what) {
        List<Event> all = new ArrayList<>();
        for (Story.Scene<Town, Event> scene : Stories.of(picture).scenes()) {
            all.addAll(scene.events());
        }
        for (Event event : all) {
            if (what.isInstance(event)) {
                return what.cast(event);
            }
        }
        throw new AssertionError(picture + " has no " + what.getSimpleName() + ": " + all);
    }

    @Test
    void everyTableOfTheBookHasAStoryThatTheRulesAllow() {
        for (Picture picture : Picture.values()) {
            if (picture.isTable()) {
                Story<Town, Event> story = Stories.of(picture);
                boolean still = picture.ordinal() <= Picture.ENDS.ordinal();
                assertEquals(still, story.scenes().isEmpty(), picture.name());
                assertTrue(story.end().decision() != Decision.OVER, picture.name());
            }
        }
    }

    @Test
    void theRobberFindsTwoMinersAndDrawsFour() {
        Event.PiecesDrawn drawn = happens(Picture.ROB, Event.PiecesDrawn.class);
        assertEquals(2, drawn.meeples());
        assertEquals(4, drawn.wanted());
        assertEquals(0, drawn.seat());
    }

    @Test
    void theMinerPaysTheOwnerOfTheMarqueeOnAnotherPlayersTurn() {
        Event.PiecesDrawn drawn = happens(Picture.MINE, Event.PiecesDrawn.class);
        assertEquals(0, drawn.seat());
        assertEquals(4, drawn.wanted());
        assertEquals(1, Stories.of(Picture.MINE).start().active());
    }

    @Test
    void theDeputySendsTwoRobbersToJailAndTheMadameThreeBuildersToTheSaloon() {
        assertEquals(2, happens(Picture.ARREST, Event.RobbersJailed.class).count());
        assertEquals(3, happens(Picture.LEAD_AWAY, Event.BuildersLedToSaloon.class).count());
    }

    @Test
    void theBuilderBuildsAndOnARivalsTurnTheOwnerTurnsTheMarqueeToTen() {
        assertEquals(2, happens(Picture.BUILD, Event.MarqueeBuilt.class).gold());
        assertEquals(0, happens(Picture.UPGRADE, Event.MarqueeUpgraded.class).seat());
        assertEquals(10, Stories.of(Picture.UPGRADE).end().marquee(2));
    }

    @Test
    void theShowdownBuriesSomebody() {
        happens(Picture.SHOWDOWN, Event.ShowdownWon.class);
        assertEquals(1, Stories.of(Picture.SHOWDOWN).end().meeples(Place.GRAVEYARD));
    }

    @Test
    void theExplosionCostsEverybodyHalfTheirStone() {
        Event.DynamiteExploded exploded = happens(Picture.EXPLODE, Event.DynamiteExploded.class);
        Town start = Stories.of(Picture.EXPLODE).start();
        assertTrue(exploded.stonesLost()[0] >= start.stone(0) / 2);
        assertEquals(start.stone(1) / 2, exploded.stonesLost()[1]);
    }

    @Test
    void theOthersShowWhatTheyAreNamedAfter() {
        happens(Picture.CORNER, Event.StartingMarqueePlaced.class);
        happens(Picture.BREAK_OUT, Event.DynamiteBagged.class);
        happens(Picture.SOW, Event.MeepleSown.class);
        happens(Picture.SOW_FROM_SALOON, Event.MeeplesTaken.class);
        happens(Picture.TOKEN, Event.ShowdownMeepleClaimed.class);
        happens(Picture.MADAME_RETIRES, Event.MadameRetired.class);
        happens(Picture.BUY_BAR, Event.GoldBarTaken.class);
    }
}
