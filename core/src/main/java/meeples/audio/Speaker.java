package meeples.audio;

import com.badlogic.gdx.Audio;
import com.badlogic.gdx.Gdx;
import com.badlogic.gdx.files.FileHandle;
import com.badlogic.gdx.utils.Disposable;
import com.badlogic.gdx.utils.ObjectMap;
import com.badlogic.gdx.utils.TimeUtils;
import com.badlogic.gdx.utils.Timer;
import java.util.List;
import java.util.function.LongSupplier;
import meeples.settings.Settings;
import meeples.table.Cues;
import meeples.table.GameSounds;
import meeples.table.Moment;
import meeples.table.SoundCue;

/**
 * All that is heard: the sounds of any table and those of the game that is played, when they are
 * called by name, and that game's music and air, which follow the moment. Follows the volumes of
 * the settings at once.
 *
 * <p>Nothing is loaded before {@link #wake}: browsers stay silent until the player has touched the
 * page, and the first screen should not wait for sound. Nobody may wait for a sound to end either,
 * for there may be no device to play it.
 */
public final class Speaker implements Cues, Disposable {
    /** Sounds come from the side where they are seen, but nobody sits with an ear to the table. */
    private static final float BREADTH = 0.7f;

    private static final float MILLIS = 1000;

    private final Audio audio;
    private final FileHandle folder;
    private final Settings settings;
    private final LongSupplier clock;
    private final ObjectMap<String, SoundEffect> shared = new ObjectMap<>();
    private final ObjectMap<String, SoundEffect> own = new ObjectMap<>();
    private GameSounds game;
    private final Deck music;
    private final Deck air;
    private final Alarm alarm;
    private Moment moment = Moment.TITLE;
    private float life;
    private long told;
    private boolean awake;
    private boolean focused = true;
    private boolean hidden;

    /**
     * @param folder where the sound files are
     * @param cues what can be heard in any game
     */
    public Speaker(Audio audio, FileHandle folder, Settings settings, List<SoundCue> cues) {
        this(audio, folder, settings, cues, TimeUtils::millis, new TimerAlarm());
    }

    Speaker(
            Audio audio,
            FileHandle folder,
            Settings settings,
            List<SoundCue> cues,
            LongSupplier clock,
            Alarm alarm) {
        this.audio = audio;
        this.folder = folder;
        this.settings = settings;
        this.clock = clock;
        this.alarm = alarm;
        music = new Deck(audio, folder);
        air = new Deck(audio, folder);
        add(cues, shared);
        settings.masterVolume.onChange(volume -> followVolume());
        settings.musicVolume.onChange(volume -> followVolume());
        settings.effectsVolume.onChange(volume -> followVolume());
        settings.muteUnfocused.onChange(mute -> followVolume());
    }

    private static void add(List<SoundCue> cues, ObjectMap<String, SoundEffect> effects) {
        for (SoundCue cue : cues) {
            effects.put(cue.name(), new SoundEffect(cue));
        }
    }

    /** From now on this game's effects and music are heard instead of another game's. */
    public void play(GameSounds sounds) {
        if (sounds.equals(game)) {
            return;
        }
        dispose(own);
        own.clear();
        game = sounds;
        add(sounds.cues(), own);
        if (awake) {
            load(own);
        }
        followVolume();
    }

    /** The player has pressed something: from now on there is sound. */
    public void wake() {
        if (!awake) {
            awake = true;
            told = clock.getAsLong();
            load(shared);
            load(own);
            followVolume();
        }
    }

    private void load(ObjectMap<String, SoundEffect> effects) {
        for (SoundEffect effect : effects.values()) {
            effect.load(audio, folder);
        }
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
    public void moment(Moment now, float lifeInPlace) {
        moment = now;
        life = lifeInPlace;
        pass();
    }

    @Override
    public void cue(String name) {
        cue(name, 0);
    }

    @Override
    public void cue(String name, float side) {
        SoundEffect effect = own.get(name, shared.get(name));
        if (effect == null) {
            Gdx.app.error("audio", "no sound for the cue " + name);
            return;
        }
        float volume = effectsVolume();
        if (awake && volume > 0) {
            effect.play(volume, side * BREADTH, clock.getAsLong());
        }
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

    private void followVolume() {
        if (awake) {
            pass();
            music.setVolume(musicVolume());
            air.setVolume(effectsVolume());
            pass();
        }
    }

    /** Lets what plays on and on know the time, and asks to be woken when it must know again. */
    private void pass() {
        if (!awake || game == null) {
            return;
        }
        long now = clock.getAsLong();
        float seconds = (now - told) / MILLIS;
        told = now;
        music.want(game.music(), moment);
        air.want(game.air(life), moment);
        float soonest = Math.min(music.pass(seconds), air.pass(seconds));
        if (soonest < Deck.NEVER) {
            alarm.in(soonest, this::pass);
        } else {
            alarm.off();
        }
    }

    @Override
    public void dispose() {
        alarm.off();
        dispose(shared);
        dispose(own);
        music.dispose();
        air.dispose();
        awake = false;
    }

    private static void dispose(ObjectMap<String, SoundEffect> effects) {
        for (SoundEffect effect : effects.values()) {
            effect.dispose();
        }
    }

    /** Calls once, later; another call takes the place of one that is still to come. */
    interface Alarm {
        void in(float seconds, Runnable call);

        void off();
    }

    /** Wakes the game up even while it rests and draws nothing. */
    private static final class TimerAlarm implements Alarm {
        private Runnable call;
        private final Timer.Task task =
                new Timer.Task() {
                    @Override
                    public void run() {
                        call.run();
                    }
                };

        @Override
        public void in(float seconds, Runnable next) {
            call = next;
            task.cancel();
            Timer.schedule(task, seconds);
        }

        @Override
        public void off() {
            task.cancel();
        }
    }
}
