package meeples.fistful.ui.ask;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import meeples.fistful.ai.Advice;
import meeples.fistful.ai.Reason;
import meeples.fistful.model.Decision;
import meeples.fistful.model.Street;
import meeples.fistful.model.Town;
import meeples.fistful.rules.Event;
import meeples.fistful.rules.FistfulRules;
import meeples.fistful.rules.Move;
import meeples.fistful.table.Preview;
import meeples.fistful.ui.words.TownWords;
import meeples.play.Seat;

/** Says what the strongest bot would do and why, and draws it on the table. */
public final class HintLines {
    private static final int MOST_REASONS = 4;

    private final FistfulRules rules = new FistfulRules();
    private final TownWords words;
    private final List<Seat> seats;

    public HintLines(TownWords words, List<Seat> seats) {
        this.words = words;
        this.seats = seats;
    }

    public List<Line> of(Advice advice) {
        List<Line> lines = new ArrayList<>();
        lines.add(new Line("hint", Town.NOBODY, what(advice.moves()[0])));
        lines.add(
                new Line(
                        "trophy",
                        advice.seat(),
                        words.get(
                                "hint.chance",
                                words.percent(advice.before()[advice.seat()]),
                                words.percent(advice.after()[advice.seat()]))));
        for (Reason reason : advice.reasons()) {
            if (lines.size() < MOST_REASONS + 2) {
                lines.add(new Line("", reason.seat(), why(reason)));
            }
        }
        return lines;
    }

    private String what(int move) {
        return switch (Move.decision(move)) {
            case MARQUEE -> words.location(Move.building(move));
            case TAKE -> take(move);
            case SOW -> words.meeple(Move.meeple(move));
            case GIVE -> seats.get(Move.seat(move)).name();
            case RESOLVE ->
                    Move.space(move) == Street.SHOWDOWN
                            ? words.get("hint.showdown")
                            : words.space(Move.space(move));
            case BUILD -> words.get(Move.yes(move) ? "answer.build" : "answer.no");
            case UPGRADE -> words.get(Move.yes(move) ? "answer.upgrade" : "answer.no");
            case REROLL -> words.get(Move.yes(move) ? "answer.reroll" : "answer.keep");
            case OVER -> "";
        };
    }

    private String take(int move) {
        boolean clockwise = Move.direction(move) == Street.CLOCKWISE;
        return words.get(
                "hint.take.what",
                words.location(Move.location(move)),
                words.get(clockwise ? "way.clockwise" : "way.counterclockwise"),
                words.space(Move.space(move)));
    }

    private String why(Reason reason) {
        return words.get(
                "reason." + reason.kind().name().toLowerCase(Locale.ROOT).replace('_', '-'),
                reason.building() == Town.NOBODY ? "" : words.location(reason.building()),
                reason.count(),
                reason.draws(),
                words.percent(reason.percent() / 100.0));
    }

    /** Where the suggested handful would go; null when it is about something else. */
    public Preview preview(Town town, Advice advice) {
        Decision decision = town.decision();
        if (decision != Decision.TAKE && decision != Decision.SOW) {
            return null;
        }
        Town playing = town.copy();
        List<Preview.Step> steps = new ArrayList<>();
        boolean[] sown = {false};
        for (int move : advice.moves()) {
            rules.play(
                    playing,
                    move,
                    event -> {
                        if (event instanceof Event.MeepleSown step && !sown[0]) {
                            int number = steps.size() + 1;
                            steps.add(new Preview.Step(number, step.space(), step.meeple()));
                        } else if (event instanceof Event.TurnEnded) {
                            sown[0] = true;
                        }
                    });
        }
        int direction =
                decision == Decision.TAKE ? Move.direction(advice.moves()[0]) : town.direction();
        return new Preview(direction, steps, new ArrayList<>());
    }
}
