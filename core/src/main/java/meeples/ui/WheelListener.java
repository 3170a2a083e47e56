package meeples.ui;

import com.badlogic.gdx.scenes.scene2d.Actor;
import com.badlogic.gdx.scenes.scene2d.InputEvent;
import com.badlogic.gdx.scenes.scene2d.InputListener;
import com.badlogic.gdx.scenes.scene2d.Stage;
import com.badlogic.gdx.scenes.scene2d.ui.ScrollPane;

/** Lets a mouse's wheel move what it points at; by itself a pane waits to be pressed first. */
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
