package meeples.fistful.rules;

import meeples.fistful.model.Place;
import meeples.fistful.model.Street;
import meeples.fistful.model.Town;
import meeples.play.MoveList;

/**
 * What can be taken: from a building in two directions, from saloon and jail onto any free space,
 * and in two directions when there is more than one meeple. Up to 80 moves, so there is a way to
 * have one of them without listing all.
 */
final class Takes {
    private Takes() {}

    static void list(Town town, MoveList moves) {
        for (int building = 0; building < Place.BUILDINGS; building++) {
            if (town.meeples(building) > 0) {
                moves.add(fromBuilding(town, building, Street.CLOCKWISE));
                moves.add(fromBuilding(town, building, Street.COUNTERCLOCKWISE));
            }
        }
        listFromAnywhere(town, Place.SALOON, moves);
        listFromAnywhere(town, Place.JAIL, moves);
    }

    private static int fromBuilding(Town town, int building, int direction) {
        return Move.take(building, direction, Sowing.firstSpace(town, building, direction));
    }

    private static void listFromAnywhere(Town town, int location, MoveList moves) {
        int directions = directions(town, location);
        for (int space = 0; directions > 0 && space < Street.SPACES; space++) {
            if (town.isFree(space)) {
                for (int direction = 0; direction < directions; direction++) {
                    moves.add(Move.take(location, direction, space));
                }
            }
        }
    }

    /** A single meeple is put down where one likes: it goes in no direction. */
    private static int directions(Town town, int location) {
        return Math.min(2, town.meeples(location));
    }

    /** The move that the list would have at this number, modulo its length. */
    static int pick(Town town, int number) {
        int buildings = 0;
        for (int building = 0; building < Place.BUILDINGS; building++) {
            buildings += town.meeples(building) > 0 ? 1 : 0;
        }
        int free = 0;
        for (int space = 0; space < Street.SPACES; space++) {
            free += town.isFree(space) ? 1 : 0;
        }
        int fromBuildings = 2 * buildings;
        int fromSaloon = free * directions(town, Place.SALOON);
        int fromJail = free * directions(town, Place.JAIL);
        int index = number % (fromBuildings + fromSaloon + fromJail);
        if (index < fromBuildings) {
            return fromBuilding(town, nthCrowded(town, index / 2), index % 2);
        }
        index -= fromBuildings;
        return index < fromSaloon
                ? fromAnywhere(town, Place.SALOON, index)
                : fromAnywhere(town, Place.JAIL, index - fromSaloon);
    }

    private static int nthCrowded(Town town, int n) {
        int left = n;
        int building = 0;
        while (town.meeples(building) == 0 || left-- > 0) {
            building++;
        }
        return building;
    }

    private static int fromAnywhere(Town town, int location, int index) {
        int directions = directions(town, location);
        int left = index / directions;
        int space = 0;
        while (!town.isFree(space) || left-- > 0) {
            space++;
        }
        return Move.take(location, index % directions, space);
    }
}
