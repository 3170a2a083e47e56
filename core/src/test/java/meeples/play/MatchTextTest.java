package meeples.play;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import meeples.fistful.Fistful;
import meeples.fistful.RandomPlay;
import meeples.fistful.model.Setup;
import meeples.fistful.model.Town;
import meeples.fistful.notation.SetupText;
import meeples.fistful.notation.TownText;
import meeples.fistful.rules.Event;
import org.junit.jupiter.api.Test;

/** A match is saved as a text, and comes back from it whole or not at all. */
class MatchTextTest {
    private static final String[] COLOURS = {"orange", "green", "ivory", "charcoal"};

    @Test
    void aMatchIsTheSameAfterReadingItAgain() throws BadTextException {
        for (int number = 0; number < 40; number++) {
            Match<Town, Event> match = played(RandomPlay.anySetup(number), number * 10);
            Match<Town, Event> read = MatchText.read(Fistful.GAME, MatchText.write(match));
            assertEquals(match.position(), read.position());
            assertEquals(match.seats(), read.seats());
            assertEquals(match.setup(), read.setup());
            assertEquals(match.size(), read.size());
            assertEquals(MatchText.write(match), MatchText.write(read));
        }
    }

    @Test
    void aPersonCanReadIt() throws BadTextException {
        Match<Town, Event> match = played(Setup.of(2, 4711), 4);
        match.setPractice(true);
        assertEquals(
                """
                meeples 2
                game fistful 1
                program VERSION
                setup players 2 first random seed 4711
                seat 1 name "Player 1" bot "" colour "orange" symbol "boot"
                seat 2 name "Player 2" bot "" colour "green" symbol "boot"
                practice
                moves
                """
                        .replace("VERSION", Version.TEXT),
                MatchText.write(match).substring(0, MatchText.write(match).indexOf("moves\n") + 6));
        assertTrue(MatchText.read(Fistful.GAME, MatchText.write(match)).isPractice());
    }

    @Test
    void textsOfVersionsThatDidNotNameThemselvesAreReadAsEver() throws BadTextException {
        String text = MatchText.write(played(Setup.of(2, 1), 10));
        String old = text.replaceAll("program .*\n", "").replaceAll(" check .*", "");
        assertEquals(10, MatchText.read(Fistful.GAME, old).size());
    }

    @Test
    void namesMayHoldAnyCharacters() throws BadTextException {
        List<String> names =
                List.of(
                        "",
                        " ",
                        "\"",
                        "\\",
                        "\\u0041",
                        "a\nseat 2\rb\tc",
                        "\0\u0007\u2028\u202e",
                        "Zoë 日本 \ud83e\udd20",
                        "\ud83e",
                        "end 0",
                        "\uffff\ufeff",
                        "\u007f");
        for (String name : names) {
            Match<Town, Event> match = played(Setup.of(2, 1), 3);
            match.setSeat(1, new Seat(name, name, name, name));
            Match<Town, Event> read = MatchText.read(Fistful.GAME, MatchText.write(match));
            assertEquals(match.seats(), read.seats());
        }
    }

    @Test
    void decisionsTakenBackAreNotSaved() throws BadTextException {
        Match<Town, Event> match = played(Setup.of(3, 5), 30);
        match.goTo(20);
        Match<Town, Event> read = MatchText.read(Fistful.GAME, MatchText.write(match));
        assertEquals(20, read.size());
        assertFalse(read.canRedo());
        assertEquals(match.position(), read.position());
    }

    @Test
    void aMatchCanStartInTheMiddle() throws BadTextException {
        Match<Town, Event> long1 = played(Setup.of(2, 8), 60);
        String middle = TownText.writeLine(long1.position());
        Match<Town, Event> match = new Match<>(Fistful.GAME, middle, long1.seats());
        RandomPlay play = new RandomPlay(3);
        for (int i = 0; i < 20; i++) {
            match.play(play.choose(match.position()));
        }
        Match<Town, Event> read = MatchText.read(Fistful.GAME, MatchText.write(match));
        assertEquals(match.position(), read.position());
    }

    @Test
    void textWithWindowsLineEndsIsReadAlike() throws BadTextException {
        Match<Town, Event> match = played(Setup.of(2, 1), 10);
        String text = MatchText.write(match).replace("\n", "\r\n");
        assertEquals(match.position(), MatchText.read(Fistful.GAME, text).position());
    }

    @Test
    void handWrittenTextNeedsNoCheck() throws BadTextException {
        String text = MatchText.write(played(Setup.of(2, 1), 10)).replaceAll(" check .*", "");
        assertEquals(10, MatchText.read(Fistful.GAME, text).size());
    }

