package meeples.html;

import com.badlogic.gdx.math.Rectangle;
import com.badlogic.gdx.math.Vector2;
import com.badlogic.gdx.scenes.scene2d.Actor;
import com.badlogic.gdx.scenes.scene2d.Group;
import com.google.gwt.core.client.JsonUtils;
import java.util.ArrayList;
import java.util.List;
import meeples.app.CrashGuard;
import meeples.play.MatchText;
import meeples.room.playing.TableScreen;
import meeples.ui.Screens;
import meeples.ui.Scrolling;
import meeples.ui.UiScreen;

/**
 * What is on the screen, as JSON, for tests that look on: {@code meeples.facts()} on the page.
 * Places are in the page's own pixels, from the upper left corner. Nothing can be changed from
 * there.
 */
final class Facts {
    private final CrashGuard guard;
    private final FrameTimes times;
    private final HtmlPlatform platform;

    Facts(CrashGuard guard, FrameTimes times, HtmlPlatform platform) {
        this.guard = guard;
        this.times = times;
        this.platform = platform;
    }

    /** Without GWT's entry: what goes wrong in a question is the asker's, not the game's. */
    native void offer() /*-{
        var self = this;
        $wnd.meeples.facts = function() {
            return JSON.parse(self.@meeples.html.Facts::json()());
        };
        $wnd.meeples.times = function() {
            return self.@meeples.html.Facts::times()();
        };
        $wnd.meeples.worker = function() {
            return self.@meeples.html.Facts::worker()();
        };
        $wnd.meeples.frames = function() {
            return self.@meeples.html.Facts::frames()();
        };
    }-*/;

    private String times() {
        return times.take();
    }

    private String worker() {
        return platform.worker();
    }

    private int frames() {
        return times.drawn();
    }

    private String json() {
        Screens screens = guard.game().ui().screens();
        UiScreen screen = screens.current();
        List<String> parts = new ArrayList<>();
        parts.add(member("screen", text(screen.getClass().getSimpleName())));
        parts.add(member("language", text(guard.game().ui().texts().language().code())));
        parts.add(member("dialog", String.valueOf(screen.dialog() != null)));
        parts.add(member("toast", text(screens.toast())));
        Actor focused = screen.focus().focused();
        parts.add(member("focus", text(focused == null ? "" : focused.getName())));
        boolean busy = screens.isBusy();
        if (screen instanceof TableScreen<?, ?> table) {
            busy = busy || table.table().isBusy();
            List<String> answers = new ArrayList<>();
            for (String answer : table.answers()) {
                answers.add(text(answer));
            }
            parts.add(member("answers", list(answers)));
            parts.add(member("match", text(MatchText.write(table.match()))));
        }
        parts.add(member("busy", String.valueOf(busy)));
        List<String> things = new ArrayList<>();
        gather(screen, screen.stage().getRoot(), things);
        parts.add(member("things", list(things)));
        return "{" + String.join(",", parts) + "}";
    }

    private void gather(UiScreen screen, Group group, List<String> things) {
        for (Actor actor : group.getChildren()) {
            if (actor.isVisible()) {
                if (actor.getName() != null) {
                    things.add(thing(actor, screen.focus().canPress(actor)));
                }
                if (actor instanceof Group inner) {
                    gather(screen, inner, things);
                }
            }
        }
    }

    private String thing(Actor actor, boolean canPress) {
        Rectangle seen = area(actor);
        Actor pane = Scrolling.paneAround(actor);
        if (pane != null) {
            Rectangle window = area(pane);
            float right = Math.min(seen.x + seen.width, window.x + window.width);
            float bottom = Math.min(seen.y + seen.height, window.y + window.height);
            seen.x = Math.max(seen.x, window.x);
            seen.y = Math.max(seen.y, window.y);
            seen.width = right - seen.x;
            seen.height = bottom - seen.y;
        }
        return "{"
                + member("name", text(actor.getName()))
                + ","
                + member("x", String.valueOf(seen.x))
                + ","
                + member("y", String.valueOf(seen.y))
                + ","
                + member("width", String.valueOf(seen.width))
                + ","
                + member("height", String.valueOf(seen.height))
                + ","
                + member("button", String.valueOf(canPress))
                + "}";
    }

    private Rectangle area(Actor actor) {
        Vector2 low = actor.localToScreenCoordinates(new Vector2(0, actor.getHeight()));
        Vector2 high = actor.localToScreenCoordinates(new Vector2(actor.getWidth(), 0));
        float density = density();
        return new Rectangle(
                low.x / density,
                low.y / density,
                (high.x - low.x) / density,
                (high.y - low.y) / density);
    }

    private static native float density() /*-{
        return $wnd.pageSizes.density();
    }-*/;

    private static String member(String name, String value) {
        return text(name) + ":" + value;
    }

    private static String list(List<String> values) {
        return "[" + String.join(",", values) + "]";
    }

    private static String text(String value) {
        return JsonUtils.escapeValue(value);
    }
}
