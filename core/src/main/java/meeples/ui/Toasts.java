package meeples.ui;

import com.badlogic.gdx.scenes.scene2d.Stage;
import com.badlogic.gdx.scenes.scene2d.Touchable;
import com.badlogic.gdx.scenes.scene2d.actions.Actions;
import com.badlogic.gdx.scenes.scene2d.ui.Label;
import com.badlogic.gdx.scenes.scene2d.ui.Table;
import com.badlogic.gdx.utils.Align;
import java.util.ArrayDeque;
import java.util.Queue;

/** Short messages that come and go at the top of whatever screen is shown, one after another. */
final class Toasts {
    private static final float WIDTH = 760;
    private static final float SECONDS_BEFORE_NEWS = 1;

    private final Stage stage;
    private final Queue<String> waiting = new ArrayDeque<>();
    private Table shown;

    Toasts(Stage stage) {
        this.stage = stage;
    }

    /** What the one says that is shown, or nothing. */
    String text() {
        return shown == null ? "" : label().getText().toString();
    }

    private Label label() {
        return (Label) shown.getCells().first().getActor();
    }

    void add(Theme theme, String text) {
        waiting.add(text);
        if (shown == null) {
            next(theme);
        } else {
            // Nobody reads of what is past when there is news.
            shown.clearActions();
            shown.getColor().a = 1;
            goIn(theme, SECONDS_BEFORE_NEWS);
        }
    }

    private void next(Theme theme) {
        String text = waiting.poll();
        if (text == null) {
            shown = null;
            return;
        }
        Label label = new Label(text, theme.skin(), Role.BODY.name());
        label.setColor(Palette.INK);
        label.setWrap(true);
        label.setAlignment(Align.center);
        shown = new Table();
        shown.setName("toast");
        shown.setTouchable(Touchable.disabled);
        shown.setBackground(theme.drawable(UiPicture.BUBBLE));
        float width = Math.min(theme.px(WIDTH), stage.getWidth() * 0.9f);
        shown.add(label).width(width);
        shown.pack();
        shown.pack();
        float x = Math.round((stage.getWidth() - shown.getWidth()) / 2);
        float y =
                Math.round(
                        stage.getHeight() * (1 - theme.size().margin())
                                - shown.getHeight()
                                - theme.px(80));
        shown.setPosition(x, y);
        shown.getColor().a = 0;
        shown.addAction(Actions.fadeIn(0.2f));
        // Longer texts take longer to read.
        goIn(theme, waiting.isEmpty() ? 2.5f + text.length() * 0.045f : SECONDS_BEFORE_NEWS);
        stage.addActor(shown);
    }

    private void goIn(Theme theme, float seconds) {
        // What is removed does nothing more: it goes last.
        shown.addAction(
                Actions.sequence(
                        Actions.delay(seconds),
                        Actions.fadeOut(0.3f),
                        Actions.run(() -> next(theme)),
                        Actions.removeActor()));
    }

    /** Forgets the theme of the one that is shown: it says its text again in another. */
    void rebuild(Theme theme) {
        if (shown != null) {
            String text = text();
            shown.remove();
            Queue<String> rest = new ArrayDeque<>(waiting);
            waiting.clear();
            waiting.add(text);
            waiting.addAll(rest);
            next(theme);
        }
    }
}
