package meeples.table.piece;

import com.badlogic.ashley.core.Entity;
import com.badlogic.gdx.math.MathUtils;
import com.badlogic.gdx.utils.Array;
import meeples.table.component.Home;

/**
 * Lets any number of figures stand on a strip of ground so that each can be told: in ranks while
 * they fit, and when they do not, one stack for each kind with its number.
 */
public final class Crowd {
    private static final float COMFORTABLE = 0.64f;
    private static final float CLOSEST = 0.46f;
    private static final float RANK_DEPTH = 0.34f;
    private static final float IN_STACKS = 0.86f;
    private static final int SHOWN_OF_A_STACK = 3;

    private final float figure;
    private final Array<Entity> fronts = new Array<>();

    /**
     * @param figure the width of a figure in the game's units
     */
    public Crowd(float figure) {
        this.figure = figure;
    }

    /**
     * Gives each of the members, which are sorted by kind, its home on the ground from (x, y) to (x
     * + width, y + depth).
     */
    public void arrange(
            Array<Entity> members, float x, float y, float width, float depth, float scale) {
        int most = MathUtils.floor(depth / (RANK_DEPTH * figure * scale)) + 1;
        float reach = Math.max(0, width - figure * scale * 0.7f);
        int closest = MathUtils.floor(reach / (CLOSEST * figure * scale)) + 1;
        if (members.size <= closest * most) {
            stand(members, x, y, width, depth, scale, most);
        } else {
            stack(members, x, y, width, depth, scale * IN_STACKS);
        }
    }

    private void stand(
            Array<Entity> members,
            float x,
            float y,
            float width,
            float depth,
            float scale,
            int mostRanks) {
        float size = figure * scale;
        float reach = Math.max(0, width - size * 0.7f);
        int comfortable = MathUtils.floor(reach / (COMFORTABLE * size)) + 1;
        int ranks = MathUtils.clamp((members.size + comfortable - 1) / comfortable, 1, mostRanks);
        int first = 0;
        for (int rank = 0; rank < ranks; rank++) {
            int count = (members.size - first + ranks - rank - 1) / (ranks - rank);
            float pitch = count == 1 ? 0 : Math.min(0.84f * size, reach / (count - 1));
            float aside = ranks > 1 ? (rank % 2 == 0 ? -pitch : pitch) / 5 : 0;
            float rankX = x + width / 2 - pitch * (count - 1) / 2 + aside;
            float back = ranks == 1 ? 0.3f : 1 - (float) rank / (ranks - 1);
            for (int i = 0; i < count; i++) {
                Home home = Pieces.HOME.get(members.get(first + i));
                home.x = rankX + i * pitch;
                // A hair apart, so that the order of drawing never flickers.
                home.y = y + depth * back - i * 0.01f;
                home.scale = scale;
                home.shown = true;
                home.count = 0;
            }
            first += count;
        }
    }

    private void stack(
            Array<Entity> members, float x, float y, float width, float depth, float scale) {
        fronts.clear();
        for (int i = 0; i < members.size; i++) {
            if (i == 0 || kind(members, i) != kind(members, i - 1)) {
                fronts.add(members.get(i));
            }
        }
        stand(fronts, x, y, width, depth, scale, 1);
        Home front = null;
        int inStack = 0;
        for (int i = 0; i < members.size; i++) {
            Home home = Pieces.HOME.get(members.get(i));
            if (i == 0 || kind(members, i) != kind(members, i - 1)) {
                front = home;
                inStack = 0;
            } else {
                inStack++;
                int step = Math.min(inStack, SHOWN_OF_A_STACK - 1);
                home.x = front.x + step * 3.5f * scale;
                home.y = front.y + step * 3 * scale + inStack * 0.01f;
                home.scale = front.scale;
                home.shown = inStack < SHOWN_OF_A_STACK;
                home.count = 0;
                front.count = inStack + 1;
            }
        }
    }

    private static int kind(Array<Entity> members, int index) {
        return Pieces.PIECE.get(members.get(index)).kind;
    }
}
