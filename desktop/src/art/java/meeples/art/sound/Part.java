package meeples.art.sound;

import java.util.List;

/**
 * Eight bars of music, and what still rings when they are over. All parts have the same tempo and
 * stay in A minor or C major, which share their notes, so that any can follow any other and fade
 * into it: the next one begins while this one's end dies away, and nothing is ever silent between
 * them.
 */
final class Part {
    static final int BAR = 4;
    static final int BARS = 8;
    static final double BEAT = 60 / 96.0;

    /** When the next part begins. */
    static final double SECONDS = BARS * BAR * BEAT;

    /** How long the last notes may ring into the next part. */
    static final double TAIL = 0.8;

    /** The mean loudness of a part that is neither loud nor soft. */
    private static final double LOUDNESS = 0.085;

    private final Band band;
    private final String[] chords;
    private final Wave left = new Wave(Band.RATE, SECONDS + TAIL);
    private final Wave right = new Wave(Band.RATE, SECONDS + TAIL);
    private final Wave send = new Wave(Band.RATE, SECONDS + TAIL);

    /**
     * @param chords one for each bar
     */
    Part(String chords) {
        this.chords = chords.split(" ");
        if (this.chords.length != BARS) {
            throw new IllegalArgumentException(BARS + " chords, not " + chords);
        }
        band = new Band(BEAT, chords.hashCode());
    }

    // Accompaniment

    /** A guitar: bass notes on one and three, the chord picked between them. */
    Part picked(double loudness) {
        for (int bar = 0; bar < BARS; bar++) {
            double[] notes = Chord.notes(chords[bar]);
            int[] order = {0, 3, 4, 5, 1, 3, 5, 4};
            for (int i = 0; i < order.length; i++) {
                boolean bass = i % 4 == 0;
                Wave note = band.guitar(notes[order[i]], bass ? 2.4 : 1.6);
                double gain = (bass ? 0.34 : 0.22) * loudness * band.touch();
                add(note, bar * BAR + i * 0.5, gain, -0.3, 0.35);
            }
        }
        return this;
    }

    /** A guitar: the bass on one and three, the whole chord struck on two and four. */
    Part strummed(double loudness) {
        for (int bar = 0; bar < BARS; bar++) {
            double[] notes = Chord.notes(chords[bar]);
            for (int beat = 0; beat < BAR; beat++) {
                double at = bar * BAR + beat;
                if (beat % 2 == 0) {
                    double gain = 0.36 * loudness * band.touch();
                    add(band.guitar(notes[beat / 2], 1.6), at, gain, -0.25, 0.3);
                    continue;
                }
                for (int i = 2; i < notes.length; i++) {
                    double gain = 0.15 * loudness * band.touch();
                    add(band.guitar(notes[i], 0.9), at + 0.02 * i, gain, -0.3, 0.3);
                }
            }
        }
        return this;
    }

    /** A banjo's forward roll over the chord, three against four. */
    Part rolled(double loudness) {
        for (int bar = 0; bar < BARS; bar++) {
            double[] notes = Chord.notes(chords[bar]);
            int[] order = {3, 4, 5, 3, 4, 5, 3, 5};
            for (int i = 0; i < 16; i++) {
                double hertz = notes[order[i % order.length]] * 2;
                double accent = i % 8 == 0 || i % 8 == 3 || i % 8 == 6 ? 0.13 : 0.085;
                double gain = accent * loudness * band.touch();
                add(band.banjo(hertz), bar * BAR + i * 0.25, gain, 0.45, 0.25);
            }
        }
        return this;
    }

    /** A mandolin that runs up and down the chord like water. */
    Part flowing(double loudness) {
        for (int bar = 0; bar < BARS; bar++) {
            double[] notes = Chord.notes(chords[bar]);
            int[] order = {2, 3, 4, 5, 4, 3};
            for (int i = 0; i < 12; i++) {
                double gain = 0.13 * loudness * band.touch();
                double at = bar * BAR + i / 3.0;
                add(band.mandolin(notes[order[i % order.length]] * 2), at, gain, 0.35, 0.4);
            }
        }
        return this;
    }

