package meeples.desktop;

import com.badlogic.gdx.utils.Os;
import com.badlogic.gdx.utils.SharedLibraryLoader;
import meeples.desktop.cli.Program;
import org.lwjgl.glfw.GLFW;
import org.lwjgl.glfw.GLFWErrorCallback;

/** Whether this machine can show a window at all; only Linux is ever without. */
public final class Display {
    private Display() {}

    /** Tells the player when no window can be opened. */
    public static void require() throws Program.Obstacle {
        if (SharedLibraryLoader.os == Os.Linux && !(isNamed() && opens())) {
            throw new Program.Obstacle(
                    DesktopLauncher.TITLE
                            + " needs a display, and this machine shows none. Run it on a"
                            + " desktop, or under a virtual display (install xvfb and write"
                            + " xvfb-run before the command), or play in the browser.");
        }
    }

    private static boolean isNamed() {
        return System.getenv("DISPLAY") != null || System.getenv("WAYLAND_DISPLAY") != null;
    }

    /** Asks GLFW before LibGDX does, so that its refusal need not surface as an exception. */
    private static boolean opens() {
        GLFWErrorCallback silence = GLFWErrorCallback.create((error, description) -> {});
        GLFWErrorCallback before = GLFW.glfwSetErrorCallback(silence);
        boolean opens = GLFW.glfwInit() && GLFW.glfwGetPrimaryMonitor() != 0;
        GLFW.glfwTerminate();
        GLFW.glfwSetErrorCallback(before);
        silence.free();
        return opens;
    }
}
