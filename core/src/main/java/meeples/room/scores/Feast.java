package meeples.room.scores;

import com.badlogic.gdx.scenes.scene2d.Actor;
import java.util.List;
import meeples.ui.Widgets;

/** The table behind the poster, on which the winners are cheered. */
public interface Feast {
    /** All on the table are happy for these seats. */
    void celebrate(List<Integer> winners);

    /** The faces, names and points of all around it, made by the screen that shows it. */
    Actor players(Widgets make);

    void act(float delta);

    /** Whether something still moves. */
    boolean needsFrames();

    void draw();
}
