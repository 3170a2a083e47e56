package meeples.art.sound;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.function.Supplier;

/** The recipe of every sound effect, by the name of its cue; variants carry a number. */
final class Effects {
    private static final int BRIGHT = 22050;

    /** Enough for what has no high notes, and a quarter smaller. */
    private static final int DULL = 16000;

    private static final double PEAK = 0.82;

    private final Map<String, Wave> all = new LinkedHashMap<>();
    private Source source;

    private Effects() {}

    static Map<String, Wave> all() {
        Effects effects = new Effects();
        effects.makeAll();
        return effects.all;
    }

    private void makeAll() {
        make("wood-1", BRIGHT, () -> wood(1.0));
        make("wood-2", BRIGHT, () -> wood(1.13));
        make("wood-3", BRIGHT, () -> wood(0.91));
        make("token", BRIGHT, this::token);
        make("hammer", BRIGHT, this::hammer);
        make("coins", BRIGHT, this::coins);
        make("stone", BRIGHT, this::stone);
        make("shot", DULL, this::shot);
        make("explosion", DULL, this::explosion);
        make("fuse", BRIGHT, this::fuse);
        make("dice", DULL, this::dice);
        make("flip", BRIGHT, this::flip);
        make("whoosh", DULL, this::whoosh);
        make("steps", DULL, this::steps);
        make("jail-door", DULL, this::jailDoor);
        make("saloon-doors", DULL, this::saloonDoors);
        make("bury", DULL, this::bury);
        make("bar", BRIGHT, this::bar);
        make("bell", DULL, this::bell);
        make("showdown", DULL, this::showdown);
        make("turn", DULL, this::turn);
        make("click", BRIGHT, this::click);
        make("focus", BRIGHT, this::focus);
        make("error", DULL, this::error);
        make("win", DULL, this::win);
    }

    /** Each has noise of its own, so that a change to one leaves the others as they are. */
    private void make(String name, int rate, Supplier<Wave> recipe) {
        source = new Source(rate, name.hashCode());
        all.put(name, recipe.get());
    }

    private static Wave finish(Wave wave, double loudness) {
        return wave.highPass(40).fade(0.0008, 0.012).normalise(PEAK * loudness);
    }

    /** A wooden piece set down on a wooden board. */
    private Wave wood(double pitch) {
        Wave wave =
                source.silence(0.12)
                        .ring(310 * pitch, 0.9, 0.11)
                        .ring(865 * pitch, 0.7, 0.07)
                        .ring(1480 * pitch, 0.5, 0.045)
                        .ring(2530 * pitch, 0.3, 0.03)
                        .ring(4100 * pitch, 0.15, 0.02);
        wave.mix(source.noise(0.02).strike(0.0004, 0.012).lowPass(5200), 0, 0.8);
        return finish(wave, 0.8);
    }

    /** A small thick coin laid on wood. */
    private Wave token() {
        Wave wave =
                source.silence(0.14)
                        .ring(1180, 0.7, 0.06)
                        .ring(2870, 0.6, 0.09)
                        .ring(4630, 0.35, 0.06);
        wave.mix(source.noise(0.012).strike(0.0004, 0.008), 0, 0.6);
        return finish(wave, 0.6);
    }

    /** A sign nailed to its board: one stroke. */
    private Wave hammer() {
        Wave wave =
                source.silence(0.18)
                        .ring(215, 1, 0.12)
                        .ring(540, 0.7, 0.08)
                        .ring(1320, 0.4, 0.05)
                        .ring(3480, 0.3, 0.09)
                        .ring(5210, 0.18, 0.07);
        wave.mix(source.noise(0.03).strike(0.0004, 0.02).lowPass(4500), 0, 1);
        return finish(wave, 0.8);
    }

