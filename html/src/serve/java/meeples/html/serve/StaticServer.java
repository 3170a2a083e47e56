package meeples.html.serve;

import java.io.IOException;
import java.nio.file.Path;
import org.eclipse.jetty.http.MimeTypes;
import org.eclipse.jetty.server.Handler;
import org.eclipse.jetty.server.Server;
import org.eclipse.jetty.server.ServerConnector;
import org.eclipse.jetty.server.handler.DefaultHandler;
import org.eclipse.jetty.server.handler.ResourceHandler;
import org.eclipse.jetty.server.handler.gzip.GzipHandler;
import org.eclipse.jetty.util.component.LifeCycle;
import org.eclipse.jetty.util.resource.ResourceFactory;

/**
 * Serves a folder on this machine only, as a careful web host would: right types, gzip, no caching
 * but of what never changes, nothing that the page does not need allowed.
 */
public final class StaticServer implements AutoCloseable {
    private static final int HIGHEST_PORT = 65_535;
    private static final int PORT_TAKEN = 1;
    private static final int WRONG_PORT = 2;

    private final Server server = new Server();
    private final ServerConnector connector = new ServerConnector(server);

    /**
     * @param port the port to listen on, 0 for any free one
     */
    public StaticServer(Path folder, int port) throws Exception {
        this(folder, port, "");
    }

    /** The same, with more in the content policy that is said beside each file. */
    public StaticServer(Path folder, int port, String policy) throws Exception {
        connector.setHost("localhost");
        connector.setPort(port);
        server.addConnector(connector);
        MimeTypes.Mutable types = server.getMimeTypes();
        types.addMimeMapping("webmanifest", "application/manifest+json");
        types.addMimeMapping("atlas", "text/plain");

        ResourceHandler files = new ResourceHandler();
        files.setBaseResource(ResourceFactory.of(server).newResource(folder));
        files.setDirAllowed(false);
        files.setCacheControl("no-cache");
        files.setEtags(true);
        GzipHandler gzip = new GzipHandler(new CarefulHost(files, policy));
        server.setHandler(new Handler.Sequence(gzip, new DefaultHandler(false, false)));
        server.start();
    }

    public String address() {
        return "http://localhost:" + connector.getLocalPort() + "/";
    }

    @Override
    public void close() {
        LifeCycle.stop(server);
    }

    /** Serves until interrupted. Arguments: the folder, the port. */
    public static void main(String[] args) throws Exception {
        int port = port(args[1]);
        if (port < 0) {
            System.err.println(
                    "The port must be a number from 0 to "
                            + HIGHEST_PORT
                            + ", not "
                            + args[1]
                            + ": -Pport=8080, for example; 0 takes any that is free.");
            System.exit(WRONG_PORT);
        }
        try {
            StaticServer server = new StaticServer(Path.of(args[0]), port);
            System.out.println("The pages: " + server.address() + " (Ctrl+C to stop)");
            server.server.join();
        } catch (IOException taken) {
            System.err.println(
                    "Port "
                            + port
                            + " cannot be used, most likely because something else does already."
                            + " Choose another one, such as -Pport="
                            + (port == HIGHEST_PORT ? 8080 : port + 1)
                            + ".");
            System.exit(PORT_TAKEN);
        }
    }

    /** The port that a word names, -1 when it names none. */
    static int port(String word) {
        return word.matches("[0-9]{1,5}") && Integer.parseInt(word) <= HIGHEST_PORT
                ? Integer.parseInt(word)
                : -1;
    }
}
