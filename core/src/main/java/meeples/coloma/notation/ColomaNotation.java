package meeples.coloma.notation;

import meeples.coloma.model.Valley;
import meeples.play.BadTextException;
import meeples.play.Notation;

/**
 * How a match of this game is written down. Its set-up line is either a {@link SetupText} or, for a
 * match that starts in the middle, a {@link ValleyText} on one line.
 */
public final class ColomaNotation implements Notation<Valley> {
    @Override
    public Valley start(String setup) throws BadTextException {
        if (setup.indexOf('\n') >= 0) {
            throw new BadTextException("a set-up is a single line");
        }
        return ValleyText.isValley(setup)
                ? ValleyText.read(setup)
                : new Valley(SetupText.read(setup));
    }

    @Override
    public String write(Valley position, int move) {
        return MoveText.write(move);
    }

    @Override
    public int read(Valley position, String move) throws BadTextException {
        return MoveText.read(move);
    }

    @Override
    public String draw(Valley position) {
        return ValleyText.writeLine(position);
    }

    @Override
    public Valley position(String drawn) throws BadTextException {
        return ValleyText.read(drawn);
    }
}
