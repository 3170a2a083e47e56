package meeples.testing;

import java.io.File;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;
import java.util.Optional;
import org.junit.jupiter.api.extension.ExtendWith;

/** The test opens the finished pages in Chromium. */
@Target({ElementType.TYPE, ElementType.METHOD})
@Retention(RetentionPolicy.RUNTIME)
@ExtendWith(NeedsBrowser.Chromium.class)
public @interface NeedsBrowser {

    /** Whether Chromium and the driver that comes with it are installed. */
    final class Chromium extends Requirement {
        public static Optional<File> browser() {
            return program("chromium", "chromium-browser", "google-chrome");
        }

        public static Optional<File> driver() {
            return program("chromedriver");
        }

        @Override
        protected Optional<String> missing() {
            if (browser().isEmpty()) {
                return Optional.of("no browser: install Chromium");
            }
            return driver().isEmpty()
                    ? Optional.of("no chromedriver: install Debian's chromium-driver or the like")
                    : Optional.empty();
        }
    }
}
