package meeples.room.sitting;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import meeples.fistful.Fistful;
import meeples.fistful.ai.Bots;
import meeples.fistful.model.Decision;
import meeples.fistful.model.Setup;
import meeples.fistful.model.Street;
import meeples.fistful.model.Town;
import meeples.fistful.notation.SetupText;
import meeples.fistful.rules.Event;
import meeples.fistful.table.SignTexts;
import meeples.fistful.table.TableCheck;
import meeples.fistful.table.town.TownTable;
import meeples.fistful.ui.FistfulGame;
import meeples.fistful.ui.ask.SownHandful;
import meeples.picture.SeatColours;
import meeples.picture.SeatSymbols;
import meeples.platform.MemoryStorage;
import meeples.play.Eyes;
import meeples.play.Match;
import meeples.play.Seat;
import meeples.room.saves.Autosave;
import meeples.room.saves.MatchKeeper;
import meeples.room.view.MatchOnTable;
import meeples.search.SlicedThinking;
import meeples.settings.Settings;
import meeples.table.Cues;
import meeples.table.Margins;
import meeples.table.Pace;
import meeples.table.Speed;
import meeples.table.Sprites;
import org.junit.jupiter.api.Test;

class SittingTest {
    private static final int MOST_FRAMES = 200_000;

    private final MemoryStorage storage = new MemoryStorage();
    private final Settings settings = new Settings();
    private TownTable table;
    private boolean saveFailed;

    @Test
    void botsPlayAWholeGameAndTheTableShowsItsEnd() throws Exception {
        Sitting<Town, Event> sitting =
                sit(4, 11, Bots.PROSPECTOR, Bots.TENDERFOOT, Bots.PROSPECTOR, "");
        sitting.setSeat(3, seat(3, Bots.TENDERFOOT));
        for (int frame = 0; frame < MOST_FRAMES && !sitting.isOver(); frame++) {
            update(sitting);
        }
        assertTrue(sitting.isOver());
        assertEquals("", TableCheck.difference(table, sitting.position()));
        assertFalse(
                new Autosave<>(new FistfulGame(), storage).exists(),
                "a finished game is not continued");
        assertFalse(saveFailed);
    }

    @Test
    void everyDecisionOfAHumanCanBeTakenBackUnlessChanceHasSpoken() throws Exception {
        Random random = new Random(5);
        int takenBack = 0;
        Sitting<Town, Event> sitting = sit(3, 21, "", "", "");
        while (!sitting.isOver()) {
            waitForHuman(sitting);
            if (sitting.isOver()) {
                break;
            }
            Town before = sitting.position().copy();
            int move = sitting.legal().get(random.nextInt(sitting.legal().size()));
            sitting.play(move);
            Town after = sitting.position().copy();
            if (sitting.canUndo()) {
                takenBack++;
                sitting.undo();
                assertEquals(before, sitting.position());
                assertEquals("", TableCheck.difference(finished(), sitting.position()));
                assertTrue(sitting.canRedo());
                sitting.redo();
                assertEquals(after, sitting.position());
            } else {
                assertTrue(after.chances() > before.chances(), "only chance forbids it");
            }
            assertEquals("", TableCheck.difference(finished(), sitting.position()));
        }
        assertTrue(takenBack > 50);
    }

    @Test
    void takingBackSkipsWhatResolvedItself() throws Exception {
        Random random = new Random(8);
        int seen = 0;
        for (int seed = 0; seen == 0 && seed < 50; seed++) {
            Sitting<Town, Event> sitting = sit(2, seed, "", "");
            while (!sitting.isOver()) {
                waitForHuman(sitting);
                if (sitting.isOver()) {
                    break;
                }
                int before = sitting.match().size();
                Town position = sitting.position().copy();
                sitting.play(sitting.legal().get(random.nextInt(sitting.legal().size())));
                waitForHuman(sitting);
                if (sitting.match().size() > before + 1 && sitting.canUndo()) {
                    seen++;
                    sitting.undo();
                    assertEquals(position, sitting.position());
                    sitting.play(sitting.legal().get(0));
                }
            }
        }
        assertTrue(seen > 0);
    }

    @Test
    void theAutosaveHoldsThePositionAfterEachDecision() throws Exception {
        Random random = new Random(3);
        Sitting<Town, Event> sitting = sit(2, 31, "", Bots.PROSPECTOR);
        for (int i = 0; i < 25 && !sitting.isOver(); i++) {
            waitForHuman(sitting);
            if (!sitting.isOver()) {
                sitting.play(sitting.legal().get(random.nextInt(sitting.legal().size())));
                assertEquals(
                        sitting.position(),
                        new Autosave<>(new FistfulGame(), storage).restore().position());
            }
        }
        assertEquals(
                sitting.match().seats(),
                new Autosave<>(new FistfulGame(), storage).restore().seats());
    }

