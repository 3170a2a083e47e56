package meeples.ui;

import com.badlogic.gdx.Input.Buttons;
import com.badlogic.gdx.math.Vector2;
import com.badlogic.gdx.scenes.scene2d.Actor;
import com.badlogic.gdx.scenes.scene2d.InputEvent;

/** A press on an actor that comes from a key or a pad: the actor hears of a touch in its middle. */
final class Press {
    private Press() {}

    static void on(Actor actor) {
        Vector2 middle = new Vector2(actor.getWidth() / 2, actor.getHeight() / 2);
        actor.localToStageCoordinates(middle);
        InputEvent down = touch(actor, InputEvent.Type.touchDown, middle);
        InputEvent up = touch(actor, InputEvent.Type.touchUp, middle);
        actor.fire(down);
        actor.fire(up);
    }

    private static InputEvent touch(Actor actor, InputEvent.Type type, Vector2 at) {
        InputEvent event = new InputEvent();
        event.setType(type);
        event.setStage(actor.getStage());
        event.setStageX(at.x);
        event.setStageY(at.y);
        event.setPointer(0);
        event.setButton(Buttons.LEFT);
        event.setTouchFocus(false);
        return event;
    }
}
