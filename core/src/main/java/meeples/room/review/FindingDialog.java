package meeples.room.review;

import com.badlogic.gdx.scenes.scene2d.ui.Table;
import java.util.function.IntConsumer;
import meeples.ui.Role;
import meeples.ui.Theme;
import meeples.ui.UiDialog;
import meeples.ui.Widgets;

/** Says what was found at a point of the match, and leads there. */
final class FindingDialog extends UiDialog {
    private static final float WIDTH = 900;

    private final FindingWords<?, ?> says;
    private final Finding finding;
    private final IntConsumer watch;

    FindingDialog(FindingWords<?, ?> says, Finding finding, IntConsumer watch) {
        this.says = says;
        this.finding = finding;
        this.watch = watch;
    }

    @Override
    protected void build(Table sheet, Widgets make) {
        Theme theme = make.theme();
        sheet.add(make.label(says.title(finding), Role.TITLE)).row();
        float width = Math.min(theme.px(WIDTH), screen().stage().getWidth() * 0.8f);
        FindingLines lines =
                new FindingLines(make, says.lines(finding), says.seats(), width, Role.BODY);
        lines.setName("finding.lines");
        sheet.add(lines).padTop(theme.px(8)).padBottom(theme.px(18)).row();
        Table answers = new Table();
        answers.defaults()
                .minWidth(theme.px(240))
                .minHeight(theme.size().finger())
                .space(theme.px(16));
        answers.add(make.button("finding.close", ui().text("answer.close"), this::close));
        answers.add(make.button("finding.watch", ui().text("review.watch"), this::show));
        sheet.add(answers);
    }

    private void show() {
        close();
        watch.accept(finding.decision());
    }

    @Override
    protected String firstFocus() {
        return "finding.watch";
    }
}
