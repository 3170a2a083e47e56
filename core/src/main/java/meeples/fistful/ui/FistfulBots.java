package meeples.fistful.ui;

import java.util.List;
import meeples.fistful.ai.BotGames;
import meeples.fistful.ai.Bots;
import meeples.fistful.ai.FistfulExpert;
import meeples.fistful.model.Town;
import meeples.game.BotLevels;
import meeples.search.Bot;
import meeples.search.review.Expert;

/** The levels of {@link Bots} for the neutral parts of the program. */
public final class FistfulBots implements BotLevels<Town> {
    @Override
    public List<String> levels() {
        return Bots.LEVELS;
    }

    @Override
    public Bot<Town> create(String level, int seed, int iterations) {
        return Bots.create(level, seed, iterations);
    }

    @Override
    public int iterations(String level) {
        return Bots.iterations(level);
    }

    @Override
    public int part(int ofTurn, Town town) {
        return Bots.part(ofTurn, town);
    }

    @Override
    public Expert<Town> expert(int seed) {
        return new FistfulExpert(seed);
    }

    @Override
    public String knownGames(int slice) {
        return BotGames.play(slice);
    }
}
