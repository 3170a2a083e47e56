package meeples.toy;

import java.util.List;
import meeples.game.tell.EventFacts;
import meeples.game.tell.EventRank;
import meeples.game.tell.EventTelling;
import meeples.play.Seat;
import meeples.text.Texts;

/** The toy's log. A card that was chosen is told to whoever may know it. */
final class HandTelling implements EventTelling<HandEvent> {
    private static final Facts FACTS = new Facts();

    @Override
    public String say(HandEvent event, Texts texts, List<Seat> seats) {
        return event.accept(new Sentence(texts, seats));
    }

    @Override
    public EventFacts facts(HandEvent event) {
        return event.accept(FACTS);
    }

    private record Sentence(Texts texts, List<Seat> seats) implements HandEvent.Visitor<String> {
        private String name(int seat) {
            return seat < seats.size() ? seats.get(seat).name() : texts.get("toy.dealer");
        }

        @Override
        public String visit(HandEvent.BetMade made) {
            return made.number() == Hand.NONE
                    ? texts.get("toy.log.bet", name(made.seat()))
                    : texts.get("toy.log.bet.number", name(made.seat()), made.number());
        }

        @Override
        public String visit(HandEvent.BetsShown shown) {
            return texts.get("toy.log.bets");
        }

        @Override
        public String visit(HandEvent.BetWon won) {
            return texts.get("toy.log.taken", name(won.seat()), 1);
        }

        @Override
        public String visit(HandEvent.CardChosen chosen) {
            return chosen.card() == Hand.NONE
                    ? texts.get("toy.log.chosen", name(chosen.seat()))
                    : texts.get("toy.log.chosen.card", name(chosen.seat()), chosen.card());
        }

        @Override
        public String visit(HandEvent.CardsShown shown) {
            return texts.get("toy.log.shown");
        }

        @Override
        public String visit(HandEvent.PrizeRolled rolled) {
            return texts.get("toy.log.rolled", rolled.prize());
        }

        @Override
        public String visit(HandEvent.PrizeTaken taken) {
            return texts.get("toy.log.taken", name(taken.seat()), taken.prize());
        }

        @Override
        public String visit(HandEvent.HandEnded ended) {
            return texts.get("toy.log.over");
        }
    }

    private static final class Facts implements HandEvent.Visitor<EventFacts> {
        @Override
        public EventFacts visit(HandEvent.BetMade made) {
            return EventFacts.of(EventRank.STEP, "hand").by(made.seat());
        }

        @Override
        public EventFacts visit(HandEvent.BetsShown shown) {
            return EventFacts.of(EventRank.STEP, "hand").byNobody();
        }

        @Override
        public EventFacts visit(HandEvent.BetWon won) {
            return EventFacts.of(EventRank.STEP, "trophy").by(won.seat());
        }

        @Override
        public EventFacts visit(HandEvent.CardChosen chosen) {
            return EventFacts.of(EventRank.STEP, "hand").by(chosen.seat());
        }

        @Override
        public EventFacts visit(HandEvent.CardsShown shown) {
            return EventFacts.of(EventRank.STEP, "hand").byNobody();
        }

        @Override
        public EventFacts visit(HandEvent.PrizeRolled rolled) {
            return EventFacts.of(EventRank.STEP, "dice").byNobody();
        }

        @Override
        public EventFacts visit(HandEvent.PrizeTaken taken) {
            return EventFacts.of(EventRank.TURN_ENDS, "trophy").byNobody().moment(1);
        }

        @Override
        public EventFacts visit(HandEvent.HandEnded ended) {
            return EventFacts.of(EventRank.RESULT, "trophy").byNobody();
        }
    }
}
