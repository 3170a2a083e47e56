package meeples.toy;

/** What happens in the toy game. */
public sealed interface HandEvent {
    /** Calls the visitor's method for this kind of event. */
    <R> R accept(Visitor<R> visitor);

    /** Says something of every kind of event: the compiler finds who forgets a new one. */
    interface Visitor<R> {
        R visit(BetMade event);

        R visit(BetsShown event);

        R visit(BetWon event);

        R visit(CardChosen event);

        R visit(CardsShown event);

        R visit(PrizeRolled event);

        R visit(PrizeTaken event);

        R visit(HandEnded event);
    }

    /** Seat has bet: on what only the seat itself sees; others see 0. */
    record BetMade(int seat, int number) implements HandEvent {
        @Override
        public <R> R accept(Visitor<R> visitor) {
            return visitor.visit(this);
        }
    }

    /** All have bet; from now on it is no secret. */
    record BetsShown(int[] numbers) implements HandEvent {
        @Override
        public <R> R accept(Visitor<R> visitor) {
            return visitor.visit(this);
        }
    }

    /** The first die shows what this seat has bet on. */
    record BetWon(int seat) implements HandEvent {
        @Override
        public <R> R accept(Visitor<R> visitor) {
            return visitor.visit(this);
        }
    }

    /** Seat has chosen: which card only the seat itself sees; others see 0. */
    record CardChosen(int seat, int card) implements HandEvent {
        @Override
        public <R> R accept(Visitor<R> visitor) {
            return visitor.visit(this);
        }
    }

    /** All cards are turned over; the dealer's comes last. */
    record CardsShown(int[] cards) implements HandEvent {
        @Override
        public <R> R accept(Visitor<R> visitor) {
            return visitor.visit(this);
        }
    }

    /** The die of the round. */
    record PrizeRolled(int seat, int prize) implements HandEvent {
        @Override
        public <R> R accept(Visitor<R> visitor) {
            return visitor.visit(this);
        }
    }

    record PrizeTaken(int seat, int prize) implements HandEvent {
        @Override
        public <R> R accept(Visitor<R> visitor) {
            return visitor.visit(this);
        }
    }

    record HandEnded() implements HandEvent {
        @Override
        public <R> R accept(Visitor<R> visitor) {
            return visitor.visit(this);
        }
    }
}
