package meeples.audio;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.badlogic.gdx.Audio;
import com.badlogic.gdx.audio.Music;
import com.badlogic.gdx.audio.Sound;
import com.badlogic.gdx.files.FileHandle;
import java.lang.reflect.Proxy;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import meeples.settings.Settings;
import meeples.table.GameSounds;
import meeples.table.Moment;
import meeples.table.SoundCue;
import meeples.table.Tunes;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

class SpeakerTest {
    private static final List<SoundCue> SHARED =
            List.of(
                    new SoundCue("wood", "wood", 3, 0.07f),
                    new SoundCue("coins", "coins", 1, 0.06f),
                    new SoundCue("bell", "bell", 1, 0));
    private static final GameSounds GAME =
            new GameSounds(
                    tune("tune.mp3"),
                    List.of(air("wind.mp3"), air("wind.mp3", "crowd.mp3")),
                    List.of(new SoundCue("shot", "shot", 1, 0.04f)));
    private static final GameSounds OTHER =
            new GameSounds(
                    tune("other.mp3"), List.of(), List.of(new SoundCue("bell", "cow-bell", 1, 0)));

    private final Settings settings = new Settings();
    private final Listener listener = new Listener();
    private final AlarmClock clock = new AlarmClock();
    private long now = 1000;
    private final Speaker speaker =
            new Speaker(
                    listener.audio(), new FileHandle("audio"), settings, SHARED, () -> now, clock);

    private static Tunes tune(String file) {
        return new Tunes(20, 2, Map.of(Moment.TITLE, List.of(file)));
    }

    private static Tunes air(String... files) {
        return new Tunes(20, 2, Map.of(Moment.DAY, List.of(files)));
    }

    @BeforeEach
    void bringAGame() {
        speaker.play(GAME);
    }

    private void later() {
        now += 1000;
    }

    @Test
    void nothingIsLoadedBeforeThePlayerHasPressedSomething() {
        speaker.cue("wood");
        assertEquals(List.of(), listener.loaded);
        speaker.wake();
        assertTrue(listener.loaded.contains("wood-1.wav"));
        assertTrue(listener.loaded.contains("tune.mp3"));
    }

    @Test
    void aCueIsHeardAtTheVolumeOfMasterAndEffects() {
        settings.masterVolume.set(50);
        settings.effectsVolume.set(40);
        speaker.wake();
        speaker.cue("shot");
        assertEquals(List.of("shot.wav"), listener.played);
        assertEquals(0.2f, listener.volume, 0.001f);
    }

    @Test
    void woodNeverClicksTwiceAtTheSamePitch() {
        speaker.wake();
        Set<Float> pitches = new HashSet<>();
        for (int i = 0; i < 20; i++) {
            speaker.cue("wood");
            pitches.add(listener.pitch);
            later();
        }
        assertTrue(pitches.size() > 10, "pitches heard: " + pitches);
        assertEquals(20, listener.played.size());
    }

    @Test
    void manyCubesAtTheSameMomentAreHeardOnce() {
        speaker.wake();
        for (int i = 0; i < 8; i++) {
            speaker.cue("coins");
        }
        assertEquals(1, listener.played.size());
    }

    @Test
    void aWindowBehindAnotherIsSilentAndGoesOnWhenItReturns() {
        speaker.wake();
        assertTrue(listener.playing);
        speaker.setFocused(false);
        assertFalse(listener.playing);
        speaker.cue("bell");
        assertEquals(List.of(), listener.played);
        speaker.setFocused(true);
        assertTrue(listener.playing);
    }

    @Test
    void aWindowBehindAnotherGoesOnWhenThePlayerWantsItSo() {
        settings.muteUnfocused.set(false);
        speaker.wake();
        speaker.setFocused(false);
        assertTrue(listener.playing);
        speaker.cue("bell");
        assertEquals(List.of("bell.wav"), listener.played);
    }

    @Test
    void musicThatIsOffIsNeverFetchedAndBeginsWhenItIsTurnedUp() {
        settings.musicVolume.set(0);
        speaker.wake();
        assertFalse(listener.loaded.contains("tune.mp3"));
        settings.musicVolume.set(50);
        assertTrue(listener.playing);
        assertNotEquals(0, listener.musicVolume);
        settings.masterVolume.set(0);
        assertFalse(listener.playing);
    }

