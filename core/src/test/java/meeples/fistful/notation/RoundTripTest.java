package meeples.fistful.notation;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.ArrayList;
import java.util.List;
import meeples.fistful.RandomPlay;
import meeples.fistful.model.Setup;
import meeples.fistful.model.Town;
import meeples.fistful.rules.Event;
import meeples.play.BadTextException;
import org.junit.jupiter.api.Test;

/** Whatever happens in a game can be written down and read again. */
class RoundTripTest {
    private static final int GAMES = 30;

    @Test
    void everyPositionOfAGameIsTheSameAfterReadingItAgain() throws BadTextException {
        for (int game = 0; game < GAMES; game++) {
            RandomPlay play = new RandomPlay(game);
            Town town = new Town(RandomPlay.anySetup(game));
            while (!RandomPlay.isOver(town)) {
                assertSameAfterReading(town);
                play.step(town, null);
            }
            assertSameAfterReading(town);
        }
    }

    private static void assertSameAfterReading(Town town) throws BadTextException {
        String drawn = TownText.write(town);
        assertEquals(town, TownText.read(drawn), drawn);
        assertEquals(drawn, TownText.write(TownText.read(TownText.writeLine(town))));
    }

    @Test
    void everyMoveAndEventIsTheSameAfterReadingItAgain() throws BadTextException {
        for (int game = 0; game < GAMES; game++) {
            RandomPlay play = new RandomPlay(game);
            Town town = new Town(RandomPlay.anySetup(game));
            while (!RandomPlay.isOver(town)) {
                int move = play.choose(town);
                assertEquals(move, MoveText.read(MoveText.write(move)));
                List<Event> events = new ArrayList<>();
                RandomPlay.RULES.play(town, move, events::add);
                for (Event event : events) {
                    String line = EventText.write(event);
                    Event read = EventText.read(line);
                    assertEquals(line, EventText.write(read));
                    assertEquals(event.getClass(), read.getClass());
                }
            }
        }
    }

    @Test
    void everySetupIsTheSameAfterReadingItAgain() throws BadTextException {
        for (int number = 0; number < 200; number++) {
            Setup setup = RandomPlay.anySetup(number);
            assertEquals(setup, SetupText.read(SetupText.write(setup)));
        }
        assertEquals(
                "players 3 first random seed -7 german-madame one-bar rounds 12",
                SetupText.write(new Setup(3, Town.NOBODY, -7, true, true, 12)));
    }

    @Test
    void nonsenseIsRefusedWithAReason() {
        assertRefused("\"fly\" is not a move", "fly");
        assertRefused("expected the end of the line, found \"now\"", "sow builder now");
        assertRefused("the line ends where a direction should be", "take b3");
        assertRefused("saloon is not a building", "marquee saloon");
        assertRefused(
                "the player should be a number from 1 to 4, not \"99999999999\"",
                "give to 99999999999");
        assertRefused("\"\\u0000\" is not a move", "\0");
    }

    private static void assertRefused(String reason, String move) {
        BadTextException refusal = assertThrows(BadTextException.class, () -> MoveText.read(move));
        assertEquals(reason, refusal.getMessage());
    }
}
