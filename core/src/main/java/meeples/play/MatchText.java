package meeples.play;

import java.util.ArrayList;
import java.util.List;

/**
 * A whole match as a text that a person can read and compare line by line. It is what saves,
 * replays and bug reports are made of:
 *
 * <pre>
 * meeples 2
 * game fistful 1
 * program 0.1.0
 * setup players 2 first random seed 4711
 * seat 1 name "Jane" bot "" colour "orange" symbol "horseshoe"
 * seat 2 name "Doc" bot "marshal" colour "green" symbol "cactus"
 * practice
 * moves
 * 2 marquee b0
 * 1 marquee b5
 * 1 take b3 clockwise from d4
 * end 3 check 5d0c2a11 position 0c33e8f1
 * </pre>
 *
 * <p>The line "program" tells which version of the program wrote the text, for whoever looks into a
 * report; nothing depends on it, and texts of the first versions have none. "practice" is only
 * there in a practice match. Each move begins with the player who makes it, counted from 1. The
 * last line tells how many moves there are, so that a text that was cut off is noticed, a check of
 * all lines above it, and the hash of the position that the moves lead to; whoever writes a match
 * by hand may leave both out. Moves that were taken back are not part of the text.
 *
 * <p>Before the last line there may be one that counts the moves that the game itself had proposed,
 * from 1: "advised 3 4 17". Only such texts are of the third format, all others of the second.
 *
 * <p>A text whose check is right is as the program wrote it. When its moves cannot be made any
 * more, or lead elsewhere, the rules have changed since: that is told ({@link Fault#OTHER_RULES}),
 * and the match can be watched as far as it goes.
 */
public final class MatchText {
    /** Texts of the first one do not tell the position, those of the second no advice. */
    private static final int FORMAT = 3;

    private static final int FORMAT_WITHOUT_ADVICE = 2;
    private static final String ADVISED = "advised";

    /** What some programs put before a text. */
    private static final char BYTE_ORDER_MARK = '\ufeff';

    /** A longer name is cut off: no panel has room for it. */
    private static final int LONGEST_NAME = 60;

    /** Far more than any match needs; a longer text is not a match. */
    private static final int LONGEST = 2_000_000;

    private static final String PROGRAM = "program ";

    /**
     * What the first lines of a text tell.
     *
     * @param game the name of the game that it is a match of
     * @param version of that game's notation and rules
     */
    public record Header(String game, int version) {}

    private MatchText() {}

    public static <S, E> String write(Match<S, E> match) {
        Game<S, E> game = match.game();
        StringBuilder text = new StringBuilder();
        String advised = advised(match);
        line(text, "meeples " + (advised.isEmpty() ? FORMAT_WITHOUT_ADVICE : FORMAT));
        line(text, "game " + game.name() + " " + game.version());
        line(text, PROGRAM + Version.TEXT);
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
        if (!advised.isEmpty()) {
            line(text, advised);
        }
        String check = check(text, text.length());
        String hash = Words.hex(game.rules().hash(position));
        line(text, "end " + match.size() + " check " + check + " position " + hash);
        return text.toString();
    }

