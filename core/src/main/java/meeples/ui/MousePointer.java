package meeples.ui;

import com.badlogic.gdx.Gdx;
import com.badlogic.gdx.files.FileHandle;
import com.badlogic.gdx.graphics.Cursor;
import com.badlogic.gdx.graphics.Pixmap;
import com.badlogic.gdx.utils.Disposable;

/** The mouse's picture: an arrow, and a hand over what can be pressed. */
public final class MousePointer implements Disposable {
    private static final int SIDE = 32;

    /** The side of the largest pictures; still larger ones are made of them. */
    private static final int LARGEST_SIDE = 64;

    /** Screens with so many lines that the smallest pictures would be tiny. */
    private static final int MANY_LINES = 1800;

    private final FileHandle folder;
    private Cursor arrow;
    private Cursor hand;
    private Cursor shown;

    /**
     * @param folder has the pictures
     * @param large for those who lose sight of a small one
     */
    public MousePointer(FileHandle folder, boolean large) {
        this.folder = folder;
        load(large);
    }

    /** Takes pictures twice as large from now on, or the usual ones again. */
    public void setLarge(boolean large) {
        Cursor oldArrow = arrow;
        Cursor oldHand = hand;
        boolean wasHand = shown == hand;
        load(large);
        shown = null;
        show(wasHand);
        oldArrow.dispose();
        oldHand.dispose();
    }

    private void load(boolean large) {
        int side = side() * (large ? 2 : 1);
        // The tip of the arrow, and that of the finger, in the small pictures.
        arrow = load("arrow", side, 3, 2);
        hand = load("hand", side, 12, 2);
    }

    /** A system that thinks in larger points than pixels enlarges pictures by itself. */
    private static int side() {
        boolean enlarged = Gdx.graphics.getBackBufferScale() > 1;
        boolean fine = Gdx.graphics.getDisplayMode().height >= MANY_LINES;
        return fine && !enlarged ? LARGEST_SIDE : SIDE;
    }

    private Cursor load(String name, int side, int x, int y) {
        int painted = Math.min(side, LARGEST_SIDE);
        Pixmap picture = new Pixmap(folder.child("cursor-" + name + "-" + painted + ".png"));
        Pixmap sized = new Pixmap(side, side, Pixmap.Format.RGBA8888);
        try {
            sized.setBlending(Pixmap.Blending.None);
            sized.drawPixmap(picture, 0, 0, painted, painted, 0, 0, side, side);
            int scale = side / SIDE;
            return Gdx.graphics.newCursor(sized, x * scale, y * scale);
        } finally {
            picture.dispose();
            sized.dispose();
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
