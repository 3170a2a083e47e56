package meeples.coloma.ai;

import java.util.List;
import meeples.coloma.model.Box;
import meeples.coloma.model.Bridge;
import meeples.coloma.model.Decision;
import meeples.coloma.model.Valley;
import meeples.coloma.rules.Event;
import meeples.coloma.rules.Score;
import meeples.puzzle.Measure;

/**
 * What puzzles of this game ask for: what a turn brings at its site. All of it is counted while the
 * turn lasts, and none of it depends on which card is drawn.
 */
public final class ValleyMeasures {
    public static final List<Measure<Valley, Event>> ALL =
            List.of(
                    new Turn("gain", 10, Score::of),
                    new Turn("coins", 6, Valley::coins),
                    new Turn("nuggets", 3, Valley::nuggets),
                    new Turn("dudes", 5, Valley::cabin),
                    new Turn("made", 2, ValleyMeasures::made));

    private ValleyMeasures() {}

    /** Rivers, bridges and buildings. */
    private static int made(Valley valley, int seat) {
        int made = Integer.bitCount(valley.built(seat)) + Integer.bitCount(valley.rivers(seat));
        for (int canyon = 0; canyon < Box.CANYONS; canyon++) {
            made += valley.bridge(seat, canyon) != Bridge.NONE ? 1 : 0;
        }
        return made + valley.hotels(seat);
    }

    /** What a seat has of something. */
    private interface Possession {
        int of(Valley valley, int seat);
    }

    /** How much more of something a turn gives. */
    private static final class Turn implements Measure<Valley, Event> {
        private final String name;
        private final int least;
        private final Possession possession;

        Turn(String name, int least, Possession possession) {
            this.name = name;
            this.least = least;
            this.possession = possession;
        }

        @Override
        public String name() {
            return name;
        }

        @Override
        public int of(Valley start, Valley now, List<Event> told, int seat) {
            return now.turn() == start.turn()
                    ? possession.of(now, seat) - possession.of(start, seat)
                    : Integer.MIN_VALUE;
        }

        @Override
        public boolean isCertain() {
            return true;
        }

        @Override
        public int least(Valley start, int seat) {
            return start.decision() == Decision.ACT ? least : NOWHERE;
        }
    }
}
