package meeples.room.view;

import com.badlogic.gdx.math.Rectangle;
import com.badlogic.gdx.scenes.scene2d.Actor;
import com.badlogic.gdx.scenes.scene2d.Group;
import com.badlogic.gdx.scenes.scene2d.Touchable;
import com.badlogic.gdx.scenes.scene2d.actions.Actions;
import com.badlogic.gdx.scenes.scene2d.ui.Button;
import com.badlogic.gdx.scenes.scene2d.ui.Image;
import com.badlogic.gdx.scenes.scene2d.ui.Label;
import com.badlogic.gdx.utils.Align;
import java.util.ArrayList;
import java.util.List;
import java.util.function.IntConsumer;
import java.util.function.IntFunction;
import meeples.play.Seat;
import meeples.room.badge.Pictures;
import meeples.room.badge.SeatInk;
import meeples.table.SeatPanel;
import meeples.table.TableLayout;
import meeples.ui.Help;
import meeples.ui.Role;
import meeples.ui.Theme;
import meeples.ui.UiPicture;
import meeples.ui.Widgets;
import meeples.ui.Wobble;

/** Faces, names and points in the players' panels; pressing one tells more. */
public final class SeatCards extends Group {
    /** A line of type may be so much higher than its place: its letters do not fill it. */
    private static final float MOST_OF_LINE = 1.1f;

    /** How wide letters are at least, measured by those of usual shape. */
    private static final float NARROWEST = 0.9f;

    private static final float CALL_SECONDS = 0.25f;
    private static final int CALLS = 4;

    private final List<Image> faces = new ArrayList<>();
    private final List<Image> frames = new ArrayList<>();
    private final List<Label> points = new ArrayList<>();
    private final List<Button> buttons = new ArrayList<>();
    private final Theme theme;

    /**
     * @param press what pressing one does; null for cards that are only looked at
     */
    public SeatCards(Widgets make, TableLayout layout, List<Seat> seats, IntConsumer press) {
        theme = make.theme();
        setTouchable(Touchable.childrenOnly);
        for (int i = 0; i < seats.size(); i++) {
            int index = i;
            SeatPanel panel = layout.panel(i);
            Image face = Pictures.portrait(theme, seats.get(i));
            Label name = make.label(seats.get(i).name(), Role.BOLD);
            name.setColor(SeatInk.on(theme, seats.get(i)));
            name.setEllipsis(true);
            name.setAlignment(Align.left);
            Label score = make.label("", Role.BOLD);
            score.setAlignment(Align.left);
            if (layout.panelsBelow()) {
                score.setColor(name.getColor());
            }
            points.add(score);
            face.setName("face-" + i);
            faces.add(face);
            Image frame = new Image(theme.drawable(UiPicture.FOCUS));
            frame.getColor().a = 0;
            frames.add(frame);
            place(frame, panel.frame());
            place(face, panel.portrait());
            place(name, panel.name());
            narrow(name, theme.leastScale(Role.BOLD));
            place(score, panel.points());
            if (press == null) {
                continue;
            }
            Button button = make.bareFrame("seat-" + i, () -> press.accept(index));
            Rectangle head = new Rectangle(panel.portrait()).merge(panel.name());
            head.merge(panel.points());
            // The frame around it leaves the letters free.
            float edge = head.x - panel.frame().x;
            place(
                    button,
                    new Rectangle(panel.frame().x, head.y, head.width + 2 * edge, head.height));
            buttons.add(button);
        }
    }

    /** Tells a player gently that it is not for them to decide now. */
    public void wobble(int seat) {
        Wobble.start(faces.get(seat), theme);
    }

    /** Calls a player whose decision comes while it is not their turn. */
    public void call(int seat) {
        Image frame = frames.get(seat);
        frame.clearActions();
        frame.addAction(
                Actions.sequence(
                        Actions.repeat(
                                CALLS,
                                Actions.sequence(
                                        Actions.fadeIn(CALL_SECONDS),
                                        Actions.alpha(0.3f, CALL_SECONDS))),
                        Actions.fadeOut(CALL_SECONDS)));
    }

    private void place(Label label, Rectangle area) {
        // Large letters in a low panel may use the little room above and below their line, and
        // become smaller when that is not enough.
        float line = label.getStyle().font.getLineHeight();
        float height = Math.max(area.height, Math.min(line, area.height * MOST_OF_LINE));
        float y = area.y - (height - area.height) / 2;
        place((Actor) label, new Rectangle(area.x, y, area.width, height));
        label.setFontScale(lineScale(label));
    }

    private static float lineScale(Label label) {
        return Math.min(1, label.getHeight() / label.getStyle().font.getLineHeight());
    }

    /** As large as its place is high and wide; letters become narrower before they become low. */
    private static void write(Label label, String text) {
        label.setText(text);
        float high = lineScale(label);
        label.setFontScale(high);
        narrow(label, 0);
        float wide = label.getFontScaleX();
        label.setFontScale(wide, Math.min(high, wide / NARROWEST));
    }

    private static void narrow(Label label, float least) {
        float usual = label.getFontScaleX();
        label.setEllipsis(false);
        float wide = label.getPrefWidth();
        label.setEllipsis(true);
        if (wide > label.getWidth()) {
            float fitting = usual * label.getWidth() / wide;
            label.setFontScale(Math.min(usual, Math.max(least, fitting)));
        }
    }

    private void place(Actor actor, Rectangle area) {
        actor.setBounds(area.x, area.y, area.width, area.height);
        if (!(actor instanceof Button)) {
            actor.setTouchable(Touchable.disabled);
        }
        addActor(actor);
    }

    /** What lies under something else is not there: neither to be seen nor to be pressed. */
    public void cover(Rectangle area) {
        Rectangle place = new Rectangle();
        for (Actor actor : getChildren()) {
            place.set(actor.getX(), actor.getY(), actor.getWidth(), actor.getHeight());
            actor.setVisible(!place.overlaps(area));
        }
    }

    /** Lets each card say what its player has. */
    public void explain(Help help, IntFunction<String> answers) {
        for (int i = 0; i < buttons.size(); i++) {
            int seat = i;
            help.add(buttons.get(i), () -> answers.apply(seat));
        }
    }

    /** Shows what each seat has: points, or what is known of them. */
    public void show(IntFunction<String> standings) {
        for (int seat = 0; seat < points.size(); seat++) {
            write(points.get(seat), standings.apply(seat));
        }
    }
}
