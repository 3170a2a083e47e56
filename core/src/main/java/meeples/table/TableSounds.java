package meeples.table;

import java.util.List;

/** The sounds of any table and of the screens around it, by the names of their cues. */
public final class TableSounds {
    /** A button is pressed. */
    public static final String CLICK = "click";

    /** The focus has moved. */
    public static final String FOCUS = "focus";

    /** That cannot be done. */
    public static final String ERROR = "error";

    /** Somebody's turn begins. */
    public static final String TURN = "turn";

    /** Something that everybody should notice. */
    public static final String BELL = "bell";

    public static final String WIN = "win";

    /** A wooden piece is set down. */
    public static final String WOOD = "wood";

    public static final String TOKEN = "token";
    public static final String COINS = "coins";
    public static final String STONE = "stone";
    public static final String DICE = "dice";

    /** A tile or a card is turned over. */
    public static final String FLIP = "flip";

    /** Something is swept off the table. */
    public static final String WHOOSH = "whoosh";

    /** Earth falls on wood. */
    public static final String BURY = "bury";

    private TableSounds() {}

    public static List<SoundCue> cues() {
        return List.of(
                new SoundCue(CLICK, "click", 3, 0.03f),
                new SoundCue(FOCUS, "focus", 3, 0.02f),
                new SoundCue(ERROR, "error", 1, 0),
                new SoundCue(TURN, "turn", 1, 0),
                new SoundCue(BELL, "bell", 1, 0),
                new SoundCue(WIN, "win", 1, 0),
                new SoundCue(WOOD, "wood", 3, 0.07f),
                new SoundCue(TOKEN, "token", 3, 0.05f),
                new SoundCue(COINS, "coins", 3, 0.06f),
                new SoundCue(STONE, "stone", 3, 0.08f),
                new SoundCue(DICE, "dice", 3, 0.06f),
                new SoundCue(FLIP, "flip", 3, 0.05f),
                new SoundCue(WHOOSH, "whoosh", 3, 0.06f),
                new SoundCue(BURY, "bury", 1, 0.05f));
    }
}
