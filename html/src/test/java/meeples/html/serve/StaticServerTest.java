package meeples.html.serve;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
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

    private static HttpResponse<String> get(StaticServer server, String path) throws Exception {
        URI address = URI.create(server.address() + path);
        return HttpClient.newHttpClient()
                .send(
                        HttpRequest.newBuilder(address).header("Accept-Encoding", "gzip").build(),
                        HttpResponse.BodyHandlers.ofString(StandardCharsets.ISO_8859_1));
    }

    @Test
    void whatACarefulHostSaysIsSaidAndWhatCanBeIsSmaller() throws Exception {
        Files.writeString(folder.resolve("index.html"), "<html>" + "howdy ".repeat(100));
        Files.writeString(folder.resolve("letters.ttf"), "letters ".repeat(100));
        try (StaticServer server = new StaticServer(folder, 0)) {
            for (String path : List.of("", "letters.ttf")) {
                HttpResponse<String> answer = get(server, path);
                assertEquals(200, answer.statusCode());
                CarefulHost.HEADERS.forEach(
                        (name, value) ->
                                assertEquals(
                                        Optional.of(value), answer.headers().firstValue(name)));
                assertEquals("gzip", answer.headers().firstValue("Content-Encoding").orElse(""));
            }
        }
    }

    @Test
    void onlyWhatNeverChangesIsKeptWithoutAskingAgain() throws Exception {
        String picture = "picture-0123456789abcdef0123456789abcdef.png";
        Files.writeString(folder.resolve(picture), "a picture");
        Files.writeString(folder.resolve("script.js"), "a script");
        try (StaticServer server = new StaticServer(folder, 0)) {
            assertEquals("no-cache", caching(server, "script.js"));
            assertTrue(caching(server, "script.js?v=12ab").contains("immutable"));
            assertTrue(caching(server, picture).contains("immutable"));
        }
    }

    private static String caching(StaticServer server, String path) throws Exception {
        return get(server, path).headers().firstValue("Cache-Control").orElse("");
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
