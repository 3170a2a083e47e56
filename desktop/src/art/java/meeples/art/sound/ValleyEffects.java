package meeples.art.sound;

/** What is heard in the valley only. */
final class ValleyEffects extends Recipes {
    private static final int GUNS = 5;

    ValleyEffects() {
        super("coloma/");
    }

    @Override
    void makeAll() {
        make("wheel", this::wheel);
        make("barker", this::barker);
        make("year", this::year);
        makeThree("wagon", this::wagon);
        makeThree("hammer", this::hammer);
        make("saw", this::saw);
        make("river", this::river);
        makeThree("tent", this::tent);
        makeThree("horse", this::horse);
        makeThree("barrel", this::barrel);
        makeThree("card", this::card);
        makeThree("volley", this::volley);
        make("blast", this::blast);
    }

    /** A dry knock of wood on wood. */
    private Wave knock(double pitch) {
        Wave wave =
                source.silence(0.09)
                        .ring(240 * pitch, 0.9, 0.08)
                        .ring(690 * pitch, 0.6, 0.05)
                        .ring(1530 * pitch, 0.35, 0.03);
        return wave.mix(source.noise(0.012).strike(0.0005, 0.01).lowPass(4200), 0, 0.6);
    }

    /** Wood under load groans: a low tone whose pitch wavers, with many overtones. */
    private Wave creak(double seconds, double hertz) {
        Wave wave = source.silence(seconds);
        double phase = 0;
        double slip = 1;
        for (int i = 0; i < wave.samples.length; i++) {
            if (i % 300 == 0) {
                slip = source.between(0.86, 1.16);
            }
            phase += hertz * slip / wave.rate;
            wave.samples[i] = (float) (2 * (phase - Math.floor(phase)) - 1);
        }
        return wave.band(hertz * 7, hertz * 5.5, 3).swell(0.5);
    }

    /** The stage is wheeled on: an axle groans, and a ratchet counts the way. */
    private Wave wheel() {
        Wave wave = source.silence(1.2);
        wave.mix(creak(0.6, 92), 0.05, 0.5);
        wave.mix(creak(0.5, 78), 0.55, 0.45);
        wave.mix(source.noise(1.1).lowPass(420).swell(0.5), 0, 1.3);
        double at = 0.04;
        for (int i = 0; i < 10; i++) {
            wave.mix(knock(source.between(1.3, 1.6)), at, 0.35 + 0.03 * i);
            at += 0.085 + 0.006 * i;
        }
        return finish(wave.fade(0.02, 0.1), 0.7);
    }

    /** "Hey, ho!": a voice from a stage, and the bell in its hand. */
    private Wave barker() {
        Wave wave = source.silence(1.1);
        wave.mix(vowel(0.26, 175, 235, 560, 1900, 2500), 0, 1);
        wave.mix(vowel(0.42, 245, 165, 480, 820, 2450), 0.31, 1);
        for (int i = 0; i < 4; i++) {
            Wave ding =
                    source.silence(0.5)
                            .ring(1568, 0.6, 0.4)
                            .ring(3951, 0.4, 0.3)
                            .ring(6240, 0.2, 0.18);
            wave.mix(ding, 0.6 + 0.1 * i, 0.07);
        }
        wave.mix(Room.echo(wave, 1.8, 0.5, 0.5), 0.02, 0.4);
        return finish(wave.fade(0, 0.2), 0.65);
    }

    /** A sung vowel: the buzz of a throat through three resonances of a mouth. */
    private Wave vowel(double seconds, double from, double to, double... formants) {
        Wave throat = source.silence(seconds);
        double phase = 0;
        for (int i = 0; i < throat.samples.length; i++) {
            double share = i / (double) throat.samples.length;
            double vibrato = 1 + 0.012 * Math.sin(2 * Math.PI * 5.5 * i / throat.rate);
            phase += from * Math.pow(to / from, share) * vibrato / throat.rate;
            double saw = 2 * (phase - Math.floor(phase)) - 1;
            throat.samples[i] = (float) saw;
        }
        throat.mix(source.noise(seconds), 0, 0.06).lowPass(4200);
        Wave voice = source.silence(seconds);
        double loudness = 1;
        for (double formant : formants) {
            Wave part = source.silence(seconds).mix(throat, 0, 1);
            voice.mix(part.band(formant, formant, 7), 0, loudness);
            loudness *= 0.55;
        }
        return voice.fade(0.03, 0.1);
    }

