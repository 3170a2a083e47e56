package meeples.table;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;

import com.badlogic.gdx.math.Rectangle;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Pictures side by side may be painted in any order, one above another may not. */
class PaintingOrderTest {
    private static Rectangle at(float x) {
        return new Rectangle(x, 0, 10, 10);
    }

    @Test
    void picturesOfOneTextureArePaintedTogether() {
        List<String> textures = List.of("a", "b", "a", "b");
        List<Rectangle> areas = List.of(at(0), at(10), at(20), at(30));
        assertArrayEquals(new int[] {0, 2, 1, 3}, PaintingOrder.of(textures, areas));
    }

    @Test
    void whatCoversAnotherIsStillPaintedAfterIt() {
        List<String> textures = List.of("a", "b", "a");
        List<Rectangle> areas = List.of(at(0), at(10), at(15));
        assertArrayEquals(new int[] {0, 1, 2}, PaintingOrder.of(textures, areas));
    }

    @Test
    void picturesOfOneTextureKeepTheirOrder() {
        List<String> textures = List.of("a", "b", "a", "a");
        List<Rectangle> areas = List.of(at(0), at(100), at(5), at(8));
        assertArrayEquals(new int[] {0, 2, 3, 1}, PaintingOrder.of(textures, areas));
    }
}
