package meeples.art;

import static meeples.art.Brush.oval;
import static meeples.art.Brush.path;
import static meeples.art.Brush.rect;
import static meeples.art.Brush.round;

import java.awt.AlphaComposite;
import java.awt.Color;
import java.awt.Shape;
import java.util.LinkedHashMap;
import java.util.Locale;
import java.util.Map;
import meeples.fistful.table.Art;
import meeples.picture.SeatColours;
import meeples.picture.SharedArt;

/**
 * Icons of 48 x 48. Signs are white, to be tinted: paper on wood, ink on paper. Pieces of the game
 * keep their colours. Glyphs show buttons of pads and mice.
 */
final class Icons {
    private static final double STROKE = 5;

    /** Strokes begin with "s", filled shapes with "f", holes cut out of what is there with "h". */
    private static final Map<String, String[]> SIGNS = new LinkedHashMap<>();

    static {
        sign(
                "undo",
                "s M 15 19 C 24 10 41 13 41 27 C 41 37 33 41 22 40",
                "f M 3 21 L 19 8 L 20 30 Z");
        sign(
                "redo",
                "s M 33 19 C 24 10 7 13 7 27 C 7 37 15 41 26 40",
                "f M 45 21 L 29 8 L 28 30 Z");
        sign("menu", "s M 8 12 L 40 12", "s M 8 24 L 40 24", "s M 8 36 L 40 36");
        sign(
                "log",
                "f M 10 5 L 33 5 L 39 11 L 39 43 L 10 43 Z",
                "h M 16 17 L 33 17",
                "h M 16 25 L 33 25",
                "h M 16 33 L 27 33");
        sign(
                "help",
                "s M 14 17 C 14 4 35 4 34 17 C 34 24 24 24 24 32",
                "f M 20 38 L 28 38 L 28 45 L 20 45 Z");
        sign("settings", "f " + gear(), "h M 24 24 m -6 0 c 0 -8 12 -8 12 0 c 0 8 -12 8 -12 0 Z");
        sign(
                "sound-on",
                "f M 5 18 L 14 18 L 25 8 L 25 40 L 14 30 L 5 30 Z",
                "s M 31 17 C 35 21 35 27 31 31",
                "s M 37 11 C 44 19 44 29 37 37");
        sign(
                "sound-off",
                "f M 5 18 L 14 18 L 25 8 L 25 40 L 14 30 L 5 30 Z",
                "s M 32 18 L 43 30",
                "s M 43 18 L 32 30");
        sign(
                "music",
                "s M 17 36 L 17 10 L 39 6 L 39 31",
                "f M 18 37 C 18 44 5 45 5 38 C 5 31 18 31 18 37 Z",
                "f M 40 32 C 40 39 27 40 27 33 C 27 26 40 26 40 32 Z");
        sign(
                "music-off",
                "s M 17 36 L 17 10 L 39 6 L 39 31",
                "f M 18 37 C 18 44 5 45 5 38 C 5 31 18 31 18 37 Z",
                "f M 40 32 C 40 39 27 40 27 33 C 27 26 40 26 40 32 Z",
                "s M 5 5 L 43 43");
        sign(
                "fullscreen",
                "s M 7 17 L 7 7 L 17 7",
                "s M 31 7 L 41 7 L 41 17",
                "s M 41 31 L 41 41 L 31 41",
                "s M 17 41 L 7 41 L 7 31");
        sign(
                "windowed",
                "s M 17 6 L 17 17 L 6 17",
                "s M 31 6 L 31 17 L 42 17",
                "s M 42 31 L 31 31 L 31 42",
                "s M 17 42 L 17 31 L 6 31");
        sign(
                "save",
                "f M 6 6 L 34 6 L 42 14 L 42 42 L 6 42 Z",
                "h M 15 7 L 15 16 L 29 16 L 29 7",
                "h M 14 42 L 14 27 L 34 27 L 34 42");
        sign(
                "load",
                "s M 7 30 L 7 41 L 41 41 L 41 30",
                "s M 24 5 L 24 24",
                "f M 13 20 L 35 20 L 24 34 Z");
        sign(
                "trash",
                "f M 10 16 L 38 16 L 35 44 L 13 44 Z",
                "s M 7 11 L 41 11",
                "s M 19 8 L 20 5 L 28 5 L 29 8",
                "h M 19 22 L 20 38",
                "h M 29 22 L 28 38");
        sign("copy", "s M 15 6 L 40 6 L 40 33", "f M 7 14 L 32 14 L 32 43 L 7 43 Z");
        sign("play", "f M 11 5 L 42 24 L 11 43 Z");
        sign("pause", "f M 9 6 L 20 6 L 20 42 L 9 42 Z", "f M 28 6 L 39 6 L 39 42 L 28 42 Z");
        sign("step-forward", "f M 8 6 L 33 24 L 8 42 Z", "f M 34 6 L 41 6 L 41 42 L 34 42 Z");
        sign("step-back", "f M 40 6 L 15 24 L 40 42 Z", "f M 7 6 L 14 6 L 14 42 L 7 42 Z");
        sign(
                "skip",
                "f M 4 8 L 23 24 L 4 40 Z",
                "f M 22 8 L 40 24 L 22 40 Z",
                "f M 39 8 L 45 8 L 45 40 L 39 40 Z");
        sign("speed", "f M 4 8 L 24 24 L 4 40 Z", "f M 23 8 L 44 24 L 23 40 Z");
        sign("zoom", "s M 20 7 C 37 7 37 33 20 33 C 3 33 3 7 20 7 Z", "s M 30 30 L 42 42");
        sign(
                "zoom-in",
                "s M 20 7 C 37 7 37 33 20 33 C 3 33 3 7 20 7 Z",
                "s M 30 30 L 42 42",
                "s M 14 20 L 26 20",
                "s M 20 14 L 20 26");
        sign(
                "zoom-out",
                "s M 20 7 C 37 7 37 33 20 33 C 3 33 3 7 20 7 Z",
                "s M 30 30 L 42 42",
                "s M 14 20 L 26 20");
        sign(
                "hint",
                "f M 24 4 C 40 4 42 20 33 28 L 31 34 L 17 34 L 15 28 C 6 20 8 4 24 4 Z",
                "s M 18 40 L 30 40",
                "h M 24 32 L 24 22 L 19 17 M 24 22 L 29 17");
        sign(
                "hand",
                "f M 14 26 L 14 10 C 14 6 20 6 20 10 L 20 20 L 20 7 C 20 3 26 3 26 7 L 26 20 L 26 9"
                    + " C 26 5 32 5 32 9 L 32 22 L 32 14 C 32 10 38 10 38 14 L 38 30 C 38 40 33 45"
                    + " 25 45 C 17 45 14 42 11 36 L 5 27 C 3 22 9 20 11 23 Z");
        sign("clock", "s M 24 6 C 48 6 48 42 24 42 C 0 42 0 6 24 6 Z", "s M 24 14 L 24 24 L 31 29");
        sign(
                "round",
                "s M 38 14 C 30 3 9 6 8 23",
                "f M 42 4 L 43 21 L 28 18 Z",
                "s M 10 34 C 18 45 39 42 40 25",
                "f M 6 44 L 5 27 L 20 30 Z");
        sign(
                "crown",
                "f M 5 12 L 15 22 L 24 6 L 33 22 L 43 12 L 39 34 L 9 34 Z",
                "f M 9 37 L 39 37 L 39 43 L 9 43 Z");
        sign(
                "dice",
                "f M 6 18 L 22 18 L 22 6 L 42 6 L 42 26 L 30 26 L 30 42 L 6 42 Z",
                "h M 13 25 l 0.1 0",
                "h M 23 35 l 0.1 0",
                "h M 32 16 l 0.1 0");
        sign(
                "arrow-cw",
                "s M 10 30 C 4 14 22 3 35 13",
                "f M 44 8 L 41 27 L 26 15 Z",
                "s M 38 27 C 38 40 22 45 14 37");
        sign(
                "arrow-ccw",
                "s M 38 30 C 44 14 26 3 13 13",
                "f M 4 8 L 7 27 L 22 15 Z",
                "s M 10 27 C 10 40 26 45 34 37");
        sign("arrow-left", "f M 5 24 L 25 7 L 25 17 L 43 17 L 43 31 L 25 31 L 25 41 Z");
        sign("arrow-right", "f M 43 24 L 23 7 L 23 17 L 5 17 L 5 31 L 23 31 L 23 41 Z");
        sign("arrow-up", "f M 24 5 L 41 25 L 31 25 L 31 43 L 17 43 L 17 25 L 7 25 Z");
        sign("arrow-down", "f M 24 43 L 41 23 L 31 23 L 31 5 L 17 5 L 17 23 L 7 23 Z");
        sign("check", "s M 7 25 C 12 29 16 34 19 39 C 24 25 32 14 42 8");
        sign("cross", "s M 9 9 L 39 39", "s M 39 9 L 9 39");
        sign("plus", "s M 24 7 L 24 41", "s M 7 24 L 41 24");
        sign("minus", "s M 7 24 L 41 24");
        sign(
                "lock",
                "f M 8 21 L 40 21 L 40 43 L 8 43 Z",
                "s M 14 21 C 14 2 34 2 34 21",
                "h M 24 30 L 24 36");
        sign("warning", "f M 24 4 L 46 43 L 2 43 Z", "h M 24 18 L 24 29", "h M 24 37 l 0.1 0");
        sign(
                "robot",
                "f M 9 16 L 39 16 L 39 42 L 9 42 Z",
                "s M 24 15 L 24 7",
                "f M 20 2 L 28 2 L 28 9 L 20 9 Z",
                "h M 17 26 l 0.1 0",
                "h M 31 26 l 0.1 0",
                "h M 17 35 L 31 35",
                "s M 4 24 L 4 34",
                "s M 44 24 L 44 34");
        sign(
                "human",
                "f M 24 5 C 35 5 35 23 24 23 C 13 23 13 5 24 5 Z",
                "f M 5 44 C 5 30 14 27 24 27 C 34 27 43 30 43 44 Z");
        sign(
                "swap",
                "s M 8 16 L 34 16",
                "f M 31 6 L 44 16 L 31 26 Z",
                "s M 40 33 L 14 33",
                "f M 17 23 L 4 33 L 17 43 Z");
        sign(
                "star",
                "f M 24 3 L 30 18 L 46 18 L 33 28 L 38 44 L 24 34 L 10 44 L 15 28 L 2 18 L 18 18"
                        + " Z");
        sign(
                "home",
                "f M 24 4 L 45 24 L 39 24 L 39 43 L 9 43 L 9 24 L 3 24 Z",
                "h M 24 42 L 24 31");
        sign("pencil", "f M 6 42 L 8 32 L 32 8 C 36 4 44 12 40 16 L 16 40 Z", "h M 28 12 L 36 20");
        sign(
                "eye",
                "s M 4 24 C 14 8 34 8 44 24 C 34 40 14 40 4 24 Z",
                "f M 24 16 C 34 16 34 32 24 32 C 14 32 14 16 24 16 Z");
        sign("chart", "s M 7 5 L 7 41 L 43 41", "s M 13 32 L 21 21 L 29 27 L 41 9");
        sign(
                "book",
                "f M 24 11 C 16 5 8 6 4 8 L 4 40 C 10 37 18 37 24 42 C 30 37 38 37 44 40 L 44 8 C"
                        + " 40 6 32 5 24 11 Z",
                "h M 24 14 L 24 38");
        sign(
                "trophy",
                "f M 13 5 L 35 5 L 34 20 C 33 28 28 31 24 31 C 20 31 15 28 14 20 Z",
                "s M 13 9 C 4 8 4 20 15 21",
                "s M 35 9 C 44 8 44 20 33 21",
                "s M 24 30 L 24 40",
                "s M 14 42 L 34 42");
        sign("door", "f M 10 4 L 38 4 L 38 44 L 10 44 Z", "h M 31 24 l 0.1 0");
        sign(
                "globe",
                "s M 24 5 C 49 5 49 43 24 43 C -1 43 -1 5 24 5 Z",
                "s M 24 6 C 12 16 12 32 24 42 C 36 32 36 16 24 6",
                "s M 7 24 L 41 24");
        sign(
                "people",
                "f M 16 8 C 25 8 25 22 16 22 C 7 22 7 8 16 8 Z",
                "f M 2 42 C 2 29 9 26 16 26 C 23 26 30 29 30 42 Z",
                "f M 33 12 C 41 12 41 24 33 24 C 31 24 29 23 28 21 C 30 18 30 16 29 13 Z",
                "f M 34 42 C 34 35 32 31 30 28 C 38 25 46 31 46 42 Z");
        sign(
                "pad",
                "f M 12 14 L 36 14 C 44 14 47 34 44 38 C 40 43 34 36 32 32 L 16 32 C 14 36 8 43 4"
                        + " 38 C 1 34 4 14 12 14 Z",
                "h M 11 23 L 19 23 M 15 19 L 15 27",
                "h M 32 20 l 0.1 0",
                "h M 36 26 l 0.1 0");
        sign(
                "keyboard",
                "f M 3 12 L 45 12 L 45 37 L 3 37 Z",
                "h M 10 19 l 0.1 0 M 19 19 l 0.1 0 M 28 19 l 0.1 0 M 37 19 l 0.1 0",
                "h M 14 30 L 34 30");
        sign(
                "revolver",
                "f M 3 14 L 33 14 L 36 10 L 40 15 C 45 18 46 28 47 38 L 36 41 C 35 33 32 29 27 28 L"
                        + " 16 27 L 14 22 L 3 21 Z",
                "h M 22 18 L 29 18");
        sign(
                "turn-forward",
                "f M 3 9 L 19 24 L 3 39 Z",
                "f M 19 9 L 35 24 L 19 39 Z",
                "s M 42 8 L 42 40");
        sign(
                "turn-back",
                "f M 45 9 L 29 24 L 45 39 Z",
                "f M 29 9 L 13 24 L 29 39 Z",
                "s M 6 8 L 6 40");
        sign("to-start", "f M 42 7 L 19 24 L 42 41 Z", "s M 15 7 L 15 41", "s M 6 7 L 6 41");
        sign("to-end", "f M 6 7 L 29 24 L 6 41 Z", "s M 33 7 L 33 41", "s M 42 7 L 42 41");
        sign(
                "replay",
                "s M 12 13 C 24 1 44 9 43 26 C 42 42 20 48 9 36",
                "f M 4 4 L 6 22 L 21 16 Z",
                "f M 20 17 L 33 25 L 20 33 Z");
        sign(
                "export",
                "s M 7 30 L 7 41 L 41 41 L 41 30",
                "s M 24 32 L 24 16",
                "f M 13 18 L 35 18 L 24 4 Z");
        sign(
                "import",
                "s M 7 30 L 7 41 L 41 41 L 41 30",
                "s M 24 4 L 24 20",
                "f M 13 18 L 35 18 L 24 32 Z");
        sign(
                "share",
                "f M 36 4 C 46 4 46 18 36 18 C 26 18 26 4 36 4 Z",
                "f M 36 30 C 46 30 46 44 36 44 C 26 44 26 30 36 30 Z",
                "f M 11 17 C 21 17 21 31 11 31 C 1 31 1 17 11 17 Z",
                "s M 11 24 L 36 11",
                "s M 11 24 L 36 37");
        sign(
                "plug",
                "s M 17 4 L 17 14",
                "s M 31 4 L 31 14",
                "f M 10 15 L 38 15 L 38 22 C 38 30 32 34 24 34 C 16 34 10 30 10 22 Z",
                "s M 24 34 L 24 45");
        sign(
                "unplugged",
                "f M 12 14 L 36 14 C 44 14 47 34 44 38 C 40 43 34 36 32 32 L 16 32 C 14 36 8 43 4"
                        + " 38 C 1 34 4 14 12 14 Z",
                "h M 18 17 L 30 29 M 30 17 L 18 29");
        sign(
                "pad-unknown",
                "f M 12 14 L 36 14 C 44 14 47 34 44 38 C 40 43 34 36 32 32 L 16 32 C 14 36 8 43 4"
                        + " 38 C 1 34 4 14 12 14 Z",
                "h M 19 20 C 19 15 29 15 29 20 C 29 23 24 22 24 25",
                "h M 24 30 l 0.1 0");
        sign(
                "couch",
                "f M 9 8 L 39 8 C 42 8 42 12 42 18 C 37 18 36 21 36 27 L 12 27 C 12 21 11 18 6 18 C"
                        + " 6 12 6 8 9 8 Z",
                "f M 3 22 C 7 20 9 22 9 30 L 39 30 C 39 22 41 20 45 22 L 45 38 L 3 38 Z",
                "s M 9 40 L 9 43",
                "s M 39 40 L 39 43");
        sign("tv", "s M 5 9 L 43 9 L 43 34 L 5 34 Z", "s M 15 42 L 33 42", "s M 24 35 L 24 41");
        sign(
                "award",
                "f M 15 26 L 33 26 L 37 45 L 24 38 L 11 45 Z",
                "f M 24 3 C 43 3 43 31 24 31 C 5 31 5 3 24 3 Z",
                "h M 24 9 L 26.4 14.6 L 32 15 L 28 19 L 29 25 L 24 22 L 19 25 L 20 19 L 16 15 L"
                        + " 21.6 14.6 Z");
        sign(
                "analysis",
                "s M 20 6 C 39 6 39 34 20 34 C 1 34 1 6 20 6 Z",
                "s M 31 31 L 43 43",
                "s M 13 24 L 13 21",
                "s M 20 24 L 20 12",
                "s M 27 24 L 27 17");
        sign(
                "install",
                "s M 12 34 L 4 34 L 4 6 L 44 6 L 44 34 L 36 34",
                "s M 24 14 L 24 30",
                "f M 13 28 L 35 28 L 24 43 Z");
        sign(
                "offline",
                "s M 4 17 C 15 6 33 6 44 17",
                "s M 11 26 C 18 18 30 18 37 26",
                "s M 18 34 C 21 30 27 30 30 34",
                "f M 24 38 C 29 38 29 45 24 45 C 19 45 19 38 24 38 Z",
                "h M 6 45 L 42 5",
                "h M 9 47 L 45 7",
                "s M 4 42 L 40 3");
        sign(
                "keyboard-left",
                "f M 3 12 L 22 12 L 22 37 L 3 37 Z",
                "s M 28 12 L 45 12 L 45 37 L 28 37",
                "h M 9 18 l 0.1 0 M 16 18 l 0.1 0 M 9 25 l 0.1 0 M 16 25 l 0.1 0 M 9 32 l 0.1 0 M"
                        + " 16 32 l 0.1 0");
        sign(
                "keyboard-right",
                "f M 26 12 L 45 12 L 45 37 L 26 37 Z",
                "s M 20 12 L 3 12 L 3 37 L 20 37",
                "h M 32 18 l 0.1 0 M 39 18 l 0.1 0 M 32 25 l 0.1 0 M 39 25 l 0.1 0 M 32 32 l 0.1 0"
                        + " M 39 32 l 0.1 0");
        sign(
                "rumble",
                "f M 17 16 L 31 16 C 36 16 38 30 36 33 C 33 36 30 33 28 30 L 20 30 C 18 33 15 36 12"
                        + " 33 C 10 30 12 16 17 16 Z",
                "s M 6 12 C 2 19 2 29 6 36",
                "s M 42 12 C 46 19 46 29 42 36");
        sign(
                "join",
                "f M 18 6 C 29 6 29 24 18 24 C 7 24 7 6 18 6 Z",
                "f M 2 44 C 2 31 9 28 18 28 C 27 28 34 31 34 44 Z",
                "s M 39 9 L 39 25",
                "s M 31 17 L 46 17");
        sign(
                "leave",
                "f M 18 6 C 29 6 29 24 18 24 C 7 24 7 6 18 6 Z",
                "f M 2 44 C 2 31 9 28 18 28 C 27 28 34 31 34 44 Z",
                "s M 32 17 L 46 17");
        sign(
                "emote",
                "s M 24 5 C 49 5 49 43 24 43 C -1 43 -1 5 24 5 Z",
                "f M 16 16 C 19 16 19 22 16 22 C 13 22 13 16 16 16 Z",
                "f M 32 16 C 35 16 35 22 32 22 C 29 22 29 16 32 16 Z",
                "f M 13 27 L 35 27 C 33 39 15 39 13 27 Z");
        sign(
                "target",
                "s M 24 7 C 46 7 46 41 24 41 C 2 41 2 7 24 7 Z",
                "f M 24 19 C 31 19 31 29 24 29 C 17 29 17 19 24 19 Z",
                "s M 24 2 L 24 10",
                "s M 24 38 L 24 46",
                "s M 2 24 L 10 24",
                "s M 38 24 L 46 24");
    }

