package meeples.toy;

import java.util.List;
import meeples.game.tell.EventFacts;
import meeples.game.tell.EventRank;
import meeples.game.tell.EventTelling;
import meeples.play.Seat;
import meeples.text.Texts;

/** The toy's log. A card that was chosen is told to whoever may know it. */
final class HandTelling implements EventTelling<HandEvent> {
    @Override
    public String say(HandEvent event, Texts texts, List<Seat> seats) {
        if (event instanceof HandEvent.BetMade made) {
            String name = seats.get(made.seat()).name();
            return made.number() == Hand.NONE
                    ? texts.get("toy.log.bet", name)
                    : texts.get("toy.log.bet.number", name, made.number());
        } else if (event instanceof HandEvent.BetsShown) {
            return texts.get("toy.log.bets");
        } else if (event instanceof HandEvent.BetWon won) {
            return texts.get("toy.log.taken", seats.get(won.seat()).name(), 1);
        } else if (event instanceof HandEvent.CardChosen chosen) {
            String name = seats.get(chosen.seat()).name();
            return chosen.card() == Hand.NONE
                    ? texts.get("toy.log.chosen", name)
                    : texts.get("toy.log.chosen.card", name, chosen.card());
        } else if (event instanceof HandEvent.CardsShown) {
            return texts.get("toy.log.shown");
        } else if (event instanceof HandEvent.PrizeRolled rolled) {
            return texts.get("toy.log.rolled", rolled.prize());
        } else if (event instanceof HandEvent.PrizeTaken taken) {
            String name =
                    taken.seat() < seats.size()
                            ? seats.get(taken.seat()).name()
                            : texts.get("toy.dealer");
            return texts.get("toy.log.taken", name, taken.prize());
        }
        return texts.get("toy.log.over");
    }

    @Override
    public EventFacts facts(HandEvent event) {
        if (event instanceof HandEvent.BetMade made) {
            return EventFacts.of(EventRank.STEP, "hand").by(made.seat());
        } else if (event instanceof HandEvent.BetsShown) {
            return EventFacts.of(EventRank.STEP, "hand").byNobody();
        } else if (event instanceof HandEvent.BetWon won) {
            return EventFacts.of(EventRank.STEP, "trophy").by(won.seat());
        } else if (event instanceof HandEvent.CardChosen chosen) {
            return EventFacts.of(EventRank.STEP, "hand").by(chosen.seat());
        } else if (event instanceof HandEvent.CardsShown) {
            return EventFacts.of(EventRank.STEP, "hand").byNobody();
        } else if (event instanceof HandEvent.PrizeRolled) {
            return EventFacts.of(EventRank.STEP, "dice").byNobody();
        } else if (event instanceof HandEvent.PrizeTaken) {
            return EventFacts.of(EventRank.TURN_ENDS, "trophy").byNobody().moment(1);
        }
        return EventFacts.of(EventRank.RESULT, "trophy").byNobody();
    }
}
