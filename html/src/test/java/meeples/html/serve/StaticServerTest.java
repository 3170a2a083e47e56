package meeples.html.serve;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Whoever serves the pages on a port that cannot be is told so in a sentence. */
class StaticServerTest {
    @TempDir Path folder;

    private String printed;

    /** Starts it as the build does; the exit code. */
    private int serve(String port) throws Exception {
        Process server =
                new ProcessBuilder(
                                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                                "-cp",
                                System.getProperty("java.class.path"),
                                StaticServer.class.getName(),
                                folder.toString(),
                                port)
                        .redirectErrorStream(true)
                        .start();
        printed = new String(server.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        return server.waitFor();
    }

    private void assertSentence(String part) {
        assertTrue(printed.contains(part), printed);
        assertFalse(printed.contains("\tat "), printed);
    }

    @Test
    void aPortThatIsTaken() throws Exception {
        try (StaticServer first = new StaticServer(folder, 0)) {
            String port = first.address().replaceAll("[^0-9]", "");
            assertEquals(1, serve(port), printed);
            assertSentence("Port " + port + " cannot be used");
        }
    }

    @Test
    void aPortThatIsNone() throws Exception {
        assertEquals(2, serve("http"), printed);
        assertSentence("not http");
        assertEquals(-1, StaticServer.port("65536"));
        assertEquals(-1, StaticServer.port("-1"));
        assertEquals(65_535, StaticServer.port("65535"));
    }
}
