package meeples.art.sound;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.function.DoubleFunction;
import java.util.function.Supplier;

/**
 * The recipes of some sound effects, by their files: the name of their cue, in a folder for each
 * game; variants carry a number.
 */
abstract class Recipes {
    static final int RATE = 44100;

    /** No sample is farther from 0. */
    static final double PEAK = 0.84;

    /**
     * How loud the loudest twentieth of a second of an effect is, if it is neither soft nor loud.
     */
    static final double LOUDNESS = 0.24;

    /** No two pieces of wood, coins or cards sound alike. */
    private static final double[] PITCHES = {1, 1.09, 0.92};

    private final Map<String, Wave> all = new LinkedHashMap<>();
    private final String folder;

    /** Where the sound that is being made comes from. */
    Source source;

    /**
     * @param folder of the game whose sounds are made, "" for those of any game
     */
    Recipes(String folder) {
        this.folder = folder;
    }

    /** Every sound effect of all games. */
    static Map<String, Wave> everything() {
        Map<String, Wave> everything = new LinkedHashMap<>();
        for (Recipes some :
                new Recipes[] {new TableEffects(), new TownEffects(), new ValleyEffects()}) {
            some.makeAll();
            everything.putAll(some.all);
        }
        return everything;
    }

    abstract void makeAll();

    /** Each has noise of its own, so that a change to one leaves the others as they are. */
    final void make(String name, Supplier<Wave> recipe) {
        source = new Source(RATE, name.hashCode());
        all.put(folder + name, recipe.get());
    }

    /** What is heard often is recorded three times. */
    final void makeThree(String name, DoubleFunction<Wave> recipe) {
        for (int i = 0; i < PITCHES.length; i++) {
            double pitch = PITCHES[i];
            make(name + "-" + (i + 1), () -> recipe.apply(pitch));
        }
    }

    /** As loud as all others, measured, except what is too short to be so within the peak. */
    static Wave finish(Wave wave, double loudness) {
        wave.highPass(40).fade(0.0008, 0.012);
        return wave.gain(Math.min(LOUDNESS * loudness / wave.loudest(), PEAK / wave.peak()));
    }
}
