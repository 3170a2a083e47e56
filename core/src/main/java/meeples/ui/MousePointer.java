package meeples.ui;

import com.badlogic.gdx.Gdx;
import com.badlogic.gdx.files.FileHandle;
import com.badlogic.gdx.graphics.Cursor;
import com.badlogic.gdx.graphics.Pixmap;
import com.badlogic.gdx.utils.Disposable;

/** The mouse's picture: an arrow, and a hand over what can be pressed. */
public final class MousePointer implements Disposable {
    private static final int SIDE = 32;

    /** The pictures for screens with so many lines that the others would be tiny. */
    private static final int LARGE_SIDE = 64;

    private static final int MANY_LINES = 1800;

    private final Cursor arrow;
    private final Cursor hand;
    private Cursor shown;

    /**
     * @param folder has the pictures
     */
    public MousePointer(FileHandle folder) {
        int side = side();
        // The tip of the arrow, and that of the finger, in the small pictures.
        arrow = load(folder, "arrow", side, 3, 2);
        hand = load(folder, "hand", side, 12, 2);
    }

    /** A system that thinks in larger points than pixels enlarges pictures by itself. */
    private static int side() {
        boolean enlarged = Gdx.graphics.getBackBufferScale() > 1;
        boolean fine = Gdx.graphics.getDisplayMode().height >= MANY_LINES;
        return fine && !enlarged ? LARGE_SIDE : SIDE;
    }

    private static Cursor load(FileHandle folder, String name, int side, int x, int y) {
        Pixmap picture = new Pixmap(folder.child("cursor-" + name + "-" + side + ".png"));
        try {
            int scale = side / SIDE;
            return Gdx.graphics.newCursor(picture, x * scale, y * scale);
        } finally {
            picture.dispose();
        }
    }

    /** Shows whether a press would do something where the mouse is. */
    void show(boolean canPress) {
        Cursor wanted = canPress ? hand : arrow;
        if (shown != wanted) {
            shown = wanted;
            Gdx.graphics.setCursor(wanted);
        }
    }

    @Override
    public void dispose() {
        arrow.dispose();
        hand.dispose();
    }
}