    /** Horns over the hills and a bell: another year. */
    private Wave year() {
        Wave wave = source.silence(1.45);
        wave.mix(horn(0.22, 261.63), 0, 0.8);
        wave.mix(horn(0.2, 329.63), 0.2, 0.85);
        wave.mix(horn(0.2, 392), 0.38, 0.9);
        wave.mix(horn(0.8, 523.25), 0.56, 1);
        wave.mix(horn(0.8, 392), 0.56, 0.7);
        wave.mix(horn(0.8, 329.63), 0.56, 0.6);
        wave.mix(source.silence(0.85).ring(1046.5, 0.5, 0.9).ring(2637, 0.25, 0.6), 0.56, 0.4);
        wave.mix(Room.echo(wave, 2, 1.1, 0.45), 0.03, 0.5);
        return finish(wave.fade(0, 0.45), 0.75);
    }

    /** A bugle: bright while it is loud. */
    private Wave horn(double seconds, double hertz) {
        Wave wave = source.silence(seconds);
        for (int partial = 1; partial <= 10; partial++) {
            double step = 2 * Math.PI * hertz * partial / wave.rate;
            double loudness = Math.pow(partial, -0.9);
            for (int i = 0; i < wave.samples.length; i++) {
                double blown = Math.min(1, i / (0.035 * wave.rate * (1 + 0.25 * partial)));
                wave.samples[i] += (float) (0.3 * loudness * blown * Math.sin(step * i));
            }
        }
        return wave.lowPass(3800).fade(0.015, Math.min(0.3, seconds / 2));
    }

    /** Iron tyres on a track, boards that rattle, an axle that asks for grease. */
    private Wave wagon(double pitch) {
        Wave wave = source.silence(0.9);
        wave.mix(source.noise(0.9).band(140 * pitch, 190 * pitch, 1.1).swell(0.45), 0, 2.2);
        Wave grit = source.noise(0.9).band(1700 * pitch, 1300 * pitch, 0.9);
        for (int i = 0; i < grit.samples.length; i++) {
            grit.samples[i] *= (float) (0.6 + 0.4 * Math.sin(2 * Math.PI * 9 * i / grit.rate));
        }
        wave.mix(grit.swell(0.45), 0, 0.22);
        wave.mix(creak(0.35, 118 * pitch), 0.3, 0.25);
        for (int i = 0; i < 7; i++) {
            double at = 0.05 + 0.11 * i + source.between(-0.02, 0.02);
            wave.mix(knock(pitch * source.between(0.6, 0.9)), at, source.between(0.2, 0.5));
        }
        return finish(wave.fade(0.03, 0.2), 0.7);
    }

    /** Three blows on a nail, higher as it goes in. */
    private Wave hammer(double pitch) {
        Wave wave = source.silence(0.72);
        for (int i = 0; i < 3; i++) {
            double nail = pitch * (1 + 0.06 * i);
            Wave blow = source.silence(0.25).mix(knock(0.9 * pitch), 0, 1.1);
            blow.mix(
                    source.silence(0.2)
                            .ring(2090 * nail, 0.5, 0.14)
                            .ring(3380 * nail, 0.35, 0.1)
                            .ring(5730 * nail, 0.2, 0.06),
                    0,
                    0.5);
            wave.mix(blow, 0.22 * i + source.between(0, 0.012), 0.85 + 0.07 * i);
        }
        return finish(wave, 0.75);
    }

    /** Two strokes of a long saw: each tooth is a scratch. */
    private Wave saw() {
        Wave wave = source.silence(1);
        wave.mix(stroke(0.34, 1), 0.02, 0.8);
        wave.mix(stroke(0.42, 0.86), 0.46, 1);
        return finish(wave, 0.55);
    }

    private Wave stroke(double seconds, double pitch) {
        Wave wave = source.noise(seconds).band(1500 * pitch, 2500 * pitch, 1.6);
        for (int i = 0; i < wave.samples.length; i++) {
            double tooth = i * 95.0 * pitch / wave.rate;
            wave.samples[i] *= (float) Math.pow(1 - (tooth - Math.floor(tooth)), 1.5);
        }
        return wave.mix(source.noise(seconds).lowPass(500), 0, 0.4).swell(0.55);
    }

    /** Water comes down a canyon: a rush, then drops and bubbles. */
    private Wave river() {
        Wave wave = source.silence(1.35);
        wave.mix(source.noise(1.2).band(500, 1500, 0.8).swell(0.3), 0, 0.9);
        wave.mix(source.noise(1.3).lowPass(700).swell(0.35), 0, 0.8);
        for (int i = 0; i < 26; i++) {
            double low = source.between(350, 1100);
            Wave bubble = source.tone(0.06, low, low * source.between(1.3, 1.9));
            wave.mix(
                    bubble.strike(0.004, 0.07).fade(0, 0.01),
                    source.between(0.2, 1.25),
                    source.between(0.06, 0.22));
        }
        return finish(wave.fade(0.01, 0.35), 0.65);
    }