    private static String advised(Match<?, ?> match) {
        StringBuilder advised = new StringBuilder();
        for (int i = 0; i < match.size(); i++) {
            if (match.isAdvised(i)) {
                advised.append(advised.length() == 0 ? ADVISED : "").append(' ').append(i + 1);
            }
        }
        return advised.toString();
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

    /** Which game a text is a match of, without reading the match. */
    public static Header header(String text) throws BadTextException {
        return new Reader<>(null, text).readHeader();
    }

    /** The match that a text tells of, all moves made. Either the whole match comes, or none. */
    public static <S, E> Match<S, E> read(Game<S, E> game, String text) throws BadTextException {
        return reader(game, text).read();
    }

    /**
     * The same for somebody who only wants to watch it: of a match that the rules of today do not
     * allow any more comes what they still allow.
     */
    public static <S, E> Match<S, E> readToWatch(Game<S, E> game, String text)
            throws BadTextException {
        Reader<S, E> reader = reader(game, text);
        try {
            return reader.read();
        } catch (BadTextException bad) {
            if (bad.fault() == Fault.OTHER_RULES) {
                return reader.match;
            }
            throw bad;
        }
    }

    private static <S, E> Reader<S, E> reader(Game<S, E> game, String text)
            throws BadTextException {
        if (text.length() > LONGEST) {
            throw new BadTextException(Fault.TOO_LONG, "the text is too long to be a match");
        }
        return new Reader<>(game, text);
    }

    /** Goes through the text line by line. */
    private static final class Reader<S, E> {
        private final Game<S, E> game;
        private final String text;
        private int lineStart;
        private int nextStart;
        private int lineNumber;
        private String line = "";
        private Match<S, E> match;

        Reader(Game<S, E> game, String text) {
            this.game = game;
            boolean marked = text.startsWith(String.valueOf(BYTE_ORDER_MARK));
            this.text = marked ? text.substring(1) : text;
        }

        Header readHeader() throws BadTextException {
            try {
                return header();
            } catch (BadTextException bad) {
                throw bad.at(lineNumber);
            }
        }

        Match<S, E> read() throws BadTextException {
            try {
                return readLines();
            } catch (BadTextException bad) {
                throw bad.at(lineNumber);
            }
        }

        private Match<S, E> readLines() throws BadTextException {
            checkHeader();
            beginMatch();
            if (line.equals("practice")) {
                match.setPractice(true);
                nextLine();
            }
            Words words = new Words(line);
            words.expect("moves");
            words.end();
            nextLine();
            while (!line.startsWith("end ") && !line.startsWith(ADVISED)) {
                move();
                nextLine();
            }
            if (line.startsWith(ADVISED)) {
                advised();
                nextLine();
            }
            end();
            return match;
        }

        private void beginMatch() throws BadTextException {
            try {
                String setup = setup();
                nextLine();
                List<Seat> seats = new ArrayList<>();
                while (line.startsWith("seat ")) {
                    seats.add(seat(seats.size()));
                    nextLine();
                }
                match = new Match<>(game, setup, seats);
            } catch (BadTextException bad) {
                throw isAsWritten() ? otherSetup(bad) : bad;
            }
        }

        private static BadTextException otherSetup(BadTextException why) {
            return new BadTextException(
                    Fault.OTHER_SETUP,
                    "the rules have changed since, it cannot begin so: " + why.getMessage(),
                    why);
        }

        /** Whether the check at its end is right: what cannot be so was possible once. */
        private boolean isAsWritten() {
            int end = text.lastIndexOf("\nend ") + 1;
            if (end == 0) {
                return false;
            }
            String[] words = text.substring(end).trim().split(" ");
            return words.length > 3 && words[3].equals(check(text, end));
        }

        private Header header() throws BadTextException {
            nextLine();
            Words words = new Words(line);
            if (!words.accept("meeples")) {
                throw new BadTextException(Fault.NOT_A_MATCH, "this is not a saved match");
            }
            checkVersion("this text", version(words), FORMAT);
            nextLine();
            words = new Words(line);
            words.expect("game");
            String name = words.next("the game's name");
            return new Header(name, version(words));
        }

        private void checkHeader() throws BadTextException {
            Header header = header();
            if (!header.game().equals(game.name())) {
                String name = Words.shown(header.game());
                throw new BadTextException(
                        Fault.OTHER_GAME,
                        "this is a match of " + name + ", not of " + game.name(),
                        name);
            }
            checkVersion("this match", header.version(), game.version());
        }

        private static int version(Words words) throws BadTextException {
            int version = words.number("the version", 1, Integer.MAX_VALUE);
            words.end();
            return version;
        }

        private static void checkVersion(String what, int version, int known)
                throws BadTextException {
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
            if (line.startsWith(PROGRAM)) {
                nextLine();
            }
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
            return new Seat(shortened(name), bot, colour, symbol);
        }

        private static String shortened(String name) {
            return name.length() > LONGEST_NAME ? name.substring(0, LONGEST_NAME) : name;
        }

        private void move() throws BadTextException {
            try {
                match.play(readMove());
            } catch (BadTextException bad) {
                throw isAsWritten() ? otherRules(match.size() + 1, bad) : bad;
            }
        }

        private void advised() throws BadTextException {
            Words words = new Words(line);
            words.expect(ADVISED);
            while (!words.isAtEnd()) {
                match.markAdvised(words.number("a proposed move", 1, match.size()) - 1);
            }
        }

        private static BadTextException otherRules(int decision, BadTextException why) {
            return new BadTextException(
                    Fault.OTHER_RULES,
                    "the rules have changed since, decision "
                            + decision
                            + " cannot be made any more: "
                            + why.getMessage(),
                    decision,
                    why);
        }

        private int readMove() throws BadTextException {
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
            return move;
        }

        private void end() throws BadTextException {
            int moves = match.size();
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
            boolean same =
                    !words.accept("position")
                            || words.hex("the position's hash")
                                    == game.rules().hash(match.position());
            words.end();
            checkNothingFollows();
            if (!same) {
                throw otherRules(
                        moves,
                        new BadTextException(
                                Fault.OTHER_POSITION,
                                "the same decisions lead to another position now"));
            }
        }

        private void checkNothingFollows() throws BadTextException {
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
