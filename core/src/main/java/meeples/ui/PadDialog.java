package meeples.ui;

import com.badlogic.gdx.scenes.scene2d.ui.Label;
import com.badlogic.gdx.scenes.scene2d.ui.Table;
import com.badlogic.gdx.utils.Align;
import meeples.input.Command;
import meeples.input.Device;
import meeples.input.PadButton;
import meeples.input.PadTeacher;

/** Asks for one button of a pad after the other, for pads that nobody has heard of. */
final class PadDialog extends UiDialog {
    private static final float WIDTH = 760;

    private final Device pad;
    private PadTeacher teacher;

    PadDialog(Device pad) {
        this.pad = pad;
    }

    @Override
    protected void build(Table sheet, Widgets make) {
        if (teacher == null) {
            teacher = ui().devices().teach(pad);
            teacher.onProgress(this::progress);
        }
        Theme theme = make.theme();
        sheet.add(make.label(ui().text("pads.title"), Role.TITLE)).row();
        Label name = make.label(PadsPart.label(pad), Role.SMALL);
        name.setEllipsis(true);
        sheet.add(name).width(theme.px(WIDTH)).padBottom(theme.px(16)).row();
        name.setAlignment(Align.center);
        PadButton asked = teacher.asked();
        if (asked != null) {
            Table question = new Table();
            question.add(new Glyphs(ui(), PadsPart.HEIGHT).of(pad.kind(), asked))
                    .padRight(theme.px(16));
            Label press =
                    make.label(
                            ui().text("pads.press", ui().text("pad.name." + asked.word())),
                            Role.BOLD);
            press.setName("pads.asked");
            question.add(press);
            sheet.add(question).padBottom(theme.px(6)).row();
            sheet.add(
                            make.label(
                                    ui().text(
                                                    "pads.progress",
                                                    teacher.lesson() + 1,
                                                    teacher.lessons()),
                                    Role.SMALL))
                    .padBottom(theme.px(16))
                    .row();
            Label keys = make.paragraph(ui().text("pads.keys"), Role.SMALL);
            keys.setAlignment(Align.center);
            sheet.add(keys).width(theme.px(WIDTH)).padBottom(theme.px(16)).row();
        }
        Table answers = new Table();
        answers.defaults().minHeight(theme.size().finger()).pad(0, theme.px(8), 0, theme.px(8));
        answers.add(make.button("pads.skip", ui().text("pads.skip"), teacher::skip));
        answers.add(make.button("pads.again", ui().text("pads.again"), teacher::again));
        answers.add(make.button("pads.cancel", ui().text("ui.cancel"), this::back));
        answers.add(make.chiefButton("pads.done", ui().text("pads.done"), this::done));
        sheet.add(answers);
    }

    @Override
    protected String firstFocus() {
        return "pads.skip";
    }

    private void progress() {
        if (teacher.asked() == null) {
            done();
        } else {
            rebuild();
        }
    }

    /** Other pads stay out of it. */
    @Override
    protected boolean heard(Device device, Command command) {
        return device.kind().isPad() && device != pad;
    }

    private void done() {
        boolean kept = teacher.keep();
        back();
        if (kept) {
            ui().screens().toast(ui().text("pads.kept"));
        }
    }

    @Override
    protected void back() {
        teacher.stop();
        close();
        screen().rebuild();
    }
}
