package meeples.art.sound;

/**
 * A stretch of sound on one channel: samples around 0 that can be mixed, shaped and filtered. All
 * methods change the wave itself and return it, so that a sound reads as a recipe.
 */
final class Wave {
    final float[] samples;
    final int rate;

    Wave(int rate, double seconds) {
        this.rate = rate;
        samples = new float[(int) Math.round(seconds * rate)];
    }

    double seconds() {
        return samples.length / (double) rate;
    }

    /** Mixes another sound in, from this moment on; what would go beyond the end is cut. */
    Wave mix(Wave other, double atSecond, double gain) {
        int start = (int) Math.round(atSecond * rate);
        int count = Math.min(other.samples.length, samples.length - start);
        for (int i = Math.max(0, -start); i < count; i++) {
            samples[start + i] += (float) (other.samples[i] * gain);
        }
        return this;
    }

    /** Adds one of the pitches that a struck thing rings in, dying away to a thousandth. */
    Wave ring(double hertz, double loudness, double seconds) {
        double step = 2 * Math.PI * hertz / rate;
        double perSample = Math.pow(0.001, 1 / (seconds * rate));
        double level = loudness;
        for (int i = 0; i < samples.length; i++) {
            samples[i] += (float) (level * Math.sin(step * i));
            level *= perSample;
        }
        return this;
    }

    Wave gain(double factor) {
        for (int i = 0; i < samples.length; i++) {
            samples[i] *= (float) factor;
        }
        return this;
    }

    /** The loudest sample's distance from 0. */
    float peak() {
        float peak = 0;
        for (float sample : samples) {
            peak = Math.max(peak, Math.abs(sample));
        }
        return peak;
    }

    /** The root of the mean square of all samples. */
    double loudness() {
        double power = 0;
        for (float sample : samples) {
            power += sample * (double) sample;
        }
        return Math.sqrt(power / Math.max(1, samples.length));
    }

    /**
     * The loudness of the loudest twentieth of a second, about what an ear takes for one moment.
     */
    double loudest() {
        int window = rate / 20;
        double loudest = 0;
        double power = 0;
        for (int i = 0; i < samples.length; i++) {
            power += samples[i] * (double) samples[i];
            if (i >= window) {
                power -= samples[i - window] * (double) samples[i - window];
            }
            loudest = Math.max(loudest, power);
        }
        return Math.sqrt(loudest / window);
    }

    /** Rises to full loudness, then dies away to a thousandth within the given time. */
    Wave strike(double attackSeconds, double decaySeconds) {
        double attack = Math.max(1, attackSeconds * rate);
        double perSample = Math.pow(0.001, 1 / (decaySeconds * rate));
        double level = 1;
        for (int i = 0; i < samples.length; i++) {
            samples[i] *= (float) (i < attack ? i / attack : level);
            if (i >= attack) {
                level *= perSample;
            }
        }
        return this;
    }

    /** Swells to its loudest at a share of its length, and dies away again. */
    Wave swell(double loudestAt) {
        int top = (int) (samples.length * loudestAt);
        for (int i = 0; i < samples.length; i++) {
            double share =
                    i < top
                            ? i / (double) top
                            : (samples.length - i) / (double) (samples.length - top);
            samples[i] *= (float) (share * share * (3 - 2 * share));
        }
        return this;
    }

    /** Lets both ends begin and end in silence, so that nothing clicks. */
    Wave fade(double inSeconds, double outSeconds) {
        int in = (int) (inSeconds * rate);
        int out = (int) (outSeconds * rate);
        for (int i = 0; i < in && i < samples.length; i++) {
            samples[i] *= (float) i / in;
        }
        for (int i = 0; i < out && i < samples.length; i++) {
            samples[samples.length - 1 - i] *= (float) i / out;
        }
        return this;
    }

    /** Rounds off loud peaks as tape does, which makes bangs fuller. */
    Wave saturate(double drive) {
        for (int i = 0; i < samples.length; i++) {
            samples[i] = (float) Math.tanh(samples[i] * drive);
        }
        return this;
    }

    Wave lowPass(double hertz) {
        return lowPass(hertz, hertz);
    }

    /** A filter of 12 dB an octave whose corner glides from one frequency to the other. */
    Wave lowPass(double fromHertz, double toHertz) {
        double first = 0;
        double second = 0;
        for (int i = 0; i < samples.length; i++) {
            double share = i / (double) samples.length;
            double hertz = fromHertz * Math.pow(toHertz / fromHertz, share);
            double step = 1 - Math.exp(-2 * Math.PI * hertz / rate);
            first += step * (samples[i] - first);
            second += step * (first - second);
            samples[i] = (float) second;
        }
        return this;
    }

    Wave highPass(double hertz) {
        double step = 1 - Math.exp(-2 * Math.PI * hertz / rate);
        double low = 0;
        for (int i = 0; i < samples.length; i++) {
            low += step * (samples[i] - low);
            samples[i] -= (float) low;
        }
        return this;
    }

    /** Leaves a band around a frequency that glides from one to the other. */
    Wave band(double fromHertz, double toHertz, double sharpness) {
        double low = 0;
        double band = 0;
        for (int i = 0; i < samples.length; i++) {
            double share = i / (double) samples.length;
            double hertz = fromHertz * Math.pow(toHertz / fromHertz, share);
            double f = 2 * Math.sin(Math.PI * Math.min(hertz, rate / 6.5) / rate);
            low += f * band;
            band += f * (samples[i] - low - band / sharpness);
            samples[i] = (float) band;
        }
        return this;
    }
}
