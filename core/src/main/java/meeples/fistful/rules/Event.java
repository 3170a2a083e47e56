package meeples.fistful.rules;

/**
 * Something that has happened and that everybody at the table could see. Together the events of a
 * move explain every difference between the positions before and after it. Seats, places, spaces
 * and kinds of meeples are the small ints of the model.
 */
public sealed interface Event {
    /** Calls the visitor's method for this kind of event. */
    <R> R accept(Visitor<R> visitor);

    /**
     * Says something of every kind of event. Whoever tells events implements this instead of asking
     * for their classes, so that the compiler names all that must be changed when a kind is added.
     *
     * @param <R> what is said of an event
     */
    interface Visitor<R> {
        R visit(StartingMarqueePlaced event);

        R visit(TurnStarted event);

        R visit(MeeplesTaken event);

        R visit(DynamiteBagged event);

        R visit(MeepleSown event);

        R visit(ShowdownMeepleClaimed event);

        R visit(MadameRetired event);

        R visit(HandOverflowed event);

        R visit(MeepleEntered event);

        R visit(PiecesDrawn event);

        R visit(RobbersJailed event);

        R visit(BuildersLedToSaloon event);

        R visit(MarqueeBuilt event);

        R visit(MarqueeUpgraded event);

        R visit(BuildingDeclined event);

        R visit(ShowdownBegan event);

        R visit(DieRolled event);

        R visit(RerollDeclined event);

        R visit(ShowdownWon event);

        R visit(ShowdownDrawn event);

        R visit(MeepleBuried event);

        R visit(WinnerWentToSaloon event);

        R visit(TokenReturned event);

        R visit(DynamiteExploded event);

        R visit(GoldBarTaken event);

        R visit(EndTriggered event);

        R visit(TurnEnded event);

        R visit(GameEnded event);
    }

    /** A starting marquee was put on a corner, free of charge. */
    record StartingMarqueePlaced(int seat, int building) implements Event {
        @Override
        public <R> R accept(Visitor<R> visitor) {
            return visitor.visit(this);
        }
    }

    record TurnStarted(int seat, int turn, int round) implements Event {
        @Override
        public <R> R accept(Visitor<R> visitor) {
            return visitor.visit(this);
        }
    }

    /** All meeples of a location were taken in hand: how many of each kind. */
    record MeeplesTaken(int seat, int location, int[] counts, int direction) implements Event {
        @Override
        public <R> R accept(Visitor<R> visitor) {
            return visitor.visit(this);
        }
    }

    /** Taking from the jail moved a dynamite from there into the bag. */
    record DynamiteBagged(int seat, int leftOnJail) implements Event {
        @Override
        public <R> R accept(Visitor<R> visitor) {
            return visitor.visit(this);
        }
    }

    /** A meeple went from the hand to a doorway or showdown space. */
    record MeepleSown(int seat, int meeple, int space) implements Event {
        @Override
        public <R> R accept(Visitor<R> visitor) {
            return visitor.visit(this);
        }
    }

    /**
     * A token was put under a showdown meeple: the controller is another seat when it was given.
     */
    record ShowdownMeepleClaimed(int sower, int controller, int meeple, int space)
            implements Event {
        @Override
        public <R> R accept(Visitor<R> visitor) {
            return visitor.visit(this);
        }
    }

    /** The Madame came to a showdown space and went from the hand to the saloon instead. */
    record MadameRetired(int seat, int space) implements Event {
        @Override
        public <R> R accept(Visitor<R> visitor) {
            return visitor.visit(this);
        }
    }

    /** The street was full: the meeples left in hand went to the saloon. */
    record HandOverflowed(int seat, int[] counts) implements Event {
        @Override
        public <R> R accept(Visitor<R> visitor) {
            return visitor.visit(this);
        }
    }

    /** A meeple was resolved: it went from its doorway into the building. */
    record MeepleEntered(int seat, int meeple, int space, int building) implements Event {
        @Override
        public <R> R accept(Visitor<R> visitor) {
            return visitor.visit(this);
        }
    }

    /**
     * A seat drew from the bag: the pieces in order. Fewer than wanted when the bag ran dry. Gold
     * and stone go to the seat's supply. The building is that of the meeple that caused it,
     * Town.NOBODY for a showdown; the meeples are how many it counted (miners robbed, ...).
     */
    record PiecesDrawn(
            int seat, DrawCause cause, int building, int meeples, int wanted, int[] pieces)
            implements Event {
        @Override
        public <R> R accept(Visitor<R> visitor) {
            return visitor.visit(this);
        }
    }

