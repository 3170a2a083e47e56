package meeples.html.serve;

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
 * Serves a folder on this machine only, as a static web host would: right types, gzip, no caching.
 */
public final class StaticServer implements AutoCloseable {
    private final Server server = new Server();
    private final ServerConnector connector = new ServerConnector(server);

    /**
     * @param port the port to listen on, 0 for any free one
     */
    public StaticServer(Path folder, int port) throws Exception {
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
        GzipHandler gzip = new GzipHandler(files);
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
        StaticServer server = new StaticServer(Path.of(args[0]), Integer.parseInt(args[1]));
        System.out.println("A Fistful of Meeples: " + server.address() + " (Ctrl+C to stop)");
        server.server.join();
    }
}