    @Test
    void whatIsWrongIsToldWithItsLine() throws BadTextException {
        String good = MatchText.write(played(Setup.of(2, 1), 3));
        assertBad(1, "the text ends early", "");
        assertBad(1, "this is not a saved match", "PNG" + good);
        assertBad(
                1,
                "newer version of the program (4, known here: 3)",
                good.replace("meeples 2", "meeples 4"));
        assertBad(
                2,
                "newer version of the program (7, known here: 1)",
                good.replace("fistful 1", "fistful 7"));
        assertBad(2, "a match of \"coloma\", not of fistful", good.replace("fistful", "coloma"));
        assertBad(
                4,
                "the number of players should be a number from 2 to 4, not \"99\"",
                good.replace("players 2", "players 99"));
        assertBad(4, "the seed should be a number", good.replace("seed 1", "seed 99999999999999"));
        assertBad(5, "expected \"1\", found \"2\"", good.replace("seat 1", "seat 2"));
        assertBad(
                5,
                "the closing quote of the symbol is missing",
                good.replaceFirst("\"boot\"\n", "\"boot\n"));
        assertBad(6, "2 seats are needed, not 1", good.replaceFirst("seat 2.*\n", ""));
        assertBad(
                8,
                "it is player",
                good.replaceFirst("moves\n1", "moves\n2")
                        .replaceFirst("moves\n2 marquee b(.*)\n1", "moves\n2 marquee b$1\n1"));
        assertBad(11, "there should be 4 moves, not 3", good.replace("end 3", "end 4"));
        assertBad(11, "the text has been changed", good.replace("Player 1", "Player X"));
        assertBad(11, "there is more text after the end", good + good);
    }

    private static void assertBad(int line, String reason, String text) {
        BadTextException bad =
                assertThrows(BadTextException.class, () -> MatchText.read(Fistful.GAME, text));
        assertTrue(bad.getMessage().contains(reason), bad.getMessage());
        assertEquals(line, bad.line(), bad.getMessage());
    }

    @Test
    void noCutOffTextIsTakenForAWholeMatch() throws BadTextException {
        String text = MatchText.write(played(Setup.of(2, 1), 40));
        for (int end = 0; end < text.length() - 1; end++) {
            String cut = text.substring(0, end);
            if (!cut.matches("(?s).*\nend 40( check [0-9a-f]{8})? ?")) {
                assertThrows(BadTextException.class, () -> MatchText.read(Fistful.GAME, cut));
            }
        }
    }

    @Test
    void damagedTextNeverDoesMoreThanComplain() throws BadTextException {
        String text = MatchText.write(played(Setup.of(3, 9), 60));
        String position = TownText.writeLine(played(Setup.of(3, 9), 60).position());
        String started =
                "meeples 1\ngame fistful 1\nsetup "
                        + position
                        + text.substring(text.indexOf("\ns", 30));
        Random random = new Random(1);
        int complaints = 0;
        for (int i = 0; i < 4000; i++) {
            String damaged = damaged(i % 2 == 0 ? text : started, random);
            try {
                Match<Town, Event> match = MatchText.read(Fistful.GAME, damaged);
                finish(match, i);
            } catch (BadTextException bad) {
                assertTrue(bad.line() > 0, bad.getMessage());
                assertTrue(bad.getMessage().length() < 300, bad.getMessage());
                complaints++;
            }
        }
        assertTrue(complaints > 3000);
    }

    /** What was read can be played to its end. */
    private static void finish(Match<Town, Event> match, int seed) {
        RandomPlay play = new RandomPlay(seed);
        while (!match.isOver()) {
            match.play(play.choose(match.position()));
        }
    }

    private static String damaged(String text, Random random) {
        StringBuilder damaged = new StringBuilder(text.replaceAll(" check .*", ""));
        for (int i = 1 + random.nextInt(3); i > 0; i--) {
            int at = random.nextInt(damaged.length());
            switch (random.nextInt(4)) {
                case 0 -> damaged.deleteCharAt(at);
                case 1 -> damaged.insert(at, (char) random.nextInt(128));
                case 2 -> damaged.setCharAt(at, "0123456789-BMRDV /\n".charAt(random.nextInt(19)));
                default -> {
                    int to = Math.min(at + random.nextInt(200), damaged.length());
                    damaged.insert(random.nextInt(damaged.length()), damaged.substring(at, to));
                }
            }
        }
        return damaged.toString();
    }

    @Test
    void megabytesOfAnythingAreRefusedAtOnce() throws BadTextException {
        String text = MatchText.write(played(Setup.of(2, 1), 3));
        for (String filler : List.of("\0", "9", " ", "\n", "1 sow builder\n", "\"", "a b ")) {
            String much = filler.repeat(3_000_000 / filler.length());
            assertThrows(BadTextException.class, () -> MatchText.read(Fistful.GAME, much));
            String less = text + much.substring(0, 1_000_000);
            if (!filler.isBlank()) {
                assertThrows(BadTextException.class, () -> MatchText.read(Fistful.GAME, less));
            }
            String inside = text.replaceFirst("moves\n", "moves\n" + much.substring(0, 1_000_000));
            assertThrows(BadTextException.class, () -> MatchText.read(Fistful.GAME, inside));
            String insideSetup = text.replaceFirst("seed", "seed" + much.substring(0, 1_000_000));
            if (!filler.equals(" ")) {
                assertThrows(
                        BadTextException.class, () -> MatchText.read(Fistful.GAME, insideSetup));
            }
        }
    }

    private static Match<Town, Event> played(Setup setup, int decisions) throws BadTextException {
        List<Seat> seats = new ArrayList<>();
        for (int i = 0; i < setup.players(); i++) {
            seats.add(new Seat("Player " + (i + 1), "", COLOURS[i], "boot"));
        }
        Match<Town, Event> match = new Match<>(Fistful.GAME, SetupText.write(setup), seats);
        RandomPlay play = new RandomPlay(setup.seed());
        while (!match.isOver() && match.size() < decisions) {
            match.play(play.choose(match.position()));
        }
        return match;
    }
}
