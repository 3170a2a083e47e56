package meeples.desktop;

import com.badlogic.gdx.graphics.g2d.BitmapFont;
import com.badlogic.gdx.math.Rectangle;
import com.badlogic.gdx.math.Vector2;
import com.badlogic.gdx.scenes.scene2d.Actor;
import com.badlogic.gdx.scenes.scene2d.Group;
import com.badlogic.gdx.scenes.scene2d.ui.Label;
import com.badlogic.gdx.scenes.scene2d.ui.ScrollPane;
import com.badlogic.gdx.scenes.scene2d.ui.TextField;
import com.badlogic.gdx.utils.Align;
import java.util.ArrayList;
import java.util.List;
import meeples.ui.Role;
import meeples.ui.ScreenSize;
import meeples.ui.Theme;
import meeples.ui.UiScreen;

/** Finds texts that nobody can read from a couch: too small, at the very edge, on each other. */
public final class TextSizes {
    private static final float SLACK = 1.5f;

    private final List<String> complaints = new ArrayList<>();
    private final List<Rectangle> areas = new ArrayList<>();
    private final List<String> texts = new ArrayList<>();
    private final Theme theme;
    private final float least;
    private final Rectangle safe;

    private TextSizes(UiScreen screen, float least) {
        theme = screen.ui().theme();
        this.least = least;
        ScreenSize size = theme.size();
        safe =
                new Rectangle(
                        size.width() * size.margin() - SLACK,
                        size.height() * size.margin() - SLACK,
                        size.width() * (1 - 2 * size.margin()) + 2 * SLACK,
                        size.height() * (1 - 2 * size.margin()) + 2 * SLACK);
    }

    /** What is wrong with the texts on a screen, or on the dialog above it. */
    public static List<String> complaints(UiScreen screen, float least) {
        TextSizes sizes = new TextSizes(screen, least);
        Group root = screen.stage().getRoot();
        int layers = root.getChildren().size;
        // A dialog lies above the screen, and what tells about both above them.
        int lowest = screen.dialog() == null ? 0 : layers - 2;
        for (int layer = lowest; layer < layers; layer++) {
            sizes.walk(root.getChild(layer));
        }
        sizes.compare();
        return sizes.complaints;
    }

    private void walk(Actor actor) {
        if (!actor.isVisible()) {
            return;
        }
        if (actor instanceof Label label) {
            check(label);
        } else if (actor instanceof TextField field) {
            measure(field.getStyle().font, 1, field.getText() + field.getMessageText());
        } else if (actor instanceof Group group) {
            for (Actor inner : group.getChildren()) {
                walk(inner);
            }
        }
    }

    private void check(Label label) {
        String text = label.getText().toString();
        if (text.isBlank()) {
            return;
        }
        measure(label.getStyle().font, label.getFontScaleY(), text);
        Rectangle area = area(label);
        if (label.firstAscendant(ScrollPane.class) == null) {
            if (!safe.contains(area)) {
                complaints.add("in the unsafe margin: " + text);
            }
            if (!"help".equals(label.getParent().getName())) {
                areas.add(area);
                texts.add(text);
            }
        }
    }

    private void measure(BitmapFont font, float scale, String text) {
        for (Role role : Role.values()) {
            if (theme.font(role) == font) {
                float pixels =
                        Math.round(
                                role.size(theme.size().bigScreen()) * theme.size().pixelsPerUnit());
                if (pixels * scale < least) {
                    complaints.add(pixels * scale + " px: " + text);
                }
                return;
            }
        }
        complaints.add("unknown letters: " + text);
    }

    /** What the letters themselves cover. */
    private static Rectangle area(Label label) {
        float width = Math.min(label.getWidth(), label.getGlyphLayout().width);
        float height = Math.min(label.getHeight(), label.getGlyphLayout().height);
        int align = label.getLabelAlign();
        float x = Align.isLeft(align) ? 0 : label.getWidth() - width;
        float y = Align.isBottom(align) ? 0 : label.getHeight() - height;
        Vector2 low =
                label.localToStageCoordinates(
                        new Vector2(
                                Align.isCenterHorizontal(align) ? x / 2 : x,
                                Align.isCenterVertical(align) ? y / 2 : y));
        return new Rectangle(low.x, low.y, width, height);
    }

    private void compare() {
        for (int i = 0; i < areas.size(); i++) {
            for (int j = 0; j < i; j++) {
                Rectangle one = areas.get(i);
                Rectangle other = areas.get(j);
                float wide =
                        Math.min(one.x + one.width, other.x + other.width)
                                - Math.max(one.x, other.x);
                float high =
                        Math.min(one.y + one.height, other.y + other.height)
                                - Math.max(one.y, other.y);
                if (wide > SLACK && high > SLACK) {
                    complaints.add(texts.get(i) + " lies on " + texts.get(j));
                }
            }
        }
    }
}
