package meeples.room.asking;

import java.util.ArrayList;
import java.util.List;
import meeples.game.ask.Line;
import meeples.game.tell.AdviceTelling;
import meeples.play.Rules;
import meeples.search.review.Advice;
import meeples.search.review.Reason;
import meeples.text.Figures;
import meeples.text.Texts;

/** Says what the strongest bot would do and why. */
public final class AdviceLines {
    private static final int MOST_REASONS = 3;
    private static final int MOST_WARNINGS = 2;

    private AdviceLines() {}

    /** The advice line by line: what to do, the chance to win, reasons, warnings. */
    public static <S> List<Line> of(
            AdviceTelling<S> telling, Texts texts, S position, Advice advice) {
        List<Line> lines = new ArrayList<>();
        lines.add(new Line("hint", Rules.NOBODY, telling.brief(position, advice.moves())));
        String chance = Figures.percent(texts, advice.chances()[advice.seat()]);
        String margin = Figures.margin(texts, advice.margin());
        lines.add(new Line("trophy", advice.seat(), texts.get("advice.chance", chance, margin)));
        // Warnings have room of their own: what speaks for a choice must not hide its danger.
        add(telling, advice, false, MOST_REASONS, lines);
        add(telling, advice, true, MOST_WARNINGS, lines);
        return lines;
    }

    private static void add(
            AdviceTelling<?> telling, Advice advice, boolean warnings, int most, List<Line> lines) {
        int added = 0;
        for (Reason reason : advice.reasons()) {
            if (reason.isWarning() == warnings && added < most) {
                lines.add(new Line("", reason.seat(), telling.say(reason)));
                added++;
            }
        }
    }
}
