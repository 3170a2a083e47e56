package meeples.play;

import java.util.ArrayList;
import java.util.List;

/**
 * A whole match as a text that a person can read and compare line by line. It is what saves,
 * replays and bug reports are made of:
 *
 * <pre>
 * meeples 1
 * game fistful 1
 * setup players 2 first random seed 4711
 * seat 1 name "Jane" bot "" colour "orange" symbol "horseshoe"
 * seat 2 name "Doc" bot "marshal" colour "green" symbol "cactus"
 * practice
 * moves
 * 2 marquee b0
 * 1 marquee b5
 * 1 take b3 clockwise from d4
 * end 3 check 5d0c2a11
 * </pre>
 *
 * <p>The line "practice" is only there in a practice match. Each move begins with the player who
 * makes it, counted from 1. The last line tells how many moves there are, so that a text that was
 * cut off is noticed, and a check of all lines above it; whoever writes a match by hand may leave
 * the check out. Moves that were taken back are not part of the text.
 */
public final class MatchText {
    private static final int FORMAT = 1;

    /** Far more than any match needs; a longer text is not a match. */
    private static final int LONGEST = 2_000_000;

    private MatchText() {}

    public static <S, E> String write(Match<S, E> match) {
        Game<S, E> game = match.game();
        StringBuilder text = new StringBuilder();
        line(text, "meeples " + FORMAT);
        line(text, "game " + game.name() + " " + game.version());
        line(text, "setup " + match.setup());
        for (int i = 0; i < match.seats().size(); i++) {
            line(text, seat(i, match.seats().get(i)));
        }
        if (match.isPractice()) {
            line(text, "practice");
        }
        line(text, "moves");
        S position = match.positionAfter(0);
        for (int i = 0; i < match.size(); i++) {
            String move = game.notation().write(position, match.move(i));
            line(text, (match.seat(i) + 1) + " " + move);
            game.rules().play(position, match.move(i), null);
        }
        line(text, "end " + match.size() + " check " + check(text, text.length()));
        return text.toString();
    }

    private static void line(StringBuilder text, String line) {
        text.append(line).append('\n');
    }

    private static String seat(int index, Seat seat) {
        return "seat "
                + (index + 1)
                + " name "
                + Words.quote(seat.name())
                + " bot "
                + Words.quote(seat.bot())
                + " colour "
                + Words.quote(seat.colour())
                + " symbol "
                + Words.quote(seat.symbol());
    }

    /** Only operations that the browser computes alike. */
    private static String check(CharSequence text, int end) {
        int hash = 0;
        for (int i = 0; i < end; i++) {
            if (text.charAt(i) != '\r') {
                hash = (hash + text.charAt(i)) | 0;
                hash = (hash + (hash << 10)) | 0;
                hash ^= hash >>> 6;
            }
        }
        return Words.hex(hash);
    }

    /** The match that a text tells of, all moves made. Either the whole match comes, or none. */
    public static <S, E> Match<S, E> read(Game<S, E> game, String text) throws BadTextException {
        if (text.length() > LONGEST) {
            throw new BadTextException(Fault.TOO_LONG, "the text is too long to be a match");
        }
        return new Reader<>(game, text).read();
    }

    /** Goes through the text line by line. */
    private static final class Reader<S, E> {
        private final Game<S, E> game;
        private final String text;
        private int lineStart;
        private int nextStart;
        private int lineNumber;
        private String line = "";

        Reader(Game<S, E> game, String text) {
            this.game = game;
            this.text = text;
        }

        Match<S, E> read() throws BadTextException {
            try {
                return readLines();
            } catch (BadTextException bad) {
                throw bad.at(lineNumber);
            }
        }

        private Match<S, E> readLines() throws BadTextException {
            header();
            String setup = setup();
            nextLine();
            List<Seat> seats = new ArrayList<>();
            while (line.startsWith("seat ")) {
                seats.add(seat(seats.size()));
                nextLine();
            }
            Match<S, E> match = new Match<>(game, setup, seats);
            if (line.equals("practice")) {
                match.setPractice(true);
                nextLine();
            }
            Words words = new Words(line);
            words.expect("moves");
            words.end();
            nextLine();
            while (!line.startsWith("end ")) {
                move(match);
                nextLine();
            }
            end(match.size());
            return match;
        }

