package meeples.html;

import com.badlogic.gdx.Gdx;
import com.badlogic.gdx.graphics.Mesh;
import com.badlogic.gdx.graphics.Texture;
import com.badlogic.gdx.graphics.g2d.SpriteBatch;
import com.badlogic.gdx.graphics.glutils.FrameBuffer;
import com.badlogic.gdx.graphics.glutils.ShaderProgram;
import meeples.app.CrashGuard;
import meeples.app.ForwardingListener;

/**
 * The game between the browser and LibGDX, which would draw it sixty times a second. It draws when
 * somebody wants a frame, and lets the picture stand otherwise. Nothing goes on while the page
 * cannot be seen or has no graphics: all that lay there is made anew when they are back, and the
 * match, which lies elsewhere, goes on where it was.
 */
final class PageGame extends ForwardingListener {
    private final CrashGuard guard;
    private final FrameTimes times;
    private boolean lost;
    private boolean hidden;
    private boolean covered;
    private boolean wanted = true;
    private boolean shown;
    private Runnable afterFrame = () -> {};

    PageGame(CrashGuard guard, FrameTimes times) {
        super(guard);
        this.guard = guard;
        this.times = times;
    }

    @Override
    public void create() {
        watchContext();
        super.create();
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
        guard.game().ui().batch().setShader(SpriteBatch.createDefaultShader());
        lost = false;
        Page.hideLost();
        resize(Gdx.graphics.getWidth(), Gdx.graphics.getHeight());
    }

    /** Does something whenever a frame has been drawn. */
    void whenDrawn(Runnable what) {
        afterFrame = what;
    }

    /** Something has happened that may look otherwise now. */
    void wantFrame() {
        wanted = true;
    }

    /** Something of the page lies over the whole game, or no longer does. */
    void setCovered(boolean covered) {
        this.covered = covered;
        wantFrame();
    }

    /** A canvas of another size is empty. */
    @Override
    public void resize(int width, int height) {
        super.resize(width, height);
        wantFrame();
    }

    @Override
    public void pause() {
        hidden = true;
        super.pause();
    }

    @Override
    public void resume() {
        hidden = false;
        super.resume();
        wantFrame();
    }

    @Override
    public void render() {
        if (!wanted || lost || hidden || covered) {
            return;
        }
        wanted = false;
        times.begin();
        super.render();
        times.end();
        if (!shown) {
            shown = true;
            markFirstFrame();
        }
        afterFrame.run();
    }

    /** From now on the player can do something: tests measure how long that took. */
    private static native void markFirstFrame() /*-{
        $wnd.performance.mark('first-frame');
    }-*/;
}
