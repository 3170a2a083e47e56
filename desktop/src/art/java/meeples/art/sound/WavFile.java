package meeples.art.sound;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.file.Files;
import java.nio.file.Path;

/** Writes sound as a WAV file of 16 bits. */
final class WavFile {
    private static final int HEADER = 44;
    private static final int FULL = 32767;

    private WavFile() {}

    /** One channel, or left and right. */
    static void write(Path file, Wave... channels) throws IOException {
        Files.createDirectories(file.getParent());
        Files.write(file, bytes(channels));
    }

    static byte[] bytes(Wave... channels) {
        int frames = channels[0].samples.length;
        int frameSize = 2 * channels.length;
        int rate = channels[0].rate;
        ByteBuffer out = ByteBuffer.allocate(HEADER + frames * frameSize);
        out.order(ByteOrder.LITTLE_ENDIAN);
        out.put(ascii("RIFF")).putInt(HEADER - 8 + frames * frameSize).put(ascii("WAVE"));
        out.put(ascii("fmt ")).putInt(16).putShort((short) 1).putShort((short) channels.length);
        out.putInt(rate).putInt(rate * frameSize).putShort((short) frameSize).putShort((short) 16);
        out.put(ascii("data")).putInt(frames * frameSize);
        for (int i = 0; i < frames; i++) {
            for (Wave channel : channels) {
                float sample = Math.max(-1, Math.min(1, channel.samples[i]));
                out.putShort((short) Math.round(sample * FULL));
            }
        }
        return out.array();
    }

    private static byte[] ascii(String text) {
        return text.getBytes(java.nio.charset.StandardCharsets.US_ASCII);
    }
}
