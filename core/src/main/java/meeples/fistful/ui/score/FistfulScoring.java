package meeples.fistful.ui.score;

import java.util.List;
import meeples.fistful.Fistful;
import meeples.fistful.model.Town;
import meeples.fistful.rules.Score;
import meeples.game.score.Headline;
import meeples.game.score.ScorePart;
import meeples.game.score.Scoring;
import meeples.play.Seat;
import meeples.text.Texts;

/** Gold, bars and marquees; stones decide between equals. */
public final class FistfulScoring implements Scoring<Town> {
    private static final int GOLD = 0;
    private static final int BARS = 1;

    private static final List<ScorePart> PARTS =
            List.of(
                    new ScorePart("gold", "score.gold"),
                    new ScorePart("bar", "score.bars"),
                    new ScorePart("marquee", "score.marquees"));

    private static final ScorePart STONES = new ScorePart("stone", "score.stones");

    private final Headline<Town> headline = new Headline<>(Fistful.GAME.rules(), "score");

    @Override
    public List<ScorePart> parts() {
        return PARTS;
    }

    @Override
    public int points(Town town, int part, int seat) {
        return switch (part) {
            case GOLD -> Score.gold(town, seat);
            case BARS -> Score.bars(town, seat);
            default -> Score.marquees(town, seat);
        };
    }

    @Override
    public ScorePart tieBreak() {
        return STONES;
    }

    @Override
    public int tieBreak(Town town, int seat) {
        return town.stone(seat);
    }

    @Override
    public String title(Town town, List<Seat> seats, Texts texts) {
        return headline.winners(town, seats, texts);
    }

    @Override
    public String explanation(Town town, List<Seat> seats, Texts texts) {
        return headline.tie(town, texts);
    }
}
