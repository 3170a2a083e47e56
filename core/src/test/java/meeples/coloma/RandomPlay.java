package meeples.coloma;

import java.util.Random;
import java.util.function.Consumer;
import meeples.coloma.model.PioneerCards;
import meeples.coloma.model.Setup;
import meeples.coloma.model.Valley;
import meeples.coloma.rules.ColomaRules;
import meeples.coloma.rules.Event;
import meeples.coloma.rules.Move;
import meeples.play.MoveList;
import meeples.play.Rules;

/** Plays games by chance, for tests that want to see many positions. */
public final class RandomPlay {
    public static final ColomaRules RULES = new ColomaRules();

    /** Every other one does not end a turn lightly, so that more is done in it. */
    private static final int PATIENCE = 4;

    private final Random random;
    private final boolean eager;
    private final MoveList moves = new MoveList();

    public RandomPlay(int seed) {
        random = new Random(seed);
        eager = seed % 2 == 0;
    }

    /** A set-up of any number of players, with any extras and options, from its number. */
    public static Setup anySetup(int number) {
        int players = 1 + number % 6;
        int sheriff = players == 1 ? -1 : number / 6 % (players + 1) - 1;
        boolean hotels = number / 7 % 2 == 0;
        boolean mules = players == 2 && number / 5 % 2 == 0;
        PioneerCards pioneers = PioneerCards.values()[number / 11 % 3];
        boolean openHands = number % 13 == 0;
        int years = number % 17 == 0 ? 1 : number % 19 == 0 ? 2 : 3;
        int headStart = players == 1 ? number / 6 % 5 * 10 - 20 : 0;
        return new Setup(
                players, sheriff, number, hotels, mules, pioneers, openHands, years, headStart);
    }

    public int choose(Valley valley) {
        RULES.legalMoves(valley, moves);
        int move = moves.get(random.nextInt(moves.size()));
        for (int i = 0; eager && move == Move.end() && i < PATIENCE; i++) {
            move = moves.get(random.nextInt(moves.size()));
        }
        return move;
    }

    public static boolean isOver(Valley valley) {
        return RULES.decider(valley) == Rules.NOBODY;
    }

    /** Makes one decision. */
    public void step(Valley valley, Consumer<? super Event> witness) {
        RULES.play(valley, choose(valley), witness);
    }
}
