package meeples.art.sound;

import java.util.List;

/**
 * The tune of the town, composed for this game: a rider comes in at dusk, the street answers, and
 * he rides on. Thirty bars in A minor that end in silence, so that it can begin again.
 */
final class Tune {
    private static final double BEAT = 60 / 96.0;
    private static final int BAR = 4;
    private static final int BARS = 30;
    private static final double PEAK = 0.72;

    private static final String RIDER_CHORDS = "Am Am F C Dm Am E Am";
    private static final String STREET_CHORDS = "C G Am Em F C Dm E";

    private static final String RIDER =
            "E6:1.5 D6:.5 C6:.5 B5:.5 A5:1 A5:.5 C6:.5 E6:3 "
                    + "F6:1.5 E6:.5 C6:1 A5:1 G5:1 C6:1 E6:2 "
                    + "D6:1 F6:.5 E6:.5 D6:1 A5:1 C6:1.5 B5:.5 A5:2 "
                    + "B5:1 G#5:.5 A5:.5 B5:1 E6:1 A5:3 -:1";
    private static final String RIDERS_FRIEND =
            "C5:1.5 B4:.5 A4:.5 G4:.5 E4:1 E4:.5 A4:.5 C5:3 "
                    + "A4:1.5 C5:.5 A4:1 F4:1 E4:1 G4:1 C5:2 "
                    + "A4:1 D5:.5 C5:.5 A4:1 F4:1 A4:1.5 G4:.5 E4:2 "
                    + "G#4:1 E4:.5 F4:.5 G#4:1 B4:1 E4:3 -:1";
    private static final String STREET =
            "G4:1 E4:.5 G4:.5 C5:2 B4:1 A4:.5 G4:.5 D5:2 "
                    + "C5:1 B4:.5 A4:.5 E5:2 D5:1 B4:1 G4:2 "
                    + "A4:1 C5:.5 A4:.5 F4:2 E4:1 G4:1 C5:2 "
                    + "D5:.5 C5:.5 A4:1 F4:1 A4:1 G#4:2 B4:2";
    private static final String FAREWELL = "C6:1 D6:.5 C6:.5 A5:2 B5:3 -:1 A5:3 -:1";
    private static final String ANSWER = "A2:.5 C3:.5 D3:.5 E3:1.5";
    private static final String LAST_ANSWER = "E3:.5 D3:.5 C3:.5 A2:2.5";

    private final Band band = new Band(BEAT);
    private final Wave left = new Wave(Band.RATE, BARS * BAR * BEAT);
    private final Wave right = new Wave(Band.RATE, BARS * BAR * BEAT);
    private final Wave send = new Wave(Band.RATE, BARS * BAR * BEAT);

    private Tune() {}

    /** Left and right. */
    static Wave[] play() {
        Tune tune = new Tune();
        tune.arrange();
        return tune.mixDown();
    }

    private void arrange() {
        strum(0, "Am Am");
        ride(0, 2, 0.45);

        strum(2, RIDER_CHORDS);
        ride(2, 8, 0.6);
        whistle(2, RIDER, 8, 0.075);
        twang(3, 2, ANSWER);
        twang(9, 1, LAST_ANSWER);

        strum(10, STREET_CHORDS);
        roll(10, STREET_CHORDS);
        harmonica(10, STREET, 0.12, 0.25);
        shake(10, 8);
        drums(10, 8);

        strum(18, RIDER_CHORDS);
        ride(18, 8, 0.75);
        drums(18, 8);
        whistle(18, RIDER, 8, 0.075);
        harmonica(18, RIDERS_FRIEND, 0.05, -0.2);
        twang(19, 2, ANSWER);
        twang(25, 1, LAST_ANSWER);

        strum(26, "F E Am");
        ride(26, 2, 0.5);
        ride(28, 1, 0.3);
        whistle(26, FAREWELL, 3, 0.065);
        lastChord(29);
    }

    /** Bass notes on one and three, the chord picked between them. */
    private void strum(int bar, String chords) {
        for (String chord : chords.split(" ")) {
            double[] notes = chord(chord);
            double[] picked = {
                notes[0], notes[3], notes[4], notes[5], notes[1], notes[3], notes[5], notes[4]
            };
            for (int i = 0; i < picked.length; i++) {
                boolean bass = i % 4 == 0;
                double beats = bass ? 2.4 : 1.6;
                add(
                        band.guitar(picked[i], beats),
                        bar * BAR + i * 0.5,
                        (bass ? 0.34 : 0.22) * band.touch(),
                        -0.3,
                        0.35);
            }
            bar++;
        }
    }

