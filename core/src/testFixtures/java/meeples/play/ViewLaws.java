package meeples.play;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Random;
import java.util.function.BiFunction;

/**
 * What must be true of positions dealt anew, for a game that can say what eyes see of a position.
 */
final class ViewLaws<S, E> {
    /** Now and then only one world is possible; not as often as this. */
    private static final int WORLDS_THAT_MAY_BE_ALIKE = 10;

    private static final int TRIALS = 3;

    private final Game<S, E> game;
    private final Rules<S, E> rules;
    private final Random random;
    private final BiFunction<S, Eyes, String> view;
    private int worldsWithSecrets;
    private int otherWorlds;

    /**
     * @param view all that these eyes see, without the chance to come
     */
    ViewLaws(Game<S, E> game, Random random, BiFunction<S, Eyes, String> view) {
        this.game = game;
        this.random = random;
        this.view = view;
        rules = game.rules();
    }

    /** A sample looks to its viewer as the position does. */
    void samplesLookTheSame(S position) {
        for (int viewer = Rules.NOBODY; viewer < rules.seats(position); viewer++) {
            S sample = game.dealtAnew(position, viewer, random.nextInt());
            looksTheSame(position, sample, Eyes.of(viewer), "a sample keeps what is seen");
            if (rules.hides(position, Eyes.of(viewer))) {
                worldsWithSecrets++;
                otherWorlds += seenByAll(position).equals(seenByAll(sample)) ? 0 : 1;
            }
        }
    }

    void looksTheSame(S one, S other, Eyes eyes, String law) {
        assertEquals(view.apply(one, eyes), view.apply(other, eyes), law + ": " + eyes);
    }

    private String seenByAll(S position) {
        return view.apply(position, Eyes.EVERYBODY);
    }

    /** Who deals nothing anew keeps what is seen, too; so some samples must be another world. */
    void secretsWereDealtAnew() {
        assertTrue(
                worldsWithSecrets < WORLDS_THAT_MAY_BE_ALIKE || otherWorlds > 0,
                "what is hidden is dealt anew");
    }

    /** Whether the decider knows more after this move than could be known before. */
    boolean findsOut(S position, int move) {
        int decider = rules.decider(position);
        String after = viewAfter(rules.copy(position), move, decider);
        for (int i = 0; i < TRIALS; i++) {
            S sample = game.dealtAnew(position, decider, random.nextInt());
            if (!viewAfter(sample, move, decider).equals(after)) {
                return true;
            }
        }
        return false;
    }

    private String viewAfter(S position, int move, int viewer) {
        rules.play(position, move, null);
        return view.apply(position, Eyes.of(viewer));
    }
}
