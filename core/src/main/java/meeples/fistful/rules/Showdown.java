package meeples.fistful.rules;

import java.util.function.Consumer;
import meeples.fistful.model.Decision;
import meeples.fistful.model.Meeple;
import meeples.fistful.model.Place;
import meeples.fistful.model.Street;
import meeples.fistful.model.Town;

/** Two meeples face each other on Main Street. */
final class Showdown {
    private static final int SIDES_OF_A_DIE = 6;

    private Showdown() {}

    static void begin(Town town, Consumer<? super Event> witness) {
        if (witness != null) {
            witness.accept(
                    new Event.ShowdownBegan(
                            town.active(),
                            new int[] {town.token(Street.S0), town.token(Street.S1)},
                            new int[] {town.on(Street.S0), town.on(Street.S1)}));
        }
        roll(town, Street.S0, false, witness);
        roll(town, Street.S1, false, witness);
        int skill = town.on(Street.S0) - town.on(Street.S1);
        if (skill == 0) {
            settle(town, witness);
            return;
        }
        int quicker = skill > 0 ? Street.S0 : Street.S1;
        town.setQuestion(quicker);
        town.ask(Decision.REROLL, town.token(quicker));
    }

    private static void roll(Town town, int space, boolean again, Consumer<? super Event> witness) {
        int value = 1 + town.random(SIDES_OF_A_DIE);
        town.setDie(space, value);
        town.countChance();
        if (witness != null) {
            witness.accept(new Event.DieRolled(town.token(space), space, value, again));
        }
    }

    static void reroll(Town town, boolean yes, Consumer<? super Event> witness) {
        int space = town.takeQuestion();
        if (yes) {
            roll(town, space, true, witness);
        } else if (witness != null) {
            witness.accept(new Event.RerollDeclined(town.token(space), space));
        }
        settle(town, witness);
    }

    private static void settle(Town town, Consumer<? super Event> witness) {
        int lead = town.die(Street.S0) - town.die(Street.S1);
        int outcome = lead != 0 ? lead : town.on(Street.S0) - town.on(Street.S1);
        town.setDie(Street.S0, 0);
        town.setDie(Street.S1, 0);
        if (outcome == 0) {
            bothFall(town, witness);
        } else {
            win(town, outcome > 0 ? Street.S0 : Street.S1, witness);
        }
        Resolution.next(town, witness);
    }

    private static void win(Town town, int space, Consumer<? super Event> witness) {
        int other = Street.opposite(space);
        int winner = town.token(space);
        int fallen = town.on(other);
        if (witness != null) {
            witness.accept(
                    new Event.ShowdownWon(
                            winner, space, town.on(space), town.token(other), fallen));
        }
        bury(town, other, witness);
        retire(town, space, witness);
        returnTokens(town, witness);
        Bag.explode(town, winner, collectBounty(town, winner, fallen, witness), witness);
    }

    /** Both draw before any dynamite goes off: a showdown is one resolution. */
    private static void bothFall(Town town, Consumer<? super Event> witness) {
        int left = town.token(Street.S0);
        int right = town.token(Street.S1);
        int fallen = town.on(Street.S0);
        if (witness != null) {
            witness.accept(new Event.ShowdownDrawn(new int[] {left, right}, fallen));
        }
        bury(town, Street.S0, witness);
        bury(town, Street.S1, witness);
        returnTokens(town, witness);
        boolean leftFirst = distance(town, left) < distance(town, right);
        int sooner = leftFirst ? left : right;
        int later = leftFirst ? right : left;
        int dynamiteOfSooner = collectBounty(town, sooner, fallen, witness);
        int dynamiteOfLater = collectBounty(town, later, fallen, witness);
        Bag.explode(town, sooner, dynamiteOfSooner, witness);
        Bag.explode(town, later, dynamiteOfLater, witness);
    }

    /** How long after the active player a seat has its turn. */
    private static int distance(Town town, int seat) {
        int ahead = seat - town.active();
        return ahead < 0 ? ahead + town.players() : ahead;
    }

    private static int collectBounty(
            Town town, int seat, int fallen, Consumer<? super Event> witness) {
        return Bag.draw(
                town, seat, Meeple.bounty(fallen), DrawCause.SHOWDOWN, Town.NOBODY, 1, witness);
    }

    private static void bury(Town town, int space, Consumer<? super Event> witness) {
        boolean inGrave = town.hasEmptyGrave();
        int fallen = town.lift(space);
        town.add(inGrave ? Place.GRAVEYARD : Place.BOX, fallen, 1);
        if (witness != null) {
            witness.accept(new Event.MeepleBuried(fallen, space, inGrave));
            if (inGrave && !town.hasEmptyGrave()) {
                witness.accept(new Event.EndTriggered(EndCause.GRAVEYARD_FULL));
            }
        }
    }

    private static void retire(Town town, int space, Consumer<? super Event> witness) {
        int survivor = town.lift(space);
        town.add(Place.SALOON, survivor, 1);
        if (witness != null) {
            witness.accept(new Event.WinnerWentToSaloon(survivor, space));
        }
    }

    private static void returnTokens(Town town, Consumer<? super Event> witness) {
        for (int side = 0; side < 2; side++) {
            int space = Street.showdownSpace(side);
            if (witness != null) {
                witness.accept(new Event.TokenReturned(town.token(space), space));
            }
            town.setToken(space, Town.NOBODY);
        }
    }
}
