package meeples.testing;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;
import java.util.Optional;
import org.junit.jupiter.api.extension.ExtendWith;

/** The test opens a window. The build starts Xvfb for it where there is no display. */
@Target({ElementType.TYPE, ElementType.METHOD})
@Retention(RetentionPolicy.RUNTIME)
@ExtendWith(NeedsDisplay.Display.class)
public @interface NeedsDisplay {

    /** Whether a window can be opened; only Linux is ever without a display. */
    final class Display extends Requirement {
        @Override
        protected Optional<String> missing() {
            boolean there =
                    !System.getProperty("os.name").equals("Linux")
                            || System.getenv("DISPLAY") != null
                            || System.getenv("WAYLAND_DISPLAY") != null;
            return there ? Optional.empty() : Optional.of("no display: install Xvfb");
        }
    }
}
