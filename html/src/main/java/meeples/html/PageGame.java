package meeples.html;

import com.badlogic.gdx.ApplicationListener;
import com.badlogic.gdx.Gdx;
import com.badlogic.gdx.graphics.Mesh;
import com.badlogic.gdx.graphics.Texture;
import com.badlogic.gdx.graphics.g2d.SpriteBatch;
import com.badlogic.gdx.graphics.glutils.FrameBuffer;
import com.badlogic.gdx.graphics.glutils.ShaderProgram;
import meeples.app.MeeplesGame;

/**
 * The game between the browser and LibGDX. It does not draw while the browser has taken the
 * graphics away, and makes all that lay there anew when they are back: the match, which lies
 * elsewhere, goes on where it was. It takes the time of each frame, for those who look on.
 */
final class PageGame implements ApplicationListener {
    private final MeeplesGame game;
    private final TimedThinking thinking;
    private boolean lost;
    private boolean shown;
    private int frames;
    private double longestFrame;

    PageGame(MeeplesGame game, TimedThinking thinking) {
        this.game = game;
        this.thinking = thinking;
    }

    @Override
    public void create() {
        watchContext();
        game.create();
    }

    /** The canvas's own events do not bubble: they are caught on their way down. */
    private native void watchContext() /*-{
        var self = this;
        $doc.addEventListener('webglcontextlost', $entry(function(event) {
            event.preventDefault(); // or the browser would not give them back
            self.@meeples.html.PageGame::contextLost()();
        }), true);
        $doc.addEventListener('webglcontextrestored', $entry(function() {
            self.@meeples.html.PageGame::contextRestored()();
        }), true);
    }-*/;

    private void contextLost() {
        lost = true;
        Page.showLost();
    }

    private void contextRestored() {
        Mesh.invalidateAllMeshes(Gdx.app);
        Texture.invalidateAllTextures(Gdx.app);
        ShaderProgram.invalidateAllShaderPrograms(Gdx.app);
        FrameBuffer.invalidateAllFrameBuffers(Gdx.app);
        // A program that is compiled again knows its variables by places that are gone.
        game.ui().batch().setShader(SpriteBatch.createDefaultShader());
        lost = false;
        Page.hideLost();
        game.resize(Gdx.graphics.getWidth(), Gdx.graphics.getHeight());
    }

    @Override
    public void resize(int width, int height) {
        game.resize(width, height);
    }

    @Override
    public void render() {
        if (lost) {
            return;
        }
        double before = HtmlPlatform.milliseconds();
        game.render();
        if (!shown) {
            shown = true;
            markFirstFrame();
        }
        if (thinking.takeThought()) {
            frames++;
            longestFrame = Math.max(longestFrame, HtmlPlatform.milliseconds() - before);
        }
    }

    /** From now on the player can do something: tests measure how long that took. */
    private static native void markFirstFrame() /*-{
        $wnd.performance.mark('first-frame');
    }-*/;

    /** How many frames somebody thought in, the longest and the longest thinking at once. */
    String takeTimes() {
        String answer = frames + " " + longestFrame + " " + thinking.takeLongest();
        frames = 0;
        longestFrame = 0;
        return answer;
    }

    @Override
    public void pause() {
        game.pause();
    }

    @Override
    public void resume() {
        game.resume();
    }

    @Override
    public void dispose() {
        game.dispose();
    }
}
