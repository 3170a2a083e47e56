package meeples.audio;

import com.badlogic.gdx.Audio;
import com.badlogic.gdx.audio.Sound;
import com.badlogic.gdx.files.FileHandle;
import com.badlogic.gdx.math.MathUtils;
import com.badlogic.gdx.utils.Disposable;
import meeples.table.SoundCue;

/** One sound effect with its recordings, which vary in pitch as real things do. */
final class SoundEffect implements Disposable {
    /** The same effect again within this time would only be louder, not another sound. */
    private static final long LEAST_GAP_MILLIS = 45;

    private final SoundCue cue;
    private final Sound[] recordings;
    private boolean loaded;
    private long lastPlayed;

    SoundEffect(SoundCue cue) {
        this.cue = cue;
        this.recordings = new Sound[cue.variants()];
    }

    void load(Audio audio, FileHandle folder) {
        for (int i = 0; i < recordings.length; i++) {
            recordings[i] = audio.newSound(folder.child(cue.file(i)));
        }
        loaded = true;
    }

    /**
     * One of its recordings, unless it has only just been heard.
     *
     * @param side from -1, left, to 1, right
     */
    void play(float volume, float side, long now) {
        if (now - lastPlayed < LEAST_GAP_MILLIS) {
            return;
        }
        lastPlayed = now;
        float pitch = 1 + MathUtils.random(-cue.spread(), cue.spread());
        recordings[MathUtils.random(recordings.length - 1)].play(volume, pitch, side);
    }

    @Override
    public void dispose() {
        if (loaded) {
            for (Sound recording : recordings) {
                recording.dispose();
            }
            loaded = false;
        }
    }
}
