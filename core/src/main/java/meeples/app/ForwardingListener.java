package meeples.app;

import com.badlogic.gdx.ApplicationListener;

/** Stands between LibGDX and a game, for those who have something to add: passes everything on. */
public abstract class ForwardingListener implements ApplicationListener {
    private final ApplicationListener game;

    protected ForwardingListener(ApplicationListener game) {
        this.game = game;
    }

    @Override
    public void create() {
        game.create();
    }

    @Override
    public void resize(int width, int height) {
        game.resize(width, height);
    }

    @Override
    public void render() {
        game.render();
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
