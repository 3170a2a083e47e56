package meeples.art.sound;

import java.util.Map;

/** The music of the town, part by part: a rider comes in, and the street answers. */
final class TownMusic {
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
    private static final String ANSWERS =
            "-:6 A2:.5 C3:.5 D3:.5 E3:.5 E3:4 -:4 D3:.5 C3:.5 A2:3 -:4 -:3 E3:.5 D3:.5 C3:.5"
                    + " A2:3.5";
    private static final String HOOFBEATS =
            "A3:3 C4:.5 D4:.5 E4:4 F4:2 E4:1 C4:1 E4:4 "
                    + "D4:2 F4:1 D4:1 C4:3 A3:1 B3:2 E4:1 D4:1 A3:4";
    private static final String PORCH =
            "E5:.5 G5:.5 C6:1 B5:.5 A5:.5 G5:1 A5:1.5 F5:.5 A5:2 "
                    + "G5:.5 E5:.5 C5:1 E5:.5 G5:.5 E5:1 D5:3 -:1 "
                    + "E5:.5 G5:.5 C6:1 D6:.5 C6:.5 A5:1 F5:1 A5:.5 C6:.5 A5:2 "
                    + "G5:.5 A5:.5 G5:.5 E5:.5 D5:1 B4:1 D5:2 G5:2";
    private static final String WELL =
            "A3:2 B3:1 C4:1 B3:3 G3:1 A3:2 G3:1 F3:1 E3:4 "
                    + "E4:2 D4:1 C4:1 D4:3 B3:1 C4:2 B3:1 A3:1 G#3:3 -:1";
    private static final String DUSK =
            "F5:3 E5:1 E5:2 C5:2 D5:2 B4:2 A4:4 A4:2 D5:1 E5:1 F5:3 E5:1 E5:4 D5:2 B4:2";
    private static final String EMBERS =
            "A5:2 C6:2 G5:3 E5:1 D5:2 G5:2 E5:4 A5:2 F6:2 E6:3 C6:1 B5:2 D6:2 B5:3 -:1";
    private static final String FAR_PIANO =
            "C5:1 A4:1 F4:1 A4:1 G4:1 E4:1 C5:2 B4:1 D5:1 B4:1 G4:1 A4:2 E5:2 "
                    + "F5:1 C5:1 A4:1 C5:1 E5:1 C5:1 G4:2 G#4:1 B4:1 E5:1 D5:1 B4:4";
    private static final String DUEL =
            "A2:2 -:5 E3:.5 D3:.5 C3:2 -:6 F3:2 E3:1 C3:1 -:4 D3:2 F3:1 E3:1 -:2 E3:1 G#3:1";
    private static final String STARE = "-:4 E6:4 -:4 C6:2 E6:2 -:4 D6:2 F6:2 E6:4 B5:2 G#5:2";
    private static final String HOEDOWN =
            "G5:.5 E5:.5 C5:.5 E5:.5 G5:.5 A5:.5 G5:1 C6:.5 B5:.5 A5:.5 G5:.5 E5:1 G5:1 "
                    + "A5:.5 F5:.5 C5:.5 F5:.5 A5:.5 B5:.5 C6:1 G5:.5 E5:.5 D5:.5 E5:.5 C5:2 "
                    + "D5:.5 G5:.5 B5:.5 D6:.5 C6:.5 B5:.5 A5:1 G5:.5 C6:.5 E6:.5 C6:.5 G5:1 E5:1 "
                    + "F5:.5 E5:.5 D5:.5 F5:.5 B5:.5 A5:.5 G5:.5 F5:.5 E5:.5 G5:.5 C6:1 G5:1 -:1";

    private TownMusic() {}

    static void play(Map<String, Wave[]> parts) {
        parts.put(
                "saddle",
                new Part(RIDER_CHORDS).picked(1).ride(0.6).twang(HOOFBEATS, 0.8).mixed(0.9));
        parts.put(
                "rider",
                new Part(RIDER_CHORDS)
                        .picked(1)
                        .ride(0.6)
                        .whistle(RIDER, 1)
                        .twang(ANSWERS, 0.9)
                        .mixed(0.95));
        parts.put(
                "street",
                new Part(STREET_CHORDS)
                        .picked(1)
                        .rolled(1)
                        .harmonica(STREET, 1, 0.25)
                        .shake(1)
                        .drums(1)
                        .mixed(1));
        parts.put(
                "trail",
                new Part(RIDER_CHORDS)
                        .strummed(1)
                        .ride(0.75)
                        .drums(1)
                        .whistle(RIDER, 1)
                        .harmonica(RIDERS_FRIEND, 0.45, -0.2)
                        .mixed(1));
        parts.put(
                "porch",
                new Part("C F C G C F G G")
                        .strummed(0.9)
                        .rolled(0.6)
                        .mandolin(PORCH, 1)
                        .shake(0.7)
                        .bass(0.6)
                        .mixed(1));
        parts.put("well", new Part("Am G F E Am G F E").picked(1).twang(WELL, 0.9).mixed(0.85));
        parts.put(
                "dusk",
                new Part("Dm Am E Am Dm F E E")
                        .picked(0.8)
                        .harmonica(DUSK, 0.9, 0.2)
                        .ride(0.25)
                        .mixed(0.8));
        parts.put(
                "embers",
                new Part("F C G Am F C E E")
                        .picked(0.7)
                        .piano(FAR_PIANO, 0.7)
                        .whistle(EMBERS, 0.8)
                        .mixed(0.8));
        parts.put(
                "duel",
                new Part("Am Am F F Dm Dm E E")
                        .trembling(1)
                        .tick(1)
                        .toll(1)
                        .twang(DUEL, 1)
                        .whistle(STARE, 0.7)
                        .drums(0.8)
                        .mixed(1));
        parts.put(
                "hoedown",
                new Part("C C F C G C G C")
                        .strummed(1)
                        .rolled(0.7)
                        .fiddle(HOEDOWN, 1, -0.1)
                        .bass(0.7)
                        .drums(1)
                        .shake(1)
                        .mixed(1.05));
    }
}