    private Icons() {}

    private static void sign(String name, String... marks) {
        SIGNS.put(name, marks);
    }

    private static String gear() {
        StringBuilder text = new StringBuilder();
        for (int i = 0; i < 32; i++) {
            double a = 2 * Math.PI * (i + 0.5) / 32;
            double r = i % 4 < 2 ? 21 : 15.5;
            text.append(i == 0 ? "M " : "L ");
            text.append(Math.round((24 + r * Math.cos(a)) * 10) / 10.0).append(' ');
            text.append(Math.round((24 + r * Math.sin(a)) * 10) / 10.0).append(' ');
        }
        return text.append('Z').toString();
    }

    static void addTo(Gallery gallery) {
        SIGNS.forEach(
                (name, marks) -> gallery.add(SharedArt.icon(name), 48, 48, b -> paint(b, marks)));
        pieces(gallery);
        Emotes.addTo(gallery);
        glyphs(gallery);
    }

    private static void paint(Brush b, String[] marks) {
        b.waver = 0.5;
        for (String mark : marks) {
            Shape shape = b.unsteady(path(mark.substring(2)));
            b.g.setComposite(
                    mark.charAt(0) == 'h' ? AlphaComposite.DstOut : AlphaComposite.SrcOver);
            b.g.setPaint(Color.WHITE);
            if (mark.charAt(0) == 'f') {
                b.g.fill(shape);
                b.g.setStroke(Brush.round(3));
            } else {
                b.g.setStroke(Brush.round(mark.charAt(0) == 'h' ? 4 : STROKE));
                if (mark.endsWith("Z") && mark.charAt(0) == 'h') {
                    b.g.fill(shape);
                }
            }
            b.g.draw(shape);
        }
        b.g.setComposite(AlphaComposite.SrcOver);
    }

