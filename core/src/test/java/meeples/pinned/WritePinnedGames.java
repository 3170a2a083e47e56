package meeples.pinned;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.ArrayList;
import java.util.List;
import java.util.function.IntFunction;
import java.util.function.ToIntFunction;
import meeples.coloma.Coloma;
import meeples.fistful.Fistful;
import meeples.play.BadTextException;
import meeples.play.Game;
import meeples.play.Match;

/**
 * Pins games of versions that have none yet: {@code ./gradlew core:pinnedGames}, once for each new
 * version of a game. Games that are pinned stay as they are, for players have saves like them.
 */
final class WritePinnedGames {
    private final Path folder;

    private WritePinnedGames(Path folder) {
        this.folder = folder;
    }

    public static void main(String[] args) throws IOException, BadTextException {
        WritePinnedGames writer = new WritePinnedGames(Path.of(args[0]));
        writer.write(
                Fistful.GAME,
                number ->
                        meeples.fistful.notation.SetupText.write(
                                meeples.fistful.RandomPlay.anySetup(number)),
                number -> new meeples.fistful.RandomPlay(number)::choose);
        writer.write(
                Coloma.GAME,
                number ->
                        meeples.coloma.notation.SetupText.write(
                                meeples.coloma.RandomPlay.anySetup(number)),
                number -> new meeples.coloma.RandomPlay(number)::choose);
    }

    private <S, E> void write(
            Game<S, E> game, IntFunction<String> setups, IntFunction<ToIntFunction<S>> players)
            throws IOException, BadTextException {
        Path file = folder.resolve(PinnedGames.file(game.name(), game.version()));
        if (Files.exists(file)) {
            System.out.println("pinned already: " + file);
            return;
        }
        List<String> lines = new ArrayList<>();
        for (int number = 0; number < PinnedGames.COUNT; number++) {
            lines.add(PinnedGame.write(play(game, setups.apply(number), players.apply(number))));
        }
        Files.createDirectories(file.getParent());
        Files.write(file, lines, StandardOpenOption.CREATE_NEW);
        System.out.println("pinned " + lines.size() + " games: " + file);
    }

    private static <S, E> Match<S, E> play(Game<S, E> game, String setup, ToIntFunction<S> player)
            throws BadTextException {
        int seats = game.rules().seats(game.notation().start(setup));
        Match<S, E> match = new Match<>(game, setup, PinnedGame.seats(seats));
        while (!match.isOver()) {
            match.play(player.applyAsInt(match.position()));
        }
        return match;
    }
}
