package meeples.fistful.ui;

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
import meeples.fistful.table.Art;
import meeples.fistful.table.SignTexts;
import meeples.fistful.table.TableCheck;
import meeples.fistful.table.TownTable;
import meeples.platform.MemoryStorage;
import meeples.play.Match;
import meeples.play.Seat;
import meeples.search.SlicedThinking;
import meeples.settings.Settings;
import meeples.table.Cues;
import meeples.table.Margins;
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
        Sitting sitting = sit(4, 11, Bots.PROSPECTOR, Bots.TENDERFOOT, Bots.PROSPECTOR, "");
        sitting.setSeat(3, seat(3, Bots.TENDERFOOT));
        for (int frame = 0; frame < MOST_FRAMES && !sitting.isOver(); frame++) {
            update(sitting);
        }
        assertTrue(sitting.isOver());
        assertEquals("", TableCheck.difference(table, sitting.town()));
        assertFalse(new Autosave(storage).exists(), "a finished game is not continued");
        assertFalse(saveFailed);
    }

    @Test
    void everyDecisionOfAHumanCanBeTakenBackUnlessChanceHasSpoken() throws Exception {
        Random random = new Random(5);
        int takenBack = 0;
        Sitting sitting = sit(3, 21, "", "", "");
        while (!sitting.isOver()) {
            waitForHuman(sitting);
            if (sitting.isOver()) {
                break;
            }
            Town before = sitting.town().copy();
            int move = sitting.legal().get(random.nextInt(sitting.legal().size()));
            sitting.play(move);
            Town after = sitting.town().copy();
            if (sitting.canUndo()) {
                takenBack++;
                sitting.undo();
                assertEquals(before, sitting.town());
                assertEquals("", TableCheck.difference(finished(), sitting.town()));
                assertTrue(sitting.canRedo());
                sitting.redo();
                assertEquals(after, sitting.town());
            } else {
                assertTrue(after.chances() > before.chances(), "only chance forbids it");
            }
            assertEquals("", TableCheck.difference(finished(), sitting.town()));
        }
        assertTrue(takenBack > 50);
    }

    @Test
    void takingBackSkipsWhatResolvedItself() throws Exception {
        Random random = new Random(8);
        int seen = 0;
        for (int seed = 0; seen == 0 && seed < 50; seed++) {
            Sitting sitting = sit(2, seed, "", "");
            while (!sitting.isOver()) {
                waitForHuman(sitting);
                if (sitting.isOver()) {
                    break;
                }
                int before = sitting.match().size();
                Town position = sitting.town().copy();
                sitting.play(sitting.legal().get(random.nextInt(sitting.legal().size())));
                waitForHuman(sitting);
                if (sitting.match().size() > before + 1 && sitting.canUndo()) {
                    seen++;
                    sitting.undo();
                    assertEquals(position, sitting.town());
                    sitting.play(sitting.legal().get(0));
                }
            }
        }
        assertTrue(seen > 0);
    }

    @Test
    void theAutosaveHoldsThePositionAfterEachDecision() throws Exception {
        Random random = new Random(3);
        Sitting sitting = sit(2, 31, "", Bots.PROSPECTOR);
        for (int i = 0; i < 25 && !sitting.isOver(); i++) {
            waitForHuman(sitting);
            if (!sitting.isOver()) {
                sitting.play(sitting.legal().get(random.nextInt(sitting.legal().size())));
                assertEquals(sitting.town(), new Autosave(storage).restore().position());
            }
        }
        assertEquals(sitting.match().seats(), new Autosave(storage).restore().seats());
    }

    @Test
    void twoMeeplesOfAHandfulChangePlaces() throws Exception {
        Random random = new Random(4);
        int swapped = 0;
        settings.autoResolve.set(false);
        Sitting sitting = sit(2, 77, "", "");
        while (!sitting.isOver() && swapped < 10) {
            waitForHuman(sitting);
            if (sitting.isOver()) {
                break;
            }
            int[] pair = differentPair(sitting);
            if (sitting.town().decision() == Decision.RESOLVE && pair != null) {
                int one = sitting.town().on(pair[0]);
                int other = sitting.town().on(pair[1]);
                sitting.swap(pair[0], pair[1]);
                swapped++;
                assertEquals(other, sitting.town().on(pair[0]));
                assertEquals(one, sitting.town().on(pair[1]));
                assertEquals("", TableCheck.difference(finished(), sitting.town()));
            }
            sitting.play(sitting.legal().get(random.nextInt(sitting.legal().size())));
        }
        assertEquals(10, swapped);
    }

    private static int[] differentPair(Sitting sitting) {
        Town town = sitting.town();
        for (int one = 0; one < Street.SPACES; one++) {
            for (int other = one + 1; other < Street.SPACES; other++) {
                boolean doorways = !Street.isShowdown(one) && !Street.isShowdown(other);
                if (doorways
                        && town.on(one) != town.on(other)
                        && sitting.isSown(one)
                        && sitting.isSown(other)) {
                    return new int[] {one, other};
                }
            }
        }
        return null;
    }

    @Test
    void aHumanCanTakeOverFromABotAndGiveTheSeatBack() throws Exception {
        Sitting sitting = sit(2, 5, Bots.TENDERFOOT, Bots.TENDERFOOT);
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

    private void update(Sitting sitting) {
        table.update(1 / 60f);
        sitting.update();
    }

    private void waitForHuman(Sitting sitting) {
        for (int frame = 0; frame < MOST_FRAMES; frame++) {
            if (sitting.isOver() || sitting.asksHuman()) {
                return;
            }
            update(sitting);
        }
        throw new AssertionError("stuck at " + sitting.town().decision());
    }

    private Sitting sit(int players, int seed, String... bots) throws Exception {
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
        return new Sitting(
                match,
                table,
                new SlicedThinking(System::nanoTime, 8),
                new MatchKeeper(storage, () -> 0),
                settings,
                new Sitting.Listener() {
                    @Override
                    public void moved() {}

                    @Override
                    public void notSaved() {
                        saveFailed = true;
                    }
                });
    }

    private static Seat seat(int index, String bot) {
        return new Seat("P" + index, bot, Art.COLOURS[index], Art.SYMBOLS[index]);
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
