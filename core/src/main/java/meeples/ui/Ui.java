package meeples.ui;

import com.badlogic.gdx.graphics.g2d.Batch;
import meeples.input.Devices;
import meeples.input.Hands;
import meeples.input.KeyBindings;
import meeples.platform.Platform;
import meeples.settings.Settings;
import meeples.table.Cues;
import meeples.text.Texts;

/**
 * What every screen needs from the rest of the game.
 *
 * @param devices what players hold
 * @param hands which of it holds which seat of the table that is played at
 * @param batch the one that all screens draw with
 * @param cues is told by name what should be heard
 */
public record Ui(
        Platform platform,
        Settings settings,
        Texts texts,
        KeyBindings keys,
        Devices devices,
        Hands hands,
        Batch batch,
        Cues cues,
        Screens screens) {

    public Theme theme() {
        return screens.theme();
    }

    public String text(String key) {
        return texts.get(key);
    }

    public String text(String key, Object... arguments) {
        return texts.get(key, arguments);
    }
}
