package meeples.html;

import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Map;

/** A bots' worker of its own, beside the page's, that is given orders by hand. */
final class BotsByHand {
    private static final String HIRE =
            """
            var done = arguments[arguments.length - 1];
            window.hired = new Worker('bots/bots.js?v=' + pageFiles.version);
            hired.onerror = event => done('error ' + event.message);
            hired.onmessage = event => done(event.data.ready || 'unable ' + event.data.unable);
            """;
    private static final String ORDER =
            """
var done = arguments[arguments.length - 1];
hired.onerror = event => done({failure: event.message});
hired.onmessage = event => event.data.alive || done(event.data);
hired.postMessage({number: arguments[1], order: arguments[0], milliseconds: 0x7fffffff});
""";

    private final Browser browser;
    private final String kind;
    private int orders;

    private BotsByHand(Browser browser, String kind) {
        this.browser = browser;
        this.kind = kind;
    }

    static BotsByHand hire(Browser browser) {
        return new BotsByHand(browser, (String) browser.runLater(HIRE));
    }

    /** As what it thinks: {@code assembly} or {@code script}; or why it does not. */
    String kind() {
        return kind;
    }

    String answer(String order) {
        Map<?, ?> said = (Map<?, ?>) browser.runLater(ORDER, order, ++orders);
        assertTrue(said.containsKey("answer"), () -> order + ": " + said);
        return (String) said.get("answer");
    }

    /** Why an order is not carried out. */
    String failure(String order) {
        Map<?, ?> said = (Map<?, ?>) browser.runLater(ORDER, order, ++orders);
        assertTrue(said.containsKey("failure"), () -> order + ": " + said);
        return (String) said.get("failure");
    }
}
