package meeples.fistful.ui.ask;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import meeples.fistful.ai.TownReason;
import meeples.fistful.model.Decision;
import meeples.fistful.model.Meeple;
import meeples.fistful.model.Place;
import meeples.fistful.model.Street;
import meeples.fistful.model.Town;
import meeples.fistful.rules.Event;
import meeples.fistful.rules.FistfulRules;
import meeples.fistful.rules.Move;
import meeples.fistful.table.TownPreview;
import meeples.fistful.table.TownTarget;
import meeples.fistful.ui.words.TownWords;
import meeples.game.tell.AdviceTelling;
import meeples.play.Seat;
import meeples.search.review.Reason;
import meeples.table.Target;

/** Puts choices and what speaks for them into words, and draws them on the table. */
public final class TownAdvice implements AdviceTelling<Town> {
    private static final int AS_GOOD_AS_CERTAIN = 97; // percent

    private final FistfulRules rules = new FistfulRules();
    private final TownWords words;
    private final List<Seat> seats;

    public TownAdvice(TownWords words, List<Seat> seats) {
        this.words = words;
        this.seats = seats;
    }

    @Override
    public String brief(Town town, int[] moves) {
        return what(moves[0]);
    }

    /** What is done and, of a handful, in which order. */
    @Override
    public String inFull(Town town, int[] moves) {
        Decision decision = town.decision();
        if (decision != Decision.TAKE && decision != Decision.SOW) {
            return what(moves[0]);
        }
        StringBuilder order = new StringBuilder();
        Town playing = town.copy();
        for (int move : moves) {
            rules.play(
                    playing,
                    move,
                    event -> {
                        if (event instanceof Event.MeepleSown sown) {
                            add(order, words.meeple(sown.meeple()));
                        } else if (event instanceof Event.MadameRetired) {
                            add(order, words.meeple(Meeple.MADAME));
                        }
                    });
        }
        if (decision == Decision.SOW) {
            return order.toString();
        }
        return words.get("review.order", what(moves[0]), order.toString());
    }

    private static void add(StringBuilder list, String word) {
        list.append(list.length() == 0 ? "" : ", ").append(word);
    }

    @Override
    public List<Target> targets(Town town, int[] moves) {
        int move = moves[0];
        return switch (Move.decision(move)) {
            case MARQUEE -> List.of(TownTarget.marquee(Move.building(move)));
            case GIVE -> List.of(Target.panel(Move.seat(move)));
            case RESOLVE ->
                    Move.space(move) == Street.SHOWDOWN
                            ? List.of(TownTarget.space(Street.S0))
                            : List.of(TownTarget.space(Move.space(move)));
            default -> List.of();
        };
    }

    /** A decision in a few words. */
    private String what(int move) {
        return switch (Move.decision(move)) {
            case MARQUEE -> words.get("advice.marquee", words.location(Move.building(move)));
            case TAKE -> take(move);
            case SOW -> words.get("advice.first", words.meeple(Move.meeple(move)));
            case GIVE -> words.get("advice.give", seats.get(Move.seat(move)).name());
            case RESOLVE ->
                    Move.space(move) == Street.SHOWDOWN
                            ? words.get("advice.showdown")
                            : words.get("advice.first", words.space(Move.space(move)));
            case BUILD -> words.get(Move.yes(move) ? "answer.build" : "answer.build.no");
            case UPGRADE -> words.get(Move.yes(move) ? "answer.upgrade" : "answer.upgrade.no");
            case REROLL -> words.get(Move.yes(move) ? "answer.reroll" : "answer.keep");
            case OVER -> "";
        };
    }

    private String take(int move) {
        boolean clockwise = Move.direction(move) == Street.CLOCKWISE;
        return words.get(
                clockwise ? "advice.take.clockwise" : "advice.take.counterclockwise",
                words.location(Move.location(move)),
                words.space(Move.space(move)));
    }

    @Override
    public String say(Reason ofThisGame) {
        TownReason reason = (TownReason) ofThisGame;
        String why = why(reason);
        if (reason.isWarning() || reason.percent() >= AS_GOOD_AS_CERTAIN) {
            return why;
        }
        return words.get("reason.perhaps", why, words.percent(reason.percent() / 100.0));
    }

    /** Gaps: 0 the place, 1 what or how many, 2 the draws, 3 how likely, 4 who. */
    private String why(TownReason reason) {
        return words.get(
                "reason." + reason.kind().name().toLowerCase(Locale.ROOT).replace('_', '-'),
                reason.building() == Town.NOBODY ? "" : words.location(reason.building()),
                what(reason),
                words.count("reason.draws", reason.draws()),
                words.percent(reason.percent() / 100.0),
                seats.get(reason.seat()).name());
    }

    private String what(TownReason reason) {
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
    @Override
    public TownPreview preview(Town town, int[] moves) {
        Decision decision = town.decision();
        if (decision != Decision.TAKE && decision != Decision.SOW) {
            return null;
        }
        Town playing = town.copy();
        List<TownPreview.Step> steps = new ArrayList<>();
        boolean[] sown = {false};
        for (int move : moves) {
            rules.play(
                    playing,
                    move,
                    event -> {
                        if (event instanceof Event.MeepleSown step && !sown[0]) {
                            int number = steps.size() + 1;
                            steps.add(new TownPreview.Step(number, step.space(), step.meeple()));
                        } else if (event instanceof Event.TurnEnded) {
                            sown[0] = true;
                        }
                    });
        }
        int direction = decision == Decision.TAKE ? Move.direction(moves[0]) : town.direction();
        return new TownPreview(direction, steps, new ArrayList<>());
    }
}
