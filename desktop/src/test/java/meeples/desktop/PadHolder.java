package meeples.desktop;

import static org.junit.jupiter.api.Assertions.assertEquals;

import com.badlogic.gdx.math.Vector2;
import com.badlogic.gdx.scenes.scene2d.Actor;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import meeples.input.Device;
import meeples.testing.SimulatedPad;
import meeples.ui.FocusNavigation;
import meeples.ui.HoldToConfirm;

/** A person with a pad and nothing else, who finds everything by walking the focus there. */
final class PadHolder {
    private enum Way {
        UP,
        DOWN,
        LEFT,
        RIGHT
    }

    private static final int MOST_STEPS = 250;

    private final UiRobot robot;
    private final String model;
    private SimulatedPad pad;
    private Device device;

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
        pad = SimulatedPad.of(model, robot.ui().devices().pads());
        robot.act(pad::plugIn);
    }

    void pullOut() {
        robot.act(pad::pullOut);
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

    /** Walks as somebody would who sees where it is, and tries other ways when that fails. */
    void walkTo(String name) {
        Map<String, Map<Way, String>> known = new HashMap<>();
        for (int i = 0; i < MOST_STEPS && !name.equals(focus()); i++) {
            String here = focus();
            Way way = next(known, here, name);
            if (way == null) {
                break;
            }
            go(way);
            known.computeIfAbsent(here, any -> new HashMap<>()).put(way, focus());
        }
        assertEquals(name, focus(), "the focus comes everywhere");
    }

    private String focus() {
        String focus = robot.focus();
        return focus == null ? "" : focus;
    }

    private Way next(Map<String, Map<Way, String>> known, String here, String wanted) {
        for (Way way : wanted(here, wanted)) {
            if (!known.getOrDefault(here, Map.of()).containsKey(way)) {
                return way;
            }
        }
        return backToUnknown(known, here, wanted);
    }

    /** The first step of the shortest known way to a place where something is still untried. */
    private Way backToUnknown(Map<String, Map<Way, String>> known, String here, String wanted) {
        Deque<List<Way>> paths = new ArrayDeque<>();
        Map<List<Way>, String> ends = new HashMap<>();
        List<String> seen = new ArrayList<>(List.of(here));
        paths.add(List.of());
        ends.put(List.of(), here);
        while (!paths.isEmpty()) {
            List<Way> path = paths.poll();
            String end = ends.get(path);
            Map<Way, String> ways = known.getOrDefault(end, Map.of());
            if (!path.isEmpty() && ways.size() < 2) {
                return path.get(0);
            }
            for (Map.Entry<Way, String> step : ways.entrySet()) {
                if (!seen.contains(step.getValue())) {
                    seen.add(step.getValue());
                    List<Way> longer = new ArrayList<>(path);
                    longer.add(step.getKey());
                    paths.add(longer);
                    ends.put(longer, step.getValue());
                }
            }
        }
        return null;
    }

    /** The ways from here, those towards what is wanted first. */
    private List<Way> wanted(String here, String wanted) {
        return robot.ask(
                () -> {
                    Actor from = robot.screen().find(here);
                    Actor to = robot.screen().find(wanted);
                    List<Way> ways = new ArrayList<>(List.of(Way.UP, Way.DOWN));
                    boolean adjustable = from instanceof FocusNavigation.Adjustable;
                    if (!adjustable) {
                        ways.addAll(List.of(Way.LEFT, Way.RIGHT));
                    }
                    if (from != null && to != null) {
                        ways.sort(
                                (one, other) ->
                                        Float.compare(
                                                towards(other, from, to), towards(one, from, to)));
                    }
                    return ways;
                });
    }

    private static float towards(Way way, Actor from, Actor to) {
        Vector2 a = from.localToStageCoordinates(middle(from));
        Vector2 b = to.localToStageCoordinates(middle(to));
        return switch (way) {
            case UP -> b.y - a.y;
            case DOWN -> a.y - b.y;
            case LEFT -> a.x - b.x;
            case RIGHT -> b.x - a.x;
        };
    }

    private static Vector2 middle(Actor actor) {
        return new Vector2(actor.getWidth() / 2, actor.getHeight() / 2);
    }

    private void go(Way way) {
        robot.act(
                () -> {
                    switch (way) {
                        case UP -> pad.up();
                        case DOWN -> pad.down();
                        case LEFT -> pad.left();
                        case RIGHT -> pad.right();
                    }
                });
    }
}
