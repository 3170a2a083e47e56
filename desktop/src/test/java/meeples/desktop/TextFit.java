package meeples.desktop;

import com.badlogic.gdx.graphics.g2d.GlyphLayout;
import com.badlogic.gdx.math.Rectangle;
import com.badlogic.gdx.math.Vector2;
import com.badlogic.gdx.scenes.scene2d.Actor;
import com.badlogic.gdx.scenes.scene2d.Group;
import com.badlogic.gdx.scenes.scene2d.ui.Label;
import com.badlogic.gdx.scenes.scene2d.ui.ScrollPane;
import com.badlogic.gdx.scenes.scene2d.ui.Table;
import com.badlogic.gdx.scenes.scene2d.ui.TextField;
import com.badlogic.gdx.scenes.scene2d.utils.Drawable;
import com.badlogic.gdx.utils.Align;
import java.util.ArrayList;
import java.util.List;
import meeples.ui.UiScreen;

/**
 * Finds texts that a player cannot read as they are meant: cut off by their own widget, written
 * over the frame that they stand in, one over the other, or beyond the window.
 */
public final class TextFit {
    private static final float SLACK = 1.5f;

    /** A text as it is drawn. */
    private record Drawn(Label label, Rectangle area, Group layer) {
        String text() {
            return label.getText().toString();
        }
    }

    private final List<String> misfits = new ArrayList<>();
    private final List<Drawn> drawn = new ArrayList<>();
    private final Rectangle window;

    private TextFit(float width, float height) {
        window = new Rectangle(0, 0, width, height);
    }

    /** The texts on a screen that do not fit, each with what is wrong. */
    public static List<String> misfits(UiScreen screen) {
        TextFit fit = new TextFit(screen.stage().getWidth(), screen.stage().getHeight());
        for (Actor layer : screen.stage().getRoot().getChildren()) {
            if (layer.isVisible() && layer instanceof Group group) {
                fit.walk(group, group);
            }
        }
        fit.findOverlaps();
        return fit.misfits;
    }

    private void walk(Group group, Group layer) {
        for (Actor actor : group.getChildren()) {
            if (!actor.isVisible()) {
                continue;
            }
            if (actor instanceof Label label) {
                check(label, layer);
            } else if (actor instanceof TextField field) {
                check(field);
            } else if (actor instanceof Group inner) {
                walk(inner, layer);
            }
        }
    }

    private void check(Label label, Group layer) {
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
        Rectangle area = area(label);
        drawn.add(new Drawn(label, area, layer));
        boolean scrolls = label.firstAscendant(ScrollPane.class) != null;
        if (isBeyond(area, window, scrolls)) {
            misfits.add("beyond the window: " + text);
        }
        checkFrames(label, area);
    }

    /** Where the letters are, not the widget that may be larger. */
    private static Rectangle area(Label label) {
        GlyphLayout letters = label.getGlyphLayout();
        float width = Math.min(letters.width * label.getFontScaleX(), label.getWidth());
        float height = Math.min(label.getPrefHeight(), label.getHeight());
        int align = label.getLabelAlign();
        float x = (label.getWidth() - width) / 2;
        if (Align.isLeft(align)) {
            x = 0;
        } else if (Align.isRight(align)) {
            x = label.getWidth() - width;
        }
        float y = (label.getHeight() - height) / 2;
        if (Align.isBottom(align)) {
            y = 0;
        } else if (Align.isTop(align)) {
            y = label.getHeight() - height;
        }
        Vector2 low = label.localToStageCoordinates(new Vector2(x, y));
        return new Rectangle(low.x, low.y, width, height);
    }

    private static boolean isBeyond(Rectangle area, Rectangle outer, boolean scrolls) {
        boolean aside =
                area.x < outer.x - SLACK || area.x + area.width > outer.x + outer.width + SLACK;
        boolean aboveOrBelow =
                area.y < outer.y - SLACK || area.y + area.height > outer.y + outer.height + SLACK;
        return aside || !scrolls && aboveOrBelow;
    }

    /** Every frame around a text leaves room for it inside what the frame itself takes up. */
    private void checkFrames(Label label, Rectangle area) {
        boolean scrolls = false;
        for (Group around = label.getParent(); around != null; around = around.getParent()) {
            scrolls |= around instanceof ScrollPane;
            Drawable frame = around instanceof Table table ? table.getBackground() : null;
            if (frame != null && isBeyond(area, inside(around, frame), scrolls)) {
                misfits.add(
                        "over the frame of "
                                + (around.getName() == null ? "a sheet" : around.getName())
                                + ": "
                                + label.getText());
                return;
            }
        }
    }

    private static Rectangle inside(Group around, Drawable frame) {
        Vector2 low = around.localToStageCoordinates(new Vector2());
        float left = frame.getLeftWidth();
        float right = frame.getRightWidth();
        // Letters keep room of their own above and below, which a frame may use.
        return new Rectangle(
                low.x + left, low.y, around.getWidth() - left - right, around.getHeight());
    }

    private void findOverlaps() {
        for (int i = 0; i < drawn.size(); i++) {
            for (int j = 0; j < i; j++) {
                Drawn one = drawn.get(i);
                Drawn other = drawn.get(j);
                if (one.layer == other.layer && overlap(one, other)) {
                    misfits.add("over each other: " + one.text() + " / " + other.text());
                }
            }
        }
    }

    /** What scrolls and what does not may pass each other. */
    private static boolean overlap(Drawn one, Drawn other) {
        ScrollPane pane = one.label.firstAscendant(ScrollPane.class);
        if (pane != other.label.firstAscendant(ScrollPane.class)) {
            return false;
        }
        float across =
                Math.min(one.area.x + one.area.width, other.area.x + other.area.width)
                        - Math.max(one.area.x, other.area.x);
        float along =
                Math.min(one.area.y + one.area.height, other.area.y + other.area.height)
                        - Math.max(one.area.y, other.area.y);
        return across > SLACK && along > SLACK;
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
