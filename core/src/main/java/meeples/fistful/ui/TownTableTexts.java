package meeples.fistful.ui;

import java.util.ArrayList;
import java.util.List;
import meeples.fistful.model.Place;
import meeples.fistful.model.Town;
import meeples.fistful.rules.EndCause;
import meeples.fistful.rules.LastRound;
import meeples.fistful.rules.Score;
import meeples.fistful.ui.help.HelpTexts;
import meeples.fistful.ui.outlook.BagOdds;
import meeples.fistful.ui.words.TownWords;
import meeples.game.Figure;
import meeples.game.TableTexts;
import meeples.play.Eyes;
import meeples.play.Seat;
import meeples.table.Target;
import meeples.text.Texts;

/** What is said about what is in town. Nothing there is hidden from anybody. */
final class TownTableTexts implements TableTexts<Town> {
    @Override
    public String explain(Target target, Town town, Eyes eyes, List<Seat> seats, Texts texts) {
        return new HelpTexts(new TownWords(texts)).of(target, town, seats);
    }

    @Override
    public String standing(Town town, int seat, Eyes eyes, Texts texts) {
        return texts.count("points", Score.of(town, seat));
    }

    /** In the words of the log, which tells it once. */
    @Override
    public String lastRound(Town town, Texts texts) {
        EndCause why = LastRound.why(town);
        if (why == null || town.decider() == Town.NOBODY) {
            return "";
        }
        TownWords words = new TownWords(texts);
        return words.get("log.last." + words.cause(why));
    }

    @Override
    public int turn(Town town) {
        return town.turn();
    }

    @Override
    public String moment(Town town, Texts texts) {
        return "" + town.round();
    }

    @Override
    public List<Figure> figures(Town town, Eyes eyes, Texts texts) {
        TownWords words = new TownWords(texts);
        List<Figure> figures = new ArrayList<>();
        String round = town.rounds() > 0 ? town.round() + "/" + town.rounds() : "" + town.round();
        String roundHelp = words.get("bar.round", town.round(), town.turn());
        figures.add(Figure.of("round", "round", round, roundHelp));
        int graves = town.meeples(Place.GRAVEYARD);
        String gravesHelp = words.get("bar.graves", graves, Place.GRAVES);
        figures.add(Figure.of("graves", "grave", graves + "/" + Place.GRAVES, gravesHelp));
        figures.add(bank(town, words));
        figures.add(explosions(town, words));
        figures.add(bag(town, words));
        return figures;
    }

    private static Figure bank(Town town, TownWords words) {
        String bars = Town.BARS - town.bank() + "/" + Town.BARS;
        String price = town.bank() > 0 ? "" + town.barPrice() : "–";
        String help =
                town.bank() == 0
                        ? words.get("bar.bank.empty")
                        : words.get("bar.bank", town.bank(), town.barPrice());
        List<Figure.Part> parts =
                List.of(new Figure.Part("bar", bars), new Figure.Part("gold", price));
        return new Figure("bank", parts, help, false);
    }

    private static Figure explosions(Town town, TownWords words) {
        return Figure.of(
                "explosions",
                "dynamite",
                town.exploded() + "/" + Town.DYNAMITES,
                words.get("bar.explosions", town.exploded(), Town.DYNAMITES, town.jailDynamite()));
    }

    private static Figure bag(Town town, TownWords words) {
        String risk = words.percent(BagOdds.dynamite(town, 1));
        int dynamite = town.bagDynamite();
        List<Figure.Part> parts =
                List.of(
                        new Figure.Part("bag", ""),
                        new Figure.Part("gold", "" + town.bagGold()),
                        new Figure.Part("stone", "" + town.bagStone()),
                        new Figure.Part(
                                "dynamite", dynamite == 0 ? "0" : dynamite + " (" + risk + ")"));
        return new Figure("bag", parts, bagHelp(town, words), true);
    }

    private static String bagHelp(Town town, TownWords words) {
        int size = town.bagSize();
        if (size == 0) {
            return words.get("bar.bag.empty");
        }
        return words.get(
                "bar.bag",
                words.pieces(new int[] {town.bagGold(), town.bagStone(), town.bagDynamite()}),
                words.percent(town.bagGold() / (double) size),
                words.percent(town.bagStone() / (double) size),
                words.percent(town.bagDynamite() / (double) size),
                words.percent(BagOdds.dynamite(town, 2)),
                words.percent(BagOdds.dynamite(town, 4)));
    }
}
