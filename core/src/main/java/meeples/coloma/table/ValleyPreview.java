package meeples.coloma.table;

import java.util.List;
import meeples.table.Preview;
import meeples.table.Target;

/**
 * What would happen in the valley, to be written over the table.
 *
 * @param badges short remarks beside things, such as what somebody would gain
 */
public record ValleyPreview(List<Badge> badges) implements Preview {

    /**
     * A short remark at a thing on the table.
     *
     * @param seat whose colour it has, or Valley.NOBODY
     */
    public record Badge(Target at, int seat, String text) {}
}
