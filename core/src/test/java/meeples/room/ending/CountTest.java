package meeples.room.ending;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import meeples.coloma.ui.ColomaGame;
import meeples.fistful.ui.FistfulGame;
import meeples.game.BoardGame;
import meeples.play.Match;
import meeples.play.MoveList;
import meeples.play.Seat;
import org.junit.jupiter.api.Test;

class CountTest {
    private static final List<Seat> SEATS =
            List.of(
                    new Seat("Ada", "", "orange", "horseshoe"),
                    new Seat("Ben", "", "green", "cactus"),
                    new Seat("Cleo", "", "ivory", "skull"));

    private static <S, E> S end(BoardGame<S, E> game, String setup) throws Exception {
        Match<S, E> match = new Match<>(game.game(), setup, SEATS);
        MoveList legal = new MoveList();
        Random random = new Random(3);
        while (!match.isOver()) {
            match.legalMoves(legal);
            match.play(legal.get(random.nextInt(legal.size())));
        }
        return match.position();
    }

    private static <S, E> void assertCountsUp(BoardGame<S, E> game, String setup) throws Exception {
        S end = end(game, setup);
        Count<S> count = new Count<>(game.scoring(), end, SEATS.size());
        List<String> order = new ArrayList<>();
        while (!count.isOver()) {
            count.next();
            assertEquals(count.seat() == 0, count.beginsPart());
            order.add(count.part() + "/" + count.seat());
        }
        assertEquals(order.stream().sorted().toList(), order, "part by part, player by player");
        assertTrue(order.size() > SEATS.size(), order.toString());
        for (int seat = 0; seat < SEATS.size(); seat++) {
            assertEquals(game.game().rules().points(end, seat), count.total(seat));
        }
    }

    @Test
    void whatIsCountedPartByPartComesToTheFinalPoints() throws Exception {
        assertCountsUp(new FistfulGame(), "players 3 first random seed 5");
        assertCountsUp(new ColomaGame(), "players 3 sheriff random seed 5");
    }

    @Test
    void nothingIsKnownOfTheWinnerBeforeItHasBeenCounted() throws Exception {
        FistfulGame game = new FistfulGame();
        var end = end(game, "players 3 first random seed 5");
        Count<?> count = new Count<>(game.scoring(), end, SEATS.size());
        for (int seat = 0; seat < SEATS.size(); seat++) {
            assertEquals(0, count.total(seat));
        }
    }
}
