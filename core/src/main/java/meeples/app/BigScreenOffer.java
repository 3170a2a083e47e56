package meeples.app;

import com.badlogic.gdx.Gdx;
import meeples.input.Device;
import meeples.input.DeviceListener;
import meeples.ui.Question;
import meeples.ui.Ui;

/**
 * Offers the big-screen mode, once, to those who fill a screen and hold a pad: they sit far off.
 */
final class BigScreenOffer implements DeviceListener {
    private final Ui ui;

    BigScreenOffer(Ui ui) {
        this.ui = ui;
        // Who fills the screen by pad is told as well as who takes a pad when it is full.
        ui.settings().fullScreen.onChange(on -> switchedTo(ui.devices().last()));
    }

    @Override
    public void switchedTo(Device device) {
        boolean offered = ui.settings().bigScreenOffered.isOn();
        if (!offered && !ui.settings().bigScreen.isOn() && device.kind().isPad() && isFull()) {
            ui.settings().bigScreenOffered.set(true);
            // What the pad says now is not meant as an answer.
            Gdx.app.postRunnable(this::offer);
        }
    }

    private boolean isFull() {
        return Gdx.graphics.isFullscreen() || ui.settings().fullScreen.isOn();
    }

    private void offer() {
        ui.screens()
                .current()
                .open(
                        new Question(
                                ui.text("couch.big-screen.question"),
                                ui.text("couch.big-screen"),
                                ui.text("couch.big-screen.yes"),
                                () -> ui.settings().bigScreen.set(true)));
    }
}
