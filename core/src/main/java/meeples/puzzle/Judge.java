package meeples.puzzle;

import java.util.ArrayList;
import java.util.List;
import meeples.play.BadTextException;
import meeples.play.Match;
import meeples.play.Rules;

/**
 * Says how a try at a puzzle stands. Nothing is remembered: decisions that are taken back were
 * never made.
 *
 * @param <S> the game's position
 * @param <E> the game's events
 */
public final class Judge<S, E> {
    private final Puzzle<S, E> puzzle;
    private final Measure<S, E> measure;
    private final Rules<S, E> rules;
    private final S start;
    private final int first;

    public Judge(Puzzle<S, E> puzzle, List<Measure<S, E>> known) {
        this.puzzle = puzzle;
        measure = measure(puzzle.goal(), known);
        rules = puzzle.match().game().rules();
        first = puzzle.match().size();
        start = puzzle.match().positionAfter(first);
    }

    /** Whoever read the puzzle has checked that its goal is known. */
    private static <S, E> Measure<S, E> measure(Goal goal, List<Measure<S, E>> known) {
        try {
            return Goals.measure(known, goal);
        } catch (BadTextException e) {
            throw new IllegalArgumentException(e);
        }
    }

    /** How many decisions had been made where the puzzle begins. */
    public int first() {
        return first;
    }

    /**
     * @param match began as the puzzle's did
     */
    public Attempt judge(Match<S, E> match) {
        return measure == null ? compare(match) : count(match);
    }

    private Attempt count(Match<S, E> match) {
        S position = rules.copy(start);
        for (int i = first; i < match.size(); i++) {
            List<E> told = new ArrayList<>();
            rules.play(position, match.move(i), told::add);
            Attempt attempt = attempt(position, told);
            if (attempt != Attempt.OPEN) {
                return attempt;
            }
        }
        return Attempt.OPEN;
    }

    private Attempt attempt(S now, List<E> told) {
        boolean chance = rules.revelations(now) != rules.revelations(start);
        if (!chance || measure.isCertain()) {
            int value = measure.of(start, now, told, puzzle.seat());
            if (Goals.isReached(measure, value, puzzle.goal().number())) {
                return Attempt.SOLVED;
            }
        }
        if (rules.turn(now) != rules.turn(start) || rules.decider(now) == Rules.NOBODY) {
            return Attempt.MISSED;
        }
        return chance ? Attempt.LEFT_TO_CHANCE : Attempt.OPEN;
    }

    /** What is to be found is the first decision that differs from what was played. */
    private Attempt compare(Match<S, E> match) {
        int[] better = puzzle.solution();
        int key = key();
        for (int i = 0; i <= key; i++) {
            if (first + i == match.size()) {
                return Attempt.OPEN;
            }
            if (match.move(first + i) != better[i]) {
                return Attempt.MISSED;
            }
        }
        return Attempt.SOLVED;
    }

    private int key() {
        int[] better = puzzle.solution();
        int[] played = puzzle.instead();
        int key = 0;
        while (key < better.length - 1 && key < played.length && better[key] == played[key]) {
            key++;
        }
        return key;
    }
}
