package meeples.room.faces;

import com.badlogic.gdx.Gdx;
import com.badlogic.gdx.math.Interpolation;
import com.badlogic.gdx.math.MathUtils;
import com.badlogic.gdx.math.Rectangle;
import com.badlogic.gdx.scenes.scene2d.Actor;
import com.badlogic.gdx.scenes.scene2d.Group;
import com.badlogic.gdx.scenes.scene2d.Touchable;
import com.badlogic.gdx.scenes.scene2d.actions.Actions;
import com.badlogic.gdx.scenes.scene2d.ui.Table;
import com.badlogic.gdx.utils.Align;
import meeples.input.Command;
import meeples.input.Device;
import meeples.picture.SharedArt;
import meeples.table.TableLayout;
import meeples.table.TableSounds;
import meeples.ui.Glyphs;
import meeples.ui.Theme;
import meeples.ui.Ui;
import meeples.ui.UiPicture;
import meeples.ui.Widgets;

/**
 * Faces that the players show each other across the table. A face pops up at its seat's panel for a
 * moment; it can be chosen from a little card that opens there too, by a button for each, for each
 * seat on its own, and takes nothing away from whoever has to decide.
 */
public final class Emotes extends Group {
    private static final float SIZE = 132;
    private static final float LEAST_SIZE = 60;
    private static final float SECONDS = 2.4f;
    private static final float SECONDS_TO_CHOOSE = 6;

    /** What is heard of each face, in the order of {@link SharedArt#EMOTES}. */
    private static final String[] CUES = {
        TableSounds.TOKEN,
        TableSounds.COINS,
        TableSounds.WHOOSH,
        TableSounds.BURY,
        TableSounds.STONE,
        TableSounds.FLIP
    };

    private final Ui ui;
    private final Widgets make;
    private final TableLayout layout;
    private final EmoteCard[] cards;
    private final Actor[] faces;

    public Emotes(Ui ui, Widgets make, TableLayout layout) {
        this.ui = ui;
        this.make = make;
        this.layout = layout;
        cards = new EmoteCard[layout.panels().size()];
        faces = new Actor[cards.length];
        setTouchable(Touchable.childrenOnly);
    }

    /** Lets a seat choose a face with a device, or puts the card away again. */
    public void toggle(int seat, Device device) {
        if (isOpen(seat)) {
            close(seat);
        } else {
            open(seat, device);
        }
    }

    private void open(int seat, Device device) {
        EmoteCard card = new EmoteCard(make, seat, emote -> choose(seat, emote));
        card.fill(device.kind().points() ? null : new Glyphs(ui), device);
        cards[seat] = card;
        card.pack();
        // Below the name, so that it is seen whose card it is.
        Rectangle panel = layout.panel(seat).frame();
        Rectangle name = layout.panel(seat).name();
        card.setPosition(
                within(panel.x + panel.width / 2 - card.getWidth() / 2, card.getWidth(), true),
                within(name.y - card.getHeight() - ui.theme().px(6), card.getHeight(), false));
        card.addAction(
                Actions.sequence(Actions.delay(SECONDS_TO_CHOOSE), Actions.run(() -> close(seat))));
        addActor(card);
        Gdx.graphics.requestRendering();
    }

    private void close(int seat) {
        cards[seat].remove();
        cards[seat] = null;
        Gdx.graphics.requestRendering();
    }

    public boolean isOpen(int seat) {
        return seat >= 0 && cards[seat] != null;
    }

    private void choose(int seat, int emote) {
        close(seat);
        show(seat, emote);
    }

    /** What the seat's device says while its card is open; false when that means nothing here. */
    public boolean command(int seat, Command command) {
        if (command == Command.BACK) {
            close(seat);
            return true;
        }
        int emote = EmoteCard.emote(command);
        if (emote >= 0) {
            choose(seat, emote);
        }
        return emote >= 0;
    }

    /** Shows a face at a seat for a moment. */
    public void show(int seat, int emote) {
        if (faces[seat] != null) {
            faces[seat].remove();
        }
        Theme theme = ui.theme();
        Table face = new Table();
        face.setName("emote-" + seat + "-" + SharedArt.EMOTES[emote]);
        face.setTouchable(Touchable.disabled);
        face.setBackground(theme.drawable(UiPicture.BUBBLE));
        Rectangle room = layout.panel(seat).body();
        float edge = face.getPadTop() + face.getPadBottom();
        float side = Math.min(theme.px(SIZE), Math.min(room.width, room.height) - edge);
        face.add(make.picture(SharedArt.emote(emote))).size(Math.max(side, theme.px(LEAST_SIZE)));
        face.pack();
        place(face, room);
        animate(face);
        faces[seat] = face;
        addActor(face);
        ui.cues().cue(CUES[emote]);
        Gdx.graphics.requestRendering();
    }

    /** Over what its player owns: neither a name nor anything on the board is covered. */
    private void place(Actor face, Rectangle room) {
        float x = room.x + (room.width - face.getWidth()) / 2;
        float y = room.y + (room.height - face.getHeight()) / 2;
        face.setPosition(within(x, face.getWidth(), true), within(y, face.getHeight(), false));
    }

    private float within(float wanted, float size, boolean across) {
        Rectangle inside = layout.inside();
        float gap = make.theme().px(8);
        float low = (across ? inside.x : inside.y) + gap;
        float high = low + (across ? inside.width : inside.height) - size - 2 * gap;
        return Math.round(MathUtils.clamp(wanted, low, Math.max(low, high)));
    }

    private void animate(Table face) {
        boolean calm = ui.settings().reducedMotion.isOn();
        if (!calm) {
            face.setTransform(true);
            face.setOrigin(Align.bottom);
            face.setScale(0.2f);
        }
        face.addAction(
                Actions.sequence(
                        Actions.scaleTo(1, 1, calm ? 0 : 0.25f, Interpolation.swingOut),
                        Actions.delay(SECONDS),
                        Actions.fadeOut(calm ? 0 : 0.3f),
                        Actions.removeActor()));
    }
}
