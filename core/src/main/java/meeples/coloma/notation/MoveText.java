package meeples.coloma.notation;

import meeples.coloma.model.Box;
import meeples.coloma.model.Valley;
import meeples.coloma.rules.Move;
import meeples.coloma.rules.Verb;
import meeples.play.BadTextException;
import meeples.play.Words;

/**
 * Moves as text: {@code pioneer robber}, {@code put-back sawmill top}, {@code spend 1}, {@code site
 * 3}, {@code mule 2}, {@code shovel mill}, {@code wheelbarrow stable}, {@code river hammer 2},
 * {@code bridge saw horses}, {@code build hammer sawmill}, {@code hotel saw}, {@code go ca1},
 * {@code rob}, {@code gunmen 4}, {@code tent-on-event 3}, {@code tent-in-region north}, {@code bed
 * 2}, {@code take-tent}, {@code buy horses 1 tents 2}, {@code take-barrel 2}, {@code take-barrel
 * stack}, {@code use-barrel wagon}, {@code blast horse}, {@code discard sawmill top coin}, {@code
 * raid horse 4}, {@code end}, {@code pay 2}, {@code stop}, {@code stop left}.
 */
public final class MoveText {
    /** In the order of {@link Verb}. */
    static final String[] VERBS = {
        "pioneer",
        "put-back",
        "spend",
        "site",
        "mule",
        "shovel",
        "wheelbarrow",
        "river",
        "bridge",
        "build",
        "hotel",
        "go",
        "rob",
        "gunmen",
        "tent-on-event",
        "tent-in-region",
        "bed",
        "take-tent",
        "buy",
        "take-barrel",
        "use-barrel",
        "blast",
        "discard",
        "raid",
        "end",
        "pay",
        "stop"
    };

    private static final String[] ENDS = {"top", "bottom"};
    private static final String[] GAINS = {"coin", "dude"};
    private static final String[] GOODS = {"", "left", "right"};
    private static final int MOST_NUGGETS = Box.GOLD_ROWS * Valley.MOST_SEATS;

    private MoveText() {}

    public static String write(int move) {
        String verb = VERBS[Move.verb(move).ordinal()];
        String rest = rest(move);
        return rest.isEmpty() ? verb : verb + " " + rest;
    }

    private static String rest(int move) {
        int first = Move.first(move);
        int second = Move.second(move);
        return switch (Move.verb(move)) {
            case PIONEER -> Vocabulary.pioneer(first);
            case PUT_BACK -> Vocabulary.building(first) + " " + ENDS[second];
            case SPEND, BED, PAY -> String.valueOf(first);
            case SITE, MULE, TENT_ON_EVENT -> Vocabulary.site(first);
            case SHOVEL, WHEELBARROW -> Vocabulary.building(first);
            case RIVER -> Vocabulary.tool(first) + " " + Vocabulary.canyon(second);
            case BRIDGE -> Vocabulary.tool(first) + " " + Vocabulary.bridge(second);
            case BUILD -> Vocabulary.tool(first) + " " + Vocabulary.building(second);
            case HOTEL -> Vocabulary.tool(first);
            case GO -> Vocabulary.space(first);
            case GUNMEN -> Vocabulary.row(first);
            case TENT_IN_REGION -> Vocabulary.region(first);
            case BUY -> "horses " + first + " tents " + second;
            case TAKE_BARREL -> Vocabulary.hideout(first);
            case USE_BARREL, BLAST -> Vocabulary.barrel(first);
            case DISCARD ->
                    Vocabulary.building(first) + " " + ENDS[second] + " " + GAINS[Move.third(move)];
            case RAID -> Vocabulary.barrel(first) + " " + Vocabulary.row(second);
            case STOP -> GOODS[first];
            case ROB, TAKE_TENT, END -> "";
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
        return switch (Verb.of(words.oneOf("a move", VERBS))) {
            case PIONEER -> Move.pioneer(Vocabulary.pioneer(words));
            case PUT_BACK -> Move.putBack(Vocabulary.building(words), end(words));
            case SPEND -> Move.spend(nuggets(words));
            case SITE -> Move.site(Vocabulary.site(words));
            case MULE -> Move.mule(Vocabulary.site(words));
            case SHOVEL -> Move.shovel(Vocabulary.buildingOrMill(words));
            case WHEELBARROW -> Move.wheelbarrow(Vocabulary.buildingOrMill(words));
            case RIVER -> Move.river(Vocabulary.tool(words), Vocabulary.canyon(words));
            case BRIDGE -> Move.bridge(Vocabulary.tool(words), Vocabulary.bridge(words));
            case BUILD -> Move.build(Vocabulary.tool(words), Vocabulary.building(words));
            case HOTEL -> Move.hotel(Vocabulary.tool(words));
            case GO -> Move.go(Vocabulary.space(words));
            case ROB -> Move.rob();
            case GUNMEN -> Move.gunmen(Vocabulary.row(words));
            case TENT_ON_EVENT -> Move.tentOnEvent(Vocabulary.site(words));
            case TENT_IN_REGION -> Move.tentInRegion(Vocabulary.region(words));
            case BED -> Move.bed(words.number("the dudes", 1, Box.DUDES));
            case TAKE_TENT -> Move.takeTent();
            case BUY -> readPurchase(words);
            case TAKE_BARREL -> Move.takeBarrel(Vocabulary.hideout(words));
            case USE_BARREL -> Move.useBarrel(Vocabulary.barrel(words));
            case BLAST -> Move.blast(Vocabulary.barrel(words));
            case DISCARD ->
                    Move.discard(
                            Vocabulary.building(words),
                            end(words),
                            words.oneOf("coin or dude", GAINS));
            case RAID -> Move.raid(Vocabulary.barrel(words), Vocabulary.row(words));
            case END -> Move.end();
            case PAY -> Move.pay(nuggets(words));
            case STOP ->
                    Move.stop(
                            words.isAtEnd()
                                    ? Move.NO_CHOICE
                                    : 1 + words.oneOf("left or right", "left", "right"));
        };
    }

    private static int readPurchase(Words words) throws BadTextException {
        words.expect("horses");
        int horses = words.number("the horses", 0, Box.MOST_HORSES);
        words.expect("tents");
        return Move.buy(horses, words.number("the tents", 0, Box.TENTS));
    }

    private static int end(Words words) throws BadTextException {
        return words.oneOf("top or bottom", ENDS);
    }

    private static int nuggets(Words words) throws BadTextException {
        return words.number("the nuggets", 0, MOST_NUGGETS);
    }
}
