package meeples.ui;

import com.badlogic.gdx.graphics.Color;
import com.badlogic.gdx.graphics.g2d.Batch;
import com.badlogic.gdx.math.Rectangle;
import com.badlogic.gdx.scenes.scene2d.Actor;
import com.badlogic.gdx.scenes.scene2d.Touchable;

/** The frame around what has the focus: gold within ink, so that it shows on any ground. */
final class FocusFrame extends Actor {
    private final UiScreen screen;

    FocusFrame(UiScreen screen) {
        this.screen = screen;
        setTouchable(Touchable.disabled);
    }

    @Override
    public void draw(Batch batch, float parentAlpha) {
        if (!screen.focus().isVisible()) {
            return;
        }
        Theme theme = screen.ui().theme();
        Rectangle area = FocusGeometry.area(screen.focus().focused());
        batch.setColor(Color.WHITE);
        draw(theme, batch, area, theme.px(8));
    }

    private static void draw(Theme theme, Batch batch, Rectangle area, float margin) {
        theme.drawable(UiPicture.FOCUS)
                .draw(
                        batch,
                        area.x - margin,
                        area.y - margin,
                        area.width + 2 * margin,
                        area.height + 2 * margin);
    }
}
