package meeples.saves;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Random;
import meeples.fistful.Fistful;
import meeples.fistful.model.Setup;
import meeples.fistful.model.Town;
import meeples.fistful.notation.SetupText;
import meeples.fistful.rules.Event;
import meeples.platform.MemoryStorage;
import meeples.platform.Storage;
import meeples.platform.StorageException;
import meeples.play.BadTextException;
import meeples.play.Match;
import meeples.play.MatchText;
import meeples.play.MoveList;
import meeples.play.Seat;
import org.junit.jupiter.api.Test;

class SaveShelfTest {
    private final MemoryStorage storage = new MemoryStorage();
    private final SaveShelf<Town, Event> shelf = new SaveShelf<>(Fistful.GAME, storage);

    private static Match<Town, Event> match(int moves) throws BadTextException {
        List<Seat> seats =
                List.of(
                        new Seat("Ann", "", "orange", "horseshoe"),
                        new Seat("Jeb", "marshal", "green", "cactus"));
        Match<Town, Event> match =
                new Match<>(Fistful.GAME, SetupText.write(Setup.of(2, 11)), seats);
        MoveList legal = new MoveList();
        for (int i = 0; i < moves; i++) {
            match.legalMoves(legal);
            match.play(legal.get(0));
        }
        return match;
    }

    @Test
    void theNewestMatchComesFirstAndIsAsItWas() throws Exception {
        shelf.keep("old", 100, match(3));
        shelf.keep("new", 200, match(9));
        List<SavedMatch<Town, Event>> all = shelf.all();
        assertEquals(List.of("new", "old"), all.stream().map(SavedMatch::name).toList());
        assertEquals(MatchText.write(match(9)), MatchText.write(all.get(0).match()));
    }

    @Test
    void onlyTheLastFewOfTheRecentOnesAreKept() throws Exception {
        SaveShelf<Town, Event> recent = SaveShelf.recent(Fistful.GAME, storage);
        for (int i = 1; i <= 12; i++) {
            recent.keep("", i, match(i));
            recent.keepOnly(10);
        }
        List<SavedMatch<Town, Event>> all = recent.all();
        assertEquals(10, all.size());
        assertEquals(12, all.get(0).date());
        assertEquals(3, all.get(9).date());
        assertTrue(shelf.all().isEmpty(), "what players keep lies elsewhere");
    }

    @Test
    void theSameMatchIsRecognisedUnderAnyName() throws Exception {
        shelf.keep("evening", 100, match(5));
        assertTrue(shelf.holds(match(5)));
        assertFalse(shelf.holds(match(6)));
    }

    @Test
    void aMatchCanBeRenamed() throws Exception {
        shelf.keep("evening", 100, match(3));
        shelf.rename(shelf.all().get(0), "  morning\nafter ");
        assertEquals("morning after", shelf.all().get(0).name());
        assertEquals(1, shelf.all().size());
    }

    @Test
    void theMatchDeletedLastCanBePutBack() throws Exception {
        shelf.keep("evening", 100, match(3));
        shelf.delete(shelf.all().get(0));
        assertTrue(shelf.all().isEmpty());
        assertTrue(shelf.canPutBack());
        shelf.putBack();
        assertEquals("evening", shelf.all().get(0).name());
        assertFalse(shelf.canPutBack());
    }

    @Test
    void aDamagedMatchIsPutAsideAndStopsNoOther() throws Exception {
        shelf.keep("one", 100, match(3));
        shelf.keep("two", 200, match(4));
        storage.write("saves/1", storage.read("saves/1").replace("seat", "feat"));
        assertEquals(1, shelf.all().size());
        assertEquals(1, shelf.damaged());
        assertTrue(storage.read("saves/1.damaged").contains("feat"));
        assertEquals(1, shelf.all().size());
        assertEquals(0, shelf.damaged());
    }

    @Test
    void aMatchCanBeTakenInFromText() throws Exception {
        shelf.take("\n" + MatchText.write(match(5)) + "\n\n", "from Ann", 300);
        assertEquals(5, shelf.all().get(0).match().size());
    }

    @Test
    void aThousandDamagedTextsAreRefusedWithAMessageAndKeepNothing() throws Exception {
        String whole = MatchText.write(match(12));
        Random random = new Random(4711);
        for (int i = 0; i < 1000; i++) {
            String text = damaged(whole, random);
            BadTextException refusal =
                    assertThrows(BadTextException.class, () -> shelf.take(text, "bad", 1), text);
            assertFalse(refusal.getMessage().isBlank());
        }
        assertTrue(storage.list("saves/").isEmpty());
    }

    /** Cut off, with a letter changed, or with some left out: always something that matters. */
    private static String damaged(String whole, Random random) {
        int at = random.nextInt(whole.indexOf("\nend "));
        return switch (random.nextInt(3)) {
            case 0 -> whole.substring(0, at);
            case 1 -> whole.substring(0, at) + "§" + whole.substring(at + 1);
            default -> whole.substring(0, at) + whole.substring(at + 2);
        };
    }

    @Test
    void aStorageThatRefusesIsReported() throws BadTextException {
        Match<Town, Event> match = match(1);
        SaveShelf<Town, Event> full = new SaveShelf<>(Fistful.GAME, new FullStorage());
        assertThrows(StorageException.class, () -> full.keep("x", 1, match));
    }

    private static final class FullStorage implements Storage {
        @Override
        public String read(String name) {
            return null;
        }

        @Override
        public void write(String name, String text) throws StorageException {
            throw new StorageException("full");
        }

        @Override
        public void delete(String name) {}

        @Override
        public List<String> list(String prefix) {
            return List.of();
        }
    }
}
