package meeples.coloma.notation;

import meeples.coloma.model.Barrel;
import meeples.coloma.model.Box;
import meeples.coloma.model.Bridge;
import meeples.coloma.model.Building;
import meeples.coloma.model.Country;
import meeples.coloma.model.Decision;
import meeples.coloma.model.Pioneer;
import meeples.coloma.model.Region;
import meeples.coloma.model.Site;
import meeples.coloma.model.Valley;
import meeples.play.BadTextException;
import meeples.play.Words;

/**
 * A position drawn in text, as one looks at the table:
 *
 * <pre>
 * valley players 3 sheriff 2 hotels
 * year 1849 round 3
 * wheel     -         -         barker    barricade signpost
 * pioneers  1         -         -         23        -
 * tents     12        -         -         3         -
 * shootout outlaws 5 table b gone c
 * rows      1    -    -    3    -    -
 * gold 9 cart 2
 * hideout horse wagon - points
 * discarded nugget
 * bridges horses:2 coins:1 graves:0 rivers:2 cards:2 dudes:1
 * hotels 4
 * towns     12   -    -    3    -
 * road ca   -    -
 * road cg   -    -
 * ...
 * regions   1    -    -    2    -
 * player 1 has dudes 3 tents 1 horses 2 coins 4 nuggets 1 points 12
 * player 1 rivers 1:horses 4
 * player 1 built sawmill stable
 * player 1 hand saloon undertaker
 * player 1 top carpenters
 * player 1 fresh horse
 * player 1 used tent tent
 * ...
 * turn 44 player 1 act primary begun worked mill-shovel
 * chance 60 0123abcd 0123abcd 0123abcd 0123abcd
 * </pre>
 *
 * <p>The columns of the wheel are sites 1 to 5, those of the rows hold 1 to 6 gunmen, the towns are
 * Coloma, Auburn, Georgetown, Hangtown and Folsom, the regions North, East, Sierra, South and West.
 * Who stands somewhere is told by numbers of players, S for Sam, B for Buster, N for the gunmen of
 * nobody. Sam's lines begin with {@code sam}. With Buster there is a line {@code buster 2 4} of the
 * cards shown, with mules there are lines {@code mules} and {@code carrots} like that of the
 * pioneers.
 *
 * <p>Every line but the first may be left out: nothing is there then, and it is the first round.
 * What is mentioned nowhere is where it has to be: dudes and tents in the supplies, wagons on
 * Coloma, cards unseen in the decks, barrels in the stack, nuggets in the gold supply (or, if the
 * line {@code gold} tells what is there, in the mine cart).
 *
 * <p>The turn's line begins with the number of turns so far and tells who is asked what: {@code
 * pioneer}, {@code keep}, {@code offer}, {@code site}, {@code mule}, {@code act}, {@code pay for
 * build hammer sawmill}, {@code way coloma ca1 left 2} or {@code over}. In a turn it also tells
 * what was done of the actions ({@code primary done secondary begun}), the shovels and wheelbarrows
 * that were used, and what was done that may be done once: {@code once row blasted discarded}. A
 * way of a site's action has the word {@code helped}.
 *
 * <p>On one line, the lines are parted by " / ".
 */
public final class ValleyText {
    static final String[] DECISIONS = {
        "pioneer", "keep", "offer", "site", "mule", "act", "pay", "way", "over"
    };
    static final String[] STATES = {"fresh", "begun", "done"};
    static final String[] ONCE = {"row", "blasted", "discarded"};
    static final String MILL_SHOVEL = "mill-shovel";
    static final String MILL_WHEELBARROW = "mill-wheelbarrow";
    static final String[] WHEEL = {"barker", "signpost", "barricade"};

    private static final String FIRST_WORD = "valley";
    private static final int MARGIN = 10;
    private static final int COLUMN = 10;
    private static final int NARROW = 5;

    private final Valley valley;
    private final StringBuilder text = new StringBuilder();

    private ValleyText(Valley valley) {
        this.valley = valley;
    }

    public static boolean isValley(String text) {
        return text.startsWith(FIRST_WORD + " ");
    }

