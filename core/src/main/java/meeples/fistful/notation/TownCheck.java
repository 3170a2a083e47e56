package meeples.fistful.notation;

import meeples.fistful.model.Decision;
import meeples.fistful.model.Meeple;
import meeples.fistful.model.Place;
import meeples.fistful.model.Street;
import meeples.fistful.model.Town;
import meeples.fistful.rules.Marquees;
import meeples.play.BadTextException;

/** Refuses a position that was written down but cannot be played on from. */
final class TownCheck {
    private final Town town;

    TownCheck(Town town) {
        this.town = town;
    }

    void check() throws BadTextException {
        demand(
                town.meeples(Place.GRAVEYARD) <= Place.GRAVES,
                "there are only " + Place.GRAVES + " graves");
        checkDuellist(Street.S0);
        checkDuellist(Street.S1);
        demand(
                town.token(Street.S0) == Town.NOBODY
                        || town.token(Street.S0) != town.token(Street.S1),
                "a player has only one token");
        demand(
                TownText.isSowing(town) || town.meeples(Place.HAND) + town.spacesLeft() == 0,
                "a handful is only there while it is sown");
        demand(
                town.decision() == Decision.MARQUEE == (town.turn() == 0),
                "starting marquees belong to turn 0, and nothing else does");
        checkDecision();
    }

    private void checkDuellist(int space) throws BadTextException {
        demand(town.on(space) != Meeple.MADAME, "the Madame fights no showdown");
        boolean asked = town.decision() == Decision.GIVE && town.question() == space;
        demand(
                (town.token(space) != Town.NOBODY) == (!town.isFree(space) && !asked),
                "a showdown space has a token if, and only if, a meeple stands there");
    }

    private void checkDecision() throws BadTextException {
        switch (town.decision()) {
            case MARQUEE -> checkStart();
            case TAKE -> {
                checkStreetIsQuiet();
                demand(hasSomebodyToTake(), "nobody is there to be taken");
            }
            case SOW ->
                    demand(
                            town.meeples(Place.HAND) > 0
                                    && town.spacesLeft() > 0
                                    && town.isFree(town.cursor()),
                            "sowing needs meeples in hand and a free space");
            case GIVE ->
                    demand(
                            !town.isFree(town.question())
                                    && town.token(Street.opposite(town.question()))
                                            == town.active(),
                            "only a showdown meeple of a sower whose token is out is given away");
            case RESOLVE ->
                    demand(
                            town.unresolved() != 0 || town.showdownIsOn(),
                            "nothing is there to be resolved");
            case BUILD ->
                    demand(
                            town.owner(town.question()) == Town.NOBODY
                                    && town.tiles(town.active()) > 0
                                    && Marquees.canPay(town, town.active(), town.question()),
                            "nothing can be built there");
            case UPGRADE ->
                    demand(
                            town.marquee(town.question()) == Marquees.SMALL
                                    && Marquees.canPay(town, town.decider(), town.question()),
                            "nothing can be upgraded there");
            case REROLL ->
                    demand(
                            town.showdownIsOn()
                                    && town.on(town.question())
                                            > town.on(Street.opposite(town.question())),
                            "only the more skilled one of a showdown may roll again");
            case OVER -> checkStreetIsQuiet();
        }
    }

    private void checkStart() throws BadTextException {
        checkStreetIsQuiet();
        int toCome = 1 + (town.active() - town.first() + town.players()) % town.players();
        int freeCorners = 0;
        for (int building = 0; building < Place.BUILDINGS; building++) {
            boolean free = town.owner(building) == Town.NOBODY;
            freeCorners += Place.isCorner(building) && free ? 1 : 0;
        }
        demand(freeCorners >= toCome, "there are too few corners for the starting marquees");
    }

    private void checkStreetIsQuiet() throws BadTextException {
        demand(
                town.unresolved() == 0 && !town.showdownIsOn(),
                "between turns the doorways are empty and there is no showdown");
    }

    private boolean hasSomebodyToTake() {
        for (int location = 0; location < Place.LOCATIONS; location++) {
            if (town.meeples(location) > 0) {
                return true;
            }
        }
        return false;
    }

    private static void demand(boolean condition, String complaint) throws BadTextException {
        if (!condition) {
            throw new BadTextException(complaint);
        }
    }
}
