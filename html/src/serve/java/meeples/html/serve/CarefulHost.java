package meeples.html.serve;

import java.util.Map;
import java.util.regex.Pattern;
import org.eclipse.jetty.http.HttpFields;
import org.eclipse.jetty.http.HttpHeader;
import org.eclipse.jetty.server.Handler;
import org.eclipse.jetty.server.Request;
import org.eclipse.jetty.server.Response;
import org.eclipse.jetty.util.Callback;

/**
 * Says beside each file what a host should say: docs/hosting.md has the list. The page's own policy
 * is in the page, but for what can only be said here.
 */
final class CarefulHost extends Handler.Wrapper {
    static final Map<String, String> HEADERS =
            Map.of(
                    "Content-Security-Policy", "frame-ancestors 'self'",
                    "X-Content-Type-Options", "nosniff",
                    "Referrer-Policy", "no-referrer",
                    "Permissions-Policy",
                            "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
                    "Cross-Origin-Opener-Policy", "same-origin",
                    "Cross-Origin-Resource-Policy", "same-origin");

    /** Another version of such a file has another address. */
    private static final Pattern NEVER_CHANGES =
            Pattern.compile(".*\\?v=\\w+|.*-[0-9a-f]{32}\\.\\w+");

    private final String policy;

    /**
     * @param policy what a stricter host adds to the policy, or nothing
     */
    CarefulHost(Handler files, String policy) {
        super(files);
        this.policy = policy;
    }

    @Override
    public boolean handle(Request request, Response response, Callback callback) throws Exception {
        HttpFields.Mutable said = response.getHeaders();
        HEADERS.forEach(said::put);
        if (!policy.isEmpty()) {
            said.add("Content-Security-Policy", policy);
        }
        if (NEVER_CHANGES.matcher(request.getHttpURI().getPathQuery()).matches()) {
            said.put(HttpHeader.CACHE_CONTROL, "public, max-age=31536000, immutable");
        }
        return super.handle(request, response, callback);
    }
}
