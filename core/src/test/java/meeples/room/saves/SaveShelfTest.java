package meeples.room.saves;

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
import meeples.fistful.ui.FistfulGame;
import meeples.platform.MemoryStorage;
import meeples.platform.Storage;
import meeples.platform.StorageException;
import meeples.play.BadTextException;
import meeples.play.Fault;
import meeples.play.Match;
import meeples.play.MatchText;
import meeples.play.MoveList;
import meeples.play.Seat;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class SaveShelfTest {
    private final MemoryStorage storage = new MemoryStorage();
    private final SaveShelf shelf = new SaveShelf(List.of(new FistfulGame()), storage);

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
        List<Saved> all = shelf.all();
        assertEquals(List.of("new", "old"), all.stream().map(Saved::name).toList());
        assertEquals(MatchText.write(match(9)), shelf.text(all.get(0)));
    }

    @Test
    void onlyTheLastFewOfTheRecentOnesAreKept() throws Exception {
        SaveShelf recent = SaveShelf.recent(List.of(new FistfulGame()), storage);
        for (int i = 1; i <= 12; i++) {
            recent.keep("", i, match(i));
            recent.keepOnly(10);
        }
        List<Saved> all = recent.all();
        assertEquals(10, all.size());
        assertEquals(12, all.get(0).date());
        assertEquals(3, all.get(9).date());
        assertTrue(shelf.all().isEmpty(), "what players keep lies elsewhere");
    }

    @Test
    void recentMatchesThatCannotBeOpenedHerePushNoOthersOutAndStay() throws Exception {
        SaveShelf recent = SaveShelf.recent(List.of(new FistfulGame()), storage);
        String text = MatchText.write(match(20));
        recent.keep("newer", 1, text.replace("game fistful 1", "game fistful 99"));
        recent.keep("other", 2, text.replace("game fistful 1", "game someday 1"));
        for (int i = 3; i <= 5; i++) {
            recent.keep("", i, match(i));
        }
        recent.keep("bot", 6, uncheck(text.replace("\"marshal\"", "\"genius\"")));
        for (int i = 7; i <= 14; i++) {
            recent.keep("", i, match(i));
            recent.keepOnly(10);
        }
        List<Saved> all = recent.all();
        List<String> locked =
                all.stream().filter(LockedSave.class::isInstance).map(Saved::name).toList();
        assertEquals(List.of("bot", "other", "newer"), locked);
        assertEquals(10, all.size() - locked.size());
        assertEquals(4, all.get(10).date(), "of the 11 that can be opened the oldest went");
    }

    /** Whoever changes a text by hand leaves the check out. */
    private static String uncheck(String text) {
        return text.substring(0, text.indexOf(" check")) + "\n";
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
    void whatIsPutBackTakesNoOthersPlace() throws Exception {
        shelf.keep("first", 100, match(3));
        shelf.delete(shelf.all().get(0));
        shelf.keep("second", 200, match(9));
        shelf.putBack();
        assertEquals(List.of("second", "first"), shelf.all().stream().map(Saved::name).toList());
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

    @ParameterizedTest
    @CsvSource({
        "game fistful 1, game fistful 2, NEWER_VERSION",
        "game fistful 1, game chess 1, OTHER_GAME",
        "meeples 2, meeples 9, NEWER_VERSION",
        "bot \"marshal\", bot \"general\", UNKNOWN_BOT"
    })
    void whatCannotBeOpenedHereIsShownWithItsReasonAndNeverMoved(String was, String is, Fault fault)
            throws Exception {
        shelf.keep("one", 100, match(3));
        String text = MatchText.write(match(4)).replace(was, is);
        String foreign = text.substring(0, text.indexOf(" check ")) + "\n";
        storage.write("saves/7", "name theirs\ndate 200\n" + foreign);
        for (int time = 0; time < 2; time++) {
            List<Saved> all = shelf.all();
            assertEquals(2, all.size());
            LockedSave locked = (LockedSave) all.get(0);
            assertEquals("theirs", locked.name());
            assertEquals(fault, locked.reason().fault());
            assertEquals(0, shelf.damaged());
            assertEquals(foreign, shelf.text(locked));
        }
        assertEquals(List.of("saves/1", "saves/7"), storage.list("saves/"));
    }

    @Test
    void aFileThatCannotBeReadHidesNoOther() throws Exception {
        shelf.keep("one", 100, match(3));
        shelf.keep("two", 200, match(4));
        Storage broken =
                new Storage() {
                    @Override
                    public String read(String name) throws StorageException {
                        if (name.equals("saves/1")) {
                            throw new StorageException("broken");
                        }
                        return storage.read(name);
                    }

                    @Override
                    public void write(String name, String text) {
                        storage.write(name, text);
                    }

                    @Override
                    public void delete(String name) {
                        storage.delete(name);
                    }

                    @Override
                    public List<String> list(String prefix) {
                        return storage.list(prefix);
                    }
                };
        List<Saved> all = new SaveShelf(List.of(new FistfulGame()), broken).all();
        assertEquals("two", all.get(0).name());
        assertEquals(Fault.UNREADABLE, ((LockedSave) all.get(1)).reason().fault());
    }

    @Test
    void aMarkBeforeTheTextIsPassedOver() throws Exception {
        shelf.take("\ufeff" + MatchText.write(match(5)), "from a file", 300);
        storage.write("saves/1", "\ufeff" + storage.read("saves/1"));
        assertEquals("from a file", shelf.all().get(0).name());
        assertEquals("fistful", MatchText.header("\ufeff" + MatchText.write(match(1))).game());
    }

    @Test
    void aNameWithoutAnEndIsCutOff() throws Exception {
        String text = MatchText.write(match(5)).replace("Ann", "A".repeat(100_000));
        shelf.take(text.substring(0, text.indexOf(" check ")), "N".repeat(5000), 300);
        SavedMatch<?, ?> saved = (SavedMatch<?, ?>) shelf.all().get(0);
        assertTrue(saved.match().seats().get(0).name().length() < 100);
        assertTrue(saved.name().length() <= SaveShelf.longestName());
    }

    @Test
    void tenThousandChangedSavesAreOpenedOrSetAsideAndNothingElseHappens() throws Exception {
        shelf.keep("evening", 100, match(30));
        String whole = storage.read("saves/1");
        Random random = new Random(4712);
        for (int i = 0; i < 10_000; i++) {
            MemoryStorage changed = new MemoryStorage();
            String text = changed(whole, random);
            changed.write("saves/1", text);
            changed.write("autosave", text.substring(text.indexOf("meeples") + 1));
            SaveShelf other = new SaveShelf(List.of(new FistfulGame()), changed);
            int found = other.all().size();
            assertEquals(1, found + other.damaged(), text);
            new MatchKeeper<>(new FistfulGame(), changed, () -> 1).makeRoomFor(match(0));
        }
    }

    /** Letters changed, doubled, left out or taken from elsewhere; the check is left out. */
    private static String changed(String whole, Random random) {
        StringBuilder text = new StringBuilder(whole.substring(0, whole.indexOf(" check ")));
        for (int times = 1 + random.nextInt(3); times > 0; times--) {
            int at = random.nextInt(text.length() - 1);
            int from = random.nextInt(text.length() - 1);
            switch (random.nextInt(5)) {
                case 0 -> text.setCharAt(at, (char) random.nextInt(300));
                case 1 -> text.deleteCharAt(at);
                case 2 -> text.insert(at, text.charAt(from));
                case 3 -> text.setCharAt(at, (char) ('0' + random.nextInt(10)));
                default -> text.insert(at, text.substring(Math.min(at, from), Math.max(at, from)));
            }
        }
        return text.append('\n').toString();
    }

    @Test
    void aMatchCanBeTakenInFromText() throws Exception {
        shelf.take("\n" + MatchText.write(match(5)) + "\n\n", "from Ann", 300);
        assertEquals(5, ((SavedMatch<?, ?>) shelf.all().get(0)).match().size());
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
        SaveShelf full = new SaveShelf(List.of(new FistfulGame()), new FullStorage());
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
