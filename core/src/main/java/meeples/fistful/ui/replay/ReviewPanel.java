package meeples.fistful.ui.replay;

import com.badlogic.gdx.math.Rectangle;
import com.badlogic.gdx.scenes.scene2d.Touchable;
import com.badlogic.gdx.scenes.scene2d.ui.Button;
import com.badlogic.gdx.scenes.scene2d.ui.Image;
import com.badlogic.gdx.scenes.scene2d.ui.Label;
import com.badlogic.gdx.scenes.scene2d.ui.Table;
import java.util.List;
import java.util.function.IntConsumer;
import meeples.fistful.ui.Pictures;
import meeples.fistful.ui.badge.SeatBadge;
import meeples.fistful.ui.review.Analysis;
import meeples.fistful.ui.review.AnalysisStatus;
import meeples.fistful.ui.review.Finding;
import meeples.fistful.ui.review.FindingLines;
import meeples.fistful.ui.review.FindingWords;
import meeples.fistful.ui.words.TownWords;
import meeples.ui.Look;
import meeples.ui.Palette;
import meeples.ui.Role;
import meeples.ui.Theme;
import meeples.ui.UiScreen;
import meeples.ui.Widgets;

/**
 * What the analysis of a match has found, beside the table: a list to go to each, and all about the
 * one where the replay is now.
 */
final class ReviewPanel extends Table {
    private final UiScreen screen;
    private final Widgets make;
    private final Analysis analysis;
    private final FindingWords says;
    private final IntConsumer goTo;
    private final AnalysisStatus status;
    private final Table content = new Table();

    ReviewPanel(
            UiScreen screen,
            Widgets make,
            TownWords words,
            Analysis analysis,
            Rectangle area,
            IntConsumer goTo) {
        this.screen = screen;
        this.make = make;
        this.analysis = analysis;
        this.goTo = goTo;
        says = new FindingWords(words, analysis.match());
        Theme theme = make.theme();
        setName("review");
        setTouchable(Touchable.enabled);
        setBackground(theme.drawable(Look.PAPER));
        setBounds(area.x, area.y, area.width, area.height);
        status = new AnalysisStatus(screen, make, words, analysis);
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
            sign.setColor(Palette.DYNAMITE);
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
