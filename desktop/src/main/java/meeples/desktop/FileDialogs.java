package meeples.desktop;

import com.badlogic.gdx.utils.Os;
import com.badlogic.gdx.utils.SharedLibraryLoader;
import java.io.File;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.List;

/**
 * Whether this system has dialogs for choosing files. On Linux they are programs of their own;
 * without one of them, tinyfd would ask its questions in the terminal while the window freezes.
 */
final class FileDialogs {
    private static final List<String> PROGRAMS =
            List.of("zenity", "kdialog", "matedialog", "qarma");

    private FileDialogs() {}

    static boolean isThere() {
        return SharedLibraryLoader.os != Os.Linux || isOn(System.getenv("PATH"));
    }

    /** Whether one of the programs lies on this search path. */
    static boolean isOn(String path) {
        if (path == null) {
            return false;
        }
        for (String folder : path.split(File.pathSeparator)) {
            for (String program : PROGRAMS) {
                if (canRun(folder, program)) {
                    return true;
                }
            }
        }
        return false;
    }

    private static boolean canRun(String folder, String program) {
        try {
            return Files.isExecutable(Path.of(folder, program));
        } catch (InvalidPathException e) {
            return false; // nothing can lie in a folder without a name
        }
    }
}