    private static void pieces(Gallery gallery) {
        for (int kind = 0; kind < Art.KINDS.length; kind++) {
            int k = kind;
            gallery.add(
                    Art.meepleIcon(k),
                    48,
                    48,
                    b -> b.at(24, 46, 0.7, 0, () -> Pieces.meeple(b, k)));
            gallery.add(
                    Art.markedIcon(k),
                    48,
                    48,
                    b ->
                            b.at(
                                    24,
                                    46,
                                    0.7,
                                    0,
                                    () -> {
                                        Pieces.meeple(b, k);
                                        Pieces.mark(b, k);
                                    }));
        }
        for (int face = 1; face <= 6; face++) {
            int f = face;
            gallery.add(Art.dieIcon(f), 48, 48, b -> b.at(0.5, 0, 0.73, 0, () -> Pieces.die(b, f)));
            for (int colour = 0; colour < SeatColours.WORDS.length; colour++) {
                int c = colour;
                if (SeatColours.isDark(c)) {
                    gallery.add(
                            Art.darkDieIcon(f, c),
                            48,
                            48,
                            b -> b.at(0.5, 0, 0.73, 0, () -> Pieces.darkDie(b, f, c)));
                }
            }
        }
        gallery.add(
                SharedArt.icon("gold"),
                48,
                48,
                b ->
                        b.at(
                                24,
                                24,
                                1.45,
                                0,
                                () -> Pieces.cube(b, 0, Palette.GOLD, Palette.GOLD_DEEP, true)));
        gallery.add(
                SharedArt.icon("stone"),
                48,
                48,
                b ->
                        b.at(
                                24,
                                24,
                                1.45,
                                0,
                                () -> Pieces.cube(b, 0, Palette.STONE, Palette.STONE_DEEP, false)));
        gallery.add(
                SharedArt.icon("dynamite"),
                48,
                48,
                b -> b.at(22, 46, 0.9, 0, () -> Pieces.dynamite(b)));
        gallery.add(SharedArt.icon("bar"), 48, 48, b -> b.at(24, 36, 0.86, 0, () -> Pieces.bar(b)));
        gallery.add(
                SharedArt.icon("bag"),
                48,
                48,
                b -> b.at(24, 46, 0.52, 0, () -> Pieces.bag(b, false)));
        gallery.add(
                SharedArt.icon("grave"),
                48,
                48,
                b -> {
                    b.solid(
                            path("M 8 44 L 8 20 C 8 -2 40 -2 40 20 L 40 44 Z"),
                            Palette.STONE,
                            2.6,
                            4);
                    b.line(24, 14, 24, 34, 4, Palette.STONE_DEEP);
                    b.line(16, 20, 32, 20, 4, Palette.STONE_DEEP);
                    b.line(3, 44, 45, 44, 3, Palette.INK);
                });
        gallery.add(
                SharedArt.icon("marquee"),
                48,
                48,
                b -> {
                    b.solid(round(3, 9, 42, 30, 4), Palette.TIMBER_LIGHT, 2.5, 2);
                    b.flat(round(8, 14, 32, 20, 2), Palette.TEAL, 1.8);
                    b.fill(Pieces.star(24, 24, 8), Palette.PAPER);
                });
        gallery.add(SharedArt.icon("marquee-5"), 48, 48, b -> value(b, "5", Palette.TIMBER_LIGHT));
        gallery.add(SharedArt.icon("marquee-10"), 48, 48, b -> value(b, "10", Palette.GOLD));
        gallery.add(
                SharedArt.icon("token"),
                48,
                48,
                b -> {
                    b.solid(oval(24, 26, 19, 18), Palette.TIMBER, 2.4, 0);
                    b.solid(oval(24, 23, 19, 18), Palette.TIMBER_LIGHT, 2.4, 2);
                    b.fill(Pieces.star(24, 23, 10), Palette.TIMBER_DARK);
                });
    }

