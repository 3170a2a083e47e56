package meeples.desktop;

import java.util.Optional;
import org.lwjgl.glfw.GLFW;
import org.lwjgl.glfw.GLFWErrorCallback;

/** Whether this machine can show a window at all; only Linux is ever without. */
final class Display {
    private Display() {}

    /** A sentence for the player when no window can be opened, or nothing. */
    static Optional<String> obstacle() {
        // GLFW knows for every system; asked first, so that its failure need not surface as an
        // exception.
        GLFWErrorCallback silence = GLFWErrorCallback.create((error, description) -> {});
        GLFWErrorCallback before = GLFW.glfwSetErrorCallback(silence);
        boolean works = GLFW.glfwInit() && GLFW.glfwGetPrimaryMonitor() != 0;
        GLFW.glfwTerminate();
        GLFW.glfwSetErrorCallback(before);
        silence.free();
        return works
                ? Optional.empty()
                : Optional.of(
                        "A Fistful of Meeples needs a display, and this machine shows none. Run it"
                            + " on a desktop, or under a virtual display (install xvfb, then:"
                            + " xvfb-run ./gradlew desktop:run), or play in the browser: ./gradlew"
                            + " html:serve");
    }
}
