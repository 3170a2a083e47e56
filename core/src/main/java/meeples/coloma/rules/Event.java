package meeples.coloma.rules;

import meeples.coloma.model.Building;
import meeples.play.Eyes;

/**
 * Something that has happened and that everybody at the table could see. Together the events of a
 * move explain every difference between the positions before and after it. Seats, sites, spaces,
 * cards and kinds are the small ints of the model; against Sam his seat is the second one.
 *
 * <p>What only some may see an event hides by itself: {@link #seenBy}. Whoever tells, draws or
 * counts events is a {@link Visitor}; so the compiler finds who forgets one.
 */
public sealed interface Event {
    <R> R accept(Visitor<R> visitor);

    /** What these eyes see of it. */
    default Event seenBy(Eyes eyes) {
        return this;
    }

    /**
     * One method for each kind of event.
     *
     * @param <R> what is made of an event
     */
    interface Visitor<R> {
        R visit(PioneerChosen event);

        R visit(ChoiceMade event);

        R visit(CardPutBack event);

        R visit(YearStarted event);

        R visit(RoundStarted event);

        R visit(EventReached event);

        R visit(CarrotEaten event);

        R visit(CoinsGained event);

        R visit(NuggetsGained event);

        R visit(DudesGained event);

        R visit(TentsGained event);

        R visit(HorsesGained event);

        R visit(CardsDrawn event);

        R visit(PointsGained event);

        R visit(NuggetsSpent event);

        R visit(BusterShown event);

        R visit(PioneersPlaced event);

        R visit(MulesPlaced event);

        R visit(SamPlaced event);

        R visit(BusterPlaced event);

        R visit(BarricadeMoved event);

        R visit(TurnStarted event);

        R visit(Paid event);

        R visit(RiverSurveyed event);

        R visit(BridgeBuilt event);

        R visit(BuildingBuilt event);

        R visit(HotelBuilt event);

        R visit(WagonMoved event);

        R visit(WagonStopped event);

        R visit(WagonSent event);

        R visit(MineCartRobbed event);

        R visit(TentOnEvent event);

        R visit(TentInRegion event);

        R visit(GunmenPlaced event);

        R visit(DudesPutToBed event);

        R visit(BarrelTaken event);

        R visit(OutlawsCame event);

        R visit(BarrelsShuffled event);

        R visit(BarrelTurnedUp event);

        R visit(BarrelUsed event);

        R visit(BarrelDiscarded event);

        R visit(BarricadeBlasted event);

        R visit(TurnEnded event);

        R visit(PioneersTakenBack event);

        R visit(ShootoutFought event);

        R visit(ShootoutRanked event);

        R visit(DudeBuried event);

        R visit(BadgePassed event);

        R visit(GunmenWentHome event);

        R visit(OutlawsLeft event);

        R visit(GuestsLeft event);

        R visit(ShootoutTableShown event);

        R visit(GoldRefilled event);

        R visit(CarrotsReturned event);

        R visit(SamSurveyed event);

        R visit(SamTradedBridge event);

        R visit(SamTookHotel event);

        R visit(GameEnded event);
    }

    /** A player took a pioneer card. */
    record PioneerChosen(int seat, int pioneer) implements Event {
        @Override
        public <R> R accept(Visitor<R> visitor) {
            return visitor.visit(this);
        }
    }

    /** A player has chosen in secret; nobody sees what. */
    record ChoiceMade(int seat) implements Event {
        @Override
        public <R> R accept(Visitor<R> visitor) {
            return visitor.visit(this);
        }
    }

    /**
     * A card went from the hand onto the own deck, or under it. Only its owner sees which card,
     * unless hands are open.
     */
    record CardPutBack(int seat, int card, boolean onTop, boolean open, Cause cause)
            implements Event {
        @Override
        public <R> R accept(Visitor<R> visitor) {
            return visitor.visit(this);
        }

        @Override
        public Event seenBy(Eyes eyes) {
            return open || eyes.see(seat)
                    ? this
                    : new CardPutBack(seat, Building.UNKNOWN, onTop, false, cause);
        }
    }

    /** A year began, counted from 0, and its outlaws came. */
    record YearStarted(int year, int outlaws) implements Event {
        @Override
        public <R> R accept(Visitor<R> visitor) {
            return visitor.visit(this);
        }
    }

