package meeples.room.asking;

import com.badlogic.gdx.graphics.Color;
import com.badlogic.gdx.scenes.scene2d.ui.Table;
import meeples.input.Command;
import meeples.input.Device;
import meeples.play.Seat;
import meeples.room.badge.Pictures;
import meeples.text.Texts;
import meeples.ui.Palette;
import meeples.ui.Role;
import meeples.ui.Theme;
import meeples.ui.UiDialog;
import meeples.ui.Widgets;

/** Lets people who share a screen change places before the next one decides. */
final class HandoverDialog extends UiDialog {
    private final Texts texts;
    private final Seat next;
    private final Device device;
    private final boolean passed;
    private final boolean opaque;
    private final Runnable menu;

    /**
     * @param device what the one who comes says so with; null for anything
     * @param passed whether the device goes from one player to another
     * @param opaque whether nothing may be seen of what is behind
     * @param menu opens the menu above it
     */
    HandoverDialog(
            Texts texts, Seat next, Device device, boolean passed, boolean opaque, Runnable menu) {
        this.texts = texts;
        this.next = next;
        this.device = device;
        this.passed = passed;
        this.opaque = opaque;
        this.menu = menu;
    }

    @Override
    protected Color shade() {
        return opaque ? Palette.INK : super.shade();
    }

    /** Where a secret waits, nobody comes to it by leaving this: then it leads to the menu. */
    @Override
    protected void back() {
        if (opaque) {
            menu.run();
        } else {
            close();
        }
    }

    @Override
    protected boolean command(Command command) {
        if (command == Command.MENU) {
            menu.run();
        }
        return command == Command.MENU;
    }

    @Override
    protected boolean heard(Device from, Command command) {
        return asked() != null && from != asked() && command != Command.MENU;
    }

    @Override
    protected Device asked() {
        return device != null && device.isConnected() ? device : null;
    }

    @Override
    protected void build(Table sheet, Widgets make) {
        Theme theme = make.theme();
        sheet.pad(theme.px(36), theme.px(60), theme.px(36), theme.px(60));
        sheet.add(Pictures.person(theme, next, theme.px(72))).row();
        String key = passed ? "handover.pass" : "handover";
        sheet.add(make.label(texts.get(key, next.name()), Role.TITLE)).pad(theme.px(24)).row();
        sheet.add(make.chiefButton("ready", texts.get("handover.ready"), this::close))
                .minHeight(theme.size().finger());
    }
}
