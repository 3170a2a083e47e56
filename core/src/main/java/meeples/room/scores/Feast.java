package meeples.room.scores;

import java.util.List;

/** The table behind the poster, on which the winners are cheered. */
public interface Feast {
    /** All on the table are happy for these seats. */
    void celebrate(List<Integer> winners);

    void act(float delta);

    /** Whether something still moves. */
    boolean needsFrames();

    void draw();
}
