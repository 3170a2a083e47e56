package meeples.picture;

/**
 * The names of the pictures in the shared atlas {@link Atlases#UI} that stand for players and what
 * they do, so that a misspelt one is a compile error.
 *
 * <p>What is told apart by colour has a second picture with a pattern, as an aid. A player's symbol
 * is a picture of its own, as large as the one that it lies on.
 */
public final class SharedArt {
    public static final String[] EMOTES = {"laugh", "cheer", "wow", "sad", "angry", "think"};

    /** How many faces there are for people. */
    public static final int PEOPLE = 6;

    /** How the words for seats' badges begin. */
    public static final String SEAT = "seat-";

    private SharedArt() {}

    /** A word for a seat's whole badge, for those who name pictures but don't draw them. */
    public static String seat(String colour, String symbol) {
        return SEAT + colour + "-" + symbol;
    }

    /** A disc of a player's colour. */
    public static String badge(int colour, boolean aid) {
        return "badge-" + SeatColours.WORDS[colour] + aid(aid);
    }

    /** A symbol to lie on a badge, dark for a {@linkplain SeatColours#isPale pale} one. */
    public static String badgeSymbol(int symbol, boolean dark) {
        return "badge-" + SeatSymbols.WORDS[symbol] + tone(dark);
    }

    /** A colour's pattern, 48 x 12, to be laid side by side. */
    public static String band(int colour) {
        return "band-" + SeatColours.WORDS[colour];
    }

    /** The end of the name of a picture that may have a pattern. */
    public static String aid(boolean aid) {
        return aid ? "-aid" : "";
    }

    /** The end of the name of a symbol's picture. */
    public static String tone(boolean dark) {
        return dark ? "-dark" : "-light";
    }

    /** A face to show the others at the table. */
    public static String emote(int emote) {
        return "emote-" + EMOTES[emote];
    }

    /** The face of a bot of this level. */
    public static String botPortrait(String level) {
        return "bot-" + level;
    }

    /** One of {@link #PEOPLE} faces for people at the table. */
    public static String humanPortrait(int which) {
        return which == 0 ? "portrait-human" : "portrait-human-" + which;
    }

    /** The lid of a game's box, 136 x 85, for the shelf on the title; a game may have none. */
    public static String lid(String game) {
        return "lid-" + game;
    }

    /** A small die, white, to tint. */
    public static String dieIcon(int face) {
        return icon("die-" + face);
    }

    /** A small die of a colour on which only light things can be seen. */
    public static String darkDieIcon(int face, int colour) {
        return icon("die-" + SeatColours.WORDS[colour] + "-" + face);
    }

    public static String icon(String name) {
        return "icon-" + name;
    }

    /** A key or a button of a device. */
    public static String glyph(String name) {
        return "glyph-" + name;
    }
}
