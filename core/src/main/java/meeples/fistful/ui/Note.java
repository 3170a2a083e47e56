package meeples.fistful.ui;

import com.badlogic.gdx.math.Rectangle;
import com.badlogic.gdx.scenes.scene2d.Touchable;
import com.badlogic.gdx.scenes.scene2d.actions.Actions;
import com.badlogic.gdx.scenes.scene2d.ui.Label;
import com.badlogic.gdx.scenes.scene2d.ui.Table;
import com.badlogic.gdx.utils.Align;
import meeples.fistful.table.TownTable;
import meeples.ui.Look;
import meeples.ui.Role;
import meeples.ui.Widgets;

/** A few words at the foot of the town that say why something cannot be done, and then go. */
final class Note extends Table {
    private static final float WIDTH = 700;

    private final Label label;
    private final TownTable table;

    Note(Widgets make, TownTable table) {
        this.table = table;
        setName("note");
        setTouchable(Touchable.disabled);
        setBackground(make.theme().drawable(Look.BUBBLE));
        label = make.label("", Role.BOLD);
        label.setWrap(true);
        label.setAlignment(Align.center);
        float width = Math.min(make.theme().px(WIDTH), table.layout().window().width * 0.9f);
        add(label).width(width).pad(make.theme().px(10));
        setVisible(false);
    }

    void say(String why) {
        label.setText(why);
        pack();
        pack();
        Rectangle town = table.layout().town();
        setPosition(Math.round(town.x + (town.width - getWidth()) / 2), Math.round(town.y));
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
    void hide() {
        clearActions();
        setVisible(false);
    }
}
