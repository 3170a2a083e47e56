package meeples.table;

import com.badlogic.gdx.math.Rectangle;
import java.util.ArrayList;
import java.util.List;

/**
 * Paints pictures from back to front, those of one texture together wherever that makes no
 * difference to the eye: each change of texture costs the graphics card a draw call.
 */
public final class PaintingOrder {
    private PaintingOrder() {}

    /**
     * Says which picture is to be painted first, second and so on.
     *
     * @param textures what each picture lies on, from back to front
     * @param areas what each of them covers
     */
    public static int[] of(List<?> textures, List<Rectangle> areas) {
        List<Integer> order = new ArrayList<>();
        for (int picture = 0; picture < textures.size(); picture++) {
            order.add(placeOf(picture, order, textures, areas), picture);
        }
        return order.stream().mapToInt(Integer::intValue).toArray();
    }

    /** Behind the last one of its texture, if it covers nothing of those that come after that. */
    private static int placeOf(
            int picture, List<Integer> order, List<?> textures, List<Rectangle> areas) {
        for (int at = order.size() - 1; at >= 0; at--) {
            int before = order.get(at);
            if (textures.get(before) == textures.get(picture)) {
                return at + 1;
            }
            if (areas.get(before).overlaps(areas.get(picture))) {
                return order.size();
            }
        }
        return order.size();
    }
}
