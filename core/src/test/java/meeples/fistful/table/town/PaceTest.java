package meeples.fistful.table.town;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import meeples.fistful.model.Setup;
import meeples.fistful.model.Town;
import meeples.fistful.rules.Event;
import meeples.fistful.rules.FistfulRules;
import meeples.fistful.table.TableCheck;
import meeples.picture.SeatColours;
import meeples.picture.SeatSymbols;
import meeples.play.MoveList;
import meeples.play.Seat;
import meeples.table.Cues;
import meeples.table.Margins;
import meeples.table.Pace;
import meeples.table.Speed;
import meeples.table.Sprites;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** How long a player waits for the table. */
class PaceTest {
    private static final float FRAME = 1 / 60f;
    private static final float A_MINUTE = 60;

    private final FistfulRules rules = new FistfulRules();
    private final MoveList moves = new MoveList();

    private static TownTable table(Speed speed) {
        TownTable table = new TownTable(Sprites.none(), null, NoSigns.HERE, Cues.silent());
        List<Seat> seats = new ArrayList<>();
        for (int seat = 0; seat < 2; seat++) {
            seats.add(new Seat("P" + seat, "", SeatColours.WORDS[seat], SeatSymbols.WORDS[seat]));
        }
        table.sit(seats);
        table.resize(1280, 720, Margins.none(), 1);
        table.setSpeed(speed);
        return table;
    }

    private List<Event> play(Town town, Random random) {
        rules.legalMoves(town, moves);
        List<Event> events = new ArrayList<>();
        rules.play(town, moves.get(random.nextInt(moves.size())), events::add);
        return events;
    }

    /** How many seconds it takes until nothing moves, not even a shadow. */
    private static float secondsUntilStill(TownTable table) {
        float seconds = 0;
        while (table.needsFrames() && seconds < A_MINUTE) {
            table.update(FRAME);
            seconds += FRAME;
        }
        return seconds;
    }

    @ParameterizedTest
    @EnumSource(Speed.class)
    void whatIsTakenBackIsBackWithinASecondWhateverIsUnderWay(Speed speed) {
        Random random = new Random(7);
        Town town = new Town(Setup.of(2, 7));
        TownTable table = table(speed);
        table.show(town);
        float longest = 0;
        while (town.decider() != Town.NOBODY) {
            Town before = town.copy();
            List<Event> events = play(town, random);
            table.act(events, town, Pace.OWN);
            for (float time = random.nextFloat(); time > 0; time -= FRAME) {
                table.update(FRAME);
            }
            table.goTo(before);
            longest = Math.max(longest, secondsUntilStill(table));
            assertEquals("", TableCheck.difference(table, before));
            table.show(town);
        }
        assertTrue(longest < 1, longest + " seconds");
    }

    @ParameterizedTest
    @EnumSource(value = Speed.class, mode = EnumSource.Mode.EXCLUDE, names = "INSTANT")
    void ownDecisionsMoveQuicklyAndThoseOfOthersCanBeFollowed(Speed speed) {
        float own = secondsForAGame(speed, Pace.OWN);
        float others = secondsForAGame(speed, Pace.OTHERS);
        assertTrue(own < 0.8f * others, own + " seconds of one's own, " + others + " of others");
    }

    private float secondsForAGame(Speed speed, Pace pace) {
        Random random = new Random(3);
        Town town = new Town(Setup.of(2, 3));
        TownTable table = table(speed);
        table.show(town);
        float seconds = 0;
        while (town.decider() != Town.NOBODY) {
            table.act(play(town, random), town, pace);
            seconds += secondsUntilStill(table);
        }
        return seconds;
    }
}
