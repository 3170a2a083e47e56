package meeples.ui;

import com.badlogic.gdx.scenes.scene2d.ui.Label;
import com.badlogic.gdx.scenes.scene2d.ui.Table;
import com.badlogic.gdx.utils.Align;
import meeples.input.Command;
import meeples.input.Device;
import meeples.input.PadButton;
import meeples.input.PadMapper;

/** Asks for one button of a pad after the other, to map an unknown pad. */
final class PadDialog extends UiDialog {
    private static final float WIDTH = 760;

    private final Device pad;
    private PadMapper mapper;

    PadDialog(Device pad) {
        this.pad = pad;
    }

    @Override
    protected void build(Table sheet, Widgets make) {
        if (mapper == null) {
            mapper = ui().devices().startMapping(pad);
            mapper.onProgress(this::progress);
        }
        Theme theme = make.theme();
        sheet.add(make.label(ui().text("pads.title"), Role.TITLE)).row();
        Label name = make.label(PadsPart.label(pad), Role.SMALL);
        name.setEllipsis(true);
        sheet.add(name).width(theme.px(WIDTH)).padBottom(theme.px(16)).row();
        name.setAlignment(Align.center);
        PadButton asked = mapper.asked();
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
                                    ui().text("pads.progress", mapper.step() + 1, mapper.steps()),
                                    Role.SMALL))
                    .padBottom(theme.px(16))
                    .row();
            Label keys = make.paragraph(ui().text("pads.keys"), Role.SMALL);
            keys.setAlignment(Align.center);
            sheet.add(keys).width(theme.px(WIDTH)).padBottom(theme.px(16)).row();
        }
        Table answers = new Table();
        answers.defaults().minHeight(theme.size().finger()).pad(0, theme.px(8), 0, theme.px(8));
        answers.add(make.button("pads.skip", ui().text("pads.skip"), mapper::skip));
        answers.add(make.button("pads.again", ui().text("pads.again"), mapper::back));
        answers.add(make.button("pads.cancel", ui().text("ui.cancel"), this::back));
        answers.add(make.chiefButton("pads.done", ui().text("pads.done"), this::done));
        sheet.add(answers);
    }

    @Override
    protected String firstFocus() {
        return "pads.skip";
    }

    private void progress() {
        if (mapper.asked() == null) {
            done();
        } else {
            rebuild();
        }
    }

    /** The commands of other pads are ignored. */
    @Override
    protected boolean heard(Device device, Command command) {
        return device.kind().isPad() && device != pad;
    }

    private void done() {
        boolean kept = mapper.keep();
        back();
        if (kept) {
            ui().screens().toast(ui().text("pads.kept"));
        }
    }

    @Override
    protected void back() {
        mapper.stop();
        close();
        screen().rebuild();
    }
}
