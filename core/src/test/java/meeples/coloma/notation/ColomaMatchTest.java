package meeples.coloma.notation;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import meeples.coloma.Coloma;
import meeples.coloma.RandomPlay;
import meeples.coloma.model.Setup;
import meeples.coloma.model.Valley;
import meeples.coloma.rules.Event;
import meeples.play.BadTextException;
import meeples.play.Fault;
import meeples.play.Match;
import meeples.play.MatchText;
import meeples.play.Seat;
import org.junit.jupiter.api.Test;

/** A whole match of Coloma as text. */
class ColomaMatchTest {
    private static Match<Valley, Event> match(int number, int decisions) throws BadTextException {
        Setup setup = RandomPlay.anySetup(number);
        List<Seat> seats = new ArrayList<>();
        for (int seat = 0; seat < setup.players(); seat++) {
            seats.add(new Seat("Player " + seat, "", "", ""));
        }
        Match<Valley, Event> match = new Match<>(Coloma.GAME, SetupText.write(setup), seats);
        RandomPlay play = new RandomPlay(number);
        while (!match.isOver() && match.size() < decisions) {
            match.play(play.choose(match.position()));
        }
        return match;
    }

    @Test
    void aMatchIsTheSameAfterReadingItAgain() throws BadTextException {
        for (int number = 0; number < 36; number++) {
            Match<Valley, Event> match = match(number, 40 * number);
            String text = MatchText.write(match);
            Match<Valley, Event> read = MatchText.read(Coloma.GAME, text);
            assertEquals(match.position(), read.position());
            assertEquals(text, MatchText.write(read));
        }
    }

    @Test
    void aMatchCanStartInTheMiddle() throws BadTextException {
        Match<Valley, Event> match = match(7, 120);
        String line = ValleyText.writeLine(match.position());
        Match<Valley, Event> branch = new Match<>(Coloma.GAME, line, match.seats());
        assertEquals(match.position(), branch.position());
        assertEquals(
                branch.position(), MatchText.read(Coloma.GAME, MatchText.write(branch)).position());
    }

    @Test
    void damagedAndNewerTextsAreRefusedWithALine() throws BadTextException {
        String text = MatchText.write(match(8, 90));
        BadTextException newer =
                assertThrows(
                        BadTextException.class,
                        () ->
                                MatchText.read(
                                        Coloma.GAME,
                                        text.replace("game coloma 1", "game coloma 2")));
        assertEquals(Fault.NEWER_VERSION, newer.fault());
        assertEquals(2, newer.line());
        Random random = new Random(3);
        for (int i = 0; i < 400; i++) {
            char[] damaged = text.toCharArray();
            damaged[random.nextInt(damaged.length)] = (char) random.nextInt(200);
            String changed = new String(damaged);
            if (!changed.equals(text)) {
                BadTextException refused =
                        assertThrows(
                                BadTextException.class,
                                () -> MatchText.read(Coloma.GAME, changed),
                                changed);
                assertTrue(refused.line() > 0, refused.getMessage());
            }
        }
    }
}
