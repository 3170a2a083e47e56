package meeples.desktop.tool.coloma;

import java.util.List;
import meeples.coloma.Coloma;
import meeples.coloma.ai.ColomaBots;
import meeples.coloma.ai.ValleyMeasures;
import meeples.coloma.model.Box;
import meeples.coloma.model.PioneerCards;
import meeples.coloma.model.Setup;
import meeples.coloma.model.Valley;
import meeples.coloma.notation.SetupText;
import meeples.coloma.notation.ValleyText;
import meeples.coloma.rules.Event;
import meeples.desktop.cli.Arguments;
import meeples.desktop.cli.WrongArgument;
import meeples.desktop.tool.Census;
import meeples.desktop.tool.Figures;
import meeples.desktop.tool.GameRecord;
import meeples.desktop.tool.Habits;
import meeples.desktop.tool.Pictures;
import meeples.desktop.tool.ToolGame;
import meeples.play.Game;
import meeples.puzzle.Measure;
import meeples.search.Bot;

/** Coloma for the command-line tools. */
public final class ColomaTools implements ToolGame<Valley, Event> {
    private static final List<String> PIONEERS = List.of("none", "dealt", "chosen");

    @Override
    public Game<Valley, Event> game() {
        return Coloma.GAME;
    }

    @Override
    public int leastPlayers() {
        return 1;
    }

    @Override
    public int mostPlayers() {
        return Valley.MOST_SEATS;
    }

    @Override
    public List<String> levels() {
        return ColomaBots.LEVELS;
    }

    @Override
    public int iterations(String level) {
        return ColomaBots.iterations(level);
    }

    @Override
    public Bot<Valley> bot(String level, int seed, int iterations) {
        return ColomaBots.create(level, seed, iterations);
    }

    @Override
    public void declare(Arguments arguments) {
        arguments
                .flag("hotels", "with hotels")
                .flag("mules", "the mule duel, for two")
                .choice("pioneers", "HOW", "pioneer cards", PIONEERS)
                .flag("open-hands", "everybody sees all hands")
                .option("years", "N", "how many years", String.valueOf(Box.YEARS))
                .option("head-start", "N", "Sam's points at the start", "0");
    }

    @Override
    public Setups setups(Arguments arguments) throws WrongArgument {
        boolean hotels = arguments.has("hotels");
        boolean mules = arguments.has("mules");
        PioneerCards pioneers =
                PioneerCards.values()[PIONEERS.indexOf(arguments.word("pioneers", PIONEERS))];
        boolean open = arguments.has("open-hands");
        int years = arguments.number("years", 1, Box.YEARS);
        int headStart = arguments.number("head-start", -Box.MOST_HEAD_START, Box.MOST_HEAD_START);
        return (players, first, seed) -> {
            int sheriff = players == 1 ? Valley.NOBODY : first;
            return SetupText.write(
                    new Setup(
                            players, sheriff, seed, hotels, mules, pioneers, open, years,
                            headStart));
        };
    }

    /** Who has the badge at the start. */
    @Override
    public int first(Valley valley) {
        return valley.firstPlayer();
    }

    @Override
    public int rounds(Valley valley) {
        return valley.year() * Box.ROUNDS + valley.round();
    }

    /** Runs of connected decisions: choosing a site is one, a turn on it another. */
    @Override
    public int turns(Valley valley) {
        return valley.turn();
    }

    @Override
    public GameRecord<Event> record(Valley start, int seed, List<String> bots) {
        return new ColomaRecord(start, seed, bots);
    }

    @Override
    public Figures<Valley> figures() {
        return new PointSources();
    }

    @Override
    public Census<Valley, Event> census() {
        return new BoxCensus();
    }

    @Override
    public Habits<Valley> habits() {
        return new SiteHabits();
    }

    @Override
    public List<Measure<Valley, Event>> measures() {
        return ValleyMeasures.ALL;
    }

    @Override
    public String line(Valley valley) {
        return ValleyText.writeLine(valley);
    }

    @Override
    public Pictures pictures() {
        return new ColomaPictures();
    }
}
