package meeples.room.saves;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import meeples.fistful.Fistful;
import meeples.fistful.RandomPlay;
import meeples.fistful.model.Setup;
import meeples.fistful.model.Town;
import meeples.fistful.notation.SetupText;
import meeples.fistful.rules.Event;
import meeples.fistful.ui.FistfulGame;
import meeples.platform.MemoryStorage;
import meeples.platform.Storage;
import meeples.platform.StorageException;
import meeples.play.BadTextException;
import meeples.play.Fault;
import meeples.play.Match;
import meeples.play.MatchText;
import meeples.play.Seat;
import org.junit.jupiter.api.Test;

class MatchKeeperTest {
    private final MemoryStorage storage = new MemoryStorage();
    private final MatchKeeper<Town, Event> keeper =
            new MatchKeeper<>(new FistfulGame(), storage, () -> 77);
    private final SaveShelf shelf = new SaveShelf(List.of(new FistfulGame()), storage);
    private final SaveShelf recent = SaveShelf.recent(List.of(new FistfulGame()), storage);

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
        assertEquals(MatchText.write(left), shelf.text(shelf.all().get(0)));
        assertFalse(new Autosave<>(new FistfulGame(), storage).exists());
    }

    /** Refuses to put anything on the shelf. */
    private static final class LockedShelf implements Storage {
        private final MemoryStorage under = new MemoryStorage();

        @Override
        public String read(String name) {
            return under.read(name);
        }

        @Override
        public void write(String name, String text) throws StorageException {
            if (name.startsWith("saves/")) {
                throw new StorageException("read-only");
            }
            under.write(name, text);
        }

        @Override
        public void delete(String name) {
            under.delete(name);
        }

        @Override
        public List<String> list(String prefix) {
            return under.list(prefix);
        }
    }

    @Test
    void aMatchThatTheShelfRefusesStaysWhereItIs() throws Exception {
        Storage locked = new LockedShelf();
        MatchKeeper<Town, Event> careful = new MatchKeeper<>(new FistfulGame(), locked, () -> 77);
        Match<Town, Event> left = match(1, 20);
        careful.keep(left);
        assertThrows(StorageException.class, () -> careful.makeRoomFor(match(2, 0)));
        Match<Town, Event> still = new Autosave<>(new FistfulGame(), locked).restore();
        assertEquals(MatchText.write(left), MatchText.write(still));
    }

    /** Has a text that it lists and does not give, like a file without the right to read it. */
    private static final class SealedAutosave implements Storage {
        private final MemoryStorage under = new MemoryStorage();
        private boolean canRename = true;

        @Override
        public String read(String name) throws StorageException {
            if (name.equals("autosave-fistful") && under.read(name) != null) {
                throw new StorageException("no right to read it");
            }
            return under.read(name);
        }

        @Override
        public void write(String name, String text) {
            under.write(name, text);
        }

        @Override
        public void delete(String name) {
            under.delete(name);
        }

        @Override
        public List<String> list(String prefix) {
            return under.list(prefix);
        }

        @Override
        public String setAside(String name) throws StorageException {
            if (!canRename) {
                throw new StorageException("read-only");
            }
            return under.setAside(name);
        }
    }

    @Test
    void aMatchThatCannotBeReadIsSetAsideAndNotWrittenOver() throws Exception {
        SealedAutosave sealed = new SealedAutosave();
        sealed.under.write("autosave-fistful", "sealed");
        MatchKeeper<Town, Event> careful = new MatchKeeper<>(new FistfulGame(), sealed, () -> 77);
        assertTrue(careful.setAsideUnread());
        assertFalse(careful.makeRoomFor(match(2, 0)));
        careful.keep(match(2, 0));
        assertEquals("sealed", sealed.under.read("autosave-fistful.damaged"));
    }

    @Test
    void aMatchThatCanNeitherBeReadNorSetAsideIsKnownToBeThere() throws Exception {
        SealedAutosave sealed = new SealedAutosave();
        sealed.canRename = false;
        Autosave<Town, Event> autosave = new Autosave<>(new FistfulGame(), sealed);
        assertFalse(autosave.isThere());
        assertFalse(autosave.setAsideUnread());
        sealed.under.write("autosave-fistful", "sealed");
        assertTrue(autosave.isThere());
        assertThrows(StorageException.class, autosave::setAsideUnread);
        assertEquals("sealed", sealed.under.read("autosave-fistful"));
    }

    @Test
    void theMatchOfAProgramThatKnewOneGameIsContinuedAndThenKeptUnderItsGame() throws Exception {
        storage.write("autosave", MatchText.write(match(1, 20)));
        Autosave<Town, Event> autosave = new Autosave<>(new FistfulGame(), storage);
        assertTrue(autosave.exists());
        assertEquals(20, autosave.restore().size());
        keeper.keep(match(1, 21));
        assertNull(storage.read("autosave"));
        assertEquals(21, autosave.restore().size());
    }

    @Test
    void aMatchOfAnotherGameIsNotThisGamesToContinue() throws Exception {
        String other = MatchText.write(match(1, 20)).replace("game fistful", "game chess");
        storage.write("autosave", other);
        assertFalse(new Autosave<>(new FistfulGame(), storage).exists());
        keeper.keep(match(1, 3));
        assertEquals(other, storage.read("autosave"));
    }

    @Test
    void aMatchOfANewerVersionIsNeitherRenamedNorLostWhenAnotherBegins() throws Exception {
        String newer = MatchText.write(match(1, 20)).replace("game fistful 1", "game fistful 9");
        storage.write("autosave-fistful", newer);
        Autosave<Town, Event> autosave = new Autosave<>(new FistfulGame(), storage);
        BadTextException refusal = assertThrows(BadTextException.class, autosave::restore);
        assertEquals(Fault.NEWER_VERSION, refusal.fault());
        assertEquals(newer, storage.read("autosave-fistful"));
        assertTrue(keeper.makeRoomFor(match(2, 0)));
        Saved kept = shelf.all().get(0);
        assertTrue(kept instanceof LockedSave);
        assertEquals(newer, shelf.text(kept));
    }

    @Test
    void theMatchThatIsContinuedStaysWhereItIs() throws Exception {
        keeper.keep(match(1, 20));
        assertFalse(keeper.makeRoomFor(match(1, 20)));
        assertTrue(shelf.all().isEmpty());
        assertTrue(new Autosave<>(new FistfulGame(), storage).exists());
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
        assertFalse(new Autosave<>(new FistfulGame(), storage).exists());
    }

    @Test
    void lookingAtAFinishedMatchAgainKeepsNothing() throws Exception {
        keeper.keep(match(1, Integer.MAX_VALUE));
        assertTrue(recent.all().isEmpty());
    }
}
