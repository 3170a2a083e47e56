package meeples.fistful.ui.ask;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import meeples.fistful.ai.Advice;
import meeples.fistful.ai.Reason;
import meeples.fistful.model.Decision;
import meeples.fistful.model.Meeple;
import meeples.fistful.model.Place;
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
    private static final int MOST_REASONS = 3;
    private static final int MOST_WARNINGS = 2;
    private static final int AS_GOOD_AS_CERTAIN = 97; // percent

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
        add(advice, false, MOST_REASONS, lines);
        add(advice, true, MOST_WARNINGS, lines);
        return lines;
    }

    /** Warnings have room of their own: what speaks for a turn must not hide its danger. */
    private void add(Advice advice, boolean warnings, int most, List<Line> lines) {
        int added = 0;
        for (Reason reason : advice.reasons()) {
            if (reason.kind().isWarning() == warnings && added < most) {
                lines.add(new Line("", reason.seat(), say(reason)));
                added++;
            }
        }
    }

    /** A decision in a few words. */
    public String what(int move) {
        return switch (Move.decision(move)) {
            case MARQUEE -> words.get("hint.marquee.what", words.location(Move.building(move)));
            case TAKE -> take(move);
            case SOW -> words.get("hint.first", words.meeple(Move.meeple(move)));
            case GIVE -> words.get("hint.give.what", seats.get(Move.seat(move)).name());
            case RESOLVE ->
                    Move.space(move) == Street.SHOWDOWN
                            ? words.get("hint.showdown")
                            : words.get("hint.first", words.space(Move.space(move)));
            case BUILD -> words.get(Move.yes(move) ? "answer.build" : "answer.no");
            case UPGRADE -> words.get(Move.yes(move) ? "answer.upgrade" : "answer.no");
            case REROLL -> words.get(Move.yes(move) ? "answer.reroll" : "answer.keep");
            case OVER -> "";
        };
    }

    private String take(int move) {
        boolean clockwise = Move.direction(move) == Street.CLOCKWISE;
        return words.get(
                clockwise ? "hint.take.clockwise" : "hint.take.counterclockwise",
                words.location(Move.location(move)),
                words.space(Move.space(move)));
    }

    /** A reason in words. */
    public String say(Reason reason) {
        String why = why(reason);
        if (reason.kind().isWarning() || reason.percent() >= AS_GOOD_AS_CERTAIN) {
            return why;
        }
        return words.get("reason.perhaps", why, words.percent(reason.percent() / 100.0));
    }

    /** Gaps: 0 the place, 1 what or how many, 2 the draws, 3 how likely, 4 who. */
    private String why(Reason reason) {
        return words.get(
                "reason." + reason.kind().name().toLowerCase(Locale.ROOT).replace('_', '-'),
                reason.building() == Town.NOBODY ? "" : words.location(reason.building()),
                what(reason),
                words.count("reason.draws", reason.draws()),
                words.percent(reason.percent() / 100.0),
                seats.get(reason.seat()).name());
    }

    private String what(Reason reason) {
        return switch (reason.kind()) {
            case ROBS, NEAR_MINERS -> words.meeples(Meeple.MINER, reason.count());
            case ARRESTS -> words.meeples(Meeple.ROBBER, reason.count());
            case ENTERTAINS -> words.meeples(Meeple.BUILDER, reason.count());
            case TAKES_BARS -> words.count("reason.bars", reason.count());
            case SPOILS -> words.count("points", reason.count());
            case WAITS_FOR_SHOWDOWN -> words.meeple(reason.count());
            case SAVES ->
                    words.cost(
                            Place.goldCost(reason.building()), Place.stoneCost(reason.building()));
            default -> "";
        };
    }

    /** Where the suggested handful would go; null when it is about something else. */
    public Preview preview(Town town, int[] moves) {
        Decision decision = town.decision();
        if (decision != Decision.TAKE && decision != Decision.SOW) {
            return null;
        }
        Town playing = town.copy();
        List<Preview.Step> steps = new ArrayList<>();
        boolean[] sown = {false};
        for (int move : moves) {
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
        int direction = decision == Decision.TAKE ? Move.direction(moves[0]) : town.direction();
        return new Preview(direction, steps, new ArrayList<>());
    }
}
