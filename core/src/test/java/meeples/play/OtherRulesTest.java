package meeples.play;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import meeples.fistful.Fistful;
import meeples.fistful.RandomPlay;
import meeples.fistful.model.Town;
import meeples.fistful.rules.Event;
import meeples.fistful.ui.FistfulGame;
import meeples.pinned.OtherRules;
import meeples.platform.MemoryStorage;
import meeples.room.saves.Autosave;
import meeples.room.saves.LockedSave;
import meeples.room.saves.MatchKeeper;
import meeples.room.saves.SaveShelf;
import meeples.room.saves.Saved;
import meeples.testing.StrangeNotation;
import org.junit.jupiter.api.Test;

/** The rules have changed since a match was saved. */
class OtherRulesTest {
    private static final int DECISIONS = 40;

    /** A save that the rules of today have not written: some of its words mean other things now. */
    private static String written(Notation<Town> notation, Rules<Town, Event> rules)
            throws BadTextException {
        Game<Town, Event> then = new Game<>("fistful", 1, rules, notation);
        List<Seat> seats =
                List.of(
                        new Seat("Ann", "", "orange", "horseshoe"),
                        new Seat("Jeb", "marshal", "green", "cactus"));
        Match<Town, Event> match = new Match<>(then, "players 2 first 1 seed 5", seats);
        RandomPlay play = new RandomPlay(5);
        while (match.size() < DECISIONS) {
            match.play(play.choose(match.position()));
        }
        return MatchText.write(match);
    }

    /** What was moved in the eleventh decision was called otherwise. */
    private static String withAStrangeMove() throws BadTextException {
        return written(new StrangeNotation<>(Fistful.GAME.notation(), 11), Fistful.GAME.rules());
    }

    @Test
    void theDecisionThatCannotBeMadeAnyMoreIsToldAndTheOnesBeforeItCanBeWatched()
            throws BadTextException {
        String text = withAStrangeMove();
        BadTextException bad =
                assertThrows(BadTextException.class, () -> MatchText.read(Fistful.GAME, text));
        assertEquals(Fault.OTHER_RULES, bad.fault());
        assertEquals(11, bad.arguments()[0]);
        assertTrue(
                ((BadTextException) bad.arguments()[1])
                        .getMessage()
                        .contains(StrangeNotation.MOVE));
        Match<Town, Event> part = MatchText.readToWatch(Fistful.GAME, text);
        assertEquals(10, part.size());
        assertEquals("Jeb", part.seats().get(1).name());
    }

    @Test
    void theSameMovesThatLeadElsewhereAreNoticed() throws BadTextException {
        String text =
                written(
                        Fistful.GAME.notation(),
                        new OtherRules<>(Fistful.GAME.rules()) {
                            @Override
                            public int hash(Town town) {
                                return ~super.hash(town);
                            }
                        });
        BadTextException bad =
                assertThrows(BadTextException.class, () -> MatchText.read(Fistful.GAME, text));
        assertEquals(Fault.OTHER_RULES, bad.fault());
        assertEquals(Fault.OTHER_POSITION, ((BadTextException) bad.arguments()[1]).fault());
        assertEquals(DECISIONS, MatchText.readToWatch(Fistful.GAME, text).size());
    }

    @Test
    void aSetUpThatThereIsNoLongerIsToldAndIsNoDamage() throws BadTextException {
        Notation<Town> then =
                new Notation<>() {
                    @Override
                    public Town start(String setup) throws BadTextException {
                        return Fistful.GAME
                                .notation()
                                .start(setup.replace("players 9", "players 2"));
                    }

                    @Override
                    public String write(Town town, int move) {
                        return Fistful.GAME.notation().write(town, move);
                    }

                    @Override
                    public int read(Town town, String move) throws BadTextException {
                        return Fistful.GAME.notation().read(town, move);
                    }

                    @Override
                    public String draw(Town town) {
                        return Fistful.GAME.notation().draw(town);
                    }

                    @Override
                    public Town position(String drawn) throws BadTextException {
                        return Fistful.GAME.notation().position(drawn);
                    }
                };
        Match<Town, Event> match =
                new Match<>(
                        new Game<>("fistful", 1, Fistful.GAME.rules(), then),
                        "players 9 first 1 seed 5",
                        List.of(new Seat("", "", "", ""), new Seat("", "", "", "")));
        BadTextException bad =
                assertThrows(
                        BadTextException.class,
                        () -> MatchText.read(Fistful.GAME, MatchText.write(match)));
        assertEquals(Fault.OTHER_SETUP, bad.fault());
        assertTrue(bad.fault().isForeign());
    }

    @Test
    void aTextThatSomebodyChangedIsDamagedAsBefore() throws BadTextException {
        String changed = withAStrangeMove().replace("Ann", "Eve");
        BadTextException bad =
                assertThrows(BadTextException.class, () -> MatchText.read(Fistful.GAME, changed));
        assertEquals(Fault.UNKNOWN_WORD, bad.fault());
        assertThrows(BadTextException.class, () -> MatchText.readToWatch(Fistful.GAME, changed));
    }

    @Test
    void savesOfTheFirstFormatAreReadAsEver() throws BadTextException {
        String text = written(Fistful.GAME.notation(), Fistful.GAME.rules());
        String old = text.replace("meeples 2\n", "meeples 1\n").replaceAll(" check .*", "");
        assertEquals(DECISIONS, MatchText.read(Fistful.GAME, old).size());
    }

    @Test
    void suchAMatchStaysWhereItIsAndGoesToTheShelfWhenAnotherBegins() throws Exception {
        MemoryStorage storage = new MemoryStorage();
        FistfulGame game = new FistfulGame();
        String text = withAStrangeMove();
        storage.write("autosave-fistful", text);
        Autosave<Town, Event> autosave = new Autosave<>(game, storage);
        assertThrows(BadTextException.class, autosave::restore);
        assertEquals(text, storage.read("autosave-fistful"));
        assertEquals(10, autosave.restoreToWatch().size());
        Match<Town, Event> next =
                MatchText.read(
                        Fistful.GAME, written(Fistful.GAME.notation(), Fistful.GAME.rules()));
        assertTrue(new MatchKeeper<>(game, storage, () -> 1).makeRoomFor(next));
        SaveShelf shelf = new SaveShelf(List.of(game), storage);
        List<Saved> saved = shelf.all();
        assertEquals(0, shelf.damaged());
        LockedSave locked = (LockedSave) saved.get(0);
        assertTrue(locked.reason().fault().canBeWatched());
        assertEquals(text, shelf.text(locked));
        assertEquals(10, shelf.asFarAsItGoes(locked).match().size());
        assertNotNull(shelf.asFarAsItGoes(locked).game());
    }
}
