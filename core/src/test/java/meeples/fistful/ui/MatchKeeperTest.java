package meeples.fistful.ui;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import meeples.fistful.Fistful;
import meeples.fistful.RandomPlay;
import meeples.fistful.model.Setup;
import meeples.fistful.model.Town;
import meeples.fistful.notation.SetupText;
import meeples.fistful.rules.Event;
import meeples.platform.MemoryStorage;
import meeples.play.BadTextException;
import meeples.play.Match;
import meeples.play.MatchText;
import meeples.play.Seat;
import meeples.saves.SaveShelf;
import org.junit.jupiter.api.Test;

class MatchKeeperTest {
    private final MemoryStorage storage = new MemoryStorage();
    private final MatchKeeper keeper = new MatchKeeper(storage, () -> 77);
    private final SaveShelf<Town, Event> shelf = new SaveShelf<>(Fistful.GAME, storage);
    private final SaveShelf<Town, Event> recent = SaveShelf.recent(Fistful.GAME, storage);

    private static Match<Town, Event> match(int seed, int decisions) throws BadTextException {
        List<Seat> seats =
                List.of(
                        new Seat("Ann", "", "orange", "horseshoe"),
                        new Seat("Bob", "", "green", "cactus"));
        Match<Town, Event> match =
                new Match<>(Fistful.GAME, SetupText.write(Setup.of(2, seed)), seats);
        RandomPlay play = new RandomPlay(seed);
        while (!match.isOver() && match.size() < decisions) {
            match.play(play.choose(match.position()));
        }
        return match;
    }

    @Test
    void anUnfinishedMatchGoesToTheShelfWhenAnotherBegins() throws Exception {
        Match<Town, Event> left = match(1, 20);
        keeper.keep(left);
        assertTrue(keeper.makeRoomFor(match(2, 0)));
        assertEquals(1, shelf.all().size());
        assertEquals(MatchText.write(left), MatchText.write(shelf.all().get(0).match()));
        assertFalse(new Autosave(storage).exists());
    }

    @Test
    void theMatchThatIsContinuedStaysWhereItIs() throws Exception {
        keeper.keep(match(1, 20));
        assertFalse(keeper.makeRoomFor(match(1, 20)));
        assertTrue(shelf.all().isEmpty());
        assertTrue(new Autosave(storage).exists());
    }

    @Test
    void whatLiesOnTheShelfAlreadyIsNotPutThereTwice() throws Exception {
        keeper.keep(match(1, 20));
        shelf.keep("mine", 5, match(1, 20));
        assertFalse(keeper.makeRoomFor(match(2, 0)));
        assertEquals(1, shelf.all().size());
    }

    @Test
    void aMatchWithoutADecisionIsNotWorthKeeping() throws Exception {
        keeper.keep(match(1, 0));
        assertFalse(keeper.makeRoomFor(match(2, 0)));
        assertTrue(shelf.all().isEmpty());
    }

    @Test
    void aFinishedMatchIsKeptOnceAmongTheRecentOnes() throws Exception {
        keeper.keep(match(1, 20));
        Match<Town, Event> over = match(1, Integer.MAX_VALUE);
        keeper.keep(over);
        keeper.keep(over);
        assertEquals(1, recent.all().size());
        assertEquals(77, recent.all().get(0).date());
        assertFalse(new Autosave(storage).exists());
    }

    @Test
    void lookingAtAFinishedMatchAgainKeepsNothing() throws Exception {
        keeper.keep(match(1, Integer.MAX_VALUE));
        assertTrue(recent.all().isEmpty());
    }
}
