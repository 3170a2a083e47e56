package meeples.coloma.ui;

import java.util.ArrayList;
import java.util.List;
import meeples.coloma.model.Box;
import meeples.coloma.model.Valley;
import meeples.coloma.rules.Score;
import meeples.coloma.ui.help.ValleyHelp;
import meeples.coloma.ui.words.ValleyWords;
import meeples.game.Figure;
import meeples.game.TableTexts;
import meeples.play.Eyes;
import meeples.play.Seat;
import meeples.table.Target;
import meeples.text.Texts;

/** What is said about what is in the valley. Points are open to all; hands are not told. */
final class ValleyTexts implements TableTexts<Valley> {
    @Override
    public String explain(Target target, Valley valley, Eyes eyes, List<Seat> seats, Texts texts) {
        return new ValleyHelp(new ValleyWords(texts, seats), valley, eyes).of(target);
    }

    @Override
    public List<Figure> figures(Valley valley, Eyes eyes, Texts texts) {
        List<Figure> figures = new ArrayList<>();
        int round = Math.max(1, valley.round());
        String year = "" + (Box.FIRST_YEAR + valley.year());
        figures.add(
                Figure.of(
                        "round",
                        "round",
                        year + "\u00a0" + round + "/" + Box.ROUNDS,
                        texts.get("figure.round", year, round, Box.ROUNDS, years(valley, texts))));
        figures.add(shootout(valley, texts));
        String coins = texts.count("count.coin", valley.goldValue());
        figures.add(
                Figure.of(
                        "gold",
                        "nugget",
                        valley.gold() + " (" + valley.goldValue() + ")",
                        texts.get(
                                "figure.gold",
                                valley.gold(),
                                valley.goldPlaces(),
                                coins,
                                valley.cart())));
        if (valley.isSolo()) {
            String points = texts.get("who.sam") + "\u00a0" + Score.of(valley, Valley.SAM);
            figures.add(Figure.of("sam", "trophy", points, texts.get("figure.sam")));
        }
        return figures;
    }

    private static String years(Valley valley, Texts texts) {
        return texts.count("setup.year-count", valley.years());
    }

    private static Figure shootout(Valley valley, Texts texts) {
        int gunmen = gunmen(valley);
        List<Figure.Part> parts =
                List.of(
                        new Figure.Part("gunman", "" + gunmen),
                        new Figure.Part("outlaw", "" + valley.outlaws()));
        String help = texts.get("figure.shootout", gunmen, valley.outlaws());
        return new Figure("shootout", parts, help, false);
    }

    private static int gunmen(Valley valley) {
        int gunmen = 0;
        for (int row = 0; row < Box.ROWS; row++) {
            gunmen += valley.row(row) == Valley.NOBODY ? 0 : Box.rowSize(row);
        }
        return gunmen;
    }

    @Override
    public String standing(Valley valley, int seat, Eyes eyes, Texts texts) {
        return texts.count("count.point", Score.of(valley, seat));
    }

    /** Rounds are counted through all years. */
    @Override
    public int turn(Valley valley) {
        return valley.year() * Box.ROUNDS + valley.round();
    }

    @Override
    public String lastRound(Valley valley, Texts texts) {
        return valley.isLastRound() && valley.decider() != Valley.NOBODY
                ? texts.get("last.round", "" + (Box.FIRST_YEAR + valley.year()))
                : "";
    }

    @Override
    public String moment(Valley valley, Texts texts) {
        return stand(valley, texts);
    }

    /** The year and the round. */
    static String stand(Valley valley, Texts texts) {
        String year = "" + (Box.FIRST_YEAR + valley.year());
        return valley.round() == 0 && valley.year() == 0
                ? texts.get("stand.start")
                : texts.get("stand.round", year, Math.max(1, valley.round()));
    }
}
