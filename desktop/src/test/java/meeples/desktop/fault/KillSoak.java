package meeples.desktop.fault;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import meeples.app.Games;
import meeples.game.BoardGame;

/**
 * Kills each game many times: {@code ./gradlew desktop:killSoak}, which can be given the number and
 * the seed: {@code --args="200 4711"}.
 */
public final class KillSoak {
    private static final int USUALLY = 200;

    private KillSoak() {}

    public static void main(String[] args) throws Exception {
        int times = args.length > 0 ? Integer.parseInt(args[0]) : USUALLY;
        int seed = args.length > 1 ? Integer.parseInt(args[1]) : new Random().nextInt(1_000_000);
        Path folder = Files.createTempDirectory("kill-soak");
        System.out.println("seed " + seed + ", " + folder);
        List<String> faults = new ArrayList<>();
        for (BoardGame<?, ?> game : Games.all().list()) {
            faults.addAll(new Kills(game, folder.resolve(game.name()), seed).kill(times));
            System.out.println(game.name() + ": killed " + times + " times, faults " + faults);
        }
        if (!faults.isEmpty()) {
            System.exit(1);
        }
    }
}