    /** A few nuggets falling on each other. */
    private Wave coins() {
        Wave wave = source.silence(0.42);
        double at = 0;
        for (int i = 0; i < 5; i++) {
            double pitch = source.between(0.88, 1.18);
            Wave ping =
                    source.silence(0.3)
                            .ring(2330 * pitch, 0.6, 0.16)
                            .ring(3610 * pitch, 0.5, 0.22)
                            .ring(5480 * pitch, 0.4, 0.18)
                            .ring(7240 * pitch, 0.25, 0.12)
                            .ring(8890 * pitch, 0.15, 0.08);
            ping.mix(source.noise(0.008).strike(0.0003, 0.006), 0, 0.4);
            wave.mix(ping, at, 1 - 0.13 * i);
            at += source.between(0.035, 0.075);
        }
        return finish(wave, 0.6);
    }

    /** Rough stones knocked together. */
    private Wave stone() {
        Wave wave = source.silence(0.26);
        double at = 0;
        for (int i = 0; i < 3; i++) {
            double pitch = source.between(0.85, 1.15);
            Wave knock =
                    source.silence(0.1)
                            .ring(640 * pitch, 0.6, 0.05)
                            .ring(1210 * pitch, 0.5, 0.04)
                            .ring(2050 * pitch, 0.4, 0.03);
            Wave grit = source.noise(0.07).band(1800 * pitch, 900 * pitch, 1.2);
            knock.mix(grit.strike(0.0005, 0.06), 0, 1.1);
            wave.mix(knock, at, 1 - 0.25 * i);
            at += source.between(0.05, 0.08);
        }
        return finish(wave, 0.75);
    }

    /** A revolver, and the canyon's answer. */
    private Wave shot() {
        Wave wave = source.silence(0.72);
        wave.mix(source.noise(0.16).strike(0.0004, 0.13).lowPass(9000, 700), 0, 2.2);
        wave.mix(source.tone(0.22, 190, 46).strike(0.001, 0.2), 0, 1.3);
        wave.mix(source.silence(0.03).ring(3300, 0.5, 0.015), 0, 0.6);
        wave.saturate(1.6);
        Wave echo = Room.echo(wave, 2.2, 0.9, 0.55).lowPass(2400);
        wave.mix(echo, 0.05, 0.9);
        return finish(wave.fade(0, 0.25), 1);
    }

    /** Dynamite: the crack, the boom, and stones raining down. */
    private Wave explosion() {
        Wave wave = source.silence(1.3);
        wave.mix(source.noise(0.09).strike(0.0005, 0.08), 0, 1.4);
        wave.mix(source.noise(1.3).strike(0.004, 1.2).lowPass(2600, 140), 0, 3.4);
        wave.mix(source.tone(0.9, 105, 27).strike(0.002, 0.85), 0, 1.6);
        wave.saturate(1.5);
        for (int i = 0; i < 16; i++) {
            double pitch = source.between(0.7, 1.7);
            Wave pebble = source.noise(0.05).band(1500 * pitch, 800 * pitch, 2.5);
            wave.mix(
                    pebble.strike(0.0005, 0.045),
                    source.between(0.3, 1.2),
                    source.between(0.12, 0.4));
        }
        return finish(wave.fade(0, 0.3), 1);
    }

    /** A burning fuse: a hiss that crackles. */
    private Wave fuse() {
        Wave wave = source.noise(0.55).highPass(3200).lowPass(8500).gain(0.35);
        for (int i = 0; i < 22; i++) {
            Wave spark = source.noise(0.012).strike(0.0003, 0.01).highPass(2500);
            wave.mix(spark, source.between(0, 0.52), source.between(0.3, 1));
        }
        return finish(wave.fade(0.08, 0.2), 0.4);
    }

    /** Two dice rattling, thrown, rolling out. */
    private Wave dice() {
        Wave wave = source.silence(0.62);
        double at = 0;
        double gap = 0.034;
        for (int i = 0; i < 11; i++) {
            double pitch = source.between(0.85, 1.25);
            Wave knock =
                    source.silence(0.06)
                            .ring(1150 * pitch, 0.7, 0.035)
                            .ring(2480 * pitch, 0.6, 0.025)
                            .ring(4300 * pitch, 0.3, 0.015);
            knock.mix(source.noise(0.01).strike(0.0003, 0.008), 0, 0.5);
            wave.mix(knock, at, i == 5 ? 1.3 : source.between(0.5, 0.9) * (i > 5 ? 0.8 : 1));
            at += gap * source.between(0.8, 1.2);
            gap *= i < 5 ? 1.0 : 1.32;
        }
        return finish(wave, 0.75);
    }

