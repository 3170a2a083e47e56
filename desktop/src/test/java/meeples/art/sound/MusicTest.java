package meeples.art.sound;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.InputStream;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Stream;
import javazoom.jl.decoder.Bitstream;
import javazoom.jl.decoder.Header;
import javazoom.jl.decoder.JavaLayerException;
import javazoom.jl.decoder.MP3Decoder;
import javazoom.jl.decoder.OutputBuffer;
import meeples.app.Games;
import meeples.table.GameSounds;
import meeples.table.Tunes;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The committed music and air as they are heard: decoded, and one part laid over the next. */
class MusicTest {
    private static final Path AUDIO = Path.of("../assets/audio");

    /** An MP3 comes with up to this much silence at either end. */
    private static final double PADDING = 0.2;

    /** What a window of a seam may lose of its parts' loudness and still not sound like a pause. */
    private static final double SOFTEST = 0.2;

    private static final double STRETCH = 0.35;

    private static final Map<String, Wave> HEARD = new TreeMap<>();

    @BeforeAll
    static void decodeAll() throws IOException, JavaLayerException {
        for (GameSounds game : games()) {
            for (Tunes tunes : tunes(game)) {
                for (List<String> parts : tunes.parts().values()) {
                    for (String part : parts) {
                        if (!HEARD.containsKey(part)) {
                            HEARD.put(part, decode(AUDIO.resolve(part)));
                        }
                    }
                }
            }
        }
    }

    private static List<Tunes> tunes(GameSounds game) {
        List<Tunes> all = new ArrayList<>(game.airs());
        all.add(game.music());
        return all;
    }

    private static List<GameSounds> games() {
        return Games.all().list().stream().map(game -> game.sounds()).toList();
    }

    private static Wave decode(Path file) throws IOException, JavaLayerException {
        try (InputStream in = Files.newInputStream(file)) {
            Bitstream bits = new Bitstream(in);
            MP3Decoder decoder = new MP3Decoder();
            Header frame = bits.readFrame();
            int channels = frame.mode() == Header.SINGLE_CHANNEL ? 1 : 2;
            OutputBuffer buffer = new OutputBuffer(channels, false);
            decoder.setOutputBuffer(buffer);
            Wave wave = new Wave(frame.frequency(), 30);
            int count = 0;
            for (; frame != null; frame = bits.readFrame()) {
                decoder.decodeFrame(frame, bits);
                int size = buffer.reset();
                ByteBuffer bytes =
                        ByteBuffer.wrap(buffer.getBuffer()).order(ByteOrder.LITTLE_ENDIAN);
                for (int i = 0; i < size; i += 2 * channels) {
                    wave.samples[count++] = bytes.getShort(i) / 32768f;
                }
                bits.closeFrame();
            }
            return new Wave(wave.rate, count / (double) wave.rate).mix(wave, 0, 1);
        }
    }

    @Test
    void everyPartLastsAsLongAsItsTunesSayAndRingsOn() {
        for (GameSounds game : games()) {
            for (Tunes tunes : tunes(game)) {
                assertEquals(Part.SECONDS, tunes.seconds(), 0.001);
                assertEquals(Part.BAR * Part.BEAT, tunes.bar(), 0.001);
            }
        }
        HEARD.forEach(
                (name, wave) -> {
                    double longer = wave.seconds() - Part.SECONDS - Part.TAIL;
                    assertTrue(longer >= 0 && longer < PADDING, name + " " + wave.seconds());
                });
    }

