package meeples.art.sound;

import java.util.Map;

/** The music of the valley, part by part: a river, work, and evenings in camp. */
final class ValleyMusic {
    private static final String MEADOW =
            "G4:2 C5:1 E5:1 D5:3 B4:1 C5:2 B4:1 A4:1 A4:3 -:1 "
                    + "G4:2 C5:1 E5:1 G5:2 D5:2 F5:1 E5:1 C5:1 A4:1 G4:3 -:1";
    private static final String MEADOW_LOW =
            "E4:2 E4:2 G4:3 G4:1 E4:2 E4:2 F4:3 -:1 E4:2 G4:2 B4:2 B4:2 A4:2 F4:2 E4:3 -:1";
    private static final String RIVER =
            "E6:3 C6:1 A5:2 C6:2 G5:3 E5:1 D6:3 -:1 E6:2 A6:2 G6:1 F6:1 C6:2 D6:2 B5:2 G5:3 -:1";
    private static final String MILL =
            "C5:.5 C5:.5 E5:.5 G5:.5 E5:1 C5:1 D5:.5 E5:.5 D5:.5 C5:.5 G4:2 "
                    + "A4:.5 C5:.5 F5:.5 A5:.5 G5:1 F5:1 E5:.5 G5:.5 E5:.5 D5:.5 C5:2 "
                    + "D5:.5 D5:.5 G5:.5 B5:.5 A5:1 G5:1 B5:.5 A5:.5 G5:.5 E5:.5 D5:2 "
                    + "F5:.5 A5:.5 C6:.5 A5:.5 G5:1 F5:1 G5:.5 F5:.5 E5:.5 D5:.5 B4:2";
    private static final String WAGONS =
            "E5:1.5 D5:.5 C5:1 G4:1 A4:2 C5:1 E5:1 F5:1.5 E5:.5 D5:1 C5:1 D5:3 -:1 "
                    + "E5:1.5 F5:.5 G5:1 E5:1 A5:2 G5:1 E5:1 F5:1 A5:1 G5:1 F5:1 D5:3 -:1";
    private static final String CAMP =
            "C6:.5 G5:.5 E5:.5 G5:.5 C6:1 E6:1 D6:.5 C6:.5 A5:.5 F5:.5 A5:2 "
                    + "G5:.5 A5:.5 G5:.5 E5:.5 C5:1 E5:1 G5:.5 F5:.5 E5:.5 D5:.5 B4:2 "
                    + "C6:.5 G5:.5 E5:.5 G5:.5 C6:1 E6:1 F6:.5 E6:.5 D6:.5 C6:.5 A5:2 "
                    + "B5:.5 A5:.5 G5:.5 F5:.5 E5:.5 D5:.5 B4:1 C5:3 -:1";
    private static final String CLAIM =
            "A3:1 C4:.5 D4:.5 E4:2 E4:1 D4:.5 C4:.5 A3:2 G3:1 C4:1 E4:2 D4:1 B3:1 G3:2 "
                    + "A3:1 C4:.5 A3:.5 F3:2 E3:1 G3:1 C4:2 B3:1 G#3:.5 A3:.5 B3:2 E4:2 D4:1 B3:1";
    private static final String LANTERNS =
            "A4:3 C5:1 E5:3 C5:1 D5:2 F5:2 E5:4 A5:2 F5:1 A5:1 G5:3 E5:1 D5:2 G4:2 B4:4";
    private static final String SKIRMISH =
            "A4:.5 A4:.5 C5:.5 A4:.5 E5:2 A4:.5 A4:.5 C5:.5 E5:.5 A5:2 "
                    + "G4:.5 G4:.5 B4:.5 G4:.5 D5:2 G4:.5 B4:.5 D5:.5 B4:.5 G5:2 "
                    + "F4:.5 F4:.5 A4:.5 F4:.5 C5:2 F4:.5 A4:.5 C5:.5 A4:.5 F5:2 "
                    + "E4:.5 G#4:.5 B4:.5 G#4:.5 E5:2 B4:.5 E5:.5 D5:.5 B4:.5 G#4:2";
    private static final String JUBILEE =
            "C6:1 G5:.5 C6:.5 E6:1 C6:1 A5:.5 C6:.5 F6:1 E6:.5 D6:.5 C6:1 "
                    + "B5:.5 D6:.5 G5:.5 B5:.5 D6:1 F6:1 E6:1 C6:.5 E6:.5 G6:2 "
                    + "F6:.5 E6:.5 D6:.5 C6:.5 A5:1 C6:1 G5:.5 C6:.5 E6:.5 C6:.5 G5:2 "
                    + "B5:.5 C6:.5 D6:.5 E6:.5 F6:.5 D6:.5 B5:1 C6:1 E6:.5 D6:.5 C6:1 -:1";
    private static final String JUBILEE_LOW =
            "E4:2 G4:2 F4:2 A4:2 G4:2 B4:2 C5:4 A4:2 F4:2 G4:2 E4:2 D4:2 F4:2 E4:3 -:1";

    private ValleyMusic() {}

    static void play(Map<String, Wave[]> parts) {
        parts.put(
                "meadow",
                new Part("C G Am F C G F C")
                        .picked(0.9)
                        .fiddle(MEADOW, 1, -0.1)
                        .fiddle(MEADOW_LOW, 0.5, 0.3)
                        .bass(0.4)
                        .mixed(0.9));
        parts.put(
                "river",
                new Part("Am F C G Am F G G")
                        .flowing(1)
                        .picked(0.5)
                        .whistle(RIVER, 0.9)
                        .bass(0.4)
                        .mixed(0.9));
        parts.put(
                "mill",
                new Part("C C F C G G F G")
                        .strummed(0.9)
                        .mandolin(MILL, 1)
                        .tick(0.7)
                        .bass(0.7)
                        .drums(0.7)
                        .mixed(1));
        parts.put(
                "wagons",
                new Part("C Am F G C Am F G")
                        .strummed(1)
                        .harmonica(WAGONS, 0.9, 0.15)
                        .ride(0.7)
                        .drums(0.8)
                        .bass(0.5)
                        .mixed(1));
        parts.put(
                "camp",
                new Part("C F C G C F G C")
                        .rolled(0.8)
                        .picked(0.7)
                        .fiddle(CAMP, 1, -0.15)
                        .shake(0.8)
                        .bass(0.6)
                        .mixed(1));
        parts.put(
                "claim",
                new Part("Am Am C G F C E E")
                        .picked(0.9)
                        .twang(CLAIM, 0.8)
                        .hammer(1)
                        .shake(0.6)
                        .mixed(0.9));
        parts.put(
                "lanterns",
                new Part("F C Dm Am F C G G")
                        .picked(0.8)
                        .harmonica(LANTERNS, 0.8, 0.2)
                        .flowing(0.35)
                        .mixed(0.8));
        parts.put(
                "skirmish",
                new Part("Am Am G G F F E E")
                        .march(1)
                        .trembling(0.8)
                        .fiddle(SKIRMISH, 0.9, -0.1)
                        .toll(0.7)
                        .mixed(1));
        parts.put(
                "jubilee",
                new Part("C F G C F C G C")
                        .strummed(1)
                        .rolled(0.6)
                        .fiddle(JUBILEE, 1, -0.2)
                        .harmonica(JUBILEE_LOW, 0.5, 0.3)
                        .bass(0.7)
                        .march(0.6)
                        .mixed(1.05));
    }
}