    /** The wheel was turned: the Barker is on this site, the barricade on the signpost. */
    record RoundStarted(int year, int round, int barker) implements Event {
        @Override
        public <R> R accept(Visitor<R> visitor) {
            return visitor.visit(this);
        }
    }

    /** The Barker has reached an event: everybody gains it. */
    record EventReached(int site) implements Event {
        @Override
        public <R> R accept(Visitor<R> visitor) {
            return visitor.visit(this);
        }
    }

    /** A mule ate its carrot: its owner gains the event. */
    record CarrotEaten(int seat, int site) implements Event {
        @Override
        public <R> R accept(Visitor<R> visitor) {
            return visitor.visit(this);
        }
    }

    record CoinsGained(int seat, int count, Cause cause, int of) implements Event {
        @Override
        public <R> R accept(Visitor<R> visitor) {
            return visitor.visit(this);
        }
    }

    /** Nuggets came out of the gold supply; for each that it lacked there was a coin. */
    record NuggetsGained(int seat, int count, int coins, Cause cause, int of) implements Event {
        @Override
        public <R> R accept(Visitor<R> visitor) {
            return visitor.visit(this);
        }
    }

    /** Dudes came from the supply to the cabin. */
    record DudesGained(int seat, int count, Cause cause, int of) implements Event {
        @Override
        public <R> R accept(Visitor<R> visitor) {
            return visitor.visit(this);
        }
    }

    /** Tents came from the supply to the cabin. */
    record TentsGained(int seat, int count, Cause cause, int of) implements Event {
        @Override
        public <R> R accept(Visitor<R> visitor) {
            return visitor.visit(this);
        }
    }

    record HorsesGained(int seat, int count, Cause cause, int of) implements Event {
        @Override
        public <R> R accept(Visitor<R> visitor) {
            return visitor.visit(this);
        }
    }

    /**
     * Cards were drawn into the hand; for each that the deck lacked there was a point. Only their
     * owner sees which cards, unless hands are open.
     */
    record CardsDrawn(int seat, int[] cards, int points, boolean open, Cause cause, int of)
            implements Event {
        @Override
        public <R> R accept(Visitor<R> visitor) {
            return visitor.visit(this);
        }

        @Override
        public Event seenBy(Eyes eyes) {
            if (open || eyes.see(seat)) {
                return this;
            }
            int[] backs = new int[cards.length];
            for (int i = 0; i < backs.length; i++) {
                backs[i] = Building.UNKNOWN;
            }
            return new CardsDrawn(seat, backs, points, false, cause, of);
        }
    }

    record PointsGained(int seat, int count, Cause cause, int of) implements Event {
        @Override
        public <R> R accept(Visitor<R> visitor) {
            return visitor.visit(this);
        }
    }

    /** The event's offer was answered: nuggets into the mine cart for points, or none. */
    record NuggetsSpent(int seat, int nuggets, int points) implements Event {
        @Override
        public <R> R accept(Visitor<R> visitor) {
            return visitor.visit(this);
        }
    }

    /** Two of Buster's cards were shown: he does not go there this round. */
    record BusterShown(int left, int right) implements Event {
        @Override
        public <R> R accept(Visitor<R> visitor) {
            return visitor.visit(this);
        }
    }

    /** All players have chosen, and their pioneers stand on their sites. */
    record PioneersPlaced(int[] sites) implements Event {
        @Override
        public <R> R accept(Visitor<R> visitor) {
            return visitor.visit(this);
        }
    }

    /** The mules stand on their sites. */
    record MulesPlaced(int[] sites) implements Event {
        @Override
        public <R> R accept(Visitor<R> visitor) {
            return visitor.visit(this);
        }
    }

    /** A coin decided on which of the two shown sites Sam's pioneer is: heads for the left one. */
    record SamPlaced(int site, boolean heads) implements Event {
        @Override
        public <R> R accept(Visitor<R> visitor) {
            return visitor.visit(this);
        }
    }

    record BusterPlaced(int site) implements Event {
        @Override
        public <R> R accept(Visitor<R> visitor) {
            return visitor.visit(this);
        }
    }