    record RobbersJailed(int seat, int building, int count) implements Event {
        @Override
        public <R> R accept(Visitor<R> visitor) {
            return visitor.visit(this);
        }
    }

    record BuildersLedToSaloon(int seat, int building, int count) implements Event {
        @Override
        public <R> R accept(Visitor<R> visitor) {
            return visitor.visit(this);
        }
    }

    record MarqueeBuilt(int seat, int building, int gold, int stone) implements Event {
        @Override
        public <R> R accept(Visitor<R> visitor) {
            return visitor.visit(this);
        }
    }

    /** The owner turned a marquee to its 10 side, possibly on another player's turn. */
    record MarqueeUpgraded(int seat, int building, int gold, int stone) implements Event {
        @Override
        public <R> R accept(Visitor<R> visitor) {
            return visitor.visit(this);
        }
    }

    /** A player could have built or upgraded and did not. */
    record BuildingDeclined(int seat, int building, boolean upgrade) implements Event {
        @Override
        public <R> R accept(Visitor<R> visitor) {
            return visitor.visit(this);
        }
    }

    /** Two meeples face each other; the arrays are by side: S0 first, S1 second. */
    record ShowdownBegan(int seat, int[] controllers, int[] meeples) implements Event {
        @Override
        public <R> R accept(Visitor<R> visitor) {
            return visitor.visit(this);
        }
    }

    record DieRolled(int seat, int space, int value, boolean again) implements Event {
        @Override
        public <R> R accept(Visitor<R> visitor) {
            return visitor.visit(this);
        }
    }

    /** The more skilled one kept the die as it was. */
    record RerollDeclined(int seat, int space) implements Event {
        @Override
        public <R> R accept(Visitor<R> visitor) {
            return visitor.visit(this);
        }
    }

    /** The winner's meeple stays alive; the loser's will be buried. */
    record ShowdownWon(int winner, int winnerSpace, int winnerMeeple, int loser, int loserMeeple)
            implements Event {
        @Override
        public <R> R accept(Visitor<R> visitor) {
            return visitor.visit(this);
        }
    }

    /** Equal skill, equal dice: both fall. */
    record ShowdownDrawn(int[] controllers, int meeple) implements Event {
        @Override
        public <R> R accept(Visitor<R> visitor) {
            return visitor.visit(this);
        }
    }

    /** A fallen meeple went to the graveyard, or to the box when there was no empty grave. */
    record MeepleBuried(int meeple, int space, boolean inGrave) implements Event {
        @Override
        public <R> R accept(Visitor<R> visitor) {
            return visitor.visit(this);
        }
    }

    /** The winner of a showdown went to the saloon. */
    record WinnerWentToSaloon(int meeple, int space) implements Event {
        @Override
        public <R> R accept(Visitor<R> visitor) {
            return visitor.visit(this);
        }
    }

    record TokenReturned(int seat, int space) implements Event {
        @Override
        public <R> R accept(Visitor<R> visitor) {
            return visitor.visit(this);
        }
    }

    /** A dynamite that the seat had drawn went off; stones that each seat lost to the bag. */
    record DynamiteExploded(int seat, int explosions, int[] stonesLost) implements Event {
        @Override
        public <R> R accept(Visitor<R> visitor) {
            return visitor.visit(this);
        }
    }

    record GoldBarTaken(int seat, int price, int leftInBank) implements Event {
        @Override
        public <R> R accept(Visitor<R> visitor) {
            return visitor.visit(this);
        }
    }

    /** The round that is under way has become the last one. */
    record EndTriggered(EndCause cause) implements Event {
        @Override
        public <R> R accept(Visitor<R> visitor) {
            return visitor.visit(this);
        }
    }

    record TurnEnded(int seat) implements Event {
        @Override
        public <R> R accept(Visitor<R> visitor) {
            return visitor.visit(this);
        }
    }

    /** The game is over: points and place of each seat. */
    record GameEnded(int[] points, int[] places) implements Event {
        @Override
        public <R> R accept(Visitor<R> visitor) {
            return visitor.visit(this);
        }
    }
}
