package meeples.art.sound;

/** A room, or a canyon: what a sound leaves hanging in the air (Schroeder's reverberator). */
final class Room {
    private static final double[] COMBS = {0.0297, 0.0371, 0.0411, 0.0437};
    private static final double[] ALL_PASSES = {0.005, 0.0017};

    private Room() {}

    /**
     * The echo alone, as long as the dry sound.
     *
     * @param size 1 for a room, more for a wider one; slightly different sizes left and right give
     *     breadth
     * @param seconds until the echo has died away
     */
    static Wave echo(Wave dry, double size, double seconds, double darkness) {
        Wave wet = new Wave(dry.rate, dry.seconds());
        for (double comb : COMBS) {
            addComb(dry, wet, comb * size, seconds, darkness);
        }
        for (double allPass : ALL_PASSES) {
            diffuse(wet, (int) (allPass * size * wet.rate));
        }
        return wet.gain(0.25);
    }

    private static void addComb(Wave dry, Wave wet, double delay, double seconds, double darkness) {
        float[] line = new float[(int) (delay * dry.rate)];
        double feedback = Math.pow(0.001, delay / seconds);
        double low = 0;
        for (int i = 0; i < wet.samples.length; i++) {
            int at = i % line.length;
            float out = line[at];
            low += (1 - darkness) * (out - low);
            line[at] = (float) (dry.samples[i] + low * feedback);
            wet.samples[i] += out;
        }
    }

    private static void diffuse(Wave wave, int delay) {
        float[] line = new float[delay];
        for (int i = 0; i < wave.samples.length; i++) {
            int at = i % delay;
            float in = wave.samples[i];
            float out = line[at] - 0.7f * in;
            line[at] = in + 0.7f * out;
            wave.samples[i] = out;
        }
    }
}
