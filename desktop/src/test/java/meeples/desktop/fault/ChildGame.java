package meeples.desktop.fault;

import com.badlogic.gdx.ApplicationListener;
import com.badlogic.gdx.Gdx;
import com.badlogic.gdx.Input.Buttons;
import com.badlogic.gdx.math.Vector2;
import com.badlogic.gdx.scenes.scene2d.Actor;
import java.lang.reflect.Field;
import java.nio.file.Path;
import java.util.List;
import meeples.app.CrashGuard;
import meeples.app.ForwardingListener;
import meeples.app.MeeplesGame;
import meeples.app.StartOptions;
import meeples.desktop.DesktopLauncher;
import meeples.desktop.DesktopPlatform;
import meeples.desktop.DesktopWindow;
import meeples.desktop.FileStorage;
import meeples.play.Match;
import meeples.play.MatchWatcher;
import meeples.play.WatchOrder;
import meeples.play.Words;
import meeples.room.playing.TableScreen;
import meeples.ui.Screens;
import meeples.ui.UiScreen;

/**
 * The game as its players start it, in a program of its own, with somebody who presses Continue and
 * prints each decision as soon as it is made, before anybody else hears of it:
 *
 * <pre>
 * decision 12 5d0c2a11
 * </pre>
 *
 * <p>The number tells how many were made, the other word is the hash of the position.
 */
public final class ChildGame {
    /** What a decision's line begins with. */
    static final String DECISION = "decision ";

    /** What the line begins with that tells a message to the player. */
    static final String MESSAGE = "message ";

    /** Printed when the player is told that the game broke down. */
    static final String CRASH = "crash";

    private static final int MILLIS_BETWEEN_LOOKS = 20;

    private TableScreen<?, ?> table;
    private String message = "";
    private boolean crashTold;

    private ChildGame() {}

    /**
     * @param args the data folder, the name of the game, and anything more for a storage that
     *     writes in place
     */
    public static void main(String[] args) throws Exception {
        Thread driver = new Thread(new ChildGame()::drive, "driver");
        driver.setDaemon(true);
        driver.start();
        if (args.length == 2) {
            DesktopLauncher.main(
                    new String[] {"--data", args[0], "--game", args[1], "--windowed", "640x360"});
        } else {
            HalfWriter storage =
                    new HalfWriter(new FileStorage(Path.of(args[0])), Path.of(args[0]));
            StartOptions options = StartOptions.plain().withGame(args[1]);
            MeeplesGame game = new MeeplesGame(new DesktopPlatform(storage), options);
            new DesktopWindow(game).open(DesktopLauncher.configuration());
        }
    }

    private void drive() {
        try {
            while (true) {
                Thread.sleep(MILLIS_BETWEEN_LOOKS);
                if (Gdx.app != null) {
                    Gdx.app.postRunnable(this::look);
                }
            }
        } catch (InterruptedException e) {
            throw new AssertionError(e);
        }
    }

    private void look() {
        MeeplesGame game = game(Gdx.app.getApplicationListener());
        Screens screens = game.ui() == null ? null : game.ui().screens();
        if (screens == null || screens.current() == null) {
            return;
        }
        if (!message.equals(screens.toast())) {
            message = screens.toast();
            System.out.println(MESSAGE + message);
        }
        UiScreen screen = screens.current();
        if (!crashTold && screen.find("crash.trace") != null) {
            crashTold = true;
            System.out.println(CRASH);
        }
        if (screen instanceof TableScreen<?, ?> shown) {
            if (shown != table) {
                table = shown;
                watch(shown.match());
            }
        } else if (!screens.isBusy() && screen.find("continue") != null) {
            click(screen.find("continue"));
        }
    }

    static void click(Actor actor) {
        Vector2 at =
                actor.localToScreenCoordinates(
                        new Vector2(actor.getWidth() / 2, actor.getHeight() / 2));
        int x = Math.round(at.x);
        int y = Math.round(at.y);
        Gdx.input.getInputProcessor().mouseMoved(x, y);
        Gdx.input.getInputProcessor().touchDown(x, y, 0, Buttons.LEFT);
        Gdx.input.getInputProcessor().touchUp(x, y, 0, Buttons.LEFT);
    }

    private static <S, E> void watch(Match<S, E> match) {
        tell(match);
        match.addWatcher(
                WatchOrder.RECORDS,
                new MatchWatcher<E>() {
                    @Override
                    public void played(int seat, int move, List<E> events) {
                        tell(match);
                    }

                    @Override
                    public void wentTo(int decisions) {
                        tell(match);
                    }
                });
    }

    private static <S, E> void tell(Match<S, E> match) {
        int hash = match.game().rules().hash(match.position());
        System.out.println(DECISION + match.size() + " " + Words.hex(hash));
    }

    /** The game behind all that stands between it and LibGDX. */
    static MeeplesGame game(ApplicationListener listener) {
        ApplicationListener inner = listener;
        while (inner instanceof ForwardingListener forwarding) {
            inner = behind(forwarding);
        }
        return inner instanceof CrashGuard guard ? guard.game() : (MeeplesGame) inner;
    }

    private static ApplicationListener behind(ForwardingListener listener) {
        try {
            Field game = ForwardingListener.class.getDeclaredField("game");
            game.setAccessible(true);
            return (ApplicationListener) game.get(listener);
        } catch (ReflectiveOperationException e) {
            throw new AssertionError(e);
        }
    }
}
