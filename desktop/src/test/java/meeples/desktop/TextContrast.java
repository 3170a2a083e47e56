package meeples.desktop;

import com.badlogic.gdx.Gdx;
import com.badlogic.gdx.graphics.Color;
import com.badlogic.gdx.graphics.Pixmap;
import com.badlogic.gdx.math.Intersector;
import com.badlogic.gdx.math.Rectangle;
import com.badlogic.gdx.math.Vector2;
import com.badlogic.gdx.scenes.scene2d.Actor;
import com.badlogic.gdx.scenes.scene2d.Group;
import com.badlogic.gdx.scenes.scene2d.ui.Label;
import com.badlogic.gdx.scenes.scene2d.ui.ScrollPane;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import meeples.art.ColourSight;
import meeples.ui.UiScreen;

/**
 * Measures how texts stand out from what they are really drawn on: takes a picture of the window
 * with its letters and one without, and compares the letters' colour with what lies under them.
 */
public final class TextContrast {
    /** What can be seen of a letter's edge. */
    private static final int CHANGE = 30;

    /** A text of which less can be seen is covered by something, or scrolled out of sight. */
    private static final int FEWEST_PIXELS = 12;

    /** Of the pixels under the letters one in so many may be worse, for grain and nails. */
    private static final int WORST_SHARE = 20;

    /** A text with the colour of its letters. */
    private record Written(Label label, Color ink, float alpha) {}

    private final List<Written> texts = new ArrayList<>();
    private final List<Rectangle> areas = new ArrayList<>();
    private int[] with;
    private int width;
    private int height;

    private TextContrast() {}

    /**
     * The texts on a screen, or in the dialog above it, that have less contrast than this. Fails
     * when there is no text at all, for then it has not seen what it should.
     */
    public static List<String> complaints(UiRobot robot, double least) {
        List<String> found = new ArrayList<>(measure(robot, least));
        if (!found.isEmpty()) {
            // A text that went between the two pictures, as when work is done, is not there again.
            found.retainAll(measure(robot, least));
        }
        return found;
    }

    private static List<String> measure(UiRobot robot, double least) {
        TextContrast contrast = new TextContrast();
        robot.act(() -> contrast.hideLetters(robot.screen()));
        return robot.ask(() -> contrast.compare(least));
    }

    private void hideLetters(UiScreen screen) {
        with = picture();
        Group root = screen.stage().getRoot();
        // A dialog lies above the screen, and the bubbles above both.
        int first = screen.dialog() == null ? 0 : root.getChildren().size - 2;
        for (int i = first; i < root.getChildren().size; i++) {
            gather(root.getChild(i), 1);
        }
        for (Written text : texts) {
            text.label.getColor().a = 0;
        }
    }

    private void gather(Actor actor, float alpha) {
        if (!actor.isVisible()) {
            return;
        }
        float seen = alpha * actor.getColor().a;
        if (actor instanceof Label label) {
            Color ink = new Color(label.getColor());
            if (label.getStyle().fontColor != null) {
                ink.mul(label.getStyle().fontColor);
            }
            ink.a *= alpha;
            texts.add(new Written(label, ink, label.getColor().a));
        } else if (actor instanceof Group group) {
            for (Actor child : group.getChildren()) {
                gather(child, seen);
            }
        }
    }

    private int[] picture() {
        width = Gdx.graphics.getWidth();
        height = Gdx.graphics.getHeight();
        Pixmap pixmap = Pixmap.createFromFrameBuffer(0, 0, width, height);
        int[] pixels = new int[width * height];
        pixmap.getPixels().asIntBuffer().get(pixels);
        pixmap.dispose();
        return pixels;
    }

    private List<String> compare(double least) {
        int[] without = picture();
        List<String> complaints = new ArrayList<>();
        int measured = 0;
        for (Written text : texts) {
            text.label.getColor().a = text.alpha;
            areas.add(area(text.label));
        }
        for (int i = 0; i < texts.size(); i++) {
            Written text = texts.get(i);
            double contrast = contrast(i, without);
            if (contrast > 0) {
                measured++;
                if (contrast < least) {
                    complaints.add(
                            Math.round(contrast * 100) / 100.0 + " : 1: " + text.label.getText());
                }
            }
        }
        if (measured == 0) {
            complaints.add("no text was seen");
        }
        return complaints;
    }

    /** Where a text can be seen: within the window, and within what it scrolls in. */
    private Rectangle area(Label label) {
        Rectangle area = new Rectangle(0, 0, width, height);
        for (Actor actor = label; actor != null; actor = actor.getParent()) {
            if (actor == label || actor instanceof ScrollPane) {
                Vector2 low = actor.localToStageCoordinates(new Vector2());
                Rectangle own = new Rectangle(low.x, low.y, actor.getWidth(), actor.getHeight());
                if (!Intersector.intersectRectangles(area, own, area)) {
                    return new Rectangle();
                }
            }
        }
        return area;
    }

    /** Of the worst of what lies under the letters; 0 when nothing can be seen of them. */
    private double contrast(int index, int[] without) {
        Written text = texts.get(index);
        Rectangle area = areas.get(index);
        List<Rectangle> above = new ArrayList<>();
        for (Rectangle other : areas.subList(index + 1, areas.size())) {
            if (area.overlaps(other)) {
                above.add(other);
            }
        }
        int right = (int) (area.x + area.width);
        int top = (int) (area.y + area.height);
        double[] contrasts = new double[((int) area.width + 2) * ((int) area.height + 2)];
        int count = 0;
        for (int y = (int) area.y; y < top; y++) {
            for (int x = (int) area.x; x < right; x++) {
                int under = without[y * width + x];
                boolean changed = change(with[y * width + x], under) > CHANGE;
                if (changed && !isWithinOne(above, x, y)) {
                    contrasts[count++] = contrast(text.ink, under);
                }
            }
        }
        if (count < FEWEST_PIXELS) {
            return 0;
        }
        Arrays.sort(contrasts, 0, count);
        return contrasts[count / WORST_SHARE];
    }

    private static boolean isWithinOne(List<Rectangle> areas, int x, int y) {
        for (Rectangle area : areas) {
            if (area.contains(x, y)) {
                return true;
            }
        }
        return false;
    }

    private static int change(int one, int other) {
        return Math.abs((one >>> 24) - (other >>> 24))
                + Math.abs((one >>> 16 & 255) - (other >>> 16 & 255))
                + Math.abs((one >>> 8 & 255) - (other >>> 8 & 255));
    }

    private static double contrast(Color ink, int under) {
        int red = under >>> 24;
        int green = under >>> 16 & 255;
        int blue = under >>> 8 & 255;
        return ColourSight.contrast(
                new java.awt.Color(
                        mix(ink.r, red, ink.a), mix(ink.g, green, ink.a), mix(ink.b, blue, ink.a)),
                new java.awt.Color(red, green, blue));
    }

    private static int mix(float over, int under, float alpha) {
        return Math.round(over * 255 * alpha + under * (1 - alpha));
    }
}
