package meeples.fistful.table;

import java.util.List;
import meeples.table.Preview;
import meeples.table.Target;

/**
 * What would happen in town, to be drawn over the table as ghosts.
 *
 * @param direction the way round the street, as in the model
 * @param steps the spaces in the order of sowing
 * @param badges short remarks beside things, such as how many draws for whom
 */
public record TownPreview(int direction, List<Step> steps, List<Badge> badges) implements Preview {

    /**
     * A meeple on a space.
     *
     * @param number the place in the order, counted from 1
     * @param meeple the kind, or Meeple.NONE when it is not chosen yet
     */
    public record Step(int number, int space, int meeple) {}

    /**
     * A short remark at a thing on the table.
     *
     * @param seat whose colour it has, or Town.NOBODY
     */
    public record Badge(Target at, int seat, String text) {}
}
