package meeples.desktop;

import java.io.IOException;
import java.nio.file.Path;

/** A copy of the game that only takes its data folder, prints which, and waits to be dismissed. */
public final class ChildFolder {
    /** What the line with the folder begins with. */
    static final String FOLDER = "folder ";

    private ChildFolder() {}

    /**
     * @param args the folder that it wants, and anything more for one that asks nobody
     */
    public static void main(String[] args) throws IOException {
        Path wanted = Path.of(args[0]);
        if (args.length > 1) {
            announce(wanted);
            return;
        }
        try (DataFolder data = DataFolder.open(wanted)) {
            announce(data.path());
        }
    }

    private static void announce(Path folder) throws IOException {
        System.out.println(FOLDER + folder);
        while (System.in.read() >= 0) {
            // Until nobody speaks to it any more.
        }
    }
}
