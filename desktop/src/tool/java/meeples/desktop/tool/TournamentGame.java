package meeples.desktop.tool;

import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.util.ArrayList;
import java.util.List;
import meeples.play.Rules;

/** Plays one game of a tournament and takes its measures. */
final class TournamentGame<S, E> {
    private final ToolGame<S, E> game;
    private final Rules<S, E> rules;
    private final ThreadMXBean threads = ManagementFactory.getThreadMXBean();
    private final int[] contestants;
    private final List<Decider<S>> deciders = new ArrayList<>();
    private final S position;
    private final Habits.Observation<S> observation;
    private final int[] turns;
    private final long[] cpuNanos;
    private final int first;
    private int begun;

    /**
     * @param position as it was laid out
     * @param seed of the position
     * @param seated the index of the contestant in each seat
     */
    TournamentGame(
            ToolGame<S, E> game,
            S position,
            int seed,
            List<Contestant> all,
            int[] seated,
            Habits<S> habits) {
        this.game = game;
        this.position = position;
        first = game.first(position);
        contestants = seated;
        rules = game.game().rules();
        int players = seated.length;
        for (int seat = 0; seat < players; seat++) {
            Contestant contestant = all.get(seated[seat]);
            // Two of a level think apart, or a level among its like would play the same game again.
            int botSeed = (seed * all.size() + seated[seat]) * players + seat;
            deciders.add(
                    Decider.create(game, contestant.level(), botSeed, contestant.iterations()));
        }
        observation = habits.observe(position);
        turns = new int[players];
        cpuNanos = new long[players];
    }

    Outcome play() {
        for (int seat = rules.decider(position);
                seat != Rules.NOBODY;
                seat = rules.decider(position)) {
            countTurn(seat);
            int move = decide(seat);
            observation.deciding(position, seat, move);
            rules.play(position, move, null);
        }
        observation.count();
        return outcome();
    }

    /** A turn belongs to whoever makes its first decision. */
    private void countTurn(int seat) {
        if (game.turns(position) > begun) {
            begun = game.turns(position);
            turns[seat]++;
        }
    }

    private int decide(int seat) {
        long start = threads.getCurrentThreadCpuTime();
        int move = deciders.get(seat).decide(position, seat);
        cpuNanos[seat] += threads.getCurrentThreadCpuTime() - start;
        return move;
    }

    private Outcome outcome() {
        int players = contestants.length;
        int[] places = new int[players];
        int[] points = new int[players];
        long[] iterations = new long[players];
        List<List<String>> cells = new ArrayList<>();
        for (int seat = 0; seat < players; seat++) {
            places[seat] = rules.place(position, seat);
            points[seat] = rules.points(position, seat);
            iterations[seat] = deciders.get(seat).iterations();
            cells.add(observation.cells(seat));
        }
        return new Outcome(
                contestants,
                first,
                places,
                points,
                turns,
                cpuNanos,
                iterations,
                game.rounds(position),
                cells);
    }
}
