package meeples.desktop.tool.fistful;

import java.util.List;
import meeples.desktop.cli.Arguments;
import meeples.desktop.cli.WrongArgument;
import meeples.desktop.tool.Figures;
import meeples.desktop.tool.GameRecord;
import meeples.desktop.tool.Habits;
import meeples.desktop.tool.Pictures;
import meeples.desktop.tool.ToolGame;
import meeples.fistful.Fistful;
import meeples.fistful.ai.Bots;
import meeples.fistful.ai.TownMeasures;
import meeples.fistful.model.Setup;
import meeples.fistful.model.Town;
import meeples.fistful.notation.SetupText;
import meeples.fistful.notation.TownText;
import meeples.fistful.rules.Event;
import meeples.play.Game;
import meeples.puzzle.Measure;
import meeples.search.Bot;

/** A Fistful of Meeples for the command-line tools. */
public final class FistfulTools implements ToolGame<Town, Event> {
    @Override
    public Game<Town, Event> game() {
        return Fistful.GAME;
    }

    @Override
    public int leastPlayers() {
        return 2;
    }

    @Override
    public int mostPlayers() {
        return Town.MOST_SEATS;
    }

    @Override
    public List<String> levels() {
        return Bots.LEVELS;
    }

    @Override
    public int iterations(String level) {
        return Bots.iterations(level);
    }

    @Override
    public Bot<Town> bot(String level, int seed, int iterations) {
        return Bots.create(level, seed, iterations);
    }

    @Override
    public void declare(Arguments arguments) {
        arguments
                .option("rounds", "N", "end after so many rounds at the latest", "0")
                .flag("german-madame", "the Madame retires only as the last in hand")
                .flag("one-bar", "at most one gold bar a turn");
    }

    @Override
    public Setups setups(Arguments arguments) throws WrongArgument {
        boolean germanMadame = arguments.has("german-madame");
        boolean oneBar = arguments.has("one-bar");
        int rounds = arguments.number("rounds", 0, 99);
        return (players, first, seed) ->
                SetupText.write(new Setup(players, first, seed, germanMadame, oneBar, rounds));
    }

    @Override
    public int first(Town town) {
        return town.first();
    }

    @Override
    public int rounds(Town town) {
        return town.round();
    }

    @Override
    public int turns(Town town) {
        return town.turn();
    }

    @Override
    public GameRecord<Event> record(Town start, int seed, List<String> bots) {
        return new FistfulRecord(start, seed, bots);
    }

    @Override
    public Figures<Town> figures() {
        return new FistfulEnds();
    }

    @Override
    public List<Measure<Town, Event>> measures() {
        return TownMeasures.ALL;
    }

    @Override
    public String line(Town town) {
        return TownText.writeLine(town);
    }

    @Override
    public Pictures pictures() {
        return new FistfulPictures();
    }

    @Override
    public Habits<Town> habits() {
        return new MarqueeHabits();
    }
}
