package meeples.desktop.fault;

import com.badlogic.gdx.Gdx;
import com.badlogic.gdx.scenes.scene2d.Actor;
import com.badlogic.gdx.utils.Timer;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import meeples.app.MeeplesGame;
import meeples.desktop.DesktopLauncher;
import meeples.room.playing.TableScreen;
import meeples.ui.UiScreen;

/**
 * The game as its players start it, in a program of its own, with somebody who lets it break down
 * at one place after another and presses Continue each time:
 *
 * <pre>
 * told FRAME
 * table
 * </pre>
 */
public final class ChildFault {
    /** What the line begins with that tells of a dialog about a breakdown; the place follows. */
    static final String TOLD = "told ";

    /** Printed when a match is on the table. */
    static final String TABLE = "table";

    /** Longer than the game must run to be trusted again. */
    private static final long NANOS_TO_TRUST = 2_300_000_000L;

    private static final int MILLIS_BETWEEN_LOOKS = 50;

    /** Where something goes wrong. */
    enum Place {
        FRAME {
            @Override
            void breakDown(UiScreen screen) {
                Actor faulty =
                        new Actor() {
                            @Override
                            public void act(float seconds) {
                                throw new OutOfMemoryError(name());
                            }
                        };
                screen.stage().addActor(faulty);
            }
        },
        TIMER {
            @Override
            void breakDown(UiScreen screen) {
                Timer.post(
                        new Timer.Task() {
                            @Override
                            public void run() {
                                throw new IllegalStateException(name());
                            }
                        });
            }
        },
        THREAD {
            @Override
            void breakDown(UiScreen screen) {
                Thread thread =
                        new Thread(
                                () -> {
                                    throw new StackOverflowError(name());
                                });
                thread.start();
            }
        };

        abstract void breakDown(UiScreen screen);
    }

    private final Deque<Place> places = new ArrayDeque<>(List.of(Place.values()));
    private UiScreen seen;
    private UiScreen told;
    private long since;

    private ChildFault() {}

    /**
     * @param args the data folder
     */
    public static void main(String[] args) throws Exception {
        Thread driver = new Thread(new ChildFault()::drive, "driver");
        driver.setDaemon(true);
        driver.start();
        DesktopLauncher.main(new String[] {"--data", args[0], "--quick", "--windowed", "640x360"});
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
        MeeplesGame game = ChildGame.game(Gdx.app.getApplicationListener());
        UiScreen screen = game.ui() == null ? null : game.ui().screens().current();
        if (screen == null || game.ui().screens().isBusy()) {
            return;
        }
        if (screen != seen) {
            seen = screen;
            since = System.nanoTime();
            if (screen instanceof TableScreen) {
                System.out.println(TABLE);
            }
        }
        if (System.nanoTime() - since < NANOS_TO_TRUST) {
            return;
        }
        if (screen instanceof TableScreen && !places.isEmpty()) {
            since = System.nanoTime();
            places.peek().breakDown(screen);
        } else if (screen != told && screen.find("crash.continue") != null) {
            told = screen;
            System.out.println(TOLD + places.remove());
            ChildGame.click(screen.find("crash.continue"));
        }
    }
}
