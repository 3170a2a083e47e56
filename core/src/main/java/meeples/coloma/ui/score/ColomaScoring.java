package meeples.coloma.ui.score;

import java.util.List;
import meeples.coloma.Coloma;
import meeples.coloma.model.Valley;
import meeples.coloma.rules.Score;
import meeples.game.score.Headline;
import meeples.game.score.OutsideScore;
import meeples.game.score.ScorePart;
import meeples.game.score.Scoring;
import meeples.play.Seat;
import meeples.text.Texts;

/** The points at the end, part by part. */
public final class ColomaScoring implements Scoring<Valley> {
    private static final int GAINED = 0;
    private static final int BUILDINGS = 1;
    private static final int REGIONS = 2;
    private static final int CANYONS = 3;
    private static final int BRIDGES = 4;
    private static final int HOTELS = 5;

    private static final List<ScorePart> PARTS =
            List.of(
                    new ScorePart("star", "score.gained"),
                    new ScorePart("card", "score.buildings"),
                    new ScorePart("tent", "score.tents"),
                    new ScorePart("river", "score.canyons"),
                    new ScorePart("bridge", "score.bridges"),
                    new ScorePart("hotel", "score.hotels"),
                    new ScorePart("skull", "score.graves"));
    private static final ScorePart NUGGETS = new ScorePart("nugget", "score.nuggets");

    private final Headline<Valley> headline = new Headline<>(Coloma.GAME.rules(), "end");

    @Override
    public List<ScorePart> parts() {
        return PARTS;
    }

    @Override
    public int points(Valley valley, int part, int seat) {
        return switch (part) {
            case GAINED -> valley.gained(seat);
            case BUILDINGS -> Score.buildings(valley, seat);
            case REGIONS -> Score.regions(valley, seat);
            case CANYONS -> Score.canyons(valley, seat);
            case BRIDGES -> Score.bridges(valley, seat);
            case HOTELS -> Score.hotels(valley, seat);
            default -> -Score.graves(valley, seat);
        };
    }

    @Override
    public ScorePart tieBreak() {
        return NUGGETS;
    }

    @Override
    public int tieBreak(Valley valley, int seat) {
        return valley.nuggets(seat);
    }

    @Override
    public List<OutsideScore> outsiders(Valley valley) {
        if (!valley.isSolo()) {
            return List.of();
        }
        int place = Score.place(valley, 0) == 1 ? 2 : 1;
        int points = Score.of(valley, Valley.SAM);
        return List.of(new OutsideScore("who.sam", "badge", points, place));
    }

    @Override
    public String title(Valley valley, List<Seat> seats, Texts texts) {
        String winners = headline.winners(valley, seats, texts);
        return winners.isEmpty() ? texts.get("end.sam", texts.get("who.sam")) : winners;
    }

    @Override
    public String explanation(Valley valley, List<Seat> seats, Texts texts) {
        if (valley.isSolo()) {
            boolean level = Score.of(valley, 0) == Score.of(valley, Valley.SAM);
            return level ? texts.get("end.sam.tie", Score.of(valley, 0)) : "";
        }
        return headline.tie(valley, texts);
    }
}
