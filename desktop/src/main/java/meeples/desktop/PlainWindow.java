package meeples.desktop;

import com.badlogic.gdx.utils.Os;
import com.badlogic.gdx.utils.SharedLibraryLoader;
import java.awt.AWTError;
import java.awt.Dimension;
import java.awt.GraphicsEnvironment;
import java.awt.HeadlessException;
import javax.swing.JOptionPane;
import javax.swing.JScrollPane;
import javax.swing.JTextArea;
import org.lwjgl.util.tinyfd.TinyFileDialogs;

/** Tells a player by the system's own means that the game broke down and cannot say so itself. */
final class PlainWindow {
    private static final String SENTENCE =
            DesktopLauncher.TITLE
                    + " broke down and had to stop. A match under way is kept up to its last"
                    + " decision. Nothing was sent anywhere.";

    private PlainWindow() {}

    /** Shows the report until the player closes it; the terminal gets it in any case. */
    static void show(String report) {
        System.err.println(SENTENCE);
        System.err.println(report);
        if (SharedLibraryLoader.os == Os.MacOsX) {
            // Swing and the window of a game do not get along there.
            TinyFileDialogs.tinyfd_messageBox(DesktopLauncher.TITLE, SENTENCE, "ok", "error", true);
            return;
        }
        try {
            if (!GraphicsEnvironment.isHeadless()) {
                showText(report);
            }
        } catch (HeadlessException | AWTError | LinkageError e) {
            System.err.println("no window can be opened to say so: " + e);
        }
    }

    private static void showText(String report) {
        JTextArea text = new JTextArea(SENTENCE + "\n\n" + report);
        text.setEditable(false);
        text.setLineWrap(true);
        text.setWrapStyleWord(true);
        text.setCaretPosition(0);
        JScrollPane scroll = new JScrollPane(text);
        scroll.setPreferredSize(new Dimension(800, 480));
        JOptionPane.showMessageDialog(
                null, scroll, DesktopLauncher.TITLE, JOptionPane.ERROR_MESSAGE);
    }
}
