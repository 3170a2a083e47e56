package meeples.fistful.notation;

import meeples.fistful.model.Meeple;
import meeples.fistful.model.Place;
import meeples.fistful.model.Town;
import meeples.play.BadTextException;
import meeples.play.Notation;

/**
 * How a match of this game is written down. Its set-up line is either a {@link SetupText} or, for a
 * match that starts in the middle, a {@link TownText} on one line.
 */
public final class FistfulNotation implements Notation<Town> {
    /**
     * A game ends with the round in which the sixth meeple falls, and each turn of that round can
     * have one showdown more: with this many in town, there is always somebody left to take.
     */
    private static final int ENOUGH_MEEPLES = 16;

    @Override
    public Town start(String setup) throws BadTextException {
        if (setup.indexOf('\n') >= 0) {
            throw new BadTextException("a set-up is a single line");
        }
        if (!TownText.isTown(setup)) {
            return new Town(SetupText.read(setup));
        }
        Town town = TownText.read(setup);
        if (Meeple.ALL - town.meeples(Place.BOX) - town.meeples(Place.GRAVEYARD) < ENOUGH_MEEPLES) {
            throw new BadTextException("too few meeples are left in town to play");
        }
        return town;
    }

    @Override
    public String write(Town position, int move) {
        return MoveText.write(move);
    }

    @Override
    public int read(Town position, String move) throws BadTextException {
        return MoveText.read(move);
    }

    @Override
    public String draw(Town position) {
        return TownText.writeLine(position);
    }

    @Override
    public Town position(String drawn) throws BadTextException {
        return TownText.read(drawn);
    }
}
