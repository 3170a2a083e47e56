package meeples.testing;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * Walks a focus to something with the four directions alone, as somebody would who sees where it
 * is, and tries other ways when that fails.
 */
public final class FocusWalk {
    /** A direction. */
    public enum Way {
        UP,
        DOWN,
        LEFT,
        RIGHT
    }

    /** The screen that is walked on. */
    public interface Ground {
        /** The name of what has the focus, or nothing. */
        String focus();

        /** Presses a direction. */
        void go(Way way);

        /** Whether left and right lead away from here, and don't change what is there instead. */
        boolean leadsAside(String name);

        /** How far right and up the middle of something is; null when that is not known. */
        float[] place(String name);
    }

    private static final int MOST_STEPS = 250;

    private final Ground ground;
    private final Map<String, Map<Way, String>> known = new HashMap<>();

    public FocusWalk(Ground ground) {
        this.ground = ground;
    }

    /** Walks there; false when there is no way. */
    public boolean to(String name) {
        known.clear();
        String here = ground.focus();
        for (int i = 0; i < MOST_STEPS && !name.equals(here); i++) {
            Way way = next(here, name);
            if (way == null) {
                return false;
            }
            ground.go(way);
            String now = ground.focus();
            known.computeIfAbsent(here, any -> new HashMap<>()).put(way, now);
            here = now;
        }
        return name.equals(here);
    }

    private Way next(String here, String wanted) {
        for (Way way : waysFrom(here, wanted)) {
            if (!known.getOrDefault(here, Map.of()).containsKey(way)) {
                return way;
            }
        }
        return towardsUntried(here);
    }

    /** The first step of the shortest known way to where something is still untried. */
    private Way towardsUntried(String here) {
        Deque<String> places = new ArrayDeque<>(List.of(here));
        Map<String, Way> firstSteps = new HashMap<>();
        Set<String> seen = new HashSet<>(Set.of(here));
        while (!places.isEmpty()) {
            String at = places.poll();
            Map<Way, String> ways = known.getOrDefault(at, Map.of());
            if (!at.equals(here) && ways.size() < (ground.leadsAside(at) ? 4 : 2)) {
                return firstSteps.get(at);
            }
            ways.forEach(
                    (way, end) -> {
                        if (seen.add(end)) {
                            firstSteps.put(end, firstSteps.getOrDefault(at, way));
                            places.add(end);
                        }
                    });
        }
        return null;
    }

    /** Those towards what is wanted first. */
    private List<Way> waysFrom(String here, String wanted) {
        List<Way> ways = new ArrayList<>(List.of(Way.UP, Way.DOWN));
        if (ground.leadsAside(here)) {
            ways.addAll(List.of(Way.LEFT, Way.RIGHT));
        }
        float[] from = ground.place(here);
        float[] to = ground.place(wanted);
        if (from != null && to != null) {
            ways.sort((one, other) -> Float.compare(ahead(other, from, to), ahead(one, from, to)));
        }
        return ways;
    }

    private static float ahead(Way way, float[] from, float[] to) {
        return switch (way) {
            case UP -> to[1] - from[1];
            case DOWN -> from[1] - to[1];
            case LEFT -> from[0] - to[0];
            case RIGHT -> to[0] - from[0];
        };
    }
}
