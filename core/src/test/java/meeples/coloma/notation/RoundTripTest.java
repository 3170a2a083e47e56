package meeples.coloma.notation;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import meeples.coloma.RandomPlay;
import meeples.coloma.model.PioneerCards;
import meeples.coloma.model.Setup;
import meeples.coloma.model.Valley;
import meeples.coloma.rules.Event;
import meeples.play.BadTextException;
import meeples.play.Eyes;
import org.junit.jupiter.api.Test;

/** Whatever happens in a game can be written down and read again. */
class RoundTripTest {
    private static final int GAMES = 42;

    @Test
    void everyPositionOfAGameIsTheSameAfterReadingItAgain() throws BadTextException {
        for (int game = 0; game < GAMES; game++) {
            RandomPlay play = new RandomPlay(game);
            Valley valley = new Valley(RandomPlay.anySetup(game));
            while (!RandomPlay.isOver(valley)) {
                assertSameAfterReading(valley);
                play.step(valley, null);
            }
            assertSameAfterReading(valley);
        }
    }

    private static void assertSameAfterReading(Valley valley) throws BadTextException {
        String drawn = ValleyText.write(valley);
        try {
            assertEquals(valley, ValleyText.read(drawn), drawn);
        } catch (BadTextException bad) {
            throw new AssertionError(drawn, bad);
        }
        assertEquals(drawn, ValleyText.write(ValleyText.read(ValleyText.writeLine(valley))));
    }

    @Test
    void everyMoveAndEventIsTheSameAfterReadingItAgain() throws BadTextException {
        for (int game = 0; game < GAMES; game++) {
            RandomPlay play = new RandomPlay(game);
            Valley valley = new Valley(RandomPlay.anySetup(game));
            while (!RandomPlay.isOver(valley)) {
                int move = play.choose(valley);
                assertEquals(move, MoveText.read(MoveText.write(move)));
                List<Event> events = new ArrayList<>();
                RandomPlay.RULES.play(valley, move, events::add);
                for (Event event : events) {
                    assertSameAfterReading(event);
                    assertSameAfterReading(event.seenBy(Eyes.NOBODY));
                }
            }
        }
    }

    private static void assertSameAfterReading(Event event) throws BadTextException {
        String line = EventText.write(event);
        Event read = EventText.read(line);
        assertEquals(line, EventText.write(read));
        assertEquals(event.getClass(), read.getClass());
    }

    @Test
    void everySetupIsTheSameAfterReadingItAgain() throws BadTextException {
        for (int number = 0; number < 2000; number++) {
            Setup setup = RandomPlay.anySetup(number);
            assertEquals(setup, SetupText.read(SetupText.write(setup)));
        }
        assertEquals(
                "players 2 sheriff 2 seed -7 hotels mules pioneers chosen open-hands years 2",
                SetupText.write(new Setup(2, 1, -7, true, true, PioneerCards.CHOSEN, true, 2, 0)));
        assertEquals(
                "players 1 sheriff random seed 3 hotels head-start -10",
                SetupText.write(
                        new Setup(1, -1, 3, true, false, PioneerCards.NONE, false, 3, -10)));
    }

    @Test
    void nonsenseIsRefusedWithAReason() {
        assertMoveRefused("\"fly\" is not a move", "fly");
        assertMoveRefused("expected the end of the line, found \"now\"", "end now");
        assertMoveRefused("the line ends where hammer or saw should be", "build");
        assertMoveRefused("the mill is no card", "build saw mill");
        assertMoveRefused(
                "the site should be a number from 1 to 5, not \"99999999999\"", "site 99999999999");
        assertSetupRefused(
                "the mule duel is for 2 players, not 3", "players 3 sheriff random mules");
        assertSetupRefused("no head start of 5", "players 1 sheriff random head-start 5");
        assertSetupRefused(
                "a head start is for Sam, who plays against one",
                "players 2 sheriff 1 head-start 10");
        assertSetupRefused("no seat 0 for the badge", "players 1 sheriff 1");
        assertValleyRefused("line 2: \"moon\" is not a line of a position", "moon full");
        assertValleyRefused("line 2: \"gold\" is told twice", "gold 3\ngold 4", 3);
        assertValleyRefused(
                "line 2: there are more barrels of a kind than exist",
                "discarded wagon wagon wagon wagon");
        assertValleyRefused(
                "line 2: on site 1 is barker in this round, not \"-\"",
                "wheel - barker - signpost+barricade -");
        assertValleyRefused(
                "line 2: what is paid for is not allowed: that is no action of this site",
                "turn 5 player 1 pay for build hammer saloon\npioneers 1 - - - -");
    }

    private static void assertMoveRefused(String reason, String move) {
        BadTextException refusal = assertThrows(BadTextException.class, () -> MoveText.read(move));
        assertEquals(reason, refusal.getMessage());
    }

    private static void assertSetupRefused(String reason, String setup) {
        BadTextException refusal =
                assertThrows(BadTextException.class, () -> SetupText.read(setup));
        assertEquals(reason, refusal.getMessage());
    }

    private static void assertValleyRefused(String reason, String lines) {
        assertValleyRefused(reason, lines, 2);
    }

    private static void assertValleyRefused(String reason, String lines, int line) {
        String drawn = "valley players 3 sheriff 1\n" + lines;
        BadTextException refusal =
                assertThrows(BadTextException.class, () -> ValleyText.read(drawn));
        assertEquals(reason.replace("line 2", "line " + line), refusal.getMessage());
    }

    /** Whatever a damaged text becomes, it is refused with a line, or it can be played on from. */
    @Test
    void aDamagedPositionIsRefusedOrCanBePlayedToItsEnd() {
        Random random = new Random(7);
        for (int i = 0; i < 6000; i++) {
            RandomPlay play = new RandomPlay(i);
            Valley valley = new Valley(RandomPlay.anySetup(i));
            for (int step = random.nextInt(60 * valley.players()); step > 0; step--) {
                if (!RandomPlay.isOver(valley)) {
                    play.step(valley, null);
                }
            }
            String damaged = damage(ValleyText.write(valley), random);
            try {
                Valley read = ValleyText.read(damaged);
                while (!RandomPlay.isOver(read)) {
                    play.step(read, null);
                }
            } catch (BadTextException refused) {
                assertEquals(true, refused.line() > 0, damaged);
            } catch (RuntimeException crash) {
                throw new AssertionError(damaged, crash);
            }
        }
    }

    private static String damage(String text, Random random) {
        String[] words = text.split("(?<= )|(?<=\n)");
        for (int times = 1 + random.nextInt(3); times > 0; times--) {
            int at = random.nextInt(words.length);
            switch (random.nextInt(3)) {
                case 0 -> words[at] = words[random.nextInt(words.length)];
                case 1 -> words[at] = words[at].replaceAll("[0-9]", "" + random.nextInt(10));
                default -> words[at] = "";
            }
        }
        return String.join("", words);
    }
}
