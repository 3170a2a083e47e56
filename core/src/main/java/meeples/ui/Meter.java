package meeples.ui;

import com.badlogic.gdx.graphics.Color;
import com.badlogic.gdx.graphics.g2d.Batch;
import com.badlogic.gdx.scenes.scene2d.ui.Widget;
import com.badlogic.gdx.scenes.scene2d.utils.Drawable;

/** A bar that fills from left to right, for work that is under way. */
public final class Meter extends Widget {
    private static final float HEIGHT = 22;

    private final Theme theme;
    private float share;

    public Meter(Theme theme, String name) {
        this.theme = theme;
        setName(name);
    }

    /**
     * @param done how much is done, from 0 to 1
     */
    public void set(double done) {
        share = (float) Math.max(0, Math.min(1, done));
    }

    public float share() {
        return share;
    }

    @Override
    public float getPrefHeight() {
        return theme.px(HEIGHT);
    }

    @Override
    public float getPrefWidth() {
        return theme.px(240);
    }

    @Override
    public void draw(Batch batch, float parentAlpha) {
        validate();
        Drawable pixel = theme.drawable(UiPicture.PIXEL);
        float edge = Math.max(1, theme.px(3));
        float height = Math.min(getHeight(), theme.px(HEIGHT));
        float y = getY() + (getHeight() - height) / 2;
        batch.setColor(Palette.INK);
        pixel.draw(batch, getX(), y, getWidth(), height);
        batch.setColor(Palette.DUST);
        pixel.draw(batch, getX() + edge, y + edge, getWidth() - 2 * edge, height - 2 * edge);
        batch.setColor(Palette.RED);
        pixel.draw(
                batch, getX() + edge, y + edge, (getWidth() - 2 * edge) * share, height - 2 * edge);
        batch.setColor(Color.WHITE);
    }
}
