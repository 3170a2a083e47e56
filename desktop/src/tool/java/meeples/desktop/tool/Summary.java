package meeples.desktop.tool;

import java.util.Arrays;
import java.util.IntSummaryStatistics;
import java.util.List;
import java.util.Locale;
import meeples.play.Rules;

/** Adds up what happened in many games of the same players. */
final class Summary<S> {
    private final ToolGame<S, ?> game;
    private final Rules<S, ?> rules;
    private final Figures<S> figures;
    private final List<String> bots;
    private final Scores[] bySeat;
    private final Scores[] byTurnOrder;
    private final IntSummaryStatistics turns = new IntSummaryStatistics();
    private final IntSummaryStatistics decisions = new IntSummaryStatistics();
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

    Summary(ToolGame<S, ?> game, List<String> bots) {
        this.game = game;
        this.bots = bots;
        rules = game.game().rules();
        figures = game.figures();
        bySeat = scores(bots.size());
        byTurnOrder = scores(bots.size());
    }

    private static Scores[] scores(int players) {
        Scores[] scores = new Scores[players];
        Arrays.setAll(scores, seat -> new Scores());
        return scores;
    }

    /**
     * @param first the seat that started
     */
    void add(S end, int first, int decisionsMade) {
        int players = bots.size();
        turns.accept(game.turns(end));
        decisions.accept(decisionsMade);
        int winners = 0;
        for (int seat = 0; seat < players; seat++) {
            winners += rules.place(end, seat) == 1 ? 1 : 0;
        }
        for (int seat = 0; seat < players; seat++) {
            int points = rules.points(end, seat);
            double win = rules.place(end, seat) == 1 ? 1.0 / winners : 0;
            bySeat[seat].add(points, win);
            byTurnOrder[(seat - first + players) % players].add(points, win);
        }
        figures.add(end);
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
        text.append(figures.text());
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
