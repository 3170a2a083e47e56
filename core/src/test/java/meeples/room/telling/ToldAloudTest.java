package meeples.room.telling;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.ArrayList;
import java.util.List;
import meeples.game.ask.Line;
import meeples.game.tell.Caption;
import meeples.play.Rules;
import meeples.table.Pace;
import org.junit.jupiter.api.Test;

/** What is told aloud is told once. */
class ToldAloudTest {
    private final List<String> heard = new ArrayList<>();
    private final ToldAloud aloud = new ToldAloud(heard::add);

    private void tell(String... lines) {
        List<Caption> captions = new ArrayList<>();
        for (String line : lines) {
            captions.add(Caption.of(new Line("", Rules.NOBODY, line)));
        }
        aloud.told(captions, Pace.OTHERS);
    }

    @Test
    void whatLeadsToWhatHappensIsNotSaidAgainWithEachStep() {
        tell("Ada takes the hotel");
        tell("Ada takes the hotel", "A miner digs");
        tell("Ada takes the hotel", "A robber robs");
        assertEquals(List.of("Ada takes the hotel", "A miner digs", "A robber robs"), heard);
    }

    @Test
    void silenceIsNotSaidAndTheSameIsSaidAgainAfterIt() {
        tell("A miner digs");
        tell();
        tell("");
        tell("A miner digs");
        assertEquals(List.of("A miner digs", "A miner digs"), heard);
    }

    @Test
    void linesThatComeTogetherAreSaidTogether() {
        tell("The bank is empty", "The end is near");
        assertEquals(List.of("The bank is empty The end is near"), heard);
    }
}
