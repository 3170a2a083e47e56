package meeples.art.sound;

import java.util.List;

/** The players of the tune: each method is an instrument playing one note, stroke or line. */
final class Band {
    static final int RATE = 44100;

    private final Source source = new Source(RATE, 1881);
    private final double beat;

    Band(double secondsABeat) {
        beat = secondsABeat;
    }

    Wave guitar(double hertz, double beats) {
        return source.pluck(beats * beat, hertz, 0.32, 2.2).lowPass(5200);
    }

    Wave banjo(double hertz) {
        return source.pluck(0.5, hertz, 0.9, 0.5).highPass(350);
    }

    /** A low electric guitar whose loudness trembles. */
    Wave twang(double hertz, double beats) {
        Wave wave = source.pluck(beats * beat + 0.4, hertz, 0.7, 3).lowPass(3200);
        for (int i = 0; i < wave.samples.length; i++) {
            wave.samples[i] *= (float) (0.72 + 0.28 * Math.sin(2 * Math.PI * 6.2 * i / RATE));
        }
        return wave;
    }

    /** A whistled line: nearly bare tones that slide into each other and tremble when held. */
    Wave whistle(List<Melody.Note> line, double beats) {
        Wave wave = new Wave(RATE, beats * beat);
        Wave breath = source.noise(beats * beat).band(1500, 1500, 1.5);
        double phase = 0;
        double hertz = line.get(0).hertz();
        double level = 0;
        int at = 0;
        for (int i = 0; i < wave.samples.length; i++) {
            double now = i / (RATE * beat);
            while (at + 1 < line.size() && now >= line.get(at + 1).beat()) {
                at++;
            }
            Melody.Note note = line.get(at);
            double age = (now - note.beat()) * beat;
            double left = (note.beat() + note.beats() - now) * beat;
            hertz += (note.hertz() - hertz) * 0.0011;
            double wanted = age >= 0 && left > 0.05 ? 0.8 + 0.2 * Math.min(1, age * 2) : 0;
            level += (wanted - level) * (wanted > level ? 0.0007 : 0.0005);
            double vibrato = 0.009 * Math.min(1, Math.max(0, age - 0.25) * 2.5);
            double bend = 1 + vibrato * Math.sin(2 * Math.PI * 5.3 * i / RATE);
            phase += 2 * Math.PI * hertz * bend / RATE;
            double tone = Math.sin(phase) + 0.07 * Math.sin(2 * phase) + 0.02 * Math.sin(3 * phase);
            wave.samples[i] = (float) (level * (tone + 0.05 * breath.samples[i]));
        }
        return wave;
    }

    /** A held note on a harmonica: two reeds slightly out of tune. */
    Wave harmonica(double hertz, double beats) {
        Wave wave = new Wave(RATE, beats * beat);
        double[] reeds = {hertz * 0.9985, hertz * 1.0018};
        for (double reed : reeds) {
            for (int partial = 1; partial <= 9 && reed * partial < 7000; partial++) {
                double loudness = (partial % 2 == 1 ? 1.0 : 0.7) / Math.pow(partial, 1.15);
                double step = 2 * Math.PI * reed * partial / RATE;
                for (int i = 0; i < wave.samples.length; i++) {
                    wave.samples[i] += (float) (0.3 * loudness * Math.sin(step * i));
                }
            }
        }
        for (int i = 0; i < wave.samples.length; i++) {
            double age = i / (double) RATE;
            double hand = 0.1 * Math.min(1, age * 1.5) * Math.sin(2 * Math.PI * 4.6 * age);
            wave.samples[i] *= (float) (0.9 + hand);
        }
        return wave.lowPass(3400).fade(0.06, 0.11);
    }

    /** A hoof on hard ground. */
    Wave clop(boolean high) {
        double pitch = high ? 1.22 : 1;
        Wave wave = source.silence(0.14).ring(520 * pitch, 1, 0.08).ring(1090 * pitch, 0.5, 0.05);
        return wave.mix(source.noise(0.01).strike(0.0004, 0.008).lowPass(3000), 0, 0.4);
    }

    Wave shaker() {
        return source.noise(0.09).strike(0.012, 0.08).highPass(5000).lowPass(11000);
    }

    Wave drum() {
        Wave wave = source.tone(0.5, 96, 62).strike(0.003, 0.45);
        return wave.mix(source.noise(0.03).strike(0.001, 0.03).lowPass(900), 0, 0.5);
    }

    /** A touch early or late, as people play. */
    double human() {
        return source.between(-0.007, 0.007);
    }

    /** A touch louder or softer. */
    double touch() {
        return source.between(0.85, 1.1);
    }
}
