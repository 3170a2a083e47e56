package meeples.art.sound;

/** What is heard on Main Street only. */
final class TownEffects extends Recipes {
    TownEffects() {
        super("fistful/");
    }

    @Override
    void makeAll() {
        makeThree("shot", this::shot);
        make("explosion", this::explosion);
        make("jail-door", this::jailDoor);
        make("bar", this::bar);
        make("saloon-doors", this::saloonDoors);
        make("fuse", this::fuse);
    }

    /** A revolver, and the canyon's answer. */
    private Wave shot(double pitch) {
        Wave wave = source.silence(0.72);
        wave.mix(source.noise(0.16).strike(0.0004, 0.13).lowPass(9000 * pitch, 700), 0, 2.2);
        wave.mix(source.tone(0.22, 190 * pitch, 46 * pitch).strike(0.001, 0.2), 0, 1.3);
        wave.mix(source.silence(0.03).ring(3300 * pitch, 0.5, 0.015), 0, 0.6);
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

    /** Two swing doors that flap until they rest. */
    private Wave saloonDoors() {
        Wave wave = source.silence(0.95);
        double at = 0.02;
        for (int i = 0; i < 5; i++) {
            Wave flap =
                    source.silence(0.14)
                            .ring(170, 0.9, 0.12)
                            .ring(520 + 40 * i, 0.5, 0.06)
                            .ring(1340, 0.25, 0.04);
            flap.mix(source.noise(0.03).strike(0.001, 0.025).lowPass(2600), 0, 0.5);
            wave.mix(flap, at, Math.pow(0.72, i));
            Wave hinge = source.tone(0.12, 610 + 60 * i, 760).swell(0.5);
            wave.mix(hinge, at + 0.05, 0.1 * Math.pow(0.7, i));
            at += 0.19 - 0.012 * i;
        }
        return finish(wave.fade(0, 0.1), 0.7);
    }

    /** A match, then sparks that run along a cord. */
    private Wave fuse() {
        Wave wave = source.silence(0.9);
        wave.mix(source.noise(0.2).band(2500, 4800, 0.9).swell(0.35), 0, 1);
        Wave hiss = source.noise(0.75).highPass(3200).lowPass(9000);
        for (int i = 0; i < hiss.samples.length; i++) {
            hiss.samples[i] *= (float) (0.5 + 0.5 * Math.sin(2 * Math.PI * 23 * i / hiss.rate));
        }
        wave.mix(hiss.swell(0.4), 0.14, 0.7);
        for (int i = 0; i < 18; i++) {
            Wave spark = source.noise(0.01).strike(0.0004, 0.008).highPass(2000);
            wave.mix(spark, source.between(0.15, 0.8), source.between(0.4, 1));
        }
        return finish(wave.fade(0.01, 0.15), 0.5);
    }
}
