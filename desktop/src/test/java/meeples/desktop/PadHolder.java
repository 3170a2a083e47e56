package meeples.desktop;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.badlogic.gdx.math.Vector2;
import com.badlogic.gdx.scenes.scene2d.Actor;
import com.badlogic.gdx.scenes.scene2d.ui.ScrollPane;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import meeples.input.Device;
import meeples.testing.FocusWalk;
import meeples.testing.SimulatedPad;
import meeples.ui.Adjustable;
import meeples.ui.HoldToConfirm;
import meeples.ui.Scrolling;

/** A person with a pad and nothing else, who finds everything by walking the focus there. */
final class PadHolder implements FocusWalk.Ground {
    private static final int LONGEST_PAGE = 40;

    /** What lists need to come to where they are scrolled to, in seconds. */
    private static final float A_WHILE = 0.5f;

    private final UiRobot robot;
    private final String model;
    private SimulatedPad pad;
    private Device device;
    private int feltBefore;

    private PadHolder(UiRobot robot, String model) {
        this.robot = robot;
        this.model = model;
    }

    /** Plugs in a pad of this name. */
    static PadHolder with(UiRobot robot, String model) {
        PadHolder holder = new PadHolder(robot, model);
        holder.plugIn();
        List<Device> pads = robot.ask(() -> robot.ui().devices().connectedPads());
        holder.device = pads.get(pads.size() - 1);
        return holder;
    }

    /** The same pad again, or as far as the game can know another of its kind. */
    void plugIn() {
        feltBefore = felt();
        pad = robot.plugIn(model);
    }

    void pullOut() {
        robot.act(pad::pullOut);
    }

    /** How often a pad has moved in these hands, whichever it was. */
    int felt() {
        return feltBefore + (pad == null ? 0 : pad.rumbles());
    }

    Device device() {
        return device;
    }

    SimulatedPad pad() {
        return pad;
    }

    /** Walks to something and presses it; holds the button if that is wanted. */
    void press(String name) {
        walkTo(name);
        accept();
    }

    /** Presses what has the focus. */
    void accept() {
        robot.act(() -> pad.hold(0));
        robot.waitFor("what is held", () -> !isHolding());
        robot.act(() -> pad.letGo(0));
    }

    private boolean isHolding() {
        Actor actor = robot.screen().find("hold");
        return actor instanceof HoldToConfirm hold && hold.isUnderWay();
    }

    /** Walks there between two frames: nobody is looking, and it saves most of the time. */
    void walkTo(String name) {
        List<String> way = new ArrayList<>();
        boolean there =
                robot.ask(
                        () -> {
                            way.add(focus());
                            return new FocusWalk(this).to(name);
                        });
        assertTrue(there, name + " is out of reach from " + way);
        robot.frames(1);
    }

    /** Goes to everything on the screen, or on the dialog above it, that can have the focus. */
    void visitAll() {
        List<String> names = robot.ask(() -> robot.screen().focus().names());
        assertFalse(names.isEmpty(), "nothing here can have the focus");
        assertEquals(names.size(), Set.copyOf(names).size(), "two have one name: " + names);
        List<String> missed =
                robot.ask(
                        () ->
                                names.stream()
                                        .filter(name -> !new FocusWalk(this).to(name))
                                        .toList());
        assertEquals(List.of(), missed, "out of reach");
        robot.frames(1);
    }

    /** Presses what leads from here to another screen or dialog, and waits until it is there. */
    void go(String name, String expected) {
        press(name);
        robot.await(expected);
        robot.waitUntilIdle();
    }

    /** Leaves the screen or dialog by the back button, and waits for what lies below. */
    void leave(String expected) {
        robot.act(pad::b);
        robot.await(expected);
        robot.waitUntilIdle();
    }

    @Override
    public String focus() {
        Actor focused = robot.screen().focus().focused();
        return focused == null ? "" : String.valueOf(focused.getName());
    }

    /** Goes on in a direction while a page moves under the focus. */
    @Override
    public void go(FocusWalk.Way way) {
        boolean pageMoved = true;
        for (int i = 0; pageMoved && i < LONGEST_PAGE; i++) {
            String focus = focus();
            float before = scrolled();
            say(way);
            robot.screen().stage().act(A_WHILE);
            pageMoved = focus.equals(focus()) && scrolled() != before;
        }
    }

    private float scrolled() {
        ScrollPane pane = Scrolling.paneAround(robot.screen().focus().focused());
        return pane == null ? 0 : pane.getScrollY();
    }

    private void say(FocusWalk.Way way) {
        switch (way) {
            case UP -> pad.up();
            case DOWN -> pad.down();
            case LEFT -> pad.left();
            case RIGHT -> pad.right();
        }
    }

    @Override
    public boolean leadsAside(String name) {
        return !(robot.screen().find(name) instanceof Adjustable);
    }

    @Override
    public float[] place(String name) {
        Actor actor = robot.screen().find(name);
        if (actor == null) {
            return null;
        }
        Vector2 middle = new Vector2(actor.getWidth() / 2, actor.getHeight() / 2);
        actor.localToStageCoordinates(middle);
        return new float[] {middle.x, middle.y};
    }
}
