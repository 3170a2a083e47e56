package meeples.ui;

import com.badlogic.gdx.graphics.Color;
import com.badlogic.gdx.math.MathUtils;
import com.badlogic.gdx.math.Rectangle;
import com.badlogic.gdx.scenes.scene2d.Actor;
import com.badlogic.gdx.scenes.scene2d.InputEvent;
import com.badlogic.gdx.scenes.scene2d.InputListener;
import com.badlogic.gdx.scenes.scene2d.Touchable;
import com.badlogic.gdx.scenes.scene2d.actions.Actions;
import com.badlogic.gdx.scenes.scene2d.ui.Label;
import com.badlogic.gdx.scenes.scene2d.ui.Table;
import com.badlogic.gdx.utils.Timer;
import java.util.HashMap;
import java.util.Map;
import java.util.function.Supplier;

/**
 * Answers "what is this?" with a bubble: after pointing at a thing for a while, at a long press, a
 * right click, or the help key for what has the focus.
 */
public final class Help {
    private static final float HOVER_SECONDS = 0.6f;
    private static final float PRESS_SECONDS = 0.55f;
    private static final float WIDTH = 440;

    private final UiScreen screen;
    private final Map<Actor, Supplier<String>> answers = new HashMap<>();
    private final Timer.Task later =
            new Timer.Task() {
                @Override
                public void run() {
                    boolean pressed = held != null;
                    letGo();
                    show(waiting);
                    hovering = !pressed;
                }
            };
    private Actor waiting;
    private Asking held;
    private boolean hovering;
    private Actor shownFor;
    private Table bubble;

    Help(UiScreen screen) {
        this.screen = screen;
    }

    /** Lets an actor explain itself. */
    public void add(Actor actor, Supplier<String> answer) {
        answers.put(actor, answer);
        actor.addListener(new Asking(actor));
    }

    /** Forgets all actors. */
    void clear() {
        hide();
        answers.clear();
    }

    public boolean isShown() {
        return bubble != null;
    }

    /** Whether it is shown because somebody asked, and not only pointed for a while. */
    boolean wasAskedFor() {
        return isShown() && !hovering;
    }

    /** Explains an actor, or the nearest thing around it that can be explained. */
    public void show(Actor actor) {
        for (Actor at = actor; at != null; at = at.getParent()) {
            Supplier<String> answer = answers.get(at);
            if (answer != null && at.getStage() != null) {
                showAt(at, FocusGeometry.area(at), answer.get());
                return;
            }
        }
    }

    /** Shows a text beside an area of the stage, for things that are no actors. */
    public void showAt(Actor owner, Rectangle area, String text) {
        hide();
        if (text.isEmpty()) {
            return;
        }
        Theme theme = screen.ui().theme();
        Label label = screen.make.label(text, Role.BODY);
        label.setWrap(true);
        bubble = new Table();
        bubble.setName("help");
        bubble.setTouchable(Touchable.disabled);
        bubble.setBackground(theme.drawable(UiPicture.BUBBLE));
        float narrow = Math.min(theme.px(WIDTH), textWidth(label));
        bubble.add(label).width(narrow);
        bubble.pack();
        bubble.pack();
        place(area, theme.px(10));
        screen.overlay().addActor(bubble);
        bubble.setColor(new Color(1, 1, 1, 0));
        bubble.addAction(Actions.fadeIn(0.12f));
        shownFor = owner;
        hovering = false;
    }

    private static float textWidth(Label label) {
        label.setWrap(false);
        label.pack();
        float width = label.getWidth();
        label.setWrap(true);
        return width + 1;
    }

    /** Above the thing if there is room, else below, and always within the window. */
    private void place(Rectangle area, float gap) {
        float left = gap + screen.safeWidth();
        float bottom = gap + screen.safeHeight();
        float right = screen.stage().getWidth() - left - bubble.getWidth();
        float top = screen.stage().getHeight() - bottom - bubble.getHeight();
        float x = area.x + area.width / 2 - bubble.getWidth() / 2;
        float y = area.y + area.height + gap;
        if (y > top + gap) {
            y = area.y - gap - bubble.getHeight();
        }
        bubble.setPosition(
                Math.round(MathUtils.clamp(x, left, Math.max(left, right))),
                Math.round(MathUtils.clamp(y, bottom, Math.max(bottom, top))));
    }

    public void hide() {
        later.cancel();
        if (bubble != null) {
            bubble.remove();
            bubble = null;
            shownFor = null;
        }
    }

    private void schedule(Actor actor, float seconds, Asking pressed) {
        later.cancel();
        waiting = actor;
        held = pressed;
        Timer.schedule(later, seconds);
    }

    /** Who holds a thing to ask about it does not want to press it. */
    private void letGo() {
        if (held != null) {
            screen.stage().cancelTouchFocusExcept(held, held.actor);
            held = null;
        }
    }

    private final class Asking extends InputListener {
        private final Actor actor;

        Asking(Actor actor) {
            this.actor = actor;
        }

        @Override
        public void enter(InputEvent event, float x, float y, int pointer, Actor from) {
            boolean inside = from != null && from.isDescendantOf(actor);
            boolean points = screen.ui().devices().last().kind().points();
            if (pointer == -1 && points && !inside && shownFor != actor) {
                schedule(actor, HOVER_SECONDS, null);
            }
        }

        @Override
        public void exit(InputEvent event, float x, float y, int pointer, Actor to) {
            boolean inside = to != null && to.isDescendantOf(actor);
            if (!inside && (pointer == -1 || shownFor != actor)) {
                hide();
            }
        }

        @Override
        public boolean touchDown(InputEvent event, float x, float y, int pointer, int button) {
            hide();
            if (button == 1) {
                show(actor);
                event.stop();
            } else {
                schedule(actor, PRESS_SECONDS, this);
            }
            return true;
        }

        @Override
        public void touchUp(InputEvent event, float x, float y, int pointer, int button) {
            later.cancel();
        }
    }
}
