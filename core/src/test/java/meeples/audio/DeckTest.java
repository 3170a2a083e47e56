package meeples.audio;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.badlogic.gdx.Audio;
import com.badlogic.gdx.audio.Music;
import com.badlogic.gdx.files.FileHandle;
import java.lang.reflect.Proxy;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import meeples.table.Moment;
import meeples.table.Tunes;
import org.junit.jupiter.api.Test;

/** Music goes on without a pause, and one moment's gives way to another's in time. */
class DeckTest {
    private static final Tunes TUNES =
            new Tunes(
                    20,
                    2.5f,
                    Map.of(
                            Moment.DAY, List.of("a", "b", "c"),
                            Moment.DUEL, List.of("x", "y")));

    private final List<Recording> opened = new ArrayList<>();
    private final List<String> begun = new ArrayList<>();
    private final Deck deck = new Deck(audio(), new FileHandle("audio"));
    private float now;

    /** Lets time pass as the deck asks for it. */
    private void listen(float seconds) {
        float end = now + seconds;
        while (now < end) {
            float step = Math.min(deck.pass(0), end - now);
            now += step;
            deck.pass(step);
        }
    }

    private void play() {
        deck.setVolume(0.8f);
        deck.want(TUNES, Moment.DAY);
        deck.pass(0);
    }

    private float loudness(String file) {
        float loudest = 0;
        for (Recording recording : opened) {
            if (recording.file.equals(file) && recording.playing) {
                loudest = Math.max(loudest, recording.volume);
            }
        }
        return loudest;
    }

    @Test
    void partsFollowEachOtherAndBeginAgain() {
        play();
        listen(61);
        assertEquals(List.of("a at 0", "b at 20", "c at 40", "a at 60"), begun);
    }

    @Test
    void theEndOfAPartRingsOnWhileTheNextOneBegins() {
        play();
        listen(20.5f);
        assertEquals(0.8f, loudness("a"), 0.01f);
        assertEquals(0.8f, loudness("b"), 0.01f);
    }

    @Test
    void nothingIsAskedForWhileAPartPlays() {
        play();
        listen(3);
        assertEquals(17, deck.pass(0), 0.01f);
    }

    @Test
    void anotherMomentBeginsWithABarAndFadesInWithinOne() {
        play();
        listen(6);
        deck.want(TUNES, Moment.DUEL);
        listen(1.4f);
        assertEquals(List.of("a at 0"), begun);
        listen(0.2f);
        assertEquals(List.of("a at 0", "x at 8"), List.of(begun.get(0), begun.get(1)));
        listen(1.15f);
        float one = loudness("a");
        float other = loudness("x");
        assertEquals(0.8f * 0.8f, one * one + other * other, 0.02f);
        assertTrue(one > 0.3f && other > 0.3f, one + " and " + other);
        listen(1.5f);
        assertEquals(0, loudness("a"));
        assertEquals(0.8f, loudness("x"), 0.01f);
    }

    @Test
    void aMomentThatIsOverBeforeItsBarIsNeverHeard() {
        play();
        listen(6);
        deck.want(TUNES, Moment.DUEL);
        deck.want(TUNES, Moment.DAY);
        listen(10);
        assertEquals(List.of("a at 0"), begun);
    }

    @Test
    void aMomentThatReturnsGoesOnWithItsNextPart() {
        play();
        listen(6);
        deck.want(TUNES, Moment.DUEL);
        listen(10);
        deck.want(TUNES, Moment.DAY);
        listen(5);
        assertEquals("b", begun.get(begun.size() - 1).substring(0, 1));
    }

    @Test
    void everyDuelBeginsWithTheSameBars() {
        play();
        for (int i = 0; i < 3; i++) {
            deck.want(TUNES, Moment.DUEL);
            listen(10);
            assertEquals("x", begun.get(begun.size() - 1).substring(0, 1));
            deck.want(TUNES, Moment.DAY);
            listen(10);
        }
    }

    @Test
    void aMomentWithoutMusicIsSilent() {
        play();
        deck.want(TUNES, Moment.VICTORY);
        listen(6);
        assertEquals(0, loudness("a"));
        assertEquals(Deck.NEVER, deck.pass(0));
    }

    @Test
    void whatIsOverIsGivenBack() {
        play();
        for (int i = 0; i < 20; i++) {
            deck.want(TUNES, i % 2 == 0 ? Moment.DUEL : Moment.DAY);
            listen(30);
        }
        long kept = opened.stream().filter(recording -> !recording.disposed).count();
        assertTrue(kept <= 3, kept + " recordings are kept");
        deck.dispose();
        assertTrue(opened.stream().allMatch(recording -> recording.disposed));
    }

    private Audio audio() {
        return (Audio)
                Proxy.newProxyInstance(
                        Audio.class.getClassLoader(),
                        new Class<?>[] {Audio.class},
                        (self, method, arguments) ->
                                new Recording(((FileHandle) arguments[0]).name()).music());
    }

    /** Stands for a recording, and notes when it begins. */
    private final class Recording {
        final String file;
        float volume;
        boolean playing;
        boolean disposed;

        Recording(String file) {
            this.file = file;
            opened.add(this);
        }

        Music music() {
            return (Music)
                    Proxy.newProxyInstance(
                            Music.class.getClassLoader(),
                            new Class<?>[] {Music.class},
                            (self, method, arguments) -> answer(method.getName(), arguments));
        }

        private Object answer(String method, Object[] arguments) {
            switch (method) {
                case "play" -> {
                    playing = true;
                    begun.add(file + " at " + Math.round(now));
                }
                case "pause" -> playing = false;
                case "setVolume" -> volume = (float) arguments[0];
                case "dispose" -> {
                    playing = false;
                    disposed = true;
                }
                case "isPlaying" -> {
                    return playing;
                }
                default -> throw new UnsupportedOperationException(method);
            }
            return null;
        }
    }
}
