package meeples.html.worker;

import meeples.coloma.Coloma;
import meeples.coloma.ui.ColomaLevels;
import meeples.fistful.Fistful;
import meeples.fistful.ui.FistfulBots;
import meeples.game.Workbench;
import meeples.play.BadTextException;
import meeples.search.OrderedWork;
import meeples.search.SlicedThinking;
import org.teavm.jso.JSBody;
import org.teavm.jso.JSFunctor;
import org.teavm.jso.JSObject;

/**
 * Rules, search and bots of all games, without tables and screens, for a worker beside the page.
 * {@code bots.js} lets it think slice by slice, and hears messages in between.
 */
public final class BotsWorker {
    private static final int MILLISECONDS_A_SLICE = 20;

    /** What comes back from a slice begins with one of these, or is empty: it thinks on. */
    private static final String ANSWER = "=";

    private static final String FAILURE = "!";
    private static final String NOTHING_YET = "";

    private final Workbench bench =
            new Workbench()
                    .with(Fistful.GAME, new FistfulBots())
                    .with(Coloma.GAME, new ColomaLevels());
    private final SlicedThinking place =
            new SlicedThinking(BotsWorker::nanoseconds, MILLISECONDS_A_SLICE);
    private OrderedWork work;

    private BotsWorker() {}

    /** Offers itself to the worker's script. */
    public static void main(String[] args) {
        BotsWorker worker = new BotsWorker();
        offer(worker::begin, worker::goOn, worker::hurry, worker::drop);
    }

    @JSFunctor
    private interface Begin extends JSObject {
        String begin(String order, int milliseconds);
    }

    @JSFunctor
    private interface GoOn extends JSObject {
        String goOn();
    }

    @JSFunctor
    private interface Hurry extends JSObject {
        void hurry();
    }

    @JSFunctor
    private interface Drop extends JSObject {
        void drop();
    }

    @JSBody(
            params = {"begin", "goOn", "hurry", "drop"},
            script = "self.bots = {begin: begin, goOn: goOn, hurry: hurry, drop: drop};")
    private static native void offer(Begin begin, GoOn goOn, Hurry hurry, Drop drop);

    @JSBody(script = "return performance.now() * 1e6;")
    private static native double nanoseconds();

    private String begin(String order, int milliseconds) {
        try {
            work = bench.take(order);
            place.start(work, milliseconds);
            return NOTHING_YET;
        } catch (BadTextException | RuntimeException | Error failure) {
            return FAILURE + failure;
        }
    }

    private String goOn() {
        try {
            place.update();
            if (!place.isFinished()) {
                return NOTHING_YET;
            }
            String answer = work.answer();
            drop();
            return ANSWER + answer;
        } catch (RuntimeException | Error failure) {
            drop();
            return FAILURE + failure;
        }
    }

    private void hurry() {
        place.hurry();
    }

    /** Lets go of a work and of the memory that it took. */
    private void drop() {
        place.cancel();
        work = null;
    }
}
