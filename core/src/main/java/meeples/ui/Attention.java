package meeples.ui;

import com.badlogic.gdx.InputProcessor;

/** Gets the input of keys and pointers before anybody else, and tells the screen about it. */
final class Attention implements InputProcessor {
    private final UiScreen screen;

    Attention(UiScreen screen) {
        this.screen = screen;
    }

    @Override
    public boolean keyDown(int key) {
        return screen.stirred();
    }

    @Override
    public boolean keyUp(int key) {
        return false;
    }

    @Override
    public boolean keyTyped(char letter) {
        return false;
    }

    @Override
    public boolean touchDown(int x, int y, int pointer, int button) {
        return screen.stirred();
    }

    @Override
    public boolean touchUp(int x, int y, int pointer, int button) {
        return false;
    }

    @Override
    public boolean touchCancelled(int x, int y, int pointer, int button) {
        return false;
    }

    @Override
    public boolean touchDragged(int x, int y, int pointer) {
        return screen.stirred();
    }

    @Override
    public boolean mouseMoved(int x, int y) {
        return screen.stirred();
    }

    @Override
    public boolean scrolled(float amountX, float amountY) {
        return screen.stirred();
    }
}
