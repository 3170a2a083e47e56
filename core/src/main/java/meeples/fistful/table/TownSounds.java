package meeples.fistful.table;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import meeples.table.GameSounds;
import meeples.table.Moment;
import meeples.table.SoundCue;
import meeples.table.Tunes;

/** The town's own sounds, by the names of their cues, and its music. */
public final class TownSounds {
    /** A gold bar is laid on the counter. */
    public static final String BAR = "bar";

    public static final String JAIL_DOOR = "jail-door";
    public static final String SALOON_DOORS = "saloon-doors";
    public static final String SHOT = "shot";

    /** A fuse is lit. */
    public static final String FUSE = "fuse";

    public static final String EXPLOSION = "explosion";

    private TownSounds() {}

    public static GameSounds sounds() {
        return new GameSounds(
                Tunes.ofEightBars(
                        Map.of(
                                Moment.TITLE,
                                files("saddle", "rider", "well", "street", "porch", "trail"),
                                Moment.DAY,
                                files("street", "rider", "porch", "saddle", "trail", "well"),
                                Moment.EVENING,
                                files("dusk", "embers", "well", "rider", "saddle", "trail"),
                                Moment.DUEL,
                                files("duel", "embers", "dusk", "well", "saddle", "rider"),
                                Moment.VICTORY,
                                files("hoedown", "street", "trail", "porch", "rider", "saddle"))),
                List.of(
                        air("air-street"),
                        air("air-street", "air-saloon"),
                        air("air-saloon", "air-saloon", "air-street")),
                List.of(
                        new SoundCue(BAR, "fistful/bar", 1, 0.02f),
                        new SoundCue(JAIL_DOOR, "fistful/jail-door", 1, 0.03f),
                        new SoundCue(SALOON_DOORS, "fistful/saloon-doors", 1, 0.05f),
                        new SoundCue(SHOT, "fistful/shot", 3, 0.04f),
                        new SoundCue(FUSE, "fistful/fuse", 1, 0.05f),
                        new SoundCue(EXPLOSION, "fistful/explosion", 1, 0.03f)));
    }

    /** By day; the nights are all alike. */
    private static Tunes air(String... day) {
        return Tunes.ofEightBars(
                Map.of(Moment.DAY, files(day), Moment.EVENING, files("air-night")));
    }

    private static List<String> files(String... names) {
        List<String> files = new ArrayList<>();
        for (String name : names) {
            files.add("fistful/" + name + ".mp3");
        }
        return files;
    }
}
