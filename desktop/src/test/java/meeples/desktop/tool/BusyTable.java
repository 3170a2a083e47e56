package meeples.desktop.tool;

import com.badlogic.gdx.ApplicationAdapter;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.stream.Stream;
import meeples.coloma.table.ValleyTarget;
import meeples.coloma.ui.ColomaGame;
import meeples.desktop.GameWindow;
import meeples.desktop.cli.WindowSize;
import meeples.desktop.tool.coloma.ColomaSamples;
import meeples.desktop.tool.fistful.SampleMatches;
import meeples.fistful.table.TownTarget;
import meeples.fistful.ui.FistfulGame;
import meeples.game.BoardGame;
import meeples.play.Eyes;
import meeples.play.Match;
import meeples.play.MoveList;
import meeples.play.Rules;
import meeples.table.GameTable;
import meeples.table.Target;

/**
 * A table of a game that has gone on for a while, with as many players as the game can have, in a
 * real window.
 *
 * @param lit things that can be chosen
 * @param focused what keys or pad point at
 * @param <S> the game's position
 * @param <E> the game's events
 */
record BusyTable<S, E>(
        BoardGame<S, E> game,
        Samples<S, E> samples,
        int players,
        List<Target> lit,
        Target focused) {

    /** Of every game. */
    static Stream<BusyTable<?, ?>> all() {
        return Stream.of(
                new BusyTable<>(
                        new FistfulGame(),
                        SampleMatches.SAMPLES,
                        4,
                        List.of(
                                TownTarget.location(1),
                                TownTarget.space(3),
                                TownTarget.handMeeple(0)),
                        TownTarget.location(2)),
                new BusyTable<>(
                        new ColomaGame(),
                        new ColomaSamples(),
                        6,
                        List.of(ValleyTarget.site(1), ValleyTarget.space(3), ValleyTarget.row(2)),
                        ValleyTarget.site(2)));
    }

    /** What a test does with it. */
    interface Visit<S, E> {
        void at(Sitting<S, E> sitting) throws Exception;
    }

    /** The table while its window is open, and a game that goes on by chance. */
    static final class Sitting<S, E> {
        final TableCamera<S, E> camera;
        final GameTable<S, E> table;
        private final Rules<S, E> rules;
        private final S position;
        private final MoveList moves = new MoveList();
        private final Random random = new Random(3);

        private Sitting(TableCamera<S, E> camera, GameTable<S, E> table, Match<S, E> match) {
            this.camera = camera;
            this.table = table;
            rules = camera.game().game().rules();
            position = rules.copy(match.position());
        }

        boolean isOver() {
            return rules.decider(position) == Rules.NOBODY;
        }

        S position() {
            return position;
        }

        List<E> play() {
            List<E> events = new ArrayList<>();
            int move = rules.pick(position, random.nextInt(Integer.MAX_VALUE), moves);
            rules.play(position, move, events::add);
            return events;
        }
    }

    /** Sets the table in a picture of this size. */
    void visit(WindowSize size, Visit<S, E> visit) throws Throwable {
        Throwable[] failure = new Throwable[1];
        GameWindow.open(
                new ApplicationAdapter() {
                    @Override
                    public void create() {
                        try (TableCamera<S, E> camera = new TableCamera<>(Path.of("build"), game)) {
                            camera.setSize(size.width(), size.height());
                            visit.at(sit(camera));
                        } catch (Throwable e) {
                            failure[0] = e;
                        }
                    }
                },
                640,
                360,
                (window, frame) -> window.close());
        if (failure[0] != null) {
            throw failure[0];
        }
    }

    private Sitting<S, E> sit(TableCamera<S, E> camera) {
        Match<S, E> match = samples.waitingFor(samples.usual(), players);
        GameTable<S, E> table = camera.table(players);
        table.setEyes(Eyes.EVERYBODY);
        table.sit(match.seats());
        table.show(match.position());
        return new Sitting<>(camera, table, match);
    }

    @Override
    public String toString() {
        return game.name();
    }
}