    @Test
    void anotherGameBringsItsOwnSoundsAndTune() {
        speaker.wake();
        speaker.play(OTHER);
        speaker.cue("bell");
        speaker.cue("coins");
        assertEquals(List.of("cow-bell.wav", "coins.wav"), listener.played);
        now += 2000;
        clock.ring();
        assertTrue(listener.loaded.contains("other.mp3"));
        assertTrue(listener.playing);
    }

    @Test
    void theSoundsOfTheGameThatGoesOnAreNotLoadedAgain() {
        speaker.wake();
        int files = listener.loaded.size();
        speaker.play(new GameSounds(GAME.music(), GAME.airs(), GAME.cues()));
        assertEquals(files, listener.loaded.size());
    }

    @Test
    void theAirGrowsLivelierWithThePlace() {
        speaker.wake();
        speaker.moment(Moment.DAY, 0);
        listenFor(90);
        assertTrue(listener.loaded.contains("wind.mp3"));
        assertFalse(listener.loaded.contains("crowd.mp3"));
        speaker.moment(Moment.DAY, 0.9f);
        listenFor(90);
        assertTrue(listener.loaded.contains("crowd.mp3"));
    }

    private void listenFor(int seconds) {
        for (int second = 0; second < seconds; second++) {
            now += 1000;
            clock.ring();
        }
    }

    @Test
    void theSoundsOfAGameThatIsNotPlayedAreNotLoaded() {
        speaker.play(OTHER);
        speaker.wake();
        assertFalse(listener.loaded.contains("shot.wav"));
        assertFalse(listener.loaded.contains("tune.mp3"));
    }

    @Test
    void aSoundComesFromTheSideWhereItIsSeen() {
        speaker.wake();
        speaker.cue("shot", -1);
        assertTrue(listener.side < -0.5f && listener.side > -1, "heard from " + listener.side);
        later();
        speaker.cue("shot");
        assertEquals(0, listener.side);
    }

    @Test
    void musicThatIsPausedDoesNotRunOnMeanwhile() {
        speaker.wake();
        float left = clock.seconds;
        speaker.setHidden(true);
        now += 600_000;
        speaker.setHidden(false);
        assertEquals(left, clock.seconds, 0.001f);
    }

    /** Rings when a test says so. */
    private static final class AlarmClock implements Speaker.Alarm {
        float seconds;
        Runnable call;

        @Override
        public void in(float later, Runnable what) {
            seconds = later;
            call = what;
        }

        @Override
        public void off() {
            call = null;
        }

        void ring() {
            call.run();
        }
    }

    /** Hears what the speaker does instead of a sound device. */
    private static final class Listener {
        final List<String> loaded = new ArrayList<>();
        final List<String> played = new ArrayList<>();
        float volume;
        float pitch;
        float side;
        float musicVolume;
        boolean playing;

        Audio audio() {
            return stub(
                    Audio.class,
                    (method, arguments) -> {
                        String file = ((FileHandle) arguments[0]).name();
                        loaded.add(file);
                        return method.equals("newSound") ? sound(file) : music();
                    });
        }

        private Sound sound(String file) {
            return stub(
                    Sound.class,
                    (method, arguments) -> {
                        if (method.equals("play")) {
                            played.add(file);
                            volume = (float) arguments[0];
                            pitch = (float) arguments[1];
                            side = (float) arguments[2];
                        }
                        return 0L;
                    });
        }

        private Music music() {
            return stub(
                    Music.class,
                    (method, arguments) -> {
                        switch (method) {
                            case "play" -> playing = true;
                            case "pause" -> playing = false;
                            case "setVolume" -> musicVolume = (float) arguments[0];
                            default -> {}
                        }
                        return playing;
                    });
        }

        private interface Answer {
            Object to(String method, Object[] arguments);
        }

        private static <T> T stub(Class<T> type, Answer answer) {
            Object proxy =
                    Proxy.newProxyInstance(
                            type.getClassLoader(),
                            new Class<?>[] {type},
                            (self, method, arguments) -> {
                                Object result = answer.to(method.getName(), arguments);
                                return method.getReturnType() == void.class ? null : result;
                            });
            return type.cast(proxy);
        }
    }
}