    /** The barricade went from the signpost to the most crowded site's secondary action. */
    record BarricadeMoved(int site, int crowd) implements Event {
        @Override
        public <R> R accept(Visitor<R> visitor) {
            return visitor.visit(this);
        }
    }

    record TurnStarted(int seat, int site) implements Event {
        @Override
        public <R> R accept(Visitor<R> visitor) {
            return visitor.visit(this);
        }
    }

    /**
     * A cost was paid: coins to the bank, nuggets into the mine cart, tents and dudes to the
     * supply.
     */
    record Paid(int seat, int coins, int nuggets, int tents, int dudes) implements Event {
        @Override
        public <R> R accept(Visitor<R> visitor) {
            return visitor.visit(this);
        }
    }

    /** A river covers a canyon. */
    record RiverSurveyed(int seat, int tool, int canyon) implements Event {
        @Override
        public <R> R accept(Visitor<R> visitor) {
            return visitor.visit(this);
        }
    }

    /** A bridge stands over the river in a canyon. */
    record BridgeBuilt(int seat, int tool, int kind, int canyon) implements Event {
        @Override
        public <R> R accept(Visitor<R> visitor) {
            return visitor.visit(this);
        }
    }

    /** A card from the hand became a building. */
    record BuildingBuilt(int seat, int tool, int building) implements Event {
        @Override
        public <R> R accept(Visitor<R> visitor) {
            return visitor.visit(this);
        }
    }

    /** A hotel was built; so many are left. */
    record HotelBuilt(int seat, int tool, int left) implements Event {
        @Override
        public <R> R accept(Visitor<R> visitor) {
            return visitor.visit(this);
        }
    }

    /** A wagon went on to the next space; occupied ones on the way were jumped. */
    record WagonMoved(int seat, int from, int to, int[] jumped) implements Event {
        @Override
        public <R> R accept(Visitor<R> visitor) {
            return visitor.visit(this);
        }
    }

    /** A wagon's way ends here; its goods come next. */
    record WagonStopped(int seat, int space) implements Event {
        @Override
        public <R> R accept(Visitor<R> visitor) {
            return visitor.visit(this);
        }
    }

    /** Sam's wagon came to another town by chance. */
    record WagonSent(int seat, int from, int to) implements Event {
        @Override
        public <R> R accept(Visitor<R> visitor) {
            return visitor.visit(this);
        }
    }

    /** The Robber gave up a wagon action for nuggets from the mine cart. */
    record MineCartRobbed(int seat, int nuggets) implements Event {
        @Override
        public <R> R accept(Visitor<R> visitor) {
            return visitor.visit(this);
        }
    }

    /** A tent was pitched on an event. */
    record TentOnEvent(int seat, int site) implements Event {
        @Override
        public <R> R accept(Visitor<R> visitor) {
            return visitor.visit(this);
        }
    }

    /** A tent was pitched in a region. */
    record TentInRegion(int seat, int region) implements Event {
        @Override
        public <R> R accept(Visitor<R> visitor) {
            return visitor.visit(this);
        }
    }

    /** Dudes filled a row of the shootout: from the cabin, Sam's from his supply. */
    record GunmenPlaced(int seat, int row) implements Event {
        @Override
        public <R> R accept(Visitor<R> visitor) {
            return visitor.visit(this);
        }
    }

    /** Dudes went from the cabin into the own hotels. */
    record DudesPutToBed(int seat, int count) implements Event {
        @Override
        public <R> R accept(Visitor<R> visitor) {
            return visitor.visit(this);
        }
    }

    /** A barrel was taken from a place of the hideout and shown; Sam's counts as used. */
    record BarrelTaken(int seat, int place, int kind) implements Event {
        @Override
        public <R> R accept(Visitor<R> visitor) {
            return visitor.visit(this);
        }
    }

    /** Outlaws came because of a barrel that was taken. */
    record OutlawsCame(int seat, int count) implements Event {
        @Override
        public <R> R accept(Visitor<R> visitor) {
            return visitor.visit(this);
        }
    }

    /** The discarded barrels became the face-down stack. */
    record BarrelsShuffled(int count) implements Event {
        @Override
        public <R> R accept(Visitor<R> visitor) {
            return visitor.visit(this);
        }
    }

