package meeples.fistful;

import java.util.Random;
import java.util.function.Consumer;
import meeples.fistful.model.Setup;
import meeples.fistful.model.Town;
import meeples.fistful.rules.Event;
import meeples.fistful.rules.FistfulRules;
import meeples.play.MoveList;
import meeples.play.Rules;

/** Plays games by chance, for tests that want to see many positions. */
public final class RandomPlay {
    public static final FistfulRules RULES = new FistfulRules();

    private final Random random;
    private final MoveList moves = new MoveList();

    public RandomPlay(int seed) {
        random = new Random(seed);
    }

    /** A set-up of any number of players and any options, from its number. */
    public static Setup anySetup(int number) {
        int players = 2 + number % 3;
        int first = number / 3 % (players + 1) - 1;
        int rounds = number % 7 == 0 ? 1 + number / 7 % 9 : 0;
        return new Setup(players, first, number, number / 2 % 2 == 0, number / 4 % 2 == 0, rounds);
    }

    public int choose(Town town) {
        RULES.legalMoves(town, moves);
        return moves.get(random.nextInt(moves.size()));
    }

    public static boolean isOver(Town town) {
        return RULES.decider(town) == Rules.NOBODY;
    }

    /** Makes one decision. */
    public void step(Town town, Consumer<? super Event> witness) {
        RULES.play(town, choose(town), witness);
    }
}
