package meeples.app;

import com.badlogic.gdx.ApplicationListener;
import com.badlogic.gdx.Gdx;
import com.badlogic.gdx.graphics.GL20;
import com.badlogic.gdx.scenes.scene2d.utils.ScissorStack;
import com.badlogic.gdx.utils.Timer;
import java.util.function.Consumer;
import java.util.function.Supplier;
import meeples.platform.Platform;

/**
 * Stands between a launcher and the game and takes over when that breaks down: keeps a report, and
 * starts the game anew in the same window, where the player is told and can go on from the last
 * decision. When the game breaks down as soon as it has started, there is no use in that: then the
 * launcher gets the report, to tell it by means of its own.
 */
public final class CrashGuard implements ApplicationListener {
    /** What breaks down sooner after a start would do so again. */
    private static final double SECONDS_TO_TRUST = 2;

    private final Platform platform;
    private final Crashes crashes;
    private final Supplier<MeeplesGame> maker;
    private final Consumer<String> lastResort;
    private MeeplesGame game;
    private Runnable whenMadeAnew = () -> {};
    private Throwable fault;
    private double started;
    private boolean over;

    /**
     * @param maker makes the game, once more after each breakdown
     * @param lastResort hears the report when the game cannot go on at all
     */
    public CrashGuard(Platform platform, Supplier<MeeplesGame> maker, Consumer<String> lastResort) {
        this.platform = platform;
        this.maker = maker;
        this.lastResort = lastResort;
        crashes = new Crashes(platform.storage());
        game = maker.get();
    }

    /** The game as it is now: another one after each breakdown. */
    public MeeplesGame game() {
        return game;
    }

    /** What a launcher has tied to the game is to be tied to the next one after a breakdown. */
    public void whenMadeAnew(Runnable tie) {
        whenMadeAnew = tie;
    }

    /** Whether the game has broken down for good, and the launcher has the report. */
    public boolean isOver() {
        return over;
    }

    /**
     * Runs a part of the game. What goes wrong in it is dealt with before the next frame is drawn.
     */
    public void attempt(Runnable part) {
        try {
            part.run();
        } catch (Throwable thrown) {
            broke(thrown);
        }
    }

    /** Something went wrong in the game, no matter where. */
    public void broke(Throwable thrown) {
        if (fault == null) {
            fault = thrown;
        }
        Gdx.graphics.requestRendering();
    }

    @Override
    public void create() {
        started = platform.now();
        attempt(game::create);
        if (fault != null) {
            giveUp(report());
        }
    }

    @Override
    public void resize(int width, int height) {
        if (!over) {
            attempt(() -> game.resize(width, height));
        }
    }

    @Override
    public void render() {
        if (over) {
            return;
        }
        if (fault == null) {
            attempt(game::render);
        }
        if (fault != null) {
            String report = report();
            if (platform.now() - started < SECONDS_TO_TRUST) {
                giveUp(report);
            } else {
                startAnew();
            }
        }
    }

    private String report() {
        Gdx.app.error("crash", "the game broke down", fault);
        String report =
                crashes.report(platform.about(), fault, game.gameUnderWay(), game.matchUnderWay());
        fault = null;
        return report;
    }

    private void startAnew() {
        attempt(game::dispose);
        if (fault != null) {
            Gdx.app.error("crash", "what broke down could not be cleared away", fault);
            fault = null;
        }
        clearAway();
        started = platform.now();
        attempt(
                () -> {
                    game = maker.get();
                    game.create();
                });
        attempt(whenMadeAnew);
        attempt(() -> game.resize(Gdx.graphics.getWidth(), Gdx.graphics.getHeight()));
        if (fault != null) {
            giveUp(report());
        }
        Gdx.graphics.requestRendering();
    }

    /** What a game that stopped in the middle leaves behind where the next one would find it. */
    private void clearAway() {
        Timer.instance().clear();
        platform.controllers().clearListeners();
        platform.thinking().cancel();
        while (ScissorStack.peekScissors() != null) {
            ScissorStack.popScissors();
        }
        Gdx.gl.glDisable(GL20.GL_SCISSOR_TEST);
        Gdx.gl.glBindFramebuffer(GL20.GL_FRAMEBUFFER, 0);
    }

    private void giveUp(String report) {
        over = true;
        fault = null;
        lastResort.accept(report);
        Gdx.app.exit();
    }

    /** The window came to the front or went behind another. */
    public void setFocused(boolean focused) {
        attempt(() -> game.setFocused(focused));
    }

    @Override
    public void pause() {
        if (!over) {
            attempt(game::pause);
        }
    }

    @Override
    public void resume() {
        if (!over) {
            attempt(game::resume);
        }
    }

    @Override
    public void dispose() {
        attempt(game::dispose);
        if (fault != null && !over) {
            over = true;
            lastResort.accept(report());
        }
    }
}
