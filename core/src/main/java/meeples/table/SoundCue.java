package meeples.table;

/**
 * A sound effect that is called by the name of its cue.
 *
 * @param name what calls it
 * @param recording its file among the sounds, without a number and an ending
 * @param variants how many recordings there are to choose from; several carry numbers from 1
 * @param spread by how much the pitch may differ from one time to the next, up and down: pieces of
 *     wood are heard many times in a row, and no two of them sound alike
 */
public record SoundCue(String name, String recording, int variants, float spread) {
    /** The file of a recording, counted from 0. */
    public String file(int variant) {
        return recording + (variants == 1 ? "" : "-" + (variant + 1)) + ".wav";
    }
}
