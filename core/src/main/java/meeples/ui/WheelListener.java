package meeples.ui;

import com.badlogic.gdx.scenes.scene2d.Actor;
import com.badlogic.gdx.scenes.scene2d.InputEvent;
import com.badlogic.gdx.scenes.scene2d.InputListener;
import com.badlogic.gdx.scenes.scene2d.Stage;
import com.badlogic.gdx.scenes.scene2d.ui.ScrollPane;

/** Lets the mouse wheel scroll the list under the mouse; LibGDX wants a click there first. */
final class WheelListener extends InputListener {
    private final ScrollPane pane;

    WheelListener(ScrollPane pane) {
        this.pane = pane;
    }

    @Override
    public void enter(InputEvent event, float x, float y, int pointer, Actor from) {
        event.getStage().setScrollFocus(pane);
    }

    @Override
    public void exit(InputEvent event, float x, float y, int pointer, Actor to) {
        Stage stage = event.getStage();
        boolean left = to == null || !to.isDescendantOf(pane);
        if (left && stage.getScrollFocus() == pane) {
            stage.setScrollFocus(null);
        }
    }
}
