package meeples.art.sound;

/** What is heard at any table and on the screens around it. */
final class TableEffects extends Recipes {
    TableEffects() {
        super("");
    }

    @Override
    void makeAll() {
        makeThree("wood", this::wood);
        makeThree("token", this::token);
        makeThree("coins", this::coins);
        makeThree("stone", this::stone);
        makeThree("dice", this::dice);
        makeThree("flip", this::flip);
        makeThree("whoosh", this::whoosh);
        make("bury", this::bury);
        make("bell", this::bell);
        make("turn", this::turn);
        makeThree("click", this::click);
        makeThree("focus", this::focus);
        make("error", this::error);
        make("win", this::win);
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
    private Wave token(double pitch) {
        Wave wave =
                source.silence(0.14)
                        .ring(1180 * pitch, 0.7, 0.06)
                        .ring(2870 * pitch, 0.6, 0.09)
                        .ring(4630 * pitch, 0.35, 0.06);
        wave.mix(source.noise(0.012).strike(0.0004, 0.008), 0, 0.6);
        return finish(wave, 0.6);
    }

    /** A few nuggets falling on each other. */
    private Wave coins(double pitch) {
        Wave wave = source.silence(0.42);
        double at = 0;
        for (int i = 0; i < 5; i++) {
            double each = pitch * source.between(0.88, 1.18);
            Wave ping =
                    source.silence(0.3)
                            .ring(2330 * each, 0.6, 0.16)
                            .ring(3610 * each, 0.5, 0.22)
                            .ring(5480 * each, 0.4, 0.18)
                            .ring(7240 * each, 0.25, 0.12)
                            .ring(8890 * each, 0.15, 0.08);
            ping.mix(source.noise(0.008).strike(0.0003, 0.006), 0, 0.4);
            wave.mix(ping, at, 1 - 0.13 * i);
            at += source.between(0.035, 0.075);
        }
        return finish(wave, 0.6);
    }

    /** Rough stones knocked together. */
    private Wave stone(double pitch) {
        Wave wave = source.silence(0.26);
        double at = 0;
        for (int i = 0; i < 3; i++) {
            double each = pitch * source.between(0.85, 1.15);
            Wave knock =
                    source.silence(0.1)
                            .ring(640 * each, 0.6, 0.05)
                            .ring(1210 * each, 0.5, 0.04)
                            .ring(2050 * each, 0.4, 0.03);
            Wave grit = source.noise(0.07).band(1800 * each, 900 * each, 1.2);
            knock.mix(grit.strike(0.0005, 0.06), 0, 1.1);
            wave.mix(knock, at, 1 - 0.25 * i);
            at += source.between(0.05, 0.08);
        }
        return finish(wave, 0.75);
    }

    /** Two dice rattling, thrown, rolling out. */
    private Wave dice(double wood) {
        Wave wave = source.silence(0.62);
        double at = 0;
        double gap = 0.034;
        for (int i = 0; i < 11; i++) {
            double pitch = wood * source.between(0.85, 1.25);
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
    private Wave flip(double pitch) {
        Wave wave = source.silence(0.29);
        wave.mix(source.noise(0.17).band(500 * pitch, 2300 * pitch, 1.4).swell(0.75), 0, 0.9);
        wave.mix(wood(0.72 * pitch), 0.15, 1.1);
        return finish(wave, 0.75);
    }

    /** A handful swept off the table. */
    private Wave whoosh(double pitch) {
        Wave wave = source.noise(0.34).band(420 * pitch, 1700 * pitch, 1.3).swell(0.45);
        return finish(wave.lowPass(3800), 0.45);
    }

    /** A spadeful of earth on wood. */
    private Wave bury() {
        Wave wave = source.silence(0.5);
        wave.mix(source.tone(0.2, 110, 58).strike(0.002, 0.18), 0, 0.9);
        wave.mix(source.noise(0.4).lowPass(2200, 500).strike(0.004, 0.36), 0, 1.1);
        return finish(wave.fade(0, 0.15), 0.7);
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

    private Wave click(double pitch) {
        Wave wave =
                source.silence(0.06)
                        .ring(720 * pitch, 0.8, 0.03)
                        .ring(1830 * pitch, 0.5, 0.02)
                        .ring(3300 * pitch, 0.2, 0.012);
        return finish(wave, 0.55);
    }

    private Wave focus(double pitch) {
        Wave wave =
                source.silence(0.045)
                        .ring(1240 * pitch, 0.7, 0.022)
                        .ring(2600 * pitch, 0.25, 0.012);
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
