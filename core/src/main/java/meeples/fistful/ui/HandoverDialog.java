package meeples.fistful.ui;

import com.badlogic.gdx.scenes.scene2d.ui.Table;
import meeples.fistful.ui.badge.SeatBadge;
import meeples.fistful.ui.words.TownWords;
import meeples.input.Command;
import meeples.input.Device;
import meeples.play.Seat;
import meeples.ui.Role;
import meeples.ui.Theme;
import meeples.ui.UiDialog;
import meeples.ui.Widgets;

/** Lets people who share a screen change places before the next one decides. */
final class HandoverDialog extends UiDialog {
    private final TownWords words;
    private final Seat next;
    private final Device device;

    /**
     * @param device what is passed on, whose new holder says so; null when anybody can
     */
    HandoverDialog(TownWords words, Seat next, Device device) {
        this.words = words;
        this.next = next;
        this.device = device;
    }

    @Override
    protected boolean heard(Device from, Command command) {
        return device != null && device.isConnected() && from != device;
    }

    @Override
    protected void build(Table sheet, Widgets make) {
        Theme theme = make.theme();
        sheet.add(SeatBadge.image(theme, next)).size(theme.px(110)).row();
        sheet.add(
                        make.label(
                                words.get(
                                        device == null ? "handover" : "handover.pass", next.name()),
                                Role.TITLE))
                .pad(theme.px(16))
                .row();
        sheet.add(make.chiefButton("ready", words.get("handover.ready"), this::close))
                .minHeight(theme.size().finger());
    }
}