    /** An empty place of the hideout was filled from the stack. */
    record BarrelTurnedUp(int place, int kind) implements Event {
        @Override
        public <R> R accept(Visitor<R> visitor) {
            return visitor.visit(this);
        }
    }

    /** A barrel was used and lies face down; what was in it comes next. */
    record BarrelUsed(int seat, int kind) implements Event {
        @Override
        public <R> R accept(Visitor<R> visitor) {
            return visitor.visit(this);
        }
    }

    /** A used barrel was discarded for what a building or a pioneer card gives. */
    record BarrelDiscarded(int seat, int kind, Cause cause, int of) implements Event {
        @Override
        public <R> R accept(Visitor<R> visitor) {
            return visitor.visit(this);
        }
    }

    /** The barricade stops nothing for this player this turn. */
    record BarricadeBlasted(int seat) implements Event {
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

    /** All pioneers and mules, Sam and Buster left the wheel. */
    record PioneersTakenBack() implements Event {
        @Override
        public <R> R accept(Visitor<R> visitor) {
            return visitor.visit(this);
        }
    }

    record ShootoutFought(int year, int table, int gunmen, int outlaws, boolean won)
            implements Event {
        @Override
        public <R> R accept(Visitor<R> visitor) {
            return visitor.visit(this);
        }
    }

    /**
     * Who has gunmen took a rank, counted from 0; the gunmen of nobody are {@link
     * meeples.coloma.model.Valley#STRANGERS}.
     */
    record ShootoutRanked(int contender, int rank, int gunmen) implements Event {
        @Override
        public <R> R accept(Visitor<R> visitor) {
            return visitor.visit(this);
        }
    }

    /** A dude of somebody without a gunman died, out of the supply or the cabin. */
    record DudeBuried(int seat, boolean fromCabin) implements Event {
        @Override
        public <R> R accept(Visitor<R> visitor) {
            return visitor.visit(this);
        }
    }

    record BadgePassed(int from, int to) implements Event {
        @Override
        public <R> R accept(Visitor<R> visitor) {
            return visitor.visit(this);
        }
    }

    /** The gunmen of a row returned to the supply, Sam's to the box. */
    record GunmenWentHome(int row, int owner) implements Event {
        @Override
        public <R> R accept(Visitor<R> visitor) {
            return visitor.visit(this);
        }
    }

    /** All outlaws left the shootout. */
    record OutlawsLeft(int count) implements Event {
        @Override
        public <R> R accept(Visitor<R> visitor) {
            return visitor.visit(this);
        }
    }

    /** Hotel guests returned to the supply. */
    record GuestsLeft(int seat, int count) implements Event {
        @Override
        public <R> R accept(Visitor<R> visitor) {
            return visitor.visit(this);
        }
    }

    /** The table of the next shootout was shown: a tile, or the one on the board. */
    record ShootoutTableShown(int table) implements Event {
        @Override
        public <R> R accept(Visitor<R> visitor) {
            return visitor.visit(this);
        }
    }

    /** The mine cart's nuggets filled the gold supply. */
    record GoldRefilled(int count) implements Event {
        @Override
        public <R> R accept(Visitor<R> visitor) {
            return visitor.visit(this);
        }
    }

    /** A mule's missing carrots came back, one bit each. */
    record CarrotsReturned(int seat, int carrots) implements Event {
        @Override
        public <R> R accept(Visitor<R> visitor) {
            return visitor.visit(this);
        }
    }

    /** Sam took a river. */
    record SamSurveyed() implements Event {
        @Override
        public <R> R accept(Visitor<R> visitor) {
            return visitor.visit(this);
        }
    }

    /** Sam traded his river and a bridge for points; both left the game. */
    record SamTradedBridge(int place, int kind) implements Event {
        @Override
        public <R> R accept(Visitor<R> visitor) {
            return visitor.visit(this);
        }
    }

    /** A hotel left the game for Sam. */
    record SamTookHotel(int left) implements Event {
        @Override
        public <R> R accept(Visitor<R> visitor) {
            return visitor.visit(this);
        }
    }

    /** The game is over: points and place of each seat, and Sam's points. */
    record GameEnded(int[] points, int[] places, int sam) implements Event {
        @Override
        public <R> R accept(Visitor<R> visitor) {
            return visitor.visit(this);
        }
    }
}