    /** A board turned over and slapped down. */
    private Wave flip() {
        Wave wave = source.silence(0.29);
        wave.mix(source.noise(0.17).band(500, 2300, 1.4).swell(0.75), 0, 0.9);
        wave.mix(wood(0.72), 0.15, 1.1);
        return finish(wave, 0.75);
    }

    /** A handful swept off the table. */
    private Wave whoosh() {
        Wave wave = source.noise(0.34).band(420, 1700, 1.3).swell(0.45);
        return finish(wave.lowPass(3800), 0.45);
    }

    /** Boots on a boardwalk, four steps. */
    private Wave steps() {
        Wave wave = source.silence(0.58);
        for (int i = 0; i < 4; i++) {
            double pitch = i % 2 == 0 ? 1 : 1.12;
            Wave boot =
                    source.silence(0.12).ring(118 * pitch, 1, 0.09).ring(286 * pitch, 0.5, 0.06);
            boot.mix(source.noise(0.04).strike(0.001, 0.035).lowPass(1400), 0, 0.9);
            wave.mix(boot, 0.14 * i, source.between(0.8, 1));
        }
        return finish(wave, 0.6);
    }

    /** The swing doors creak, and flap to a rest. */
    private Wave saloonDoors() {
        Wave wave = source.silence(0.62);
        Wave creak = source.noise(0.22).band(620, 940, 14).swell(0.6);
        wave.mix(creak, 0, 0.5);
        for (int i = 0; i < 3; i++) {
            Wave flap = source.silence(0.12).ring(170, 1, 0.09).ring(410, 0.5, 0.05);
            flap.mix(source.noise(0.05).strike(0.001, 0.045).lowPass(1100), 0, 0.9);
            wave.mix(flap, 0.19 + 0.15 * i, 0.9 - 0.28 * i);
        }
        return finish(wave, 0.55);
    }

    /** A spadeful of earth on wood. */
    private Wave bury() {
        Wave wave = source.silence(0.5);
        wave.mix(source.tone(0.2, 110, 58).strike(0.002, 0.18), 0, 0.9);
        wave.mix(source.noise(0.4).lowPass(2200, 500).strike(0.004, 0.36), 0, 1.1);
        return finish(wave.fade(0, 0.15), 0.7);
    }

    /**
     * A low chord on a trembling guitar over one stroke of a drum: something is about to happen.
     */
    private Wave showdown() {
        Wave wave = source.silence(1.15);
        double[] chord = {82.41, 123.47, 164.81, 196, 246.94};
        for (int i = 0; i < chord.length; i++) {
            wave.mix(source.pluck(1.1, chord[i], 0.6, 2.4), 0.03 * i, 0.7);
        }
        for (int i = 0; i < wave.samples.length; i++) {
            double tremble = Math.sin(2 * Math.PI * 6.5 * i / wave.rate);
            wave.samples[i] *= (float) (0.75 + 0.25 * tremble);
        }
        wave.mix(source.tone(0.5, 80, 48).strike(0.002, 0.45), 0, 0.8);
        return finish(wave.fade(0, 0.4), 0.75);
    }

