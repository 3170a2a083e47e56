package meeples.room.faces;

import com.badlogic.gdx.scenes.scene2d.InputEvent;
import com.badlogic.gdx.scenes.scene2d.Touchable;
import com.badlogic.gdx.scenes.scene2d.ui.Cell;
import com.badlogic.gdx.scenes.scene2d.ui.Table;
import com.badlogic.gdx.scenes.scene2d.utils.ClickListener;
import java.util.List;
import java.util.function.IntConsumer;
import meeples.input.Command;
import meeples.input.Device;
import meeples.picture.SharedArt;
import meeples.ui.Glyphs;
import meeples.ui.UiPicture;
import meeples.ui.Widgets;

/**
 * Faces to choose from, each where the button lies that makes it: four around the cross of a pad,
 * two beside it.
 */
final class EmoteCard extends Table {
    /** What each face is made by, in the order of {@link SharedArt#EMOTES}. */
    private static final List<Command> COMMANDS =
            List.of(
                    Command.LEFT,
                    Command.UP,
                    Command.RIGHT,
                    Command.DOWN,
                    Command.ACCEPT,
                    Command.TURN);

    private static final float SIZE = 68;

    private final Widgets make;
    private final int seat;
    private final IntConsumer choose;

    EmoteCard(Widgets make, int seat, IntConsumer choose) {
        this.make = make;
        this.seat = seat;
        this.choose = choose;
        setName("emotes-" + seat);
        setTouchable(Touchable.enabled);
        setBackground(make.theme().drawable(UiPicture.BUBBLE));
    }

    /** The face that a command makes; less than 0 for none. */
    static int emote(Command command) {
        return COMMANDS.indexOf(command);
    }

    /**
     * Puts the faces on it.
     *
     * @param glyphs what the buttons of this device look like; null where faces are pointed at
     */
    void fill(Glyphs glyphs, Device device) {
        float gap = make.theme().px(10);
        Table cross = new Table();
        cross.add();
        addFace(cross, Command.UP).row();
        addFace(cross, Command.LEFT);
        cross.add(glyphs == null ? null : glyphs.directions(device));
        addFace(cross, Command.RIGHT).row();
        cross.add();
        addFace(cross, Command.DOWN);
        Table beside = new Table();
        for (Command command : List.of(Command.TURN, Command.ACCEPT)) {
            beside.add(glyphs == null ? null : glyphs.of(device, command)).right().padRight(gap);
            addFace(beside, command).padBottom(gap).row();
        }
        add(cross);
        add(beside).padLeft(gap);
    }

    private Cell<Table> addFace(Table table, Command command) {
        float size = make.theme().px(SIZE);
        int emote = emote(command);
        Table face = new Table();
        face.setName("choose-" + seat + "-" + SharedArt.EMOTES[emote]);
        face.setTouchable(Touchable.enabled);
        face.add(make.picture(SharedArt.emote(emote))).size(size);
        face.addListener(
                new ClickListener() {
                    @Override
                    public void clicked(InputEvent event, float x, float y) {
                        choose.accept(emote);
                    }
                });
        return table.add(face);
    }
}