    @Test
    void twoMeeplesOfAHandfulChangePlaces() throws Exception {
        Random random = new Random(4);
        int swapped = 0;
        settings.automatic.set(false);
        Sitting<Town, Event> sitting = sit(2, 77, "", "");
        while (!sitting.isOver() && swapped < 10) {
            waitForHuman(sitting);
            if (sitting.isOver()) {
                break;
            }
            int[] pair = differentPair(sitting);
            if (sitting.position().decision() == Decision.RESOLVE && pair != null) {
                int one = sitting.position().on(pair[0]);
                int other = sitting.position().on(pair[1]);
                sown(sitting).swap(pair[0], pair[1]);
                swapped++;
                assertEquals(other, sitting.position().on(pair[0]));
                assertEquals(one, sitting.position().on(pair[1]));
                assertEquals("", TableCheck.difference(finished(), sitting.position()));
            }
            sitting.play(sitting.legal().get(random.nextInt(sitting.legal().size())));
        }
        assertEquals(10, swapped);
    }

    private static SownHandful sown(Sitting<Town, Event> sitting) {
        return new SownHandful(sitting.past(), sitting.position());
    }

    private static int[] differentPair(Sitting<Town, Event> sitting) {
        Town town = sitting.position();
        SownHandful sown = sown(sitting);
        for (int one = 0; one < Street.SPACES; one++) {
            for (int other = one + 1; other < Street.SPACES; other++) {
                boolean doorways = !Street.isShowdown(one) && !Street.isShowdown(other);
                if (doorways
                        && town.on(one) != town.on(other)
                        && sown.isSown(one)
                        && sown.isSown(other)) {
                    return new int[] {one, other};
                }
            }
        }
        return null;
    }

    @Test
    void aHumanCanTakeOverFromABotAndGiveTheSeatBack() throws Exception {
        Sitting<Town, Event> sitting = sit(2, 5, Bots.TENDERFOOT, Bots.TENDERFOOT);
        for (int i = 0; i < 50; i++) {
            update(sitting);
        }
        sitting.setSeat(0, seat(0, ""));
        sitting.setSeat(1, seat(1, ""));
        waitForHuman(sitting);
        int size = sitting.match().size();
        for (int i = 0; i < 50; i++) {
            update(sitting);
        }
        assertEquals(size, sitting.match().size(), "nobody plays for a human");
        sitting.setSeat(0, seat(0, Bots.PROSPECTOR));
        sitting.setSeat(1, seat(1, Bots.PROSPECTOR));
        for (int i = 0; i < 50; i++) {
            update(sitting);
        }
        assertTrue(sitting.match().size() > size);
    }

    private TownTable finished() {
        table.finish();
        return table;
    }

    private void update(Sitting<Town, Event> sitting) {
        table.update(1 / 60f);
        sitting.update(1 / 60f);
    }

    private void waitForHuman(Sitting<Town, Event> sitting) {
        for (int frame = 0; frame < MOST_FRAMES; frame++) {
            if (sitting.isOver() || sitting.asksHuman()) {
                return;
            }
            update(sitting);
        }
        throw new AssertionError("stuck at " + sitting.position().decision());
    }

    private Sitting<Town, Event> sit(int players, int seed, String... bots) throws Exception {
        List<Seat> seats = new ArrayList<>();
        for (int i = 0; i < players; i++) {
            seats.add(seat(i, bots[i]));
        }
        Match<Town, Event> match =
                new Match<>(Fistful.GAME, SetupText.write(Setup.of(players, seed)), seats);
        table = new TownTable(Sprites.none(), null, new Signs(), Cues.silent());
        table.setSpeed(Speed.INSTANT);
        table.sit(seats);
        table.resize(1280, 720, Margins.none(), 1);
        table.show(match.position());
        new MatchOnTable<>(
                match, new FistfulGame().events(), table, Eyes.EVERYBODY, seat -> Pace.OTHERS);
        return new Sitting<>(
                new FistfulGame(),
                match,
                new SlicedThinking(System::nanoTime, 8),
                new MatchKeeper<>(new FistfulGame(), storage, () -> 0),
                Coach.none(),
                settings,
                new Screen());
    }

    private final class Screen implements Sitting.Host {
        @Override
        public boolean isBusy() {
            return table.isBusy();
        }

        @Override
        public void finish() {
            table.finish();
        }

        @Override
        public void moved() {}

        @Override
        public void notSaved() {
            saveFailed = true;
        }

        @Override
        public void botFailed(int seat, Throwable failure) {
            throw new AssertionError(failure);
        }

        @Override
        public void heldBack(String why) {
            throw new AssertionError(why);
        }
    }

    private static Seat seat(int index, String bot) {
        return new Seat("P" + index, bot, SeatColours.WORDS[index], SeatSymbols.WORDS[index]);
    }

    private static final class Signs implements SignTexts {
        @Override
        public String building(int building) {
            return "b" + building;
        }

        @Override
        public String saloon() {
            return "saloon";
        }

        @Override
        public String jail() {
            return "jail";
        }

        @Override
        public String graveyard() {
            return "graveyard";
        }

        @Override
        public String bank() {
            return "bank";
        }
    }
}
