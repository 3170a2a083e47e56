package meeples.room.view;

import com.badlogic.gdx.math.Rectangle;
import com.badlogic.gdx.scenes.scene2d.Touchable;
import com.badlogic.gdx.scenes.scene2d.actions.Actions;
import com.badlogic.gdx.scenes.scene2d.ui.Label;
import com.badlogic.gdx.scenes.scene2d.ui.Table;
import com.badlogic.gdx.utils.Align;
import meeples.table.GameTable;
import meeples.ui.Role;
import meeples.ui.UiPicture;
import meeples.ui.Widgets;

/** A few words at the foot of the table that say why something cannot be done, and then go. */
public final class Note extends Table {
    private static final float WIDTH = 700;

    private final Label label;
    private final GameTable<?, ?> table;

    public Note(Widgets make, GameTable<?, ?> table) {
        this.table = table;
        setName("note");
        setTouchable(Touchable.disabled);
        setBackground(make.theme().drawable(UiPicture.BUBBLE));
        label = make.label("", Role.BOLD);
        label.setWrap(true);
        label.setAlignment(Align.center);
        float width = Math.min(make.theme().px(WIDTH), table.layout().window().width * 0.9f);
        add(label).width(width).pad(make.theme().px(10));
        setVisible(false);
    }

    public void say(String why) {
        label.setText(why);
        pack();
        pack();
        Rectangle board = table.layout().board();
        setPosition(Math.round(board.x + (board.width - getWidth()) / 2), Math.round(board.y));
        clearActions();
        getColor().a = 0;
        setVisible(true);
        addAction(
                Actions.sequence(
                        Actions.fadeIn(0.12f),
                        Actions.delay(1.6f + why.length() * 0.045f),
                        Actions.fadeOut(0.3f),
                        Actions.visible(false)));
    }

    /** What it says is not so any more. */
    public void hide() {
        clearActions();
        setVisible(false);
    }
}
