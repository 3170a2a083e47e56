package meeples.art.sound;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.InputStream;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import javazoom.jl.decoder.Bitstream;
import javazoom.jl.decoder.Header;
import javazoom.jl.decoder.JavaLayerException;
import javazoom.jl.decoder.MP3Decoder;
import javazoom.jl.decoder.OutputBuffer;
import org.junit.jupiter.api.Test;

/** The committed sounds are what their recipes make, and are fit to be heard. */
class SoundsTest {
    private static final Path AUDIO = Path.of("../assets/audio");
    private static final int WAV_HEADER = 44;
    private static final int FULL = 32767;

    @Test
    void everyCommittedEffectIsWhatItsRecipeMakes() throws IOException {
        for (Map.Entry<String, Wave> effect : Effects.all().entrySet()) {
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
    void noEffectClipsAndNoneIsSilent() {
        Effects.all()
                .forEach(
                        (name, wave) -> {
                            assertTrue(wave.peak() < 0.9, name + " is too loud: " + wave.peak());
                            assertTrue(wave.peak() > 0.15, name + " is too soft: " + wave.peak());
                        });
    }

    @Test
    void effectsBeginAndEndInSilenceSoThatNothingClicks() {
        Effects.all()
                .forEach(
                        (name, wave) -> {
                            assertEquals(0, wave.samples[0], 0.01, name);
                            assertEquals(0, wave.samples[wave.samples.length - 1], 0.01, name);
                        });
    }

    @Test
    void effectsAreShortAndSmallTogether() throws IOException {
        int bytes = 0;
        for (Map.Entry<String, Wave> effect : Effects.all().entrySet()) {
            assertTrue(effect.getValue().seconds() <= 1.5, effect.getKey());
            bytes += WavFile.bytes(effect.getValue()).length;
        }
        assertTrue(bytes < 450_000, "all effects together: " + bytes + " bytes");
        long tune = Files.size(AUDIO.resolve("town.mp3"));
        assertTrue(tune < 900_000, "the tune: " + tune + " bytes");
    }

    @Test
    void theTuneLastsLongerThanAMinuteStaysBelowFullLoudnessAndEndsQuietly() throws Exception {
        double seconds = 0;
        int loudest = 0;
        int lastFrame = 0;
        try (InputStream in = Files.newInputStream(AUDIO.resolve("town.mp3"))) {
            Bitstream bits = new Bitstream(in);
            MP3Decoder decoder = new MP3Decoder();
            OutputBuffer buffer = new OutputBuffer(2, false);
            decoder.setOutputBuffer(buffer);
            for (Header frame = bits.readFrame(); frame != null; frame = bits.readFrame()) {
                lastFrame = loudest(decoder, buffer, frame, bits);
                loudest = Math.max(loudest, lastFrame);
                seconds += frame.ms_per_frame() / 1000.0;
                bits.closeFrame();
            }
        }
        assertTrue(seconds > 60 && seconds < 90, "it lasts " + seconds + " s");
        assertTrue(loudest > FULL * 0.4 && loudest < FULL * 0.9, "its peak is " + loudest);
        assertTrue(lastFrame < FULL * 0.02, "it ends at " + lastFrame);
    }

    private static int loudest(MP3Decoder decoder, OutputBuffer buffer, Header frame, Bitstream in)
            throws JavaLayerException {
        decoder.decodeFrame(frame, in);
        int size = buffer.reset();
        int loudest = 0;
        for (int i = 0; i < size; i += 2) {
            loudest = Math.max(loudest, Math.abs(sample(buffer.getBuffer(), i)));
        }
        return loudest;
    }

    private static int sample(byte[] bytes, int at) {
        return ByteBuffer.wrap(bytes).order(ByteOrder.LITTLE_ENDIAN).getShort(at);
    }
}
