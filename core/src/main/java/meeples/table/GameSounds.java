package meeples.table;

import java.util.List;

/**
 * What a game brings to be heard, beside the sounds of any table.
 *
 * @param music its music
 * @param air what is heard of the place where it is played, far off and softly
 * @param cues its own sound effects
 */
public record GameSounds(Tunes music, Tunes air, List<SoundCue> cues) {}
