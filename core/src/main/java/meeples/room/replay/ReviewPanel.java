package meeples.room.replay;

import com.badlogic.gdx.math.Rectangle;
import com.badlogic.gdx.scenes.scene2d.Touchable;
import com.badlogic.gdx.scenes.scene2d.ui.Button;
import com.badlogic.gdx.scenes.scene2d.ui.Image;
import com.badlogic.gdx.scenes.scene2d.ui.Label;
import com.badlogic.gdx.scenes.scene2d.ui.Table;
import java.util.List;
import java.util.function.IntConsumer;
import meeples.room.badge.Pictures;
import meeples.room.badge.SeatBadge;
import meeples.room.review.Analysis;
import meeples.room.review.AnalysisStatus;
import meeples.room.review.Finding;
import meeples.room.review.FindingLines;
import meeples.room.review.FindingWords;
import meeples.ui.Palette;
import meeples.ui.Role;
import meeples.ui.Theme;
import meeples.ui.UiPicture;
import meeples.ui.UiScreen;
import meeples.ui.Widgets;

/**
 * What the analysis of a match has found, beside the table: a list to go to each, and all about the
 * one where the replay is now.
 */
final class ReviewPanel<S, E> extends Table {
    private final UiScreen screen;
    private final Widgets make;
    private final Analysis<S, E> analysis;
    private final FindingWords<S, E> says;
    private final IntConsumer goTo;
    private final AnalysisStatus status;
    private final Table content = new Table();

    ReviewPanel(
            UiScreen screen,
            Widgets make,
            FindingWords<S, E> says,
            Analysis<S, E> analysis,
            Rectangle area,
            IntConsumer goTo) {
        this.screen = screen;
        this.make = make;
        this.analysis = analysis;
        this.goTo = goTo;
        this.says = says;
        Theme theme = make.theme();
        setName("review");
        setTouchable(Touchable.enabled);
        setBackground(theme.drawable(UiPicture.PAPER));
        setBounds(area.x, area.y, area.width, area.height);
        status = new AnalysisStatus(screen, make, screen.ui().texts(), analysis);
        add(status).growX().row();
        content.top();
        add(make.scroll("review.scroll", content)).grow();
    }

    /** To be called once a frame; true when the analysis has just been completed. */
    boolean update() {
        return status.update();
    }

    /** Shows what was found here; null for the list of all. */
    void show(Finding here) {
        screen.focus().forget(content);
        content.clearChildren();
        List<Finding> all = analysis.findings();
        for (int i = 0; i < all.size(); i++) {
            addRow(i, all.get(i), here);
        }
    }

    private float width() {
        return getWidth() - getPadLeft() - getPadRight() - make.theme().px(26);
    }

    private void addRow(int index, Finding finding, Finding here) {
        Theme theme = make.theme();
        float side = theme.px(28);
        Button row = make.bareFrame("review-" + index, () -> goTo.accept(finding.decision()));
        row.left();
        boolean isHere = finding.equals(here);
        boolean costly = finding.kind() == Finding.Kind.COSTLY;
        row.add(SeatBadge.image(theme, says.seats().get(finding.seat())))
                .size(side)
                .padRight(theme.px(4));
        Image sign = Pictures.onPaper(theme, finding.icon());
        if (costly) {
            sign.setColor(Palette.ALARM);
        }
        row.add(sign).size(side).padRight(theme.px(6));
        Label title = make.paragraph(says.title(finding), isHere ? Role.BOLD : Role.BODY);
        row.add(title).width(width() - 2 * side - theme.px(10)).left();
        content.add(row).growX().padTop(theme.px(4)).row();
        screen.help().add(row, () -> says.summary(finding));
        if (isHere) {
            FindingLines lines =
                    new FindingLines(make, says.lines(finding), says.seats(), width(), Role.SMALL);
            lines.setName("review.lines");
            content.add(lines).left().padBottom(theme.px(10)).row();
        }
    }
}
