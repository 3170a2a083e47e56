package meeples.art.sound;

import java.util.List;

/** The players of the music: each method is an instrument playing one note, stroke or line. */
final class Band {
    static final int RATE = 44100;

    private final Source source;
    private final double beat;

    /**
     * @param seed another one plays a little earlier or later, softer or louder
     */
    Band(double secondsABeat, long seed) {
        beat = secondsABeat;
        source = new Source(RATE, seed);
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

    Wave mandolin(double hertz) {
        Wave pair = source.pluck(0.6, hertz, 0.75, 0.8);
        return pair.mix(source.pluck(0.6, hertz * 1.004, 0.75, 0.7), 0.002, 0.8).highPass(220);
    }

    Wave bass(double hertz, double beats) {
        return source.pluck(beats * beat, hertz, 0.25, 1.6).lowPass(900);
    }

    /** A piano that nobody has tuned for years: each note has two strings. */
    Wave piano(double hertz, double beats) {
        Wave wave = new Wave(RATE, beats * beat);
        for (double string : new double[] {hertz * 0.9988, hertz * 1.0022}) {
            for (int partial = 1; partial <= 7 && string * partial < 8000; partial++) {
                double stiff = partial * Math.sqrt(1 + 0.0004 * partial * partial);
                wave.ring(string * stiff, 0.4 / partial, 1.9 / Math.sqrt(partial));
            }
        }
        wave.mix(source.noise(0.012).strike(0.0005, 0.01).lowPass(1800), 0, 0.25);
        return wave.fade(0.002, 0.08);
    }

    /** A bowed note: a string that is dragged and slips, and the box that it sits on. */
    Wave fiddle(double hertz, double beats) {
        Wave wave = bowed(hertz, beats * beat);
        Wave body = new Wave(RATE, beats * beat).mix(wave, 0, 1).band(1150, 1150, 2.5);
        wave.lowPass(2600).mix(body, 0, 0.35);
        return wave.gain(0.75).fade(0.045, 0.07);
    }

    private Wave bowed(double hertz, double seconds) {
        Wave wave = source.noise(seconds).gain(0.05);
        double phase = 0;
        for (int i = 0; i < wave.samples.length; i++) {
            double age = i / (double) RATE;
            double vibrato = 0.006 * Math.min(1, Math.max(0, age - 0.15) * 3);
            phase += hertz * (1 + vibrato * Math.sin(2 * Math.PI * 5.8 * age)) / RATE;
            wave.samples[i] += (float) (1.4 * (phase - Math.floor(phase)) - 0.7);
        }
        return wave;
    }

    /** Bows that go to and fro as fast as they can. */
    Wave tremolo(double hertz, double beats) {
        Wave wave = bowed(hertz, beats * beat).lowPass(1300);
        for (int i = 0; i < wave.samples.length; i++) {
            wave.samples[i] *= (float) (0.7 + 0.3 * Math.sin(2 * Math.PI * 12.8 * i / RATE));
        }
        return wave.fade(0.12, 0.15);
    }

    Wave bell(double hertz) {
        return source.silence(2.4)
                .ring(hertz / 2, 0.4, 3)
                .ring(hertz, 0.6, 2.4)
                .ring(hertz * 1.19, 0.35, 1.8)
                .ring(hertz * 2, 0.4, 1.4)
                .ring(hertz * 2.51, 0.2, 0.9)
                .fade(0.001, 0.4);
    }

    Wave tick(boolean high) {
        double pitch = high ? 1.25 : 1;
        return source.silence(0.08).ring(1180 * pitch, 1, 0.05).ring(2640 * pitch, 0.4, 0.03);
    }

    Wave anvil() {
        return source.silence(0.5).ring(1870, 0.8, 0.4).ring(3130, 0.5, 0.3).ring(4790, 0.3, 0.2);
    }

    Wave snare() {
        Wave wave = source.noise(0.11).strike(0.001, 0.1).highPass(900).lowPass(7000);
        return wave.mix(source.tone(0.06, 210, 180).strike(0.001, 0.05), 0, 0.5);
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