    /** An iron door falls into its lock. */
    private Wave jailDoor() {
        Wave wave = source.silence(0.72);
        Wave clang =
                source.silence(0.85)
                        .ring(147, 0.8, 0.5)
                        .ring(278, 0.7, 0.6)
                        .ring(431, 0.6, 0.7)
                        .ring(688, 0.45, 0.6)
                        .ring(1123, 0.4, 0.5)
                        .ring(1790, 0.3, 0.4)
                        .ring(2615, 0.22, 0.3)
                        .ring(3870, 0.12, 0.2);
        clang.mix(source.noise(0.05).strike(0.0004, 0.04).lowPass(3500), 0, 1.2);
        wave.mix(clang, 0.02, 1);
        wave.mix(source.silence(0.06).ring(1900, 0.5, 0.03).ring(3200, 0.4, 0.02), 0.2, 0.8);
        return finish(wave.fade(0, 0.2), 0.85);
    }

    /** A bar of gold on the bank's counter: heavy, with a short ring. */
    private Wave bar() {
        Wave wave = source.silence(0.55);
        wave.mix(source.tone(0.12, 150, 70).strike(0.001, 0.11), 0, 1.2);
        wave.mix(source.noise(0.03).strike(0.0005, 0.02).lowPass(2500), 0, 0.8);
        wave.mix(
                source.silence(0.7)
                        .ring(1318.5, 0.5, 0.6)
                        .ring(2637, 0.3, 0.45)
                        .ring(3980, 0.2, 0.35)
                        .ring(5620, 0.12, 0.2),
                0.004,
                0.55);
        return finish(wave, 0.8);
    }

    /** The bell on the bank's roof: the last round has come. */
    private Wave bell() {
        double f = 523.25;
        Wave wave =
                source.silence(0.95)
                        .ring(f * 0.5, 0.35, 1.7)
                        .ring(f, 0.6, 1.5)
                        .ring(f * 1.19, 0.4, 1.1)
                        .ring(f * 1.5, 0.25, 0.9)
                        .ring(f * 2, 0.5, 0.9)
                        .ring(f * 2.51, 0.25, 0.6)
                        .ring(f * 3.01, 0.2, 0.45)
                        .ring(f * 4.16, 0.15, 0.3);
        wave.mix(source.noise(0.01).strike(0.0003, 0.008), 0, 0.5);
        return finish(wave.fade(0, 0.35), 0.7);
    }

    /** Two notes on a guitar: it is your turn. */
    private Wave turn() {
        Wave wave = source.silence(0.48);
        wave.mix(source.pluck(0.48, 329.63, 0.5, 1.3), 0, 0.8);
        wave.mix(source.pluck(0.36, 440, 0.5, 1.3), 0.12, 1);
        return finish(wave.fade(0, 0.2), 0.6);
    }

    private Wave click() {
        Wave wave =
                source.silence(0.06)
                        .ring(720, 0.8, 0.03)
                        .ring(1830, 0.5, 0.02)
                        .ring(3300, 0.2, 0.012);
        return finish(wave, 0.55);
    }

    private Wave focus() {
        Wave wave = source.silence(0.045).ring(1240, 0.7, 0.022).ring(2600, 0.25, 0.012);
        return finish(wave, 0.28);
    }

    /** Two dull notes downwards: that cannot be done. */
    private Wave error() {
        Wave wave = source.silence(0.3);
        wave.mix(source.pluck(0.2, 155.56, 0.35, 0.28), 0, 1);
        wave.mix(source.pluck(0.24, 116.54, 0.35, 0.3), 0.11, 1);
        return finish(wave, 0.6);
    }

    /** A banjo run up to a bright chord. */
    private Wave win() {
        Wave wave = source.silence(1.4);
        double[] run = {392, 440, 493.88, 587.33, 659.26, 783.99};
        double at = 0;
        for (double hertz : run) {
            wave.mix(source.pluck(0.5, hertz, 0.95, 0.55), at, 0.75);
            at += 0.075;
        }
        double[] chord = {196, 293.66, 392, 493.88, 587.33, 783.99};
        for (int i = 0; i < chord.length; i++) {
            wave.mix(source.pluck(0.9, chord[i], 0.75, 1.6), at + 0.05 + 0.018 * i, 0.6);
        }
        wave.mix(Room.echo(wave, 1, 0.7, 0.4), 0.01, 0.35);
        return finish(wave.fade(0, 0.5), 0.8);
    }
}