    /**
     * Made and encoded anew, for sines may differ in the last bit, and then the bytes of an MP3.
     */
    @Test
    void everyCommittedPartIsWhatItsRecipeMakes(@TempDir Path folder) throws Exception {
        Map<String, Wave[]> recipes = MakeSounds.streamed();
        Set<String> files = new TreeSet<>();
        recipes.keySet().forEach(name -> files.add(name + ".mp3"));
        assertEquals(HEARD.keySet(), files);
        Wave another = HEARD.get("coloma/river.mp3");
        for (Map.Entry<String, Wave[]> recipe : recipes.entrySet()) {
            Path made = folder.resolve("made.mp3");
            MakeSounds.encode(recipe.getValue(), made);
            Wave anew = decode(made);
            Wave committed = HEARD.get(recipe.getKey() + ".mp3");
            double off = difference(anew, committed);
            assertTrue(off < 0.1, recipe.getKey() + " is off by " + off + ": run desktop:sounds");
            assertTrue(committed == another || difference(anew, another) > 0.5, "others are seen");
        }
    }

    /** How loud that is which only one of them has, beside the first. */
    private static double difference(Wave one, Wave other) {
        return new Wave(one.rate, one.seconds()).mix(one, 0, 1).mix(other, 0, -1).loudness()
                / one.loudness();
    }

    @Test
    void nothingClipsAndAllPartsAreAboutAsLoud() {
        HEARD.forEach(
                (name, wave) -> {
                    assertTrue(wave.peak() < 0.95, name + " has a peak of " + wave.peak());
                    boolean air = name.contains("/air-");
                    double loud = wave.loudness();
                    assertTrue(
                            air ? loud > 0.015 && loud < 0.03 : loud > 0.05 && loud < 0.11,
                            name + " is as loud as " + loud);
                });
    }

    @Test
    void noSeamIsHeardAsAPauseOrAClick() {
        for (GameSounds game : games()) {
            for (Tunes tunes : tunes(game)) {
                tunes.parts().values().forEach(this::checkSeams);
            }
        }
    }

    private void checkSeams(List<String> parts) {
        for (int i = 0; i < parts.size(); i++) {
            checkSeam(parts.get(i), parts.get((i + 1) % parts.size()));
        }
    }

    /** A timer may be a frame late: the seam must hold then, too. */
    private static void checkSeam(String first, String second) {
        Wave a = HEARD.get(first);
        Wave b = HEARD.get(second);
        double usual = Math.min(a.loudness(), b.loudness());
        for (double late : new double[] {0, 0.03}) {
            Wave both = new Wave(a.rate, 4).mix(a, 2 - Part.SECONDS, 1).mix(b, 2 + late, 1);
            String seam = first + " to " + second;
            assertTrue(both.peak() < 1, seam + " clips");
            double softest = softest(both);
            assertTrue(softest > SOFTEST * usual, seam + " falls to " + softest / usual);
            double inside = Math.max(steepest(a), steepest(b));
            assertTrue(steepest(both) < 1.5 * inside, seam + " clicks");
        }
    }

    /** The softest stretch that is a little longer than an eighth note. */
    private static double softest(Wave wave) {
        double least = Double.MAX_VALUE;
        for (double from = 0; from + STRETCH <= wave.seconds(); from += 0.05) {
            least = Math.min(least, new Wave(wave.rate, STRETCH).mix(wave, -from, 1).loudness());
        }
        return least;
    }

    private static double steepest(Wave wave) {
        double steepest = 0;
        for (int i = 1; i < wave.samples.length; i++) {
            steepest = Math.max(steepest, Math.abs(wave.samples[i] - wave.samples[i - 1]));
        }
        return steepest;
    }

    @Test
    void allMusicTogetherHasTwoMegabytesAndAllSoundSix() throws IOException {
        long music = 0;
        for (String part : HEARD.keySet()) {
            music += part.contains("/air-") ? 0 : Files.size(AUDIO.resolve(part));
        }
        assertTrue(music <= 2_000_000, "music: " + music + " bytes");
        long all = 0;
        try (Stream<Path> files = Files.walk(AUDIO)) {
            for (Path file : (Iterable<Path>) files.filter(Files::isRegularFile)::iterator) {
                all += Files.size(file);
            }
        }
        assertTrue(all <= 6_000_000, "everything: " + all + " bytes");
    }
}
