package meeples.fistful.ui.faces;

import com.badlogic.gdx.scenes.scene2d.InputEvent;
import com.badlogic.gdx.scenes.scene2d.Touchable;
import com.badlogic.gdx.scenes.scene2d.ui.Image;
import com.badlogic.gdx.scenes.scene2d.ui.Stack;
import com.badlogic.gdx.scenes.scene2d.ui.Table;
import com.badlogic.gdx.scenes.scene2d.utils.ClickListener;
import java.util.function.IntConsumer;
import meeples.fistful.table.Art;
import meeples.ui.Look;
import meeples.ui.Theme;
import meeples.ui.Widgets;

/** Six faces to choose from, by mouse, finger, or directions. */
final class EmoteCard extends Table {
    private static final int COLUMNS = 3;
    private static final float SIZE = 76;

    private final Image[] frames = new Image[Art.EMOTES.length];
    private int chosen;

    EmoteCard(Widgets make, int seat, IntConsumer choose) {
        Theme theme = make.theme();
        setName("emotes-" + seat);
        setTouchable(Touchable.enabled);
        setBackground(theme.drawable(Look.BUBBLE));
        for (int i = 0; i < frames.length; i++) {
            int emote = i;
            frames[i] = new Image(theme.drawable(Look.FOCUS));
            Stack face = new Stack(make.picture(Art.emote(i)), frames[i]);
            face.setName("choose-" + seat + "-" + Art.EMOTES[i]);
            face.setTouchable(Touchable.enabled);
            face.addListener(
                    new ClickListener() {
                        @Override
                        public void clicked(InputEvent event, float x, float y) {
                            choose.accept(emote);
                        }
                    });
            add(face).size(theme.px(SIZE)).pad(theme.px(4));
            if (i % COLUMNS == COLUMNS - 1) {
                row();
            }
        }
        mark();
    }

    int chosen() {
        return chosen;
    }

    /** Goes to the neighbour in this direction, at the edge to the other side. */
    void move(int dx, int dy) {
        int rows = frames.length / COLUMNS;
        int column = Math.floorMod(chosen % COLUMNS + dx, COLUMNS);
        int row = Math.floorMod(chosen / COLUMNS + dy, rows);
        chosen = row * COLUMNS + column;
        mark();
    }

    private void mark() {
        for (int i = 0; i < frames.length; i++) {
            frames[i].setVisible(i == chosen);
        }
    }
}
