package meeples.fistful.table.town;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Random;
import java.util.Set;
import meeples.fistful.model.Setup;
import meeples.fistful.model.Town;
import meeples.fistful.rules.Event;
import meeples.fistful.rules.FistfulRules;
import meeples.picture.SeatColours;
import meeples.picture.SeatSymbols;
import meeples.play.MoveList;
import meeples.play.Seat;
import meeples.table.Cues;
import meeples.table.Margins;
import meeples.table.Pace;
import meeples.table.Sprites;
import meeples.table.TableSounds;
import org.junit.jupiter.api.Test;

/** What is done at one side of the table is heard from that side. */
class SoundPlacesTest {
    private static final float FRAME = 1 / 30f;
    private static final int WIDTH = 1280;

    private final FistfulRules rules = new FistfulRules();
    private final MoveList moves = new MoveList();
    private final List<Float> payments = new ArrayList<>();

    private final Cues ears =
            new Cues() {
                @Override
                public void cue(String name) {
                    cue(name, 0);
                }

                @Override
                public void cue(String name, float side) {
                    if (name.equals(TableSounds.COINS) || name.equals(TableSounds.STONE)) {
                        payments.add(side);
                    }
                }
            };

    private TownTable table() {
        TownTable table = new TownTable(Sprites.none(), null, NoSigns.HERE, ears);
        List<Seat> seats = new ArrayList<>();
        for (int seat = 0; seat < 2; seat++) {
            seats.add(new Seat("P" + seat, "", SeatColours.WORDS[seat], SeatSymbols.WORDS[seat]));
        }
        table.sit(seats);
        table.resize(WIDTH, 720, Margins.none(), 1);
        return table;
    }

    @Test
    void whoPaysForAMarqueeIsHeardPayingFromTheirOwnSide() {
        Town town = new Town(Setup.of(2, 5));
        TownTable table = table();
        table.show(town);
        Random random = new Random(5);
        Set<Integer> paid = new HashSet<>();
        for (int move = 0; move < 2000 && paid.size() < 2; move++) {
            rules.legalMoves(town, moves);
            List<Event> events = new ArrayList<>();
            rules.play(town, moves.get(random.nextInt(moves.size())), events::add);
            table.act(events, town, Pace.OTHERS);
            payments.clear();
            while (table.isBusy()) {
                table.update(FRAME);
            }
            if (events.get(0) instanceof Event.MarqueeBuilt built) {
                float panel = table.layout().panel(built.seat()).frame().x;
                float expected = Math.signum(panel - WIDTH / 2f);
                assertEquals(expected, Math.signum(payments.get(0)), payments.toString());
                paid.add(built.seat());
            }
        }
        assertTrue(paid.size() == 2, "both have built: " + paid);
    }
}
