package meeples.fistful;

import meeples.fistful.model.Decision;
import meeples.fistful.model.Meeple;
import meeples.fistful.model.Place;
import meeples.fistful.model.Street;
import meeples.fistful.model.Town;
import meeples.fistful.notation.TownText;

/** What holds at every moment of every game: nothing is lost, nothing is made up. */
public final class Audit {
    private Audit() {}

    public static void check(Town town) {
        checkMeeples(town);
        checkTreasure(town);
        checkMarquees(town);
        checkStreet(town);
        checkQuestion(town);
    }

    private static void checkMeeples(Town town) {
        for (int kind = 0; kind < Meeple.KINDS; kind++) {
            int count = 0;
            for (int place = 0; place < Place.ALL; place++) {
                int here = town.meeples(place, kind);
                demand(here >= 0, "people at a place", town);
                count += here;
            }
            for (int space = 0; space < Street.SPACES; space++) {
                count += town.on(space) == kind ? 1 : 0;
            }
            demand(count == Meeple.supply(kind), "all meeples of a kind", town);
        }
        demand(town.meeples(Place.GRAVEYARD) <= Place.GRAVES, "at most six graves", town);
        demand(town.meeples(Place.GRAVEYARD, Meeple.MADAME) == 0, "the Madame lives", town);
        demand(
                town.meeples(Place.BOX) == 0 || !town.hasEmptyGrave(),
                "nobody in the box while there is a grave",
                town);
    }

    private static void checkTreasure(Town town) {
        int gold = town.bagGold();
        int stone = town.bagStone();
        int bars = town.bank();
        for (int seat = 0; seat < town.players(); seat++) {
            demand(
                    town.gold(seat) >= 0 && town.stone(seat) >= 0 && town.bars(seat) >= 0,
                    "supplies",
                    town);
            gold += town.gold(seat);
            stone += town.stone(seat);
            bars += town.bars(seat);
        }
        demand(town.bagGold() >= 0 && gold == Town.GOLD, "36 gold", town);
        demand(town.bagStone() >= 0 && stone == Town.STONE, "18 stone", town);
        demand(town.bank() >= 0 && bars == Town.BARS, "6 bars", town);
        int dynamite = town.jailDynamite() + town.bagDynamite() + town.exploded();
        demand(
                town.jailDynamite() >= 0
                        && town.bagDynamite() >= 0
                        && town.exploded() >= 0
                        && dynamite == Town.DYNAMITES,
                "3 dynamite",
                town);
    }

    private static void checkMarquees(Town town) {
        for (int seat = 0; seat < town.players(); seat++) {
            int tiles = town.tiles(seat);
            for (int building = 0; building < Place.BUILDINGS; building++) {
                tiles += town.owner(building) == seat ? 1 : 0;
            }
            demand(town.tiles(seat) >= 0 && tiles == Town.TILES, "8 marquees a seat", town);
        }
        for (int building = 0; building < Place.BUILDINGS; building++) {
            int points = town.marquee(building);
            boolean owned = town.owner(building) != Town.NOBODY;
            demand(owned ? points == 5 || points == 10 : points == 0, "marquees", town);
        }
    }

    private static void checkStreet(Town town) {
        for (int space = 0; space < Street.SPACES; space++) {
            boolean toResolve = !Street.isShowdown(space) && !town.isFree(space);
            demand(town.isUnresolved(space) == toResolve, "who is on a doorway is new", town);
        }
        int left = town.token(Street.S0);
        int right = town.token(Street.S1);
        demand(left == Town.NOBODY || left != right, "one token a seat", town);
        for (int side = 0; side < 2; side++) {
            int space = Street.showdownSpace(side);
            boolean asked = town.decision() == Decision.GIVE && town.question() == space;
            boolean controlled = town.token(space) != Town.NOBODY;
            demand(controlled == (!town.isFree(space) && !asked), "tokens", town);
            demand(town.on(space) != Meeple.MADAME, "the Madame fights no showdown", town);
        }
    }

    private static void checkQuestion(Town town) {
        switch (town.decision()) {
            case MARQUEE, TAKE, OVER -> {
                demand(town.unresolved() == 0, "doorways are empty between turns", town);
                demand(!town.showdownIsOn(), "one showdown space at most between turns", town);
                demand(town.meeples(Place.HAND) == 0, "an empty hand between turns", town);
            }
            case SOW -> demand(town.isFree(town.cursor()), "a free space to sow on", town);
            case RESOLVE, BUILD, UPGRADE, REROLL ->
                    demand(town.meeples(Place.HAND) == 0, "all sown before resolving", town);
            default -> {}
        }
        boolean over = town.decision() == Decision.OVER;
        demand(over == (town.decider() == Town.NOBODY), "somebody decides", town);
    }

    private static void demand(boolean condition, String law, Town town) {
        if (!condition) {
            throw new AssertionError(law + " at " + TownText.write(town));
        }
    }
}
