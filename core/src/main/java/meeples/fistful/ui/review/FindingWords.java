package meeples.fistful.ui.review;

import java.util.ArrayList;
import java.util.List;
import meeples.fistful.ai.Reason;
import meeples.fistful.model.Decision;
import meeples.fistful.model.Meeple;
import meeples.fistful.model.Street;
import meeples.fistful.model.Town;
import meeples.fistful.rules.Event;
import meeples.fistful.rules.Move;
import meeples.fistful.table.Preview;
import meeples.fistful.table.Target;
import meeples.fistful.ui.ask.HintLines;
import meeples.fistful.ui.ask.Line;
import meeples.fistful.ui.log.EventWords;
import meeples.fistful.ui.words.TownWords;
import meeples.play.Match;
import meeples.play.Seat;

/** Says in the player's language what an analysis has found, and draws it on the table. */
public final class FindingWords {
    private static final int MOST_REASONS = 3;

    private final TownWords words;
    private final Match<Town, Event> match;
    private final HintLines hints;
    private final EventWords events;

    public FindingWords(TownWords words, Match<Town, Event> match) {
        this.words = words;
        this.match = match;
        hints = new HintLines(words, match.seats());
        events = new EventWords(words, match.seats());
    }

    public List<Seat> seats() {
        return match.seats();
    }

    /** A short sentence. */
    public String title(Finding finding) {
        String name = match.seats().get(finding.seat()).name();
        if (finding.kind() == Finding.Kind.COSTLY) {
            return finding.turn() == 0
                    ? words.get("review.costly.start", name)
                    : words.get("review.costly", finding.turn(), name);
        }
        boolean rises = finding.after() > finding.before();
        return words.get(rises ? "review.rises" : "review.falls", finding.turn(), name);
    }

    /** The title with the figures. */
    public String summary(Finding finding) {
        return title(finding) + "\n" + chances(finding);
    }

    private String chances(Finding finding) {
        boolean costly = finding.kind() == Finding.Kind.COSTLY;
        return costly
                ? words.get(
                        "review.instead",
                        words.percent(finding.after()),
                        words.percent(finding.before()))
                : words.get(
                        "review.chance",
                        words.percent(finding.before()),
                        words.percent(finding.after()));
    }

    /** All that there is to say. */
    public List<Line> lines(Finding finding) {
        List<Line> lines = new ArrayList<>();
        lines.add(new Line("trophy", finding.seat(), chances(finding)));
        if (finding.kind() == Finding.Kind.TURNING) {
            addEvents(finding, lines);
            return lines;
        }
        Town town = match.positionAfter(finding.decision());
        lines.add(
                new Line(
                        "hand",
                        Town.NOBODY,
                        words.get("review.played", what(town, finding.played()))));
        lines.add(
                new Line(
                        "hint",
                        Town.NOBODY,
                        words.get("review.better", what(town, finding.better()))));
        for (Reason reason : finding.reasons()) {
            if (lines.size() < MOST_REASONS + 3) {
                lines.add(new Line("", reason.seat(), hints.say(reason)));
            }
        }
        return lines;
    }

    /** What happened in the turn, without who went where. */
    private void addEvents(Finding finding, List<Line> lines) {
        for (Event event : told(finding.decision(), finding.played())) {
            boolean weighty =
                    event instanceof Event.PiecesDrawn
                            || event instanceof Event.MarqueeBuilt
                            || event instanceof Event.MarqueeUpgraded
                            || event instanceof Event.DynamiteExploded
                            || event instanceof Event.ShowdownWon
                            || event instanceof Event.GoldBarTaken
                            || event instanceof Event.EndTriggered
                            || event instanceof Event.StartingMarqueePlaced;
            if (weighty) {
                lines.add(new Line(EventWords.icon(event), Town.NOBODY, events.say(event)));
            }
        }
    }

    /** What comes of these decisions, up to the end of the turn. */
    private List<Event> told(int decision, int[] moves) {
        Town town = match.positionAfter(decision);
        List<Event> told = new ArrayList<>();
        boolean[] over = {false};
        for (int move : moves) {
            match.game()
                    .rules()
                    .play(
                            town,
                            move,
                            event -> {
                                over[0] |= event instanceof Event.TurnStarted;
                                if (!over[0]) {
                                    told.add(event);
                                }
                            });
        }
        return told;
    }

    /** A choice in words: what, and a handful's order. */
    private String what(Town town, int[] moves) {
        Decision decision = town.decision();
        if (decision != Decision.TAKE && decision != Decision.SOW) {
            return hints.what(moves[0]);
        }
        StringBuilder order = new StringBuilder();
        Town playing = town.copy();
        for (int move : moves) {
            match.game()
                    .rules()
                    .play(
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
        return words.get("review.order", hints.what(moves[0]), order.toString());
    }

    private static void add(StringBuilder list, String word) {
        list.append(list.length() == 0 ? "" : ", ").append(word);
    }

    /** What on the table the better choice is about, when it is not a handful. */
    public List<Target> targets(Finding finding) {
        if (finding.better().length == 0) {
            return List.of();
        }
        int move = finding.better()[0];
        return switch (Move.decision(move)) {
            case MARQUEE -> List.of(Target.marquee(Move.building(move)));
            case GIVE -> List.of(Target.supply(Move.seat(move)));
            case RESOLVE ->
                    Move.space(move) == Street.SHOWDOWN
                            ? List.of(Target.space(Street.S0))
                            : List.of(Target.space(Move.space(move)));
            default -> List.of();
        };
    }

    /** Where the better handful would go; null when it is about something else. */
    public Preview preview(Finding finding) {
        return finding.better().length == 0
                ? null
                : hints.preview(match.positionAfter(finding.decision()), finding.better());
    }
}
