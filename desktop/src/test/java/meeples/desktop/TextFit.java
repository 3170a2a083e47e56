package meeples.desktop;

import com.badlogic.gdx.math.Vector2;
import com.badlogic.gdx.scenes.scene2d.Actor;
import com.badlogic.gdx.scenes.scene2d.Group;
import com.badlogic.gdx.scenes.scene2d.ui.Label;
import com.badlogic.gdx.scenes.scene2d.ui.ScrollPane;
import com.badlogic.gdx.scenes.scene2d.ui.TextField;
import java.util.ArrayList;
import java.util.List;
import meeples.ui.UiScreen;

/** Finds texts that are cut off: larger than their widget, or beyond the window. */
public final class TextFit {
    private static final float SLACK = 1.5f;

    private final List<String> misfits = new ArrayList<>();
    private final float width;
    private final float height;

    private TextFit(float width, float height) {
        this.width = width;
        this.height = height;
    }

    /** The texts on a screen that do not fit, each with what is wrong. */
    public static List<String> misfits(UiScreen screen) {
        TextFit fit = new TextFit(screen.stage().getWidth(), screen.stage().getHeight());
        fit.walk(screen.stage().getRoot());
        return fit.misfits;
    }

    private void walk(Group group) {
        for (Actor actor : group.getChildren()) {
            if (!actor.isVisible()) {
                continue;
            }
            if (actor instanceof Label label) {
                check(label);
            } else if (actor instanceof TextField field) {
                check(field);
            } else if (actor instanceof Group inner) {
                walk(inner);
            }
        }
    }

    private void check(Label label) {
        String text = label.getText().toString();
        if (text.isEmpty()) {
            return;
        }
        if (!label.getWrap() && label.getPrefWidth() > label.getWidth() + SLACK) {
            misfits.add("too wide: " + text);
        }
        if (label.getPrefHeight() > label.getHeight() + SLACK) {
            misfits.add("too high: " + text);
        }
        Vector2 low = label.localToStageCoordinates(new Vector2(0, 0));
        Vector2 high =
                label.localToStageCoordinates(new Vector2(label.getWidth(), label.getHeight()));
        boolean scrolls = label.firstAscendant(ScrollPane.class) != null;
        boolean outside = low.x < -SLACK || high.x > width + SLACK;
        if (outside || !scrolls && (low.y < -SLACK || high.y > height + SLACK)) {
            misfits.add("beyond the window: " + text);
        }
    }

    private void check(TextField field) {
        String hint = field.getMessageText();
        if (hint != null) {
            Label label = new Label(hint, new Label.LabelStyle(field.getStyle().font, null));
            float room =
                    field.getWidth()
                            - field.getStyle().background.getLeftWidth()
                            - field.getStyle().background.getRightWidth();
            if (label.getPrefWidth() > room + SLACK) {
                misfits.add("too wide: " + hint);
            }
        }
    }
}