    /** Canvas is thrown over a pole and pulled tight. */
    private Wave tent(double pitch) {
        Wave wave = source.silence(0.55);
        wave.mix(source.noise(0.3).band(300 * pitch, 1100 * pitch, 0.9).swell(0.6), 0, 0.9);
        Wave snap = source.noise(0.16).band(900 * pitch, 420 * pitch, 1).strike(0.001, 0.13);
        wave.mix(snap, 0.24, 1.6);
        wave.mix(source.tone(0.12, 150 * pitch, 80).strike(0.002, 0.1), 0.24, 0.5);
        wave.mix(source.noise(0.18).band(700, 350, 1).swell(0.2), 0.34, 0.4);
        return finish(wave.fade(0, 0.08), 0.65);
    }

    /** A few strides of a canter. */
    private Wave horse(double pitch) {
        Wave wave = source.silence(0.73);
        double[] strides = {0, 0.11, 0.2, 0.42, 0.53, 0.62};
        for (double stride : strides) {
            double hoof = pitch * source.between(0.9, 1.12);
            Wave clop =
                    source.silence(0.1)
                            .ring(430 * hoof, 0.9, 0.06)
                            .ring(905 * hoof, 0.5, 0.04)
                            .ring(1720 * hoof, 0.2, 0.025);
            clop.mix(source.noise(0.05).strike(0.001, 0.045).lowPass(1300), 0, 0.8);
            wave.mix(clop, stride, source.between(0.7, 1));
        }
        return finish(wave, 0.65);
    }

    /** A full barrel rolls over boards. */
    private Wave barrel(double pitch) {
        Wave wave = source.silence(0.8);
        wave.mix(source.noise(0.8).band(110 * pitch, 150 * pitch, 2).swell(0.4), 0, 2.4);
        for (int i = 0; i < 6; i++) {
            Wave stave =
                    source.silence(0.12)
                            .ring(165 * pitch, 0.9, 0.12)
                            .ring(410 * pitch, 0.4, 0.07)
                            .ring(880 * pitch, 0.2, 0.04);
            wave.mix(stave, 0.03 + 0.11 * i, 0.9 - 0.08 * i);
        }
        return finish(wave.fade(0.01, 0.1), 0.75);
    }

    /** A card slides off a deck and snaps onto the table. */
    private Wave card(double pitch) {
        Wave wave = source.silence(0.17);
        wave.mix(source.noise(0.1).band(2600 * pitch, 5200 * pitch, 1).swell(0.7), 0, 0.5);
        wave.mix(source.noise(0.03).strike(0.0005, 0.022).highPass(900), 0.095, 0.8);
        wave.mix(source.silence(0.05).ring(520 * pitch, 0.5, 0.03), 0.095, 0.5);
        return finish(wave, 0.5);
    }

    /** Some guns, not quite at once, and the hills' answer. */
    private Wave volley(double pitch) {
        Wave wave = source.silence(0.95);
        double at = 0;
        for (int i = 0; i < GUNS; i++) {
            double gun = pitch * source.between(0.8, 1.2);
            wave.mix(
                    source.noise(0.16).strike(0.0005, 0.12).lowPass(8000 * gun, 600),
                    at,
                    source.between(1.2, 2));
            wave.mix(source.tone(0.2, 170 * gun, 48).strike(0.001, 0.17), at, 0.9);
            at += source.between(0.02, 0.085);
        }
        wave.saturate(1.4);
        wave.mix(Room.echo(wave, 2.2, 0.9, 0.55).lowPass(2200), 0.05, 0.9);
        return finish(wave.fade(0, 0.3), 0.9);
    }

    /** Powder under a cart: the boom, then splinters. */
    private Wave blast() {
        Wave wave = source.silence(1.2);
        wave.mix(source.noise(0.08).strike(0.0005, 0.07), 0, 1.3);
        wave.mix(source.noise(1.1).strike(0.004, 1).lowPass(2400, 150), 0, 3);
        wave.mix(source.tone(0.8, 95, 30).strike(0.002, 0.7), 0, 1.5);
        wave.saturate(1.4);
        for (int i = 0; i < 14; i++) {
            double at = source.between(0.25, 1.05);
            wave.mix(knock(source.between(1.2, 3)), at, source.between(0.08, 0.3));
        }
        return finish(wave.fade(0, 0.3), 0.95);
    }
}
