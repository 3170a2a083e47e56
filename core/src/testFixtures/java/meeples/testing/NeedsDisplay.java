package meeples.testing;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;
import java.util.Locale;
import java.util.Optional;
import org.junit.jupiter.api.extension.ExtendWith;

/** The test opens a window. The build starts Xvfb for it where there is no display. */
@Target({ElementType.TYPE, ElementType.METHOD})
@Retention(RetentionPolicy.RUNTIME)
@ExtendWith(NeedsDisplay.Display.class)
public @interface NeedsDisplay {

    /** Whether a window can be opened from the thread that runs a test. */
    final class Display extends Requirement {
        @Override
        protected Optional<String> missing() {
            String system = System.getProperty("os.name").toLowerCase(Locale.ROOT);
            if (system.contains("mac")) {
                return Optional.of("macOS opens windows from a program's first thread only");
            }
            boolean there =
                    system.contains("windows")
                            || System.getenv("DISPLAY") != null
                            || System.getenv("WAYLAND_DISPLAY") != null;
            return there ? Optional.empty() : Optional.of("no display: install Xvfb");
        }
    }
}
