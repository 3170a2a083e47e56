package meeples.room.couch;

import com.badlogic.gdx.graphics.Color;
import com.badlogic.gdx.scenes.scene2d.Actor;
import com.badlogic.gdx.scenes.scene2d.InputEvent;
import com.badlogic.gdx.scenes.scene2d.Touchable;
import com.badlogic.gdx.scenes.scene2d.ui.Image;
import com.badlogic.gdx.scenes.scene2d.ui.Label;
import com.badlogic.gdx.scenes.scene2d.ui.Stack;
import com.badlogic.gdx.scenes.scene2d.ui.Table;
import com.badlogic.gdx.scenes.scene2d.utils.ClickListener;
import com.badlogic.gdx.utils.Align;
import meeples.input.DeviceKind;
import meeples.picture.SeatColours;
import meeples.picture.SeatSymbols;
import meeples.picture.SharedArt;
import meeples.room.badge.Pictures;
import meeples.room.badge.SeatInk;
import meeples.ui.LetterWheel;
import meeples.ui.Palette;
import meeples.ui.Role;
import meeples.ui.Theme;
import meeples.ui.Ui;
import meeples.ui.UiPicture;
import meeples.ui.Widgets;

/** A player's card on the couch: what they hold, and what they have chosen so far. */
final class JoinCard extends Table {
    private static final float PORTRAIT = 110;
    private static final float SMALL_PORTRAIT = 64;

    /** What a press on the card does. */
    interface Actions {
        void change(CouchPlace place, CouchRow row, int step);

        void write(CouchPlace place);

        void written(CouchPlace place);

        void ready(CouchPlace place);

        void share(CouchPlace place);

        void leave(CouchPlace place);
    }

    private final Ui ui;
    private final Widgets make;
    private final CouchPlace place;
    private final int index;
    private final boolean hasDevice;
    private final Actions actions;
    private final float width;

    /**
     * @param hasDevice whether the player's device acts here now
     * @param width of the card in pixels
     */
    JoinCard(
            Ui ui,
            Widgets make,
            CouchPlace place,
            int index,
            boolean hasDevice,
            float width,
            Actions actions) {
        this.ui = ui;
        this.make = make;
        this.place = place;
        this.index = index;
        this.hasDevice = hasDevice;
        this.width = width;
        this.actions = actions;
    }

    /** Fills the card of somebody who has taken the seat. */
    JoinCard fill(String shownName) {
        Theme theme = ui.theme();
        setName("couch.card." + index);
        top();
        setBackground(theme.drawable("seat-" + SeatColours.WORDS[place.colour()]));
        add(head()).growX().height(theme.px(46)).padBottom(theme.px(10)).row();
        add(make.picture(SharedArt.humanPortrait(place.colour()))).size(portrait()).row();
        if (place.letters() == null) {
            row(CouchRow.NAME, shownName, () -> actions.write(place));
        } else {
            add(new LetterWheel(make, place.letters(), inner(), () -> actions.written(place)))
                    .padTop(theme.px(4))
                    .row();
        }
        valueRow(CouchRow.COLOUR, ui.text("setup.colour." + SeatColours.WORDS[place.colour()]));
        valueRow(CouchRow.SYMBOL, ui.text("setup.symbol." + SeatSymbols.WORDS[place.symbol()]));
        String ready = place.isReady() ? "couch.is-ready" : "couch.ready";
        row(CouchRow.READY, ui.text(ready), () -> actions.ready(place));
        row(CouchRow.SHARE, ui.text("couch.share"), () -> actions.share(place));
        add(leaveButton()).padTop(theme.px(6));
        return this;
    }

    /** Larger type takes the room of larger faces. */
    private float portrait() {
        return ui.theme().px(ui.theme().size().bigScreen() ? SMALL_PORTRAIT : PORTRAIT);
    }

    private float inner() {
        return width - getPadLeft() - getPadRight();
    }

    private Table head() {
        Theme theme = ui.theme();
        Color ink = SeatInk.on(theme, place.colour());
        Table head = new Table();
        Image icon = icon(place.device().kind());
        icon.setColor(ink);
        head.add(icon).size(theme.px(34)).padRight(theme.px(8));
        String kind = ui.text("couch.device." + place.device().kind().word());
        Label label = make.label(kind, Role.SMALL);
        label.setColor(ink);
        label.setEllipsis(true);
        head.add(label).minWidth(0).growX().left();
        return head;
    }

    private Image icon(DeviceKind kind) {
        String name = kind.isPad() ? "pad" : kind.isKeyboard() ? "keyboard" : "hand";
        return Pictures.image(ui.theme(), name);
    }

    private void valueRow(CouchRow row, String text) {
        Theme theme = ui.theme();
        Table field = new Table();
        field.setBackground(theme.drawable(UiPicture.FIELD));
        field.add(arrow(UiPicture.LEFT)).size(theme.px(26));
        Label label = make.label(text, Role.BODY);
        label.setAlignment(Align.center);
        label.setEllipsis(true);
        field.add(label).minWidth(0).growX();
        field.add(arrow(UiPicture.RIGHT)).size(theme.px(26));
        field.addListener(
                new ClickListener() {
                    @Override
                    public void clicked(InputEvent event, float x, float y) {
                        actions.change(place, row, x < field.getWidth() / 2 ? -1 : 1);
                    }
                });
        addRow(row, field);
    }

    private Image arrow(String picture) {
        Image arrow = make.picture(picture);
        arrow.setColor(Palette.RED);
        return arrow;
    }

    private void row(CouchRow row, String text, Runnable press) {
        Theme theme = ui.theme();
        boolean chief = row == CouchRow.READY;
        boolean name = row == CouchRow.NAME;
        Table field = new Table();
        String ready = place.isReady() ? UiPicture.CHIEF_DOWN : UiPicture.CHIEF;
        field.setBackground(
                theme.drawable(name ? UiPicture.FIELD : chief ? ready : UiPicture.BUTTON));
        Label label =
                name
                        ? make.label(text, Role.BOLD)
                        : make.lightLabel(text, chief ? Role.BOLD : Role.SMALL);
        label.setAlignment(Align.center);
        label.setEllipsis(true);
        if (chief && place.isReady()) {
            Image check = make.picture(UiPicture.CHECK);
            check.setColor(Palette.GOLD);
            field.add(check).size(theme.px(30)).padRight(theme.px(8));
            field.add(label).minWidth(0);
        } else {
            field.add(label).minWidth(0).growX();
        }
        field.addListener(
                new ClickListener() {
                    @Override
                    public void clicked(InputEvent event, float x, float y) {
                        press.run();
                    }
                });
        addRow(row, field);
    }

    private void addRow(CouchRow row, Table field) {
        Theme theme = ui.theme();
        field.setName(name(row, index));
        field.setTouchable(Touchable.enabled);
        Image frame = new Image(theme.drawable(UiPicture.FOCUS));
        frame.setTouchable(Touchable.disabled);
        frame.setVisible(
                hasDevice && !place.isReady() && place.letters() == null && place.row() == row);
        add(new Stack(field, frame))
                .width(inner())
                .height(theme.size().finger())
                .padTop(theme.px(5))
                .row();
    }

    /** What a row of a card is called. */
    static String name(CouchRow row, int index) {
        return "couch." + row.word() + "." + index;
    }

    private Actor leaveButton() {
        return make.button(
                "couch.leave." + index, ui.text("couch.leave"), () -> actions.leave(place));
    }
}