        private void header() throws BadTextException {
            nextLine();
            Words words = new Words(line);
            if (!words.accept("meeples")) {
                throw new BadTextException(Fault.NOT_A_MATCH, "this is not a saved match");
            }
            version(words, "this text", FORMAT);
            nextLine();
            words = new Words(line);
            words.expect("game");
            String name = words.next("the game's name");
            if (!name.equals(game.name())) {
                throw new BadTextException(
                        Fault.OTHER_GAME,
                        "this is a match of " + Words.shown(name) + ", not of " + game.name(),
                        Words.shown(name));
            }
            version(words, "this match", game.version());
        }

        private static void version(Words words, String what, int known) throws BadTextException {
            int version = words.number("the version", 1, Integer.MAX_VALUE);
            words.end();
            if (version > known) {
                throw new BadTextException(
                        Fault.NEWER_VERSION,
                        what
                                + " was written by a newer version of the program ("
                                + version
                                + ", known here: "
                                + known
                                + ")");
            }
        }

        private String setup() throws BadTextException {
            nextLine();
            if (!line.startsWith("setup ")) {
                throw new Words(line).unexpected("the set-up");
            }
            String setup = line.substring("setup ".length());
            game.notation().start(setup); // complains on the right line, before the seats are read
            return setup;
        }

        private Seat seat(int index) throws BadTextException {
            Words words = new Words(line);
            words.expect("seat");
            words.expect(String.valueOf(index + 1));
            words.expect("name");
            String name = words.quoted("the player's name");
            words.expect("bot");
            String bot = words.quoted("the bot's level");
            words.expect("colour");
            String colour = words.quoted("the colour");
            words.expect("symbol");
            String symbol = words.quoted("the symbol");
            words.end();
            return new Seat(name, bot, colour, symbol);
        }

        private void move(Match<S, E> match) throws BadTextException {
            if (match.isOver()) {
                throw new BadTextException(
                        Fault.MOVE_AFTER_END, "the game is over, but there are more moves");
            }
            Words words = new Words(line);
            int seat = words.number("the player", 1, match.seats().size()) - 1;
            if (seat != match.decider()) {
                int decider = match.decider() + 1;
                throw new BadTextException(
                        Fault.WRONG_PLAYER,
                        "it is player " + decider + " who decides here",
                        decider);
            }
            int blank = line.indexOf(' ');
            String written = blank < 0 ? "" : line.substring(blank + 1);
            int move = game.notation().read(match.position(), written);
            String refusal = game.rules().refusal(match.position(), move);
            if (refusal != null) {
                throw new BadTextException(Fault.NOT_ALLOWED, refusal);
            }
            match.play(move);
        }

        private void end(int moves) throws BadTextException {
            Words words = new Words(line);
            words.expect("end");
            int told = words.number("the number of moves", 0, Integer.MAX_VALUE);
            if (told != moves) {
                throw new BadTextException(
                        Fault.MOVES_MISSING,
                        "there should be " + told + " moves, not " + moves,
                        told,
                        moves);
            }
            if (words.accept("check")) {
                String check = words.next("the check");
                if (!check.equals(check(text, lineStart))) {
                    throw new BadTextException(
                            Fault.WRONG_CHECK, "the text has been changed: its check is wrong");
                }
            }
            words.end();
            for (int i = nextStart; i < text.length(); i++) {
                if (" \r\n".indexOf(text.charAt(i)) < 0) {
                    throw new BadTextException(
                            Fault.MORE_AFTER_END, "there is more text after the end");
                }
            }
        }

        private void nextLine() throws BadTextException {
            lineNumber++;
            if (nextStart >= text.length()) {
                throw new BadTextException(Fault.ENDS_EARLY, "the text ends early");
            }
            lineStart = nextStart;
            int end = text.indexOf('\n', lineStart);
            nextStart = end < 0 ? text.length() : end + 1;
            int last = end < 0 ? text.length() : end;
            if (last > lineStart && text.charAt(last - 1) == '\r') {
                last--; // some programs end a line with two characters
            }
            line = text.substring(lineStart, last);
        }
    }
}
