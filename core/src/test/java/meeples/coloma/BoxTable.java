package meeples.coloma;

import java.lang.reflect.Array;
import java.lang.reflect.Field;
import java.util.ArrayList;
import java.util.List;
import meeples.coloma.model.Box;
import meeples.coloma.model.Goods;

/**
 * All that is in the box, a line for each of its numbers and tables. Rules, texts and tests take
 * them from the box; the golden table alone repeats them, so that a change is seen.
 */
public final class BoxTable {
    private BoxTable() {}

    public static String table() {
        StringBuilder table = new StringBuilder();
        for (Field field : Box.class.getDeclaredFields()) {
            if (!field.isSynthetic()) {
                String name = field.getName().toLowerCase().replace('_', ' ');
                table.append(name).append(": ").append(text(value(field))).append('\n');
            }
        }
        return table.toString();
    }

    private static Object value(Field field) {
        try {
            field.setAccessible(true);
            return field.get(null);
        } catch (IllegalAccessException e) {
            throw new IllegalStateException(e);
        }
    }

    private static String text(Object value) {
        if (value instanceof Goods goods) {
            return text(goods);
        }
        if (value == null || !value.getClass().isArray()) {
            return String.valueOf(value);
        }
        List<String> parts = new ArrayList<>();
        for (int i = 0; i < Array.getLength(value); i++) {
            parts.add(text(Array.get(value, i)));
        }
        boolean ofLists = value.getClass().getComponentType().isArray();
        return ofLists ? "(" + String.join(") (", parts) + ")" : String.join(", ", parts);
    }

    private static String text(Goods goods) {
        List<String> parts = new ArrayList<>();
        add(goods.coins(), "coin", parts);
        add(goods.nuggets(), "nugget", parts);
        add(goods.dudes(), "dude", parts);
        add(goods.tents(), "tent", parts);
        add(goods.horses(), "horse", parts);
        add(goods.cards(), "card", parts);
        add(goods.points(), "point", parts);
        return parts.isEmpty() ? "nothing" : String.join(" and ", parts);
    }

    private static void add(int count, String what, List<String> parts) {
        if (count > 0) {
            parts.add(count + " " + what + (count == 1 ? "" : "s"));
        }
    }
}
