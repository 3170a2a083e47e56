package meeples.desktop.tool;

import java.util.Arrays;
import java.util.IntSummaryStatistics;
import java.util.List;
import java.util.Locale;
import meeples.fistful.model.Town;
import meeples.fistful.rules.FistfulRules;

/** Adds up what happened in many games of the same players. */
final class Summary {
    private final FistfulRules rules = new FistfulRules();
    private final List<String> bots;
    private final Scores[] bySeat;
    private final Scores[] byTurnOrder;
    private final IntSummaryStatistics turns = new IntSummaryStatistics();
    private final IntSummaryStatistics decisions = new IntSummaryStatistics();
    private int banksEmpty;
    private int graveyardsFull;
    private int allExploded;
    private int otherEnds;
    private double seconds;
    private double processorSeconds;

    /** The points and wins of a player; a shared win counts by its share. */
    private static final class Scores {
        private final IntSummaryStatistics points = new IntSummaryStatistics();
        private double squares;
        private double wins;

        void add(int score, double win) {
            points.accept(score);
            squares += (double) score * score;
            wins += win;
        }

        String text() {
            double mean = points.getAverage();
            double deviation = Math.sqrt(Math.max(0, squares / points.getCount() - mean * mean));
            return String.format(
                    Locale.ROOT,
                    "%6.1f %6.1f %5d %5d %7.1f %%",
                    mean,
                    deviation,
                    points.getMin(),
                    points.getMax(),
                    100 * wins / points.getCount());
        }
    }

    Summary(List<String> bots) {
        this.bots = bots;
        bySeat = scores(bots.size());
        byTurnOrder = scores(bots.size());
    }

    private static Scores[] scores(int players) {
        Scores[] scores = new Scores[players];
        Arrays.setAll(scores, seat -> new Scores());
        return scores;
    }

    void add(Town town, int decisionsMade) {
        turns.accept(town.turn());
        decisions.accept(decisionsMade);
        int winners = 0;
        for (int seat = 0; seat < town.players(); seat++) {
            winners += rules.place(town, seat) == 1 ? 1 : 0;
        }
        for (int seat = 0; seat < town.players(); seat++) {
            int points = rules.points(town, seat);
            double win = rules.place(town, seat) == 1 ? 1.0 / winners : 0;
            bySeat[seat].add(points, win);
            int order = (seat - town.first() + town.players()) % town.players();
            byTurnOrder[order].add(points, win);
        }
        countEnd(town);
    }

    private void countEnd(Town town) {
        boolean bank = town.bank() == 0;
        boolean graves = !town.hasEmptyGrave();
        boolean dynamite = town.exploded() == Town.DYNAMITES;
        banksEmpty += bank ? 1 : 0;
        graveyardsFull += graves ? 1 : 0;
        allExploded += dynamite ? 1 : 0;
        otherEnds += bank || graves || dynamite ? 0 : 1;
    }

    /** The time that it took, and how much of it a busy machine left for this. */
    void setSeconds(double seconds, double processorSeconds) {
        this.seconds = seconds;
        this.processorSeconds = processorSeconds;
    }

    String text() {
        StringBuilder text = new StringBuilder();
        long games = turns.getCount();
        line(
                text,
                "%,d games in %.2f s: %,.0f games/s, %,.0f decisions/s",
                games,
                seconds,
                games / seconds,
                decisions.getSum() / seconds);
        line(
                text,
                "of processor time %.2f s: %,.0f games/s",
                processorSeconds,
                games / processorSeconds);
        line(
                text,
                "turns a game      %6.1f (%d to %d)",
                turns.getAverage(),
                turns.getMin(),
                turns.getMax());
        line(
                text,
                "decisions a game  %6.1f (%d to %d)",
                decisions.getAverage(),
                decisions.getMin(),
                decisions.getMax());
        line(
                text,
                "ends: bank empty %.1f %%, graveyard full %.1f %%, all dynamite exploded %.1f %%,"
                        + " last round agreed %.1f %% (several may come together)",
                100.0 * banksEmpty / games,
                100.0 * graveyardsFull / games,
                100.0 * allExploded / games,
                100.0 * otherEnds / games);
        line(text, "%-28s %6s %6s %5s %5s %9s", "points", "mean", "+-", "least", "most", "wins");
        for (int seat = 0; seat < bots.size(); seat++) {
            String name = "seat " + (seat + 1) + ", " + bots.get(seat);
            line(text, "%-28s %s", name, bySeat[seat].text());
        }
        for (int order = 0; order < bots.size(); order++) {
            String name = "number " + (order + 1) + " in turn order";
            line(text, "%-28s %s", name, byTurnOrder[order].text());
        }
        return text.toString();
    }

    private static void line(StringBuilder text, String format, Object... values) {
        text.append(String.format(Locale.ROOT, format, values)).append('\n');
    }
}
