package meeples.desktop;

import java.util.HashMap;
import java.util.Map;
import org.lwjgl.glfw.GLFW;

/** Finds joysticks and pads that no list of known pads has, by GLFW. */
final class UnknownPads {
    private final DesktopPads all;
    private final Map<Integer, UnknownPad> there = new HashMap<>();

    UnknownPads(DesktopPads all) {
        this.all = all;
    }

    void look() {
        for (int number = GLFW.GLFW_JOYSTICK_1; number <= GLFW.GLFW_JOYSTICK_LAST; number++) {
            boolean present = GLFW.glfwJoystickPresent(number) && isStranger(number);
            UnknownPad pad = there.get(number);
            if (present && pad == null) {
                pad = new UnknownPad(number, name(number));
                there.put(number, pad);
                all.meet(pad);
            } else if (!present && pad != null) {
                there.remove(number);
                pad.leave();
                all.forget(pad);
            }
            if (present) {
                pad.look(all);
            }
        }
    }

    private boolean isStranger(int number) {
        return there.containsKey(number)
                || !GLFW.glfwJoystickIsGamepad(number) && !all.knows(name(number));
    }

    private static String name(int number) {
        String name = GLFW.glfwGetJoystickName(number);
        return name == null ? "Joystick" : name;
    }
}
