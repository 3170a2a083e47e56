package meeples.desktop.tool.coloma;

import com.badlogic.gdx.utils.JsonValue;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/** The map as a record describes it. */
final class RecordMap {
    private static final JsonValue NOTHING = new JsonValue(JsonValue.ValueType.object);

    private final Map<String, List<String>> neighbours = new TreeMap<>();
    private final JsonValue settlements;
    private final JsonValue towns;

    RecordMap(JsonValue box) {
        settlements = box.get("settlements");
        towns = box.get("towns");
        for (JsonValue road = box.get("roads").child; road != null; road = road.next) {
            String[] spaces = road.asStringArray();
            for (int i = 1; i < spaces.length; i++) {
                at(spaces[i - 1]).add(spaces[i]);
                at(spaces[i]).add(spaces[i - 1]);
            }
        }
    }

    private List<String> at(String space) {
        return neighbours.computeIfAbsent(space, name -> new ArrayList<>());
    }

    boolean isTown(String space) {
        return towns.has(space);
    }

    boolean isHorseshoe(String space) {
        return !isTown(space) && !settlements.has(space);
    }

    boolean areNeighbours(String one, String other) {
        return at(one).contains(other);
    }

    /** What passing a space gives. */
    JsonValue passing(String space) {
        if (isTown(space)) {
            return left(space);
        }
        return isHorseshoe(space) ? NOTHING : settlements.get(space);
    }

    JsonValue left(String town) {
        return towns.get(town).get("left");
    }

    JsonValue right(String town) {
        return towns.get(town).get("right");
    }

    List<String> regions(String space) {
        return isTown(space) ? List.of(towns.get(space).get("regions").asStringArray()) : List.of();
    }
}