    private static void value(Brush b, String figure, Color frame) {
        b.solid(round(3, 9, 42, 30, 4), frame, 2.5, 2);
        b.flat(round(8, 14, 32, 20, 2), Palette.TIMBER_DARK, 1.6);
        b.fill(Type.centred(figure, 24, 24, 14), Palette.PAPER);
    }

    private static void glyphs(Gallery gallery) {
        letter(gallery, "a", "A", Palette.hex(0x7CC46B));
        letter(gallery, "b", "B", Palette.hex(0xEF6B5A));
        letter(gallery, "x", "X", Palette.hex(0x6FB0E8));
        letter(gallery, "y", "Y", Palette.hex(0xF4CE4A));
        for (String name : new String[] {"A", "B", "X", "Y"}) {
            letter(gallery, "nintendo-" + name.toLowerCase(Locale.ROOT), name, Palette.PAPER);
        }
        face(gallery, "ps-cross", "M 14 14 L 34 34 M 34 14 L 14 34", Palette.hex(0x8FB8EE));
        face(
                gallery,
                "ps-circle",
                "M 24 12 C 40 12 40 36 24 36 C 8 36 8 12 24 12 Z",
                Palette.hex(0xF07A72));
        face(gallery, "ps-square", "M 14 14 L 34 14 L 34 34 L 14 34 Z", Palette.hex(0xE59BD0));
        face(gallery, "ps-triangle", "M 24 12 L 36 33 L 12 33 Z", Palette.hex(0x6FD0AE));
        for (String name :
                new String[] {
                    "LB", "RB", "LT", "RT", "L1", "R1", "L2", "R2", "ZL", "ZR", "L", "R"
                }) {
            gallery.add(
                    SharedArt.glyph(name.toLowerCase(Locale.ROOT)),
                    64,
                    48,
                    b -> {
                        b.flat(round(3, 7, 58, 34, 11), Palette.hex(0x3A2E2A), 2.6);
                        b.fill(Type.centred(name, 32, 24, 18), Palette.PAPER);
                    });
        }
        String[] pads = {"dpad", "dpad-left", "dpad-right", "dpad-up", "dpad-down"};
        for (int i = 0; i < pads.length; i++) {
            int lit = i;
            gallery.add(SharedArt.glyph(pads[i]), 48, 48, b -> dpad(b, lit));
        }
        gallery.add(SharedArt.glyph("stick-left"), 48, 48, b -> stick(b, "L"));
        gallery.add(SharedArt.glyph("stick-right"), 48, 48, b -> stick(b, "R"));
        gallery.add(
                SharedArt.glyph("start"),
                48,
                48,
                b -> {
                    b.flat(round(4, 11, 40, 26, 13), Palette.hex(0x3A2E2A), 2.6);
                    for (int i = -1; i <= 1; i++) {
                        b.line(16, 24 + i * 6, 32, 24 + i * 6, 2.6, Palette.PAPER);
                    }
                });
        gallery.add(
                SharedArt.glyph("select"),
                48,
                48,
                b -> {
                    b.flat(round(4, 11, 40, 26, 13), Palette.hex(0x3A2E2A), 2.6);
                    b.outline(rect(17, 18, 10, 8), 2.2, Palette.PAPER);
                    b.outline(rect(22, 22, 10, 8), 2.2, Palette.PAPER);
                });
        gallery.add(
                SharedArt.glyph("plus"), 48, 48, b -> sign(b, "M 24 15 L 24 33 M 15 24 L 33 24"));
        gallery.add(SharedArt.glyph("minus"), 48, 48, b -> sign(b, "M 15 24 L 33 24"));
        gallery.add(SharedArt.glyph("mouse-left"), 48, 48, b -> mouse(b, 0));
        gallery.add(SharedArt.glyph("mouse-right"), 48, 48, b -> mouse(b, 1));
        gallery.add(SharedArt.glyph("mouse-wheel"), 48, 48, b -> mouse(b, 2));
        gallery.add(
                SharedArt.glyph("tap"),
                48,
                48,
                b -> {
                    b.outline(oval(20, 14, 11, 11), 3, Palette.GOLD);
                    b.at(
                            9,
                            10,
                            1.1,
                            0,
                            () ->
                                    b.solid(
                                            path(
                                                    "M 10 18 L 10 5 C 10 1.5 15 1.5 15 5 L 15 13 L"
                                                        + " 26 16 C 29 17 29 20 28.5 22 C 28.5 28"
                                                        + " 25 30.5 19.5 30.5 C 14 30.5 12 29 9 24"
                                                        + " L 4.5 18 C 3 15.5 6 13.5 8 15.5 Z"),
                                            Palette.PAPER,
                                            2.2,
                                            1.4));
                });
    }

