package meeples.art.sound;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** The committed sounds are what their recipes make, and are fit to be heard. */
class SoundsTest {
    private static final Path AUDIO = Path.of("../assets/audio");
    private static final int WAV_HEADER = 44;
    private static final int WAV_RATE = 24;
    private static final Map<String, Wave> RECIPES = Recipes.everything();

    @Test
    void everyCommittedEffectIsWhatItsRecipeMakes() throws IOException {
        for (Map.Entry<String, Wave> effect : RECIPES.entrySet()) {
            byte[] committed = Files.readAllBytes(AUDIO.resolve(effect.getKey() + ".wav"));
            byte[] made = WavFile.bytes(effect.getValue());
            assertEquals(made.length, committed.length, effect.getKey() + ": run desktop:sounds");
            for (int i = WAV_HEADER; i < made.length; i += 2) {
                // Sines may differ in the last bit from one processor to another.
                assertEquals(sample(made, i), sample(committed, i), 2, effect.getKey() + " " + i);
            }
        }
    }

    @Test
    void everyEffectIsRecordedAt44100Hertz() throws IOException {
        for (String name : RECIPES.keySet()) {
            byte[] file = Files.readAllBytes(AUDIO.resolve(name + ".wav"));
            int rate = ByteBuffer.wrap(file).order(ByteOrder.LITTLE_ENDIAN).getInt(WAV_RATE);
            assertEquals(44100, rate, name);
        }
    }

    @Test
    void noEffectClipsAndAllAreAboutAsLoud() {
        RECIPES.forEach(
                (name, wave) -> {
                    assertTrue(wave.peak() <= 0.85, name + " has a peak of " + wave.peak());
                    double loud = wave.loudest();
                    double least = name.startsWith("focus") ? 0.02 : 0.05;
                    assertTrue(loud >= least && loud <= 0.25, name + " is as loud as " + loud);
                });
    }

    @Test
    void variantsOfAnEffectDifferInPitchAndNotInLoudness() {
        RECIPES.forEach(
                (name, wave) -> {
                    if (name.endsWith("-1")) {
                        String cue = name.substring(0, name.length() - 1);
                        for (String other : List.of(cue + "2", cue + "3")) {
                            double louder = RECIPES.get(other).loudest() / wave.loudest();
                            assertEquals(0, 20 * Math.log10(louder), 2, "decibels of " + other);
                        }
                    }
                });
    }

    @Test
    void effectsBeginAndEndInSilenceSoThatNothingClicks() {
        RECIPES.forEach(
                (name, wave) -> {
                    assertEquals(0, wave.samples[0], 0.01, name);
                    assertEquals(0, wave.samples[wave.samples.length - 1], 0.01, name);
                });
    }

    @Test
    void effectsAreShort() {
        RECIPES.forEach((name, wave) -> assertTrue(wave.seconds() <= 1.5, name));
    }

    private static int sample(byte[] bytes, int at) {
        return ByteBuffer.wrap(bytes).order(ByteOrder.LITTLE_ENDIAN).getShort(at);
    }
}