    public static Valley read(String text) throws BadTextException {
        return new ValleyReader().read(text);
    }

    /** The position on a single line. */
    public static String writeLine(Valley valley) {
        StringBuilder line = new StringBuilder();
        for (String part : write(valley).split("\n")) {
            line.append(line.length() == 0 ? "" : " / ").append(part.replaceAll(" +", " ").trim());
        }
        return line.toString();
    }

    public static String write(Valley valley) {
        ValleyText writer = new ValleyText(valley);
        writer.writeBoard();
        for (int seat = 0; seat < valley.table(); seat++) {
            writer.writePlayer(seat);
        }
        writer.writeQuestion();
        writer.writeChance();
        return writer.text.toString();
    }

    private void line(String line) {
        text.append(line.replaceAll(" +$", "")).append('\n');
    }

    /** What stands in each column of a row. */
    private interface Row {
        String at(int column);
    }

    private void row(String name, int columns, int width, Row row) {
        StringBuilder line = new StringBuilder(padded(name, MARGIN));
        for (int column = 0; column < columns; column++) {
            line.append(padded(row.at(column), width));
        }
        line(line.toString());
    }

    private static String padded(String text, int width) {
        StringBuilder padded = new StringBuilder(text);
        do {
            padded.append(' ');
        } while (padded.length() < width);
        return padded.toString();
    }

    // The board

    private void writeBoard() {
        line(
                FIRST_WORD
                        + " players "
                        + valley.players()
                        + " sheriff "
                        + name(valley.sheriff())
                        + (valley.withHotels() ? " hotels" : "")
                        + (valley.withMules() ? " mules" : "")
                        + (valley.openHands() ? " open-hands" : "")
                        + (valley.years() < Box.YEARS ? " years " + valley.years() : ""));
        line("year " + (Box.FIRST_YEAR + valley.year()) + " round " + valley.round());
        row("wheel", Site.ALL, COLUMN, this::wheel);
        row("pioneers", Site.ALL, COLUMN, site -> crowd(s -> valley.site(s) == site, site));
        if (valley.withMules()) {
            row("mules", Site.ALL, COLUMN, site -> crowd(s -> valley.mule(s) == site));
            row("carrots", Site.ALL, COLUMN, site -> crowd(s -> has(valley.carrots(s), site)));
        }
        row("tents", Site.ALL, COLUMN, site -> crowd(s -> valley.hasEventTent(s, site)));
        if (valley.shownLeft() != Site.NONE) {
            line("buster " + (valley.shownLeft() + 1) + " " + (valley.shownRight() + 1));
        }
        writeShootout();
        line("gold " + valley.gold() + " cart " + valley.cart());
        writeHideout();
        writeBridges();
        if (valley.withHotels()) {
            line("hotels " + valley.hotelMarket());
        }
        writeMap();
    }

    private String wheel(int site) {
        boolean barricade =
                valley.barricade() == site
                        || valley.barricade() == Valley.ON_SIGNPOST && site == valley.signpost();
        String place =
                site == valley.barker() ? WHEEL[0] : site == valley.signpost() ? WHEEL[1] : "";
        String both = place.isEmpty() ? WHEEL[2] : place + "+" + WHEEL[2];
        return barricade ? both : place.isEmpty() ? Vocabulary.NONE : place;
    }

    /** Whether somebody is to be named. */
    private interface Who {
        boolean is(int seat);
    }

    private String crowd(Who who) {
        return crowd(who, Site.ALL);
    }

    /** Those who are meant, and Buster where he stands. */
    private String crowd(Who who, int bustersSite) {
        StringBuilder crowd = new StringBuilder();
        for (int seat = 0; seat < valley.table(); seat++) {
            if (who.is(seat)) {
                crowd.append(letter(seat));
            }
        }
        if (valley.buster() == bustersSite) {
            crowd.append('B');
        }
        return crowd.length() == 0 ? Vocabulary.NONE : crowd.toString();
    }

