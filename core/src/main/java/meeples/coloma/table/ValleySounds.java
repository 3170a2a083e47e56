package meeples.coloma.table;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import meeples.table.GameSounds;
import meeples.table.Moment;
import meeples.table.SoundCue;
import meeples.table.Tunes;

/** The valley's own sounds, by the names of their cues, and its music. */
public final class ValleySounds {
    /** Stage, signpost and barricade are wheeled on. */
    public static final String WHEEL = "wheel";

    /** The Barker calls an event out. */
    public static final String BARKER = "barker";

    /** Another year begins. */
    public static final String YEAR = "year";

    public static final String WAGON = "wagon";
    public static final String HAMMER = "hammer";
    public static final String SAW = "saw";

    /** Water comes down a canyon. */
    public static final String RIVER = "river";

    /** Canvas is pulled tight. */
    public static final String TENT = "tent";

    /** Hooves. */
    public static final String HORSE = "horse";

    /** A barrel rolls. */
    public static final String BARREL = "barrel";

    /** A card is drawn or put back. */
    public static final String CARD = "card";

    /** Guns are fired in the shootout. */
    public static final String VOLLEY = "volley";

    /** Powder goes off under the barricade. */
    public static final String BLAST = "blast";

    private ValleySounds() {}

    public static GameSounds sounds() {
        return new GameSounds(
                Tunes.ofEightBars(
                        Map.of(
                                Moment.TITLE,
                                files("river", "meadow", "wagons", "claim", "camp", "mill"),
                                Moment.DAY,
                                files("meadow", "mill", "river", "wagons", "claim", "camp"),
                                Moment.EVENING,
                                files("lanterns", "claim", "river", "meadow", "wagons", "camp"),
                                Moment.DUEL,
                                files("skirmish", "claim", "lanterns", "mill", "river", "wagons"),
                                Moment.VICTORY,
                                files("jubilee", "camp", "wagons", "mill", "meadow", "river"))),
                List.of(
                        air("air-river"),
                        air("air-river", "air-camp"),
                        air("air-camp", "air-camp", "air-river")),
                List.of(
                        cue(WHEEL, 1, 0.03f),
                        cue(BARKER, 1, 0.06f),
                        cue(YEAR, 1, 0),
                        cue(WAGON, 3, 0.05f),
                        cue(HAMMER, 3, 0.04f),
                        cue(SAW, 1, 0.06f),
                        cue(RIVER, 1, 0.06f),
                        cue(TENT, 3, 0.05f),
                        cue(HORSE, 3, 0.04f),
                        cue(BARREL, 3, 0.05f),
                        cue(CARD, 3, 0.05f),
                        cue(VOLLEY, 3, 0.05f),
                        cue(BLAST, 1, 0.03f)));
    }

    /** By day; the nights are all alike. */
    private static Tunes air(String... day) {
        return Tunes.ofEightBars(
                Map.of(Moment.DAY, files(day), Moment.EVENING, files("air-crickets")));
    }

    private static List<String> files(String... names) {
        List<String> files = new ArrayList<>();
        for (String name : names) {
            files.add("coloma/" + name + ".mp3");
        }
        return files;
    }

    private static SoundCue cue(String name, int variants, float spread) {
        return new SoundCue(name, "coloma/" + name, variants, spread);
    }
}
