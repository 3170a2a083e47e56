package meeples.pinned;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import meeples.play.Game;

/**
 * Games of every version that there has been of a game, which must go on to be played as they were
 * then.
 */
final class PinnedGames {
    /** Of each version. */
    static final int COUNT = 200;

    private PinnedGames() {}

    /** Where those of a version lie among the resources. */
    static String file(String game, int version) {
        return "meeples/" + game + "/pinned-games-" + version + ".txt";
    }

    /** Those of a version; none when nobody has pinned any. */
    static List<PinnedGame> of(String game, int version) {
        List<PinnedGame> games = new ArrayList<>();
        try (InputStream in = PinnedGames.class.getResourceAsStream("/" + file(game, version))) {
            if (in != null) {
                new String(in.readAllBytes(), StandardCharsets.UTF_8)
                        .lines()
                        .forEach(line -> games.add(PinnedGame.read(line)));
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return games;
    }

    /** What is wrong with the games of all versions up to that of today. */
    static List<String> mismatches(Game<?, ?> game) {
        List<String> mismatches = new ArrayList<>();
        for (int version = 1; version <= game.version(); version++) {
            List<PinnedGame> games = of(game.name(), version);
            String which = game.name() + " " + version;
            if (games.size() != COUNT) {
                mismatches.add(which + " has " + games.size() + " pinned games, not " + COUNT);
            }
            for (int i = 0; i < games.size(); i++) {
                String mismatch = games.get(i).mismatch(game, version);
                if (mismatch != null) {
                    mismatches.add(which + ", game " + (i + 1) + ": " + mismatch);
                }
            }
        }
        return mismatches;
    }
}