    /** A saloon's piano: the bass, then the chord, as in a waltz that has four beats. */
    Part saloon(double loudness) {
        for (int bar = 0; bar < BARS; bar++) {
            double[] notes = Chord.notes(chords[bar]);
            for (int beat = 0; beat < BAR; beat++) {
                double at = bar * BAR + beat;
                if (beat % 2 == 0) {
                    add(band.piano(notes[beat / 2], 1.2), at, 0.2 * loudness, 0.3, 0.5);
                } else {
                    for (int i = 3; i < notes.length; i++) {
                        add(band.piano(notes[i], 0.7), at, 0.1 * loudness, 0.3, 0.5);
                    }
                }
            }
        }
        return this;
    }

    /** A plucked bass that walks from root to fifth. */
    Part bass(double loudness) {
        for (int bar = 0; bar < BARS; bar++) {
            double[] notes = Chord.notes(chords[bar]);
            for (int beat = 0; beat < BAR; beat += 2) {
                Wave note = band.bass(notes[beat / 2] / 2, 1.8);
                add(note, bar * BAR + beat, 0.5 * loudness * band.touch(), 0, 0.1);
            }
        }
        return this;
    }

    /** Low strings that tremble on the chord's root and fifth. */
    Part trembling(double loudness) {
        for (int bar = 0; bar < BARS; bar++) {
            double[] notes = Chord.notes(chords[bar]);
            add(band.tremolo(notes[0], 4.2), bar * BAR, 0.2 * loudness, -0.4, 0.4);
            add(band.tremolo(notes[1], 4.2), bar * BAR, 0.14 * loudness, 0.4, 0.4);
        }
        return this;
    }

    // Time

    /** A horse at an easy canter. */
    Part ride(double loudness) {
        for (int beat = 0; beat < BARS * BAR; beat++) {
            add(band.clop(false), beat, 0.075 * loudness * band.touch(), 0.2, 0.3);
            add(band.clop(true), beat + 0.5, 0.05 * loudness * band.touch(), 0.12, 0.3);
            add(band.clop(false), beat + 0.75, 0.06 * loudness * band.touch(), 0.25, 0.3);
        }
        return this;
    }

    Part shake(double loudness) {
        for (int i = 0; i < BARS * BAR * 2; i++) {
            double accent = (i % 2 == 1 ? 0.1 : 0.05) * loudness;
            add(band.shaker(), i * 0.5, accent * band.touch(), -0.45, 0.1);
        }
        return this;
    }

    Part drums(double loudness) {
        for (int bar = 0; bar < BARS; bar++) {
            add(band.drum(), bar * BAR, 0.3 * loudness * band.touch(), 0, 0.2);
            add(band.drum(), bar * BAR + 2.5, 0.16 * loudness * band.touch(), 0, 0.2);
        }
        return this;
    }

    /** A drum that marches, with a ruffle at the end of each second bar. */
    Part march(double loudness) {
        for (int beat = 0; beat < BARS * BAR; beat++) {
            add(band.drum(), beat, (beat % 4 == 0 ? 0.3 : 0.17) * loudness, 0, 0.2);
            int strokes = beat % 8 == 7 ? 4 : 2;
            for (int i = 1; i < strokes; i++) {
                add(band.snare(), beat + i / (double) strokes, 0.08 * loudness, 0.15, 0.3);
            }
        }
        return this;
    }

    /** A clock that everybody listens to. */
    Part tick(double loudness) {
        for (int beat = 0; beat < BARS * BAR; beat++) {
            add(band.tick(beat % 2 == 0), beat, 0.1 * loudness, -0.15, 0.5);
        }
        return this;
    }