    private String letter(int seat) {
        return valley.isSam(seat) ? "S" : Vocabulary.seat(seat);
    }

    private String name(int seat) {
        return valley.isSam(seat) ? Vocabulary.SAM : Vocabulary.seat(seat);
    }

    private static boolean has(int bits, int bit) {
        return (bits & 1 << bit) != 0;
    }

    private void writeShootout() {
        StringBuilder gone = new StringBuilder();
        for (int tile = 0; tile < Box.TILES; tile++) {
            if (has(valley.goneTiles(), tile)) {
                gone.append(gone.length() == 0 ? " gone " : " ").append(Vocabulary.table(tile));
            }
        }
        line(
                "shootout outlaws "
                        + valley.outlaws()
                        + " table "
                        + Vocabulary.table(valley.shootoutTable())
                        + gone);
        row("rows", Box.ROWS, NARROW, this::gunmen);
    }

    private String gunmen(int row) {
        int owner = valley.row(row);
        return owner == Valley.NOBODY
                ? Vocabulary.NONE
                : owner == Valley.STRANGERS ? "N" : letter(owner);
    }

    private void writeHideout() {
        StringBuilder line = new StringBuilder("hideout");
        for (int place = 0; place < Barrel.FACE_UP; place++) {
            int kind = valley.faceUp(place);
            line.append(' ');
            line.append(kind == Barrel.NONE ? Vocabulary.NONE : Vocabulary.barrel(kind));
        }
        line(line.toString());
        writeBarrels("discarded", kind -> valley.discards(kind));
    }

    /** How many there are of a kind. */
    private interface Counts {
        int of(int kind);
    }

    private void writeBarrels(String name, Counts counts) {
        StringBuilder line = new StringBuilder();
        for (int kind = 0; kind < Barrel.KINDS; kind++) {
            for (int i = 0; i < counts.of(kind); i++) {
                line.append(' ').append(Vocabulary.barrel(kind));
            }
        }
        if (line.length() > 0) {
            line(name + line);
        }
    }

    private void writeBridges() {
        StringBuilder line = new StringBuilder("bridges");
        for (int place = 0; place < Box.BRIDGE_KINDS; place++) {
            int kind = valley.bridgeForSale(place);
            line.append(' ').append(kind == Bridge.NONE ? Vocabulary.NONE : Bridge.word(kind));
            line.append(kind == Bridge.NONE ? "" : ":" + valley.bridgesLeft(place));
        }
        line(line.toString());
    }

    private void writeMap() {
        row("towns", Country.TOWNS, NARROW, space -> crowd(s -> valley.wagon(s) == space));
        int first = Country.TOWNS;
        for (int road = 0; road < Box.roads(); road++) {
            int start = first;
            row(
                    "road " + roadName(start),
                    Box.roadLength(road),
                    NARROW,
                    i -> crowd(s -> valley.wagon(s) == start + i));
            first += Box.roadLength(road);
        }
        row("regions", Region.ALL, NARROW, r -> crowd(s -> has(valley.regionTents(s), r)));
    }

    /** The letters of a road's towns: the name of its first space without the number. */
    static String roadName(int firstSpace) {
        return Country.word(firstSpace).substring(0, 2);
    }

    // Players

    private void writePlayer(int seat) {
        String start = valley.isSam(seat) ? Vocabulary.SAM : "player " + Vocabulary.seat(seat);
        line(
                start
                        + " has dudes "
                        + valley.cabin(seat)
                        + " tents "
                        + valley.tents(seat)
                        + " horses "
                        + valley.horses(seat)
                        + " coins "
                        + valley.coins(seat)
                        + " nuggets "
                        + valley.nuggets(seat)
                        + " points "
                        + valley.gained(seat)
                        + count(" graves ", valley.graves(seat))
                        + count(" hotels ", valley.hotels(seat))
                        + count(" guests ", valley.guests(seat))
                        + count(" boxed ", valley.boxed(seat)));
        if (valley.pioneer(seat) != Pioneer.NONE) {
            line(start + " pioneer " + Vocabulary.pioneer(valley.pioneer(seat)));
        }
        writeRivers(seat, start);
        writeCards(start + " built", valley.built(seat));
        writeCards(start + " hand", valley.hand(seat));
        writePutBack(seat, start);
        writeBarrels(start + " fresh", kind -> valley.freshBarrels(seat, kind));
        writeBarrels(start + " used", kind -> valley.usedBarrels(seat, kind));
    }

