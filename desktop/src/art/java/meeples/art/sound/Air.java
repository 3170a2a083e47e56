package meeples.art.sound;

import java.util.Map;

/**
 * What hangs in the air of a place, far off and softly: as long as a part of the music, and fading
 * in while the one before fades out, so that it never stops.
 */
final class Air {
    /** The mean loudness of it, well below the music's. */
    private static final double LOUDNESS = 0.022;

    private final Source source;
    private final Band band;
    private final Wave wave = new Wave(Band.RATE, Part.SECONDS + Part.TAIL);

    private Air(String name) {
        source = new Source(Band.RATE, name.hashCode());
        band = new Band(Part.BEAT, name.hashCode());
    }

    static void overTown(Map<String, Wave[]> parts) {
        parts.put("air-street", new Air("street").wind(0.7).hooves(2).hammer().done());
        parts.put("air-saloon", new Air("saloon").wind(0.5).piano().murmur(0.5).hooves(1).done());
        parts.put("air-night", new Air("night").wind(0.6).crickets().howl().done());
    }

    static void overValley(Map<String, Wave[]> parts) {
        parts.put("air-river", new Air("river").water(1).birds(9).wind(0.3).done());
        parts.put("air-camp", new Air("camp").water(0.6).birds(4).murmur(0.5).hammer().done());
        parts.put("air-crickets", new Air("crickets").water(0.7).crickets().owl().done());
    }

    /** Noise that swells and falls slowly and never twice alike. */
    private Air breath(Wave noise, double loudness, double slowest) {
        double first = source.between(0, 6);
        for (int i = 0; i < noise.samples.length; i++) {
            double now = i / (double) Band.RATE;
            double swell =
                    0.6
                            + 0.25 * Math.sin(now * 2 * Math.PI / slowest + first)
                            + 0.15 * Math.sin(now * 2 * Math.PI / (slowest * 0.37) + 2 * first);
            noise.samples[i] *= (float) swell;
        }
        wave.mix(noise, 0, loudness);
        return this;
    }

    private Air wind(double loudness) {
        return breath(source.noise(wave.seconds()).band(320, 410, 1.4), 0.5 * loudness, 9);
    }

    private Air water(double loudness) {
        breath(source.noise(wave.seconds()).band(620, 560, 0.7), 0.35 * loudness, 7);
        for (int i = 0; i < 160; i++) {
            double low = source.between(380, 1000);
            Wave bubble = source.tone(0.07, low, low * source.between(1.2, 1.7));
            double gain = source.between(0.03, 0.11) * loudness;
            wave.mix(bubble.strike(0.005, 0.08).fade(0, 0.01), anywhere(0.1), gain);
        }
        return this;
    }

    private double anywhere(double seconds) {
        return source.between(0, wave.seconds() - seconds);
    }

    /** Riders who pass by. */
    private Air hooves(int riders) {
        for (int rider = 0; rider < riders; rider++) {
            double from = anywhere(6);
            for (int step = 0; step < 22; step++) {
                double near = Math.sin(Math.PI * step / 22);
                double at = from + 0.24 * step + (step % 2 == 0 ? 0 : -0.05);
                wave.mix(band.clop(step % 2 == 0).lowPass(1500), at, 0.35 * near);
            }
        }
        return this;
    }

    /** Somebody builds a house behind the hill. */
    private Air hammer() {
        for (int round = 0; round < 3; round++) {
            double from = anywhere(3);
            for (int blow = 0; blow < 5; blow++) {
                wave.mix(band.tick(false).lowPass(1400), from + 0.45 * blow, 0.22);
            }
        }
        return this;
    }

    /** A piano behind swing doors. */
    private Air piano() {
        String line = "C5:1 E5:1 G5:1 E5:1 A5:1 G5:1 E5:2 D5:1 F5:1 A5:1 F5:1 G5:3 -:1";
        for (int round = 0; round < 2; round++) {
            for (Melody.Note note : Melody.of(line)) {
                Wave key = band.piano(note.hertz(), note.beats()).lowPass(900);
                wave.mix(key, 0.5 + (round * 16 + note.beat()) * Part.BEAT, 0.2);
            }
        }
        return this;
    }

    /** Voices of which no word is understood. */
    private Air murmur(double loudness) {
        for (int i = 0; i < 40; i++) {
            double length = source.between(0.15, 0.5);
            double pitch = source.between(260, 620);
            Wave voice = source.noise(length).band(pitch, pitch * source.between(0.8, 1.2), 6);
            wave.mix(voice.swell(0.4), anywhere(length), 0.3 * loudness);
        }
        return this;
    }

    private Air birds(int calls) {
        for (int call = 0; call < calls; call++) {
            double from = anywhere(1.2);
            double pitch = source.between(2300, 3900);
            int notes = 2 + call % 4;
            for (int i = 0; i < notes; i++) {
                Wave note = source.tone(0.09, pitch * source.between(0.9, 1.1), pitch * 1.15);
                wave.mix(note.swell(0.4), from + 0.15 * i, source.between(0.05, 0.12));
            }
        }
        return this;
    }

    private Air crickets() {
        for (int insect = 0; insect < 3; insect++) {
            double pitch = 3900 + 330 * insect;
            double every = 0.62 + 0.17 * insect;
            for (double at = 0.2 * insect; at < wave.seconds() - 0.3; at += every) {
                for (int i = 0; i < 3; i++) {
                    Wave chirp = source.tone(0.03, pitch, pitch).swell(0.5);
                    wave.mix(chirp, at + 0.045 * i, 0.06 - 0.012 * insect);
                }
            }
        }
        return this;
    }

    /** A coyote in the hills. */
    private Air howl() {
        Wave rise = source.tone(1.3, 430, 690).fade(0.3, 0.05);
        Wave fall = source.tone(1.1, 690, 470).fade(0.05, 0.7);
        wave.mix(rise, 7, 0.1).mix(fall, 8.27, 0.1);
        return this;
    }

    private Air owl() {
        for (int round = 0; round < 2; round++) {
            double from = 4 + 9 * round;
            wave.mix(source.tone(0.35, 360, 345).swell(0.4), from, 0.14);
            wave.mix(source.tone(0.6, 355, 320).swell(0.3), from + 0.55, 0.14);
        }
        return this;
    }

    private Wave[] done() {
        wave.mix(Room.echo(wave, 2.4, 1.6, 0.5), 0.03, 0.5).highPass(60);
        wave.gain(LOUDNESS / wave.loudness());
        int ends = (int) (Part.TAIL * wave.rate);
        int last = wave.samples.length - 1;
        for (int i = 0; i < ends; i++) {
            // Two different noises keep their loudness if the squares of their shares add up to 1.
            double share = Math.sin(Math.PI / 2 * i / ends);
            wave.samples[i] *= (float) share;
            wave.samples[last - i] *= (float) share;
        }
        return new Wave[] {wave};
    }
}
