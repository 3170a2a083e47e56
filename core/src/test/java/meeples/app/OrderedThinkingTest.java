package meeples.app;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import meeples.coloma.Coloma;
import meeples.coloma.ai.ColomaExpert;
import meeples.coloma.model.Valley;
import meeples.coloma.rules.ColomaRules;
import meeples.game.BoardGame;
import meeples.game.Workbench;
import meeples.play.BadTextException;
import meeples.play.Eyes;
import meeples.play.MoveList;
import meeples.play.Rules;
import meeples.search.OrderedWork;
import meeples.search.Portable;
import meeples.search.Thinking;
import meeples.search.review.Adviser;
import meeples.search.review.GameReview;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What is thought about elsewhere, by an order, comes out as if it were thought about here. */
class OrderedThinkingTest {
    private static final int SLICE = 13;
    private static final String SETUP = "players 3 sheriff 2 seed 11";

    private final Workbench bench = bench();
    private int orders;

    private static Workbench bench() {
        Workbench bench = new Workbench();
        for (BoardGame<?, ?> game : Games.all().list()) {
            add(bench, game);
        }
        return bench;
    }

    private static <S> void add(Workbench bench, BoardGame<S, ?> game) {
        bench.with(game.game(), game.bots());
    }

    /** Does what can be ordered by orders, and all else here. */
    private void think(Thinking work) {
        try {
            while (!work.isDone()) {
                if (work instanceof Portable portable) {
                    portable.take(answer(portable.order()));
                } else {
                    work.think(SLICE);
                }
            }
        } catch (BadTextException e) {
            throw new IllegalStateException(e);
        }
    }

    private String answer(String order) throws BadTextException {
        orders++;
        OrderedWork work = bench.take(order);
        while (!work.isDone()) {
            work.think(SLICE);
        }
        return work.answer();
    }

    @Test
    void botsHintsAndTheReviewAreTheSameByOrders() {
        assertEquals(
                meeples.fistful.ai.BotGames.EXPECTED,
                meeples.fistful.ai.BotGames.play(this::think));
        assertTrue(orders > 100, orders + " orders");
        orders = 0;
        assertEquals(
                meeples.coloma.ai.BotGames.EXPECTED, meeples.coloma.ai.BotGames.play(this::think));
        assertTrue(orders > 100, orders + " orders");
    }

    /** The same table with other cards in the others' hands gives the same order, word by word. */
    @Test
    void anOrderHoldsNothingThatTheOneForWhomItIsThoughtMayNotKnow() throws BadTextException {
        ColomaRules rules = new ColomaRules();
        MoveList moves = new MoveList();
        MoveList legal = new MoveList();
        Valley valley = Coloma.GAME.notation().start(SETUP);
        Valley start = valley.copy();
        int hidden = 0;
        while (rules.decider(valley) != Rules.NOBODY && moves.size() < 120) {
            int decider = rules.decider(valley);
            Valley other = valley.copy();
            rules.resample(other, decider, moves.size());
            if (rules.hides(valley, Eyes.of(decider)) && !other.equals(valley)) {
                hidden++;
                assertNotEquals(draw(valley), draw(other));
                assertEquals(advice(valley), advice(other));
                assertEquals(judgement(valley), judgement(other));
            }
            rules.legalMoves(valley, legal);
            int move = legal.get(moves.size() * 7 % legal.size());
            moves.add(move);
            rules.play(valley, move, null);
        }
        assertTrue(hidden > 50, hidden + " positions with secrets");
        assertNotEquals(draw(start), draw(valley));
    }

    private static String draw(Valley valley) {
        return Coloma.GAME.notation().draw(valley);
    }

    private static String advice(Valley valley) {
        return new Adviser<>(new ColomaExpert(1), valley, 10).order();
    }

    private static String judgement(Valley valley) {
        ColomaRules rules = new ColomaRules();
        MoveList legal = new MoveList();
        rules.legalMoves(valley, legal);
        return new GameReview<>(
                        new ColomaExpert(1),
                        valley.copy(),
                        new int[] {legal.get(0)},
                        then -> 10,
                        move -> false)
                .order();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                "chess bot legend 10 00000001\n",
                "coloma",
                "coloma dance 3",
                "coloma bot legend 10 00000001\nvalley",
                "coloma bot nobody 10 00000001\nvalley players 2 sheriff 1",
                "coloma advice x 10\nvalley players 2 sheriff 1",
                "coloma judgement 1 10 0 0\nvalley players 2 sheriff 1"
            })
    void anOrderThatNobodyCanCarryOutIsRefused(String order) {
        assertThrows(BadTextException.class, () -> bench.take(order));
    }

    @Test
    void anAnswerToSomethingElseIsNotTaken() throws BadTextException {
        Valley valley = Coloma.GAME.notation().start(SETUP);
        for (String answer : List.of("", "1", "nonsense", "0 0 0", "99 1 2 3", "1 1 1 1 1 1")) {
            Adviser<Valley> adviser = new Adviser<>(new ColomaExpert(1), valley, 10);
            assertThrows(BadTextException.class, () -> adviser.take(answer), answer);
            assertTrue(!adviser.isDone());
        }
        Adviser<Valley> adviser = new Adviser<>(new ColomaExpert(1), valley, 10);
        adviser.take(answer(adviser.order()));
        assertTrue(adviser.isDone());
    }

    @Test
    void randomGamesCanBeOrdered() throws BadTextException {
        int decisions =
                Integer.parseInt(
                        answer("fistful " + Workbench.RANDOM_GAMES + " 5\nplayers 2 first 1"));
        assertTrue(decisions > 5 * 50, decisions + " decisions");
    }
}
