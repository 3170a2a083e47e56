package meeples.ui;

import com.badlogic.gdx.Gdx;
import com.badlogic.gdx.scenes.scene2d.Actor;
import com.badlogic.gdx.scenes.scene2d.actions.Actions;

/** Shows that something cannot be done now: the actor concerned shakes. */
public final class Wobble {
    private static final float SECONDS = 0.07f;
    private static final float WAY = 7;

    private Wobble() {}

    /** Moves an actor a little to and fro, unless it is moving already. */
    public static void start(Actor actor, Theme theme) {
        if (actor == null || actor.hasActions()) {
            return;
        }
        float way = theme.px(WAY);
        actor.addAction(
                Actions.sequence(
                        Actions.moveBy(way, 0, SECONDS),
                        Actions.moveBy(-2 * way, 0, 2 * SECONDS),
                        Actions.moveBy(2 * way, 0, 2 * SECONDS),
                        Actions.moveBy(-way, 0, SECONDS)));
        Gdx.graphics.requestRendering();
    }
}
