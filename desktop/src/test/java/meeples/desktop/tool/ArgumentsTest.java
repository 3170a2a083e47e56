package meeples.desktop.tool;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import meeples.desktop.tool.Arguments.WrongArgument;
import org.junit.jupiter.api.Test;

class ArgumentsTest {
    private final Arguments arguments =
            new Arguments("dance", "Dances.")
                    .option("steps", "N", "how many steps", "10")
                    .option("partners", "WHO", "with whom", null)
                    .flag("quick", "not slow");

    @Test
    void givenOptionsAreReadAndOthersHaveTheirDefaults() throws WrongArgument {
        arguments.read("--partners", "ann,bob", "--quick");
        assertEquals(10, arguments.number("steps", 1, 99));
        assertEquals(List.of("ann", "bob"), arguments.words("partners", List.of("ann", "bob")));
        assertTrue(arguments.has("quick"));
        arguments.read("--steps", "1_000");
        assertEquals(1000, arguments.number("steps", 1, 9999));
        assertFalse(arguments.has("quick"));
        assertFalse(arguments.has("partners"));
    }

    @Test
    void whatIsWrongIsSaid() throws WrongArgument {
        assertWrong("There is no option --speed.", "--speed", "3");
        assertWrong("There is no option steps.", "steps");
        assertWrong("After --steps comes N.", "--steps");
        assertWrong("After --steps comes N.", "--steps", "--quick");
        assertWrong("--quick is given twice.", "--quick", "--quick");
        arguments.read("--steps", "many", "--partners", "eve");
        assertEquals(
                "--steps wants a number from 1 to 99, not many.",
                assertThrows(WrongArgument.class, () -> arguments.number("steps", 1, 99))
                        .getMessage());
        assertEquals(
                "--partners wants ann, bob, not \"eve\".",
                assertThrows(
                                WrongArgument.class,
                                () -> arguments.words("partners", List.of("ann", "bob")))
                        .getMessage());
    }

    private void assertWrong(String message, String... args) {
        assertEquals(
                message,
                assertThrows(WrongArgument.class, () -> arguments.read(args)).getMessage());
    }

    @Test
    void theUsageTellsAllOptions() {
        assertEquals(
                """
                dance: Dances.
                  --steps N       how many steps (10 if not given)
                  --partners WHO  with whom
                  --quick         not slow
                """,
                arguments.usage());
    }
}