    /** A hammer on iron somewhere in the hills, on two and four. */
    Part hammer(double loudness) {
        for (int beat = 1; beat < BARS * BAR; beat += 2) {
            add(band.anvil(), beat, 0.06 * loudness * band.touch(), 0.5, 0.8);
        }
        return this;
    }

    /** A bell tolls at the beginning of every second bar. */
    Part toll(double loudness) {
        for (int bar = 0; bar < BARS; bar += 2) {
            add(band.bell(Melody.hertz("A4")), bar * BAR, 0.12 * loudness, 0.1, 0.7);
        }
        return this;
    }

    // Melody

    Part whistle(String line, double loudness) {
        List<Melody.Note> notes = whole(line);
        add(band.whistle(notes, BARS * BAR), 0, 0.075 * loudness, 0.02, 0.6);
        return this;
    }

    Part harmonica(String line, double loudness, double pan) {
        for (Melody.Note note : whole(line)) {
            Wave wave = band.harmonica(note.hertz(), note.beats() * 0.97);
            add(wave, note.beat(), 0.12 * loudness, pan, 0.5);
        }
        return this;
    }

    Part fiddle(String line, double loudness, double pan) {
        for (Melody.Note note : whole(line)) {
            Wave wave = band.fiddle(note.hertz(), note.beats() * 0.98);
            add(wave, note.beat(), 0.11 * loudness * band.touch(), pan, 0.45);
        }
        return this;
    }

    /** A low electric guitar that trembles. */
    Part twang(String line, double loudness) {
        for (Melody.Note note : whole(line)) {
            Wave wave = band.twang(note.hertz(), note.beats());
            add(wave, note.beat(), 0.3 * loudness, 0.3, 0.5);
        }
        return this;
    }

    /** A mandolin that holds long notes by striking them again and again. */
    Part mandolin(String line, double loudness) {
        for (Melody.Note note : whole(line)) {
            int strokes = note.beats() > 1 ? (int) (note.beats() * 6) : 1;
            for (int i = 0; i < strokes; i++) {
                double at = note.beat() + i * note.beats() / strokes;
                double gain = (i == 0 ? 0.24 : 0.13) * loudness * band.touch();
                add(band.mandolin(note.hertz()), at, gain, 0.2, 0.4);
            }
        }
        return this;
    }

    Part piano(String line, double loudness) {
        for (Melody.Note note : whole(line)) {
            Wave wave = band.piano(note.hertz(), note.beats() + 0.4);
            add(wave, note.beat(), 0.2 * loudness * band.touch(), 0.3, 0.5);
        }
        return this;
    }

    /** A line must fill the part, or it was written down wrongly. */
    private static List<Melody.Note> whole(String line) {
        if (Melody.beats(line) != BARS * BAR) {
            throw new IllegalArgumentException(Melody.beats(line) + " beats: " + line);
        }
        return Melody.of(line);
    }

    private void add(Wave wave, double beat, double gain, double pan, double echo) {
        double at = Math.max(0, beat * BEAT + band.human());
        left.mix(wave, at, gain * Math.sqrt((1 - pan) / 2));
        right.mix(wave, at, gain * Math.sqrt((1 + pan) / 2));
        send.mix(wave, at, gain * echo);
    }

    /**
     * Left and right.
     *
     * @param loudness 1, less for what should be softer than other parts
     */
    Wave[] mixed(double loudness) {
        left.mix(Room.echo(send, 1.35, 1.7, 0.4), 0.02, 0.55);
        right.mix(Room.echo(send, 1.43, 1.7, 0.4), 0.023, 0.55);
        double gain = LOUDNESS * loudness / Math.max(left.loudness(), right.loudness());
        for (Wave side : new Wave[] {left, right}) {
            side.gain(gain).saturate(1).highPass(35).fade(0, TAIL * 0.9);
        }
        return new Wave[] {left, right};
    }
}
