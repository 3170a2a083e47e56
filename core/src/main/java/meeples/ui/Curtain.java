package meeples.ui;

import com.badlogic.gdx.graphics.Color;
import com.badlogic.gdx.scenes.scene2d.Stage;
import com.badlogic.gdx.scenes.scene2d.Touchable;
import com.badlogic.gdx.scenes.scene2d.actions.Actions;
import com.badlogic.gdx.scenes.scene2d.ui.Image;

/** Softens the change from one screen to another: the new one comes out of the dark. */
final class Curtain {
    private static final float SECONDS = 0.25f;

    private final Screens screens;
    private Image last;

    Curtain(Screens screens) {
        this.screens = screens;
    }

    void lift(Stage stage, boolean atOnce) {
        if (atOnce) {
            return;
        }
        Image dark = new Image(screens.theme().drawable(UiPicture.PIXEL));
        dark.setColor(new Color(Palette.TIMBER_DARK));
        dark.setTouchable(Touchable.disabled);
        dark.setFillParent(true);
        stage.addActor(dark);
        dark.toBack();
        dark.addAction(Actions.sequence(Actions.fadeOut(SECONDS), Actions.removeActor()));
        last = dark;
    }

    /** Takes its picture from another theme, because that of the old one will be disposed. */
    void rebuild(Theme theme) {
        if (last != null) {
            last.setDrawable(theme.drawable(UiPicture.PIXEL));
        }
    }
}
