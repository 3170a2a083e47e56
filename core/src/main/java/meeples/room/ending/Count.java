package meeples.room.ending;

import java.util.ArrayList;
import java.util.List;
import meeples.game.score.Scoring;

/**
 * The points at the end of a match as they are counted up: part by part, and in each part player by
 * player. A part that nobody has is left out.
 *
 * @param <S> the game's position
 */
public final class Count<S> {
    /**
     * What is counted next.
     *
     * @param part of the game's score parts
     */
    private record Step(int part, int seat) {}

    private final Scoring<S> scoring;
    private final S position;
    private final int[] totals;
    private final List<Step> steps = new ArrayList<>();
    private int counted;

    public Count(Scoring<S> scoring, S position, int seats) {
        this.scoring = scoring;
        this.position = position;
        totals = new int[seats];
        for (int part = 0; part < scoring.parts().size(); part++) {
            if (isWorthCounting(part)) {
                for (int seat = 0; seat < seats; seat++) {
                    steps.add(new Step(part, seat));
                }
            }
        }
    }

    private boolean isWorthCounting(int part) {
        for (int seat = 0; seat < totals.length; seat++) {
            if (scoring.points(position, part, seat) != 0) {
                return true;
            }
        }
        return false;
    }

    /** How often something is counted in all. */
    public int size() {
        return steps.size();
    }

    public boolean isOver() {
        return counted == steps.size();
    }

    /** Counts what one player has of one part. */
    public void next() {
        counted++;
        totals[seat()] += points();
    }

    /** The part that was counted last. */
    public int part() {
        return steps.get(counted - 1).part();
    }

    /** Whose it was. */
    public int seat() {
        return steps.get(counted - 1).seat();
    }

    /** Whether a part was begun with it. */
    public boolean beginsPart() {
        return counted == 1 || steps.get(counted - 2).part() != part();
    }

    /** How many points it is worth. */
    public int points() {
        return scoring.points(position, part(), seat());
    }

    /** What a player has so far. */
    public int total(int seat) {
        return totals[seat];
    }
}
