package meeples.fistful.notation;

import meeples.fistful.model.Meeple;
import meeples.fistful.model.Town;
import meeples.fistful.rules.Move;
import meeples.play.BadTextException;
import meeples.play.Words;

/**
 * Moves as text: {@code marquee b0}, {@code take b3 clockwise from d4}, {@code sow robber}, {@code
 * give to 2}, {@code resolve d5}, {@code resolve showdown}, {@code build yes}, {@code upgrade no},
 * {@code reroll yes}.
 */
public final class MoveText {
    private static final String[] VERBS = {
        "marquee", "take", "sow", "give", "resolve", "build", "upgrade", "reroll"
    };

    private MoveText() {}

    public static String write(int move) {
        String verb = VERBS[Move.decision(move).ordinal()];
        return verb
                + " "
                + switch (Move.decision(move)) {
                    case MARQUEE -> Vocabulary.location(Move.building(move));
                    case TAKE ->
                            Vocabulary.location(Move.location(move))
                                    + " "
                                    + Vocabulary.direction(Move.direction(move))
                                    + " from "
                                    + Vocabulary.space(Move.space(move));
                    case SOW -> Meeple.word(Move.meeple(move));
                    case GIVE -> "to " + (Move.seat(move) + 1);
                    case RESOLVE -> Vocabulary.space(Move.space(move));
                    case BUILD, UPGRADE, REROLL -> Vocabulary.answer(Move.yes(move));
                    case OVER -> throw new IllegalArgumentException("no move: " + move);
                };
    }

    public static int read(String text) throws BadTextException {
        Words words = new Words(text);
        int move = read(words);
        words.end();
        return move;
    }

    /** Reads a move from the middle of a line. */
    static int read(Words words) throws BadTextException {
        return switch (words.oneOf("a move", VERBS)) {
            case 0 -> Move.marquee(Vocabulary.building(words));
            case 1 -> readTake(words);
            case 2 -> Move.sow(Vocabulary.meeple(words));
            case 3 -> readGift(words);
            case 4 -> Move.resolve(Vocabulary.spaceOrShowdown(words));
            case 5 -> Move.build(Vocabulary.answer(words));
            case 6 -> Move.upgrade(Vocabulary.answer(words));
            default -> Move.reroll(Vocabulary.answer(words));
        };
    }

    private static int readTake(Words words) throws BadTextException {
        int location = Vocabulary.location(words);
        int direction = Vocabulary.direction(words);
        words.expect("from");
        return Move.take(location, direction, Vocabulary.space(words));
    }

    private static int readGift(Words words) throws BadTextException {
        words.expect("to");
        return Move.give(Vocabulary.seat(words, Town.MOST_SEATS));
    }
}
