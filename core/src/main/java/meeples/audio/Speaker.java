package meeples.audio;

import com.badlogic.gdx.Audio;
import com.badlogic.gdx.Gdx;
import com.badlogic.gdx.audio.Music;
import com.badlogic.gdx.audio.Sound;
import com.badlogic.gdx.files.FileHandle;
import com.badlogic.gdx.math.MathUtils;
import com.badlogic.gdx.utils.Disposable;
import com.badlogic.gdx.utils.TimeUtils;
import java.util.function.LongSupplier;
import meeples.settings.Settings;
import meeples.table.Cues;

/**
 * All that is heard: effects when they are called by name, and the town's tune. Follows the volumes
 * of the settings at once.
 *
 * <p>Nothing is loaded before {@link #wake}: browsers stay silent until the player has touched the
 * page, and the first screen should not wait for sound. Nobody may wait for a sound to end either,
 * for there may be no device to play it.
 */
public final class Speaker implements Cues, Disposable {
    static final String TUNE = "town.mp3";

    /** The same effect again within this time would only be louder, not another sound. */
    private static final long LEAST_GAP_MILLIS = 45;

    private final Audio audio;
    private final FileHandle folder;
    private final Settings settings;
    private final LongSupplier clock;
    private final Sound[][] sounds = new Sound[Effect.values().length][];
    private final long[] lastPlayed = new long[Effect.values().length];
    private Music tune;
    private boolean awake;
    private boolean focused = true;
    private boolean hidden;

    /**
     * @param folder where the sound files are
     */
    public Speaker(Audio audio, FileHandle folder, Settings settings) {
        this(audio, folder, settings, TimeUtils::millis);
    }

    Speaker(Audio audio, FileHandle folder, Settings settings, LongSupplier clock) {
        this.audio = audio;
        this.folder = folder;
        this.settings = settings;
        this.clock = clock;
        settings.masterVolume.onChange(volume -> followVolume());
        settings.musicVolume.onChange(volume -> followVolume());
        settings.muteUnfocused.onChange(mute -> followVolume());
    }

    /** The player has pressed something: from now on there is sound. */
    public void wake() {
        if (!awake) {
            awake = true;
            for (Effect effect : Effect.values()) {
                sounds[effect.ordinal()] = load(effect);
            }
            followVolume();
        }
    }

    private Sound[] load(Effect effect) {
        Sound[] recordings = new Sound[effect.variants()];
        for (int i = 0; i < recordings.length; i++) {
            recordings[i] = audio.newSound(folder.child(effect.file(i)));
        }
        return recordings;
    }

    /** The window came to the front or went behind another. */
    public void setFocused(boolean focused) {
        this.focused = focused;
        followVolume();
    }

    /** Nobody sees the game, so nobody wants to hear it, whatever the settings say. */
    public void setHidden(boolean hidden) {
        this.hidden = hidden;
        followVolume();
    }

    @Override
    public void cue(String name) {
        Effect effect = Effect.of(name);
        if (effect == null) {
            Gdx.app.error("audio", "no sound for the cue " + name);
        } else {
            play(effect);
        }
    }

    public void play(Effect effect) {
        float volume = effectsVolume();
        long now = clock.getAsLong();
        long silentFor = now - lastPlayed[effect.ordinal()];
        if (!awake || volume == 0 || silentFor < LEAST_GAP_MILLIS) {
            return;
        }
        lastPlayed[effect.ordinal()] = now;
        Sound[] recordings = sounds[effect.ordinal()];
        float pitch = 1 + MathUtils.random(-effect.spread(), effect.spread());
        recordings[MathUtils.random(recordings.length - 1)].play(volume, pitch, 0);
    }

    private float effectsVolume() {
        return isMuted() ? 0 : settings.masterVolume.fraction() * settings.effectsVolume.fraction();
    }

    private float musicVolume() {
        return isMuted() ? 0 : settings.masterVolume.fraction() * settings.musicVolume.fraction();
    }

    private boolean isMuted() {
        return hidden || !focused && settings.muteUnfocused.isOn();
    }

    /** Music that nobody hears is paused, and not even loaded when it was never wanted. */
    private void followVolume() {
        if (!awake) {
            return;
        }
        float volume = musicVolume();
        if (volume > 0) {
            if (tune == null) {
                tune = audio.newMusic(folder.child(TUNE));
                tune.setLooping(true);
            }
            tune.setVolume(volume);
            if (!tune.isPlaying()) {
                tune.play();
            }
        } else if (tune != null) {
            tune.pause();
        }
    }

    @Override
    public void dispose() {
        for (Sound[] recordings : sounds) {
            if (recordings != null) {
                for (Sound recording : recordings) {
                    recording.dispose();
                }
            }
        }
        if (tune != null) {
            tune.dispose();
        }
        awake = false;
    }
}