    /** A banjo's forward roll over the chord, three against four. */
    private void roll(int bar, String chords) {
        for (String chord : chords.split(" ")) {
            double[] notes = chord(chord);
            int[] order = {3, 4, 5, 3, 4, 5, 3, 5};
            for (int i = 0; i < 16; i++) {
                double hertz = notes[order[i % order.length]] * 2;
                double accent = i % 8 == 0 || i % 8 == 3 || i % 8 == 6 ? 0.13 : 0.085;
                add(band.banjo(hertz), bar * BAR + i * 0.25, accent * band.touch(), 0.45, 0.25);
            }
            bar++;
        }
    }

    /** A horse at an easy canter. */
    private void ride(int bar, int bars, double loudness) {
        for (int beat = bar * BAR; beat < (bar + bars) * BAR; beat++) {
            add(band.clop(false), beat, 0.075 * loudness * band.touch(), 0.2, 0.3);
            add(band.clop(true), beat + 0.5, 0.05 * loudness * band.touch(), 0.12, 0.3);
            add(band.clop(false), beat + 0.75, 0.06 * loudness * band.touch(), 0.25, 0.3);
        }
    }

    private void shake(int bar, int bars) {
        for (int i = 0; i < bars * BAR * 2; i++) {
            double accent = i % 2 == 1 ? 0.1 : 0.05;
            add(band.shaker(), bar * BAR + i * 0.5, accent * band.touch(), -0.45, 0.1);
        }
    }

    private void drums(int bar, int bars) {
        for (int i = 0; i < bars; i++) {
            add(band.drum(), (bar + i) * BAR, 0.3 * band.touch(), 0, 0.2);
            add(band.drum(), (bar + i) * BAR + 2.5, 0.16 * band.touch(), 0, 0.2);
        }
    }

    private void whistle(int bar, String line, int bars, double gain) {
        List<Melody.Note> notes = Melody.of(line);
        add(band.whistle(notes, bars * BAR), bar * BAR, gain, 0.02, 0.6);
    }

    private void harmonica(int bar, String line, double gain, double pan) {
        for (Melody.Note note : Melody.of(line)) {
            Wave wave = band.harmonica(note.hertz(), note.beats() * 0.97);
            add(wave, bar * BAR + note.beat(), gain, pan, 0.5);
        }
    }

    private void twang(int bar, double beat, String line) {
        for (Melody.Note note : Melody.of(line)) {
            Wave wave = band.twang(note.hertz(), note.beats());
            add(wave, bar * BAR + beat + note.beat(), 0.3, 0.3, 0.5);
        }
    }

    private void lastChord(int bar) {
        double[] notes = chord("Am");
        for (int i = 0; i < notes.length; i++) {
            add(band.guitar(notes[i], 3.6), bar * BAR + 0.05 * i, 0.24, -0.2, 0.5);
        }
        add(band.twang(Melody.hertz("A2"), 3), bar * BAR, 0.25, 0.3, 0.5);
    }

    private void add(Wave wave, double beat, double gain, double pan, double echo) {
        double at = Math.max(0, beat * BEAT + band.human());
        left.mix(wave, at, gain * Math.sqrt((1 - pan) / 2));
        right.mix(wave, at, gain * Math.sqrt((1 + pan) / 2));
        send.mix(wave, at, gain * echo);
    }

    private Wave[] mixDown() {
        left.mix(Room.echo(send, 1.35, 1.7, 0.4), 0.02, 0.55);
        right.mix(Room.echo(send, 1.43, 1.7, 0.4), 0.023, 0.55);
        double loudest = Math.max(left.peak(), right.peak());
        for (Wave side : new Wave[] {left, right}) {
            side.gain(1.15 / loudest).saturate(1).highPass(35).fade(0.01, 1.4);
        }
        double gain = PEAK / Math.max(left.peak(), right.peak());
        return new Wave[] {left.gain(gain), right.gain(gain)};
    }

    /** Two bass notes, a spare, and three to pick. */
    private static double[] chord(String name) {
        String notes =
                switch (name) {
                    case "Am" -> "A2 E3 A3 E4 A4 C5";
                    case "F" -> "F2 C3 F3 C4 F4 A4";
                    case "C" -> "C3 G2 C3 E4 G4 C5";
                    case "Dm" -> "D3 A2 D3 D4 F4 A4";
                    case "E" -> "E2 B2 E3 E4 G#4 B4";
                    case "G" -> "G2 D3 G3 D4 G4 B4";
                    case "Em" -> "E2 B2 E3 E4 G4 B4";
                    default -> throw new IllegalArgumentException(name);
                };
        String[] names = notes.split(" ");
        double[] hertz = new double[names.length];
        for (int i = 0; i < names.length; i++) {
            hertz[i] = Melody.hertz(names[i]);
        }
        return hertz;
    }
}
