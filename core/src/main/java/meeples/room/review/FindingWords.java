package meeples.room.review;

import java.util.ArrayList;
import java.util.List;
import meeples.game.BoardGame;
import meeples.game.ask.Line;
import meeples.game.tell.AdviceTelling;
import meeples.game.tell.EventFacts;
import meeples.game.tell.EventRank;
import meeples.play.Match;
import meeples.play.Rules;
import meeples.play.Seat;
import meeples.search.review.Reason;
import meeples.table.Preview;
import meeples.table.Target;
import meeples.text.Figures;
import meeples.text.Texts;

/**
 * Says in the player's language what an analysis has found, and draws it on the table.
 *
 * @param <S> the game's position
 * @param <E> the game's events
 */
public final class FindingWords<S, E> {
    private static final int MOST_REASONS = 3;

    private final BoardGame<S, E> game;
    private final Texts texts;
    private final Match<S, E> match;

    public FindingWords(BoardGame<S, E> game, Texts texts, Match<S, E> match) {
        this.game = game;
        this.texts = texts;
        this.match = match;
    }

    public List<Seat> seats() {
        return match.seats();
    }

    /** A short sentence. */
    public String title(Finding finding) {
        String name = match.seats().get(finding.seat()).name();
        if (finding.kind() == Finding.Kind.COSTLY) {
            String key = finding.proposed() ? "review.deeper" : "review.costly";
            return finding.turn() == 0
                    ? texts.get(key + ".start", name)
                    : texts.get(key, finding.turn(), name);
        }
        boolean rises = finding.after() > finding.before();
        return texts.get(rises ? "review.rises" : "review.falls", finding.turn(), name);
    }

    /** The title with the figures. */
    public String summary(Finding finding) {
        return title(finding) + "\n" + chances(finding);
    }

    private String chances(Finding finding) {
        boolean costly = finding.kind() == Finding.Kind.COSTLY;
        return costly
                ? texts.get(
                        "review.instead",
                        Figures.percent(texts, finding.after()),
                        Figures.percent(texts, finding.before()),
                        Figures.margin(texts, finding.margin()))
                : texts.get(
                        "review.chance",
                        Figures.percent(texts, finding.before()),
                        Figures.percent(texts, finding.after()));
    }

    /** All that there is to say. */
    public List<Line> lines(Finding finding) {
        List<Line> lines = new ArrayList<>();
        lines.add(new Line("trophy", finding.seat(), chances(finding)));
        if (finding.kind() == Finding.Kind.TURNING) {
            addEvents(finding, lines);
            return lines;
        }
        S position = match.positionAfter(finding.decision());
        AdviceTelling<S> advice = advice();
        lines.add(
                new Line(
                        "hand",
                        Rules.NOBODY,
                        texts.get("review.played", advice.inFull(position, finding.played()))));
        if (finding.proposed()) {
            lines.add(new Line("", Rules.NOBODY, texts.get("review.proposed")));
        }
        lines.add(
                new Line(
                        "hint",
                        Rules.NOBODY,
                        texts.get("review.better", advice.inFull(position, finding.better()))));
        int said = 0;
        for (Reason reason : finding.reasons()) {
            if (said++ < MOST_REASONS) {
                lines.add(new Line("", reason.seat(), advice.say(reason)));
            }
        }
        return lines;
    }

    /** What came of the turn, without what only led up to it. */
    private void addEvents(Finding finding, List<Line> lines) {
        for (E event : told(finding.decision(), finding.played())) {
            EventFacts facts = game.events().facts(event);
            if (facts.rank() == EventRank.RESULT) {
                String said = game.events().say(event, texts, match.seats());
                lines.add(new Line(facts.icon(), Rules.NOBODY, said));
            }
        }
    }

    /** What comes of these decisions, up to the end of the turn. */
    private List<E> told(int decision, int[] moves) {
        S position = match.positionAfter(decision);
        List<E> told = new ArrayList<>();
        boolean[] over = {false};
        for (int move : moves) {
            match.game()
                    .rules()
                    .play(
                            position,
                            move,
                            event -> {
                                over[0] |=
                                        game.events().facts(event).rank() == EventRank.TURN_BEGINS;
                                if (!over[0]) {
                                    told.add(event);
                                }
                            });
        }
        return told;
    }

    /** What on the table the better choice is about, when a preview does not show it. */
    public List<Target> targets(Finding finding) {
        return finding.better().length == 0
                ? List.of()
                : advice().targets(match.positionAfter(finding.decision()), finding.better());
    }

    /** The better choice, to be drawn on the table; null when it is about something else. */
    public Preview preview(Finding finding) {
        return finding.better().length == 0
                ? null
                : advice().preview(match.positionAfter(finding.decision()), finding.better());
    }

    private AdviceTelling<S> advice() {
        return game.advice(texts, match.seats());
    }
}
