package meeples.toy;

/** What happens in the toy game. */
public sealed interface HandEvent {
    /** Seat has bet: on what only the seat itself sees; others see 0. */
    record BetMade(int seat, int number) implements HandEvent {}

    /** All have bet; from now on it is no secret. */
    record BetsShown(int[] numbers) implements HandEvent {}

    /** The first die shows what this seat has bet on. */
    record BetWon(int seat) implements HandEvent {}

    /** Seat has chosen: which card only the seat itself sees; others see 0. */
    record CardChosen(int seat, int card) implements HandEvent {}

    /** All cards are turned over; the dealer's comes last. */
    record CardsShown(int[] cards) implements HandEvent {}

    /** The die of the round. */
    record PrizeRolled(int seat, int prize) implements HandEvent {}

    record PrizeTaken(int seat, int prize) implements HandEvent {}

    record HandEnded() implements HandEvent {}
}
