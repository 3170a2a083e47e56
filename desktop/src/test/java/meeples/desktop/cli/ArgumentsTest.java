package meeples.desktop.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

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

    @Test
    void aValueMayFollowAnEqualsSign() throws WrongArgument {
        arguments.read("--steps=7", "--partners=a=b");
        assertEquals(7, arguments.number("steps", 1, 99));
        assertEquals("a=b", arguments.text("partners"));
        assertWrong("--quick stands alone, without a value.", "--quick=yes");
    }

    @Test
    void whoMistypesIsToldWhatWasMeant() throws WrongArgument {
        assertWrong("There is no option --step. Did you mean --steps?", "--step", "3");
        assertWrong("There is no option --qiuck. Did you mean --quick?", "--qiuck");
        assertWrong("There is no option --part. Did you mean --partners?", "--part", "ann");
        assertWrong("There is no option --verison. Did you mean --version?", "--verison");
        arguments.read("--partners", "bobb");
        assertEquals(
                "--partners wants ann, bob, not \"bobb\". Did you mean bob?",
                assertThrows(
                                WrongArgument.class,
                                () -> arguments.words("partners", List.of("ann", "bob")))
                        .getMessage());
    }

    @Test
    void aPlaceThatCannotBeIsRefused(@TempDir Path folder) throws WrongArgument, IOException {
        arguments.read("--partners=");
        assertEquals(
                "After --partners comes WHO, not nothing.",
                assertThrows(WrongArgument.class, () -> arguments.path("partners")).getMessage());
        arguments.read("--partners", "a\0b");
        assertThrows(WrongArgument.class, () -> arguments.path("partners"));
        Path nowhere = folder.resolve("nowhere").resolve("file");
        arguments.read("--partners", nowhere.toString());
        assertEquals(
                "--partners: cannot write " + nowhere + ", there is no such file or folder.",
                assertThrows(WrongArgument.class, () -> arguments.writer("partners")).getMessage());
        arguments.read("--partners", folder.toString());
        assertThrows(WrongArgument.class, () -> arguments.writer("partners"));
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
                  --version       print the version
                  --help          print this text
                """,
                arguments.usage());
    }
}
