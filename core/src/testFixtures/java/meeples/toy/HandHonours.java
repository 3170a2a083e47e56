package meeples.toy;

import java.util.List;
import meeples.game.score.Award;
import meeples.game.score.Feats;
import meeples.game.score.Honours;

/** One award, for the largest prize. */
final class HandHonours implements Honours<Hand, HandEvent> {
    private static final Award PRIZE = new Award("toy.award.prize", "trophy", 1, true);
    private static final Award SPORT = new Award("toy.award.sport", "trophy", 0, false);

    @Override
    public List<Award> awards() {
        return List.of(PRIZE);
    }

    @Override
    public Award consolation() {
        return SPORT;
    }

    @Override
    public void count(Hand hand, HandEvent event, Feats feats) {
        if (event instanceof HandEvent.PrizeTaken taken && taken.seat() < feats.seats()) {
            feats.add(PRIZE, taken.seat(), taken.prize());
        }
    }
}