    private static String count(String name, int count) {
        return count == 0 ? "" : name + count;
    }

    private void writeRivers(int seat, String start) {
        StringBuilder line = new StringBuilder();
        for (int canyon = 0; canyon < Box.CANYONS; canyon++) {
            if (has(valley.rivers(seat), canyon)) {
                int kind = valley.bridge(seat, canyon);
                line.append(' ').append(Vocabulary.canyon(canyon));
                line.append(kind == Bridge.NONE ? "" : ":" + Vocabulary.bridge(kind));
            }
        }
        if (line.length() > 0) {
            line(start + " rivers" + line);
        }
    }

    private void writeCards(String start, int cards) {
        StringBuilder line = new StringBuilder();
        for (int card = 0; card < Building.ALL; card++) {
            line.append(has(cards, card) ? " " + Vocabulary.building(card) : "");
        }
        if (line.length() > 0) {
            line(start + line);
        }
    }

    private void writePutBack(int seat, String start) {
        StringBuilder top = new StringBuilder();
        for (int i = 0; i < valley.onTop(seat); i++) {
            top.append(' ').append(Vocabulary.building(valley.onTop(seat, i)));
        }
        if (top.length() > 0) {
            line(start + " top" + top);
        }
        StringBuilder bottom = new StringBuilder();
        for (int i = 0; i < valley.atBottom(seat); i++) {
            bottom.append(' ').append(Vocabulary.building(valley.atBottom(seat, i)));
        }
        if (bottom.length() > 0) {
            line(start + " bottom" + bottom);
        }
    }

    // The question

    private void writeQuestion() {
        Decision decision = valley.decision();
        String asked = decision == Decision.OVER ? "" : " player " + (valley.decider() + 1);
        line(
                "turn "
                        + valley.turn()
                        + asked
                        + " "
                        + DECISIONS[decision.ordinal()]
                        + question(decision)
                        + progress());
    }

    private String question(Decision decision) {
        if (decision == Decision.PAY) {
            return " for " + MoveText.write(valley.pending());
        }
        if (decision != Decision.WAY) {
            return "";
        }
        StringBuilder way = new StringBuilder();
        for (int i = 0; i < valley.waySize(); i++) {
            way.append(' ').append(Vocabulary.space(valley.way(i)));
        }
        way.append(" left ").append(valley.wayLeft());
        return way.append(valley.wayHelped() ? " helped" : "").toString();
    }

    private String progress() {
        StringBuilder progress = new StringBuilder();
        if (valley.primary() != Valley.FRESH) {
            progress.append(" primary ").append(STATES[valley.primary()]);
        }
        if (valley.secondary() != Valley.FRESH) {
            progress.append(" secondary ").append(STATES[valley.secondary()]);
        }
        if (valley.worked() != 0) {
            progress.append(" worked");
            for (int bit = 0; bit < Building.ALL + 2; bit++) {
                progress.append(has(valley.worked(), bit) ? " " + worker(bit) : "");
            }
        }
        if (valley.once() != 0) {
            progress.append(" once");
            for (int bit = 0; bit < ONCE.length; bit++) {
                progress.append(has(valley.once(), bit) ? " " + ONCE[bit] : "");
            }
        }
        return progress.toString();
    }

    private static String worker(int bit) {
        return bit < Building.ALL
                ? Vocabulary.building(bit)
                : bit == Building.ALL ? MILL_SHOVEL : MILL_WHEELBARROW;
    }

    private void writeChance() {
        StringBuilder line = new StringBuilder("chance " + valley.revelations());
        for (int i = 0; i < 4; i++) {
            line.append(' ').append(Words.hex(valley.generator(i)));
        }
        line(line.toString());
    }
}
