package meeples.art.sound;

/** The chords of the music, as a guitar plays them. */
final class Chord {
    private Chord() {}

    /** The pitches: two bass notes, a spare, and three to pick. */
    static double[] notes(String name) {
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
