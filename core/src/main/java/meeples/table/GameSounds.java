package meeples.table;

import java.util.List;

/**
 * What a game brings to be heard, beside the sounds of any table.
 *
 * @param music its music
 * @param airs what is heard of the place where it is played, far off and softly: from a quiet place
 *     to a lively one
 * @param cues its own sound effects
 */
public record GameSounds(Tunes music, List<Tunes> airs, List<SoundCue> cues) {
    /**
     * What is heard of the place when there is so much life in it.
     *
     * @param life from 0, nobody has settled yet, to 1
     */
    public Tunes air(float life) {
        if (airs.isEmpty()) {
            return Tunes.none();
        }
        return airs.get(Math.min(airs.size() - 1, (int) (life * airs.size())));
    }
}
