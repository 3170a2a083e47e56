package meeples.desktop.tool;

import com.badlogic.gdx.ApplicationListener;
import java.nio.file.Path;
import java.util.List;
import meeples.desktop.cli.WindowSize;

/** What there is to take pictures of in one kind of game: moments at the table, and screens. */
public interface Pictures {
    List<String> names();

    /** What takes the pictures that are wanted, each to be run in a window of this size. */
    List<ApplicationListener> cameras(Path folder, List<String> wanted, WindowSize size);
}