    private static void letter(Gallery gallery, String name, String letter, Color colour) {
        gallery.add(
                SharedArt.glyph(name),
                48,
                48,
                b -> {
                    b.flat(oval(24, 24, 21, 21), Palette.hex(0x3A2E2A), 2.6);
                    b.fill(Type.centred(letter, 24, 24, 23), colour);
                });
    }

    private static void face(Gallery gallery, String name, String lines, Color colour) {
        gallery.add(
                SharedArt.glyph(name),
                48,
                48,
                b -> {
                    b.flat(oval(24, 24, 21, 21), Palette.hex(0x3A2E2A), 2.6);
                    b.curve(lines, 4, colour);
                });
    }

    private static void sign(Brush b, String lines) {
        b.flat(oval(24, 24, 21, 21), Palette.hex(0x3A2E2A), 2.6);
        b.curve(lines, 4, Palette.PAPER);
    }

    private static void dpad(Brush b, int lit) {
        b.flat(
                path(
                        "M 17 4 L 31 4 L 31 17 L 44 17 L 44 31 L 31 31 L 31 44 L 17 44 L 17 31 L 4"
                                + " 31 L 4 17 L 17 17 Z"),
                Palette.hex(0x3A2E2A),
                2.6);
        String[] arms = {
            "M 8 24 L 15 19 L 15 29 Z",
            "M 40 24 L 33 19 L 33 29 Z",
            "M 24 8 L 19 15 L 29 15 Z",
            "M 24 40 L 19 33 L 29 33 Z"
        };
        for (int i = 0; i < arms.length; i++) {
            boolean on = lit == 0 || lit == i + 1;
            b.fill(path(arms[i]), on ? Palette.GOLD : Palette.hex(0x7A6A60));
        }
    }

    private static void stick(Brush b, String letter) {
        b.flat(oval(24, 24, 21, 21), Palette.hex(0x5A4A42), 2.6);
        b.solid(oval(24, 23, 14, 14), Palette.hex(0x3A2E2A), 2.4, 0);
        b.fill(Type.centred(letter, 24, 23, 15), Palette.PAPER);
    }

    private static void mouse(Brush b, int part) {
        Shape body = round(10, 4, 28, 40, 14);
        b.flat(body, Palette.PAPER, 2.6);
        Shape half = part == 0 ? rect(10, 4, 14, 18) : rect(24, 4, 14, 18);
        if (part < 2) {
            b.fill(Brush.common(b.unsteady(body), half), Palette.DYNAMITE);
        }
        b.line(11, 22, 37, 22, 2, Palette.INK);
        b.line(24, 4, 24, 22, 2, Palette.INK);
        b.flat(round(21, 9, 6, 10, 3), part == 2 ? Palette.DYNAMITE : Palette.STONE, 1.6);
        b.outline(b.unsteady(body), 2.6);
    }
}
