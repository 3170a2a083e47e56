package meeples.room.asking;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import meeples.input.Command;
import org.junit.jupiter.api.Test;

/** What is chosen by directions alone. */
class BallotCodeTest {
    @Test
    void everyChoiceHasACodeOfItsOwnThatChoosesIt() {
        for (int choices = 1; choices <= 40; choices++) {
            Set<List<Command>> codes = new HashSet<>();
            for (int index = 0; index < choices; index++) {
                List<Command> code = BallotCode.of(index, choices);
                assertTrue(codes.add(code), code + " stands for two of " + choices);
                assertEquals(index, BallotCode.index(code, choices));
            }
        }
    }

    @Test
    void oneDirectionIsEnoughForFourAndTheFifthNeedsNone() {
        assertEquals(List.of(Command.UP), BallotCode.of(0, 4));
        assertEquals(List.of(Command.LEFT), BallotCode.of(3, 5));
        assertEquals(List.of(), BallotCode.of(4, 5));
        assertEquals(2, BallotCode.of(4, 6).size());
    }

    @Test
    void whatIsHalfPressedChoosesNothing() {
        assertEquals(-1, BallotCode.index(List.of(Command.UP), 9));
        assertEquals(-1, BallotCode.index(List.of(), 4));
        assertEquals(-1, BallotCode.index(List.of(Command.LEFT, Command.LEFT), 6));
    }

    @Test
    void onlyTheLastDirectionsCountSoThatASlipIsPutRight() {
        assertEquals(2, BallotCode.index(List.of(Command.UP, Command.DOWN), 5));
        List<Command> slipped = List.of(Command.LEFT, Command.UP, Command.RIGHT);
        assertEquals(1, BallotCode.index(slipped, 16));
    }
}
