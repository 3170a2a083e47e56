package meeples.room.sitting;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import meeples.fistful.Fistful;
import meeples.fistful.model.Decision;
import meeples.fistful.model.Street;
import meeples.fistful.model.Town;
import meeples.fistful.notation.MoveText;
import meeples.fistful.rules.Event;
import meeples.fistful.ui.FistfulGame;
import meeples.fistful.ui.outlook.OrderlyResolving;
import meeples.platform.MemoryStorage;
import meeples.play.Match;
import meeples.play.Seat;
import meeples.room.saves.MatchKeeper;
import meeples.search.SlicedThinking;
import meeples.settings.Settings;
import org.junit.jupiter.api.Test;

/**
 * A turn that went on by itself is not irrevocable, and what is the player's to decide is asked.
 */
class TakenBackTest {
    private static final float FRAME = 0.1f;

    /** A robber with two builders, nobody near any treasure: one drop makes the whole turn. */
    private static final String QUIET =
            "town players 2 first 1 / north people BBB BBR BBB BBB BBB - / south people"
                    + " BBB BBB - - - - / saloon V";

    /** Two builders at buildings that the player could pay for, one after the other or not. */
    private static final String TWO_MARQUEES =
            "town players 2 first 1 / north people BBB BMR BBB BBB BBB - / north doorways B - B - -"
                + " - / south people BB BB - - - - / saloon V / player 1 gold 6 stone 6 bars 0 /"
                + " turn 3 player 1 resolve";

    private final Settings settings = new Settings();

    private Sitting<Town, Event> sit(String setup, String... bots) throws Exception {
        List<Seat> seats = new ArrayList<>();
        for (String bot : bots) {
            seats.add(new Seat("P" + seats.size(), bot, "orange", "boot"));
        }
        FistfulGame game = new FistfulGame();
        return new Sitting<>(
                game,
                new Match<>(Fistful.GAME, setup, seats),
                new SlicedThinking(() -> 0, 8),
                new MatchKeeper<>(game, new MemoryStorage(), () -> 0),
                Coach.none(),
                settings,
                new QuietHost());
    }

    /** Drops the robber and lets the rest happen; the bot has not been let go on yet. */
    private Sitting<Town, Event> droppedRobber() throws Exception {
        Sitting<Town, Event> sitting = sit(QUIET, "", "tenderfoot");
        sitting.play(MoveText.read("take b1 clockwise from d2"));
        sitting.play(MoveText.read("sow robber"));
        for (int i = 0; i < 20 && sitting.match().decider() == 0; i++) {
            sitting.update(0);
        }
        assertEquals(1, sitting.match().decider(), "the turn is over");
        return sitting;
    }

    private static void waitFor(Sitting<Town, Event> sitting, float seconds) {
        for (float passed = 0; passed < seconds; passed += FRAME) {
            sitting.update(FRAME);
        }
    }

    @Test
    void theBotWaitsAMomentAndTheDropIsTakenBackWithAllThatCameOfIt() throws Exception {
        Sitting<Town, Event> sitting = droppedRobber();
        int size = sitting.match().size();
        assertTrue(sitting.waits());
        waitFor(sitting, 2);
        assertEquals(size, sitting.match().size(), "the bot waits");
        sitting.undo();
        assertEquals(Decision.SOW, sitting.position().decision());
        assertEquals(0, sitting.match().decider());
        assertFalse(sitting.waits());
    }

    @Test
    void aBotThatHasBegunIsCalledBack() throws Exception {
        Sitting<Town, Event> sitting = droppedRobber();
        int size = sitting.match().size();
        for (int i = 0; i < 100 && sitting.match().size() == size; i++) {
            sitting.update(FRAME);
        }
        assertTrue(sitting.match().size() > size, "the bot has taken a handful");
        assertFalse(sitting.match().revealed(size));
        sitting.undo();
        assertEquals(Decision.SOW, sitting.position().decision());
        sitting.redo();
        assertTrue(sitting.match().size() > size, "and makes its decision again");
    }

    @Test
    void whoIsQuickWaitsLessAndWhoPressesNotAtAll() throws Exception {
        settings.speed.set(400);
        Sitting<Town, Event> sitting = droppedRobber();
        int size = sitting.match().size();
        waitFor(sitting, 1);
        assertTrue(sitting.match().size() > size);
        settings.speed.set(100);
        Sitting<Town, Event> hurried = droppedRobber();
        hurried.hurry();
        assertFalse(hurried.waits());
    }

    @Test
    void anotherPersonHasAllTheTimeThereIs() throws Exception {
        Sitting<Town, Event> sitting = sit(QUIET, "", "");
        sitting.play(MoveText.read("take b1 clockwise from d2"));
        sitting.play(MoveText.read("sow robber"));
        for (int i = 0; i < 20; i++) {
            sitting.update(0);
        }
        assertEquals(1, sitting.asked());
        assertFalse(sitting.waits());
        assertTrue(sitting.canUndo());
    }

    @Test
    void aGoodOrderNeverDecidesWhichOfTwoMarqueesIsAskedAbout() throws Exception {
        Sitting<Town, Event> sitting = sit(TWO_MARQUEES, "", "tenderfoot");
        assertTrue(
                OrderlyResolving.choosesMarquee(sitting.position(), Street.doorway(0)),
                "both can be paid");
        sitting.automate(new OrderlyResolving());
        waitFor(sitting, 3);
        assertEquals(Decision.RESOLVE, sitting.position().decision(), "that is for the player");
        assertEquals(0, sitting.match().size());
        assertTrue(sitting.asksHuman());
    }
}
