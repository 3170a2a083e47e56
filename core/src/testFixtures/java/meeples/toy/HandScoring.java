package meeples.toy;

import java.util.List;
import meeples.game.score.OutsideScore;
import meeples.game.score.ScorePart;
import meeples.game.score.Scoring;
import meeples.play.Seat;
import meeples.text.Texts;

/** Prizes are all there is; alone one plays against the dealer. */
final class HandScoring implements Scoring<Hand> {
    private final HandRules rules = new HandRules();

    @Override
    public List<ScorePart> parts() {
        return List.of(new ScorePart("prize", "toy.prizes"));
    }

    @Override
    public int points(Hand hand, int part, int seat) {
        return hand.points(seat);
    }

    @Override
    public ScorePart tieBreak() {
        return null;
    }

    @Override
    public int tieBreak(Hand hand, int seat) {
        return 0;
    }

    @Override
    public List<OutsideScore> outsiders(Hand hand) {
        if (!hand.solo) {
            return List.of();
        }
        int place = rules.place(hand, 0) == 1 ? 2 : 1;
        return List.of(new OutsideScore("toy.dealer", "trophy", hand.points(1), place));
    }

    @Override
    public String title(Hand hand, List<Seat> seats, Texts texts) {
        if (hand.solo) {
            return texts.get(rules.place(hand, 0) == 1 ? "toy.won" : "toy.lost");
        }
        return texts.get("toy.won");
    }

    @Override
    public String explanation(Hand hand, List<Seat> seats, Texts texts) {
        return "";
    }
}
