package meeples.audio;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.badlogic.gdx.Audio;
import com.badlogic.gdx.audio.Music;
import com.badlogic.gdx.audio.Sound;
import com.badlogic.gdx.files.FileHandle;
import java.io.IOException;
import java.lang.reflect.Proxy;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import meeples.settings.Settings;
import org.junit.jupiter.api.Test;

class SpeakerTest {
    private static final Path ASSETS = Path.of("../assets/audio");

    private final Settings settings = new Settings();
    private final Listener listener = new Listener();
    private long now = 1000;
    private final Speaker speaker =
            new Speaker(listener.audio(), new FileHandle("audio"), settings, () -> now);

    private void later() {
        now += 1000;
    }

    @Test
    void nothingIsLoadedBeforeThePlayerHasPressedSomething() {
        speaker.cue("wood");
        assertEquals(List.of(), listener.loaded);
        speaker.wake();
        assertTrue(listener.loaded.contains("wood-1.wav"));
        assertTrue(listener.loaded.contains("town.mp3"));
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
        assertFalse(listener.loaded.contains("town.mp3"));
        settings.musicVolume.set(50);
        assertTrue(listener.playing);
        assertNotEquals(0, listener.musicVolume);
        settings.masterVolume.set(0);
        assertFalse(listener.playing);
    }

    @Test
    void everyEffectHasItsRecordings() {
        for (Effect effect : Effect.values()) {
            for (int i = 0; i < effect.variants(); i++) {
                assertTrue(Files.exists(ASSETS.resolve(effect.file(i))), effect.file(i));
            }
        }
        assertTrue(Files.exists(ASSETS.resolve(Speaker.TUNE)));
    }

    @Test
    void everyRecordingIsHeardSomewhere() throws IOException {
        Set<String> used = new HashSet<>(Set.of(Speaker.TUNE));
        for (Effect effect : Effect.values()) {
            for (int i = 0; i < effect.variants(); i++) {
                used.add(effect.file(i));
            }
        }
        try (Stream<Path> files = Files.list(ASSETS)) {
            files.forEach(
                    file -> assertTrue(used.contains(file.getFileName().toString()), "" + file));
        }
    }

    @Test
    void everyCueThatTheTableGivesHasASound() throws IOException {
        Path table = Path.of("src/main/java/meeples/fistful/table/Choreographer.java");
        String source = Files.readString(table);
        Matcher cues =
                Pattern.compile("(?:cue|thud|march|drawCube)\\([^;]*?\"([a-z-]+)\"")
                        .matcher(source);
        int found = 0;
        while (cues.find()) {
            found++;
            assertTrue(Effect.of(cues.group(1)) != null, "no sound for " + cues.group(1));
        }
        assertTrue(found > 10, "only " + found + " cues found");
    }

    /** Hears what the speaker does instead of a sound device. */
    private static final class Listener {
        final List<String> loaded = new ArrayList<>();
        final List<String> played = new ArrayList<>();
        float volume;
        float pitch;
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
