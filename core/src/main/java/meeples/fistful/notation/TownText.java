package meeples.fistful.notation;

import meeples.fistful.model.Decision;
import meeples.fistful.model.Meeple;
import meeples.fistful.model.Place;
import meeples.fistful.model.Street;
import meeples.fistful.model.Town;
import meeples.play.BadTextException;
import meeples.play.Words;

/**
 * A position drawn in text, as one looks at the board:
 *
 * <pre>
 * town players 2 first 1
 * north marquees 1:5    -      -      -      -      2:5
 * north people   BBM    BBB    BDR    BBB    BBM    BBR
 * north doorways -      -      -      -      -      -
 * showdown       D:1    -
 * south doorways -      -      -      -      -      -
 * south people   BBM    BRR    BBB    MMD    BBB    BRD
 * south marquees -      -      -      -      -      2:10
 * saloon V
 * jail R dynamite 2
 * graves -
 * explosion 0
 * player 1 gold 3 stone 1 bars 0
 * player 2 gold 0 stone 2 bars 1
 * turn 7 player 1 take
 * chance 5 0123abcd 0123abcd 0123abcd 0123abcd
 * </pre>
 *
 * <p>The buildings of the south row are b11 to b6 from left to right. Meeples are B builder, M
 * miner, R robber, D deputy, V Madame. A marquee is written owner:points, a showdown meeple with
 * its controller's token. Every line but the first may be left out: nothing is there then, the turn
 * is the starting player's first, and the dynamite that has not exploded lies on the jail. What is
 * mentioned nowhere is where it has to be: cubes and dynamite in the bag, bars in the bank, meeples
 * in the box.
 *
 * <p>While a handful is sown, there is a line {@code hand BBM next d3 clockwise left 9}: spaces
 * left, the next one included. The turn's line tells what is asked: {@code marquee}, {@code take},
 * {@code sow}, {@code give S1}, {@code resolve}, {@code build b3}, {@code upgrade b3}, {@code
 * reroll S0 dice 3 5} or {@code over}.
 *
 * <p>On one line, the lines are parted by " / ".
 */
public final class TownText {
    static final String[] DECISIONS = {
        "marquee", "take", "sow", "give", "resolve", "build", "upgrade", "reroll", "over"
    };

    private static final String FIRST_WORD = "town";
    private static final int COLUMNS = 6;
    private static final int COLUMN = 7;
    private static final int MARGIN = 15;

    private TownText() {}

    public static boolean isTown(String text) {
        return text.startsWith(FIRST_WORD + " ");
    }

    public static Town read(String text) throws BadTextException {
        return new TownReader().read(text);
    }

    /** The position on a single line. */
    public static String writeLine(Town town) {
        StringBuilder line = new StringBuilder();
        for (String part : write(town).split("\n")) {
            line.append(line.length() == 0 ? "" : " / ").append(part.replaceAll(" +", " "));
        }
        return line.toString();
    }

    public static String write(Town town) {
        StringBuilder text = new StringBuilder();
        text.append(FIRST_WORD + " players ").append(town.players());
        text.append(" first ").append(town.first() + 1);
        text.append(
                SetupText.options(town.germanMadame(), town.oneBarATurn(), town.rounds()) + "\n");
        writeRow(text, "north marquees", column -> marquee(town, northBuilding(column)));
        writeRow(text, "north people", column -> people(town, northBuilding(column)));
        writeRow(text, "north doorways", column -> doorway(town, northBuilding(column)));
        text.append(padded("showdown", MARGIN));
        text.append(padded(duellist(town, Street.S0), COLUMN));
        text.append(duellist(town, Street.S1)).append('\n');
        writeRow(text, "south doorways", column -> doorway(town, southBuilding(column)));
        writeRow(text, "south people", column -> people(town, southBuilding(column)));
        writeRow(text, "south marquees", column -> marquee(town, southBuilding(column)));
        text.append("saloon ").append(people(town, Place.SALOON)).append('\n');
        text.append("jail ").append(people(town, Place.JAIL));
        text.append(" dynamite ").append(town.jailDynamite()).append('\n');
        text.append("graves ").append(people(town, Place.GRAVEYARD)).append('\n');
        text.append("explosion ").append(town.exploded()).append('\n');
        for (int seat = 0; seat < town.players(); seat++) {
            text.append("player ").append(seat + 1);
            text.append(" gold ").append(town.gold(seat));
            text.append(" stone ").append(town.stone(seat));
            text.append(" bars ").append(town.bars(seat)).append('\n');
        }
        if (isSowing(town)) {
            text.append("hand ").append(people(town, Place.HAND));
            text.append(" next ").append(Vocabulary.space(town.cursor()));
            text.append(' ').append(Vocabulary.direction(town.direction()));
            text.append(" left ").append(town.spacesLeft()).append('\n');
        }
        text.append("turn ").append(town.turn()).append(" player ").append(town.active() + 1);
        text.append(' ').append(DECISIONS[town.decision().ordinal()]).append(question(town));
        text.append("\nchance ").append(town.chances());
        for (int i = 0; i < 4; i++) {
            text.append(' ').append(Words.hex(town.generator(i)));
        }
        return text.append('\n').toString();
    }

    static boolean isSowing(Town town) {
        return town.decision() == Decision.SOW || town.decision() == Decision.GIVE;
    }

    static int northBuilding(int column) {
        return column;
    }

    static int southBuilding(int column) {
        return Place.BUILDINGS - 1 - column;
    }

    private static String question(Town town) {
        int about = town.question();
        return switch (town.decision()) {
            case BUILD, UPGRADE -> " " + Vocabulary.location(about);
            case GIVE -> " " + Vocabulary.space(about);
            case REROLL ->
                    " "
                            + Vocabulary.space(about)
                            + " dice "
                            + town.die(Street.S0)
                            + " "
                            + town.die(Street.S1);
            default -> "";
        };
    }

    private static void writeRow(StringBuilder text, String name, Row row) {
        text.append(padded(name, MARGIN));
        for (int column = 0; column < COLUMNS - 1; column++) {
            text.append(padded(row.at(column), COLUMN));
        }
        text.append(row.at(COLUMNS - 1)).append('\n');
    }

    /** What stands in each column of a row. */
    private interface Row {
        String at(int column);
    }

    private static String marquee(Town town, int building) {
        int owner = town.owner(building);
        return owner == Town.NOBODY ? "-" : (owner + 1) + ":" + town.marquee(building);
    }

    private static String people(Town town, int place) {
        int[] counts = new int[Meeple.KINDS];
        for (int kind = 0; kind < Meeple.KINDS; kind++) {
            counts[kind] = town.meeples(place, kind);
        }
        return Vocabulary.crowd(counts);
    }

    private static String doorway(Town town, int building) {
        return String.valueOf(Vocabulary.letter(town.on(Street.doorway(building))));
    }

    private static String duellist(Town town, int space) {
        int token = town.token(space);
        String letter = String.valueOf(Vocabulary.letter(town.on(space)));
        return token == Town.NOBODY ? letter : letter + ":" + (token + 1);
    }

    private static String padded(String text, int width) {
        StringBuilder padded = new StringBuilder(text);
        do {
            padded.append(' ');
        } while (padded.length() < width);
        return padded.toString();
    }
}
