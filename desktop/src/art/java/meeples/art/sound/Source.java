package meeples.art.sound;

import java.util.Random;

/** Where all sound begins: silence, noise, bare tones and plucked strings. */
final class Source {
    private final int rate;
    private final Random random;

    Source(int rate, long seed) {
        this.rate = rate;
        random = new Random(seed);
    }

    Wave silence(double seconds) {
        return new Wave(rate, seconds);
    }

    Wave noise(double seconds) {
        Wave wave = new Wave(rate, seconds);
        for (int i = 0; i < wave.samples.length; i++) {
            wave.samples[i] = random.nextFloat() * 2 - 1;
        }
        return wave;
    }

    /** A sine that glides from one pitch to the other. */
    Wave tone(double seconds, double fromHertz, double toHertz) {
        Wave wave = new Wave(rate, seconds);
        double phase = 0;
        for (int i = 0; i < wave.samples.length; i++) {
            double share = i / (double) wave.samples.length;
            phase += 2 * Math.PI * fromHertz * Math.pow(toHertz / fromHertz, share) / rate;
            wave.samples[i] = (float) Math.sin(phase);
        }
        return wave;
    }

    /**
     * A plucked string (Karplus and Strong): a burst of noise runs round a delay line and loses its
     * brightness at every turn.
     *
     * @param brightness 0 to 1: how hard the pick is
     * @param sustain seconds until the string has died away
     */
    Wave pluck(double seconds, double hertz, double brightness, double sustain) {
        double period = rate / hertz - 0.5;
        int length = (int) period;
        double offset = period - length;
        double allPass = (1 - offset) / (1 + offset);
        float[] string = burst(length, brightness);
        double loss = Math.pow(0.001, 1 / (hertz * sustain));
        Wave wave = new Wave(rate, seconds);
        double last = 0;
        double tuned = 0;
        double tunedIn = 0;
        for (int i = 0; i < wave.samples.length; i++) {
            int at = i % length;
            double out = string[at];
            double soft = (out + last) / 2 * loss;
            last = out;
            // The all-pass filter holds the fraction of a sample that the delay line cannot.
            tuned = allPass * soft + tunedIn - allPass * tuned;
            tunedIn = soft;
            string[at] = (float) tuned;
            wave.samples[i] = (float) out;
        }
        return wave.fade(0.0005, Math.min(0.02, seconds / 4));
    }

    private float[] burst(int length, double brightness) {
        float[] burst = new float[length];
        double low = 0;
        double step = 0.08 + 0.92 * brightness;
        double mean = 0;
        for (int i = 0; i < length; i++) {
            low += step * (random.nextFloat() * 2 - 1 - low);
            burst[i] = (float) low;
            mean += low / length;
        }
        double power = 0;
        for (int i = 0; i < length; i++) {
            burst[i] -= (float) mean;
            power += burst[i] * burst[i] / length;
        }
        for (int i = 0; i < length; i++) {
            burst[i] *= (float) (0.35 / Math.sqrt(power));
        }
        return burst;
    }

    /** Between these two, evenly. */
    double between(double low, double high) {
        return low + random.nextDouble() * (high - low);
    }
}
