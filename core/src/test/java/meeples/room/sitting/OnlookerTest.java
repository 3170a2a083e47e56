package meeples.room.sitting;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import meeples.play.Eyes;
import meeples.play.Match;
import meeples.play.MoveList;
import meeples.play.Rules;
import meeples.play.Seat;
import meeples.toy.Hand;
import meeples.toy.HandEvent;
import meeples.toy.Toy;
import org.junit.jupiter.api.Test;

class OnlookerTest {
    private static Match<Hand, HandEvent> match(String... bots) throws Exception {
        List<Seat> seats = new ArrayList<>();
        for (String bot : bots) {
            seats.add(new Seat("P" + seats.size(), bot, "orange", "boot"));
        }
        return new Match<>(Toy.GAME, "seats " + bots.length + " seed 5", seats);
    }

    @Test
    void whoeverIsAloneAmongBotsAlwaysSeesTheOwnHandAndNoOther() throws Exception {
        Onlooker<Hand, HandEvent> onlooker = new Onlooker<>(match("high", "", "low"));
        assertEquals(Eyes.of(1), onlooker.eyes());
        assertEquals(Eyes.of(1), onlooker.alone());
        assertFalse(onlooker.mustHide(), "nobody is there to hide it from");
    }

    @Test
    void amongSeveralPeopleOnlyTheOneLooksToWhomTheScreenWasHanded() throws Exception {
        Onlooker<Hand, HandEvent> onlooker = new Onlooker<>(match("", "low", ""));
        assertEquals(Eyes.NOBODY, onlooker.eyes());
        assertEquals(Eyes.NOBODY, onlooker.alone());
        assertTrue(onlooker.mustHide());
        onlooker.handTo(2);
        assertEquals(Eyes.of(2), onlooker.eyes());
        onlooker.takeAway();
        assertEquals(Eyes.NOBODY, onlooker.eyes());
        assertEquals(Rules.NOBODY, onlooker.holder());
    }

    @Test
    void whenBotsPlayAmongThemselvesNobodysCardsAreShown() throws Exception {
        assertEquals(Eyes.NOBODY, new Onlooker<>(match("high", "low")).eyes());
    }

    @Test
    void whenTheMatchIsOverEverybodySeesEverything() throws Exception {
        Match<Hand, HandEvent> match = match("", "");
        Onlooker<Hand, HandEvent> onlooker = new Onlooker<>(match);
        assertTrue(onlooker.keepsSecrets());
        MoveList legal = new MoveList();
        while (!match.isOver()) {
            match.legalMoves(legal);
            match.play(legal.get(0));
        }
        assertEquals(Eyes.EVERYBODY, onlooker.eyes());
        assertFalse(onlooker.keepsSecrets());
        assertFalse(onlooker.mustHide());
    }
}
