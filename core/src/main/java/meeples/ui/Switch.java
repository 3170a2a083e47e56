package meeples.ui;

import com.badlogic.gdx.scenes.scene2d.InputEvent;
import com.badlogic.gdx.scenes.scene2d.Touchable;
import com.badlogic.gdx.scenes.scene2d.ui.Image;
import com.badlogic.gdx.scenes.scene2d.ui.Label;
import com.badlogic.gdx.scenes.scene2d.ui.Table;
import com.badlogic.gdx.scenes.scene2d.utils.ClickListener;
import com.badlogic.gdx.utils.Scaling;
import java.util.function.Consumer;

/** On or off: a box, and the word beside it, so that nobody has to guess what the box means. */
public final class Switch extends Table {
    private final Theme theme;
    private final Image box;
    private final Label label;
    private final String onWord;
    private final String offWord;
    private boolean on;

    Switch(Theme theme, String onWord, String offWord, boolean on, Consumer<Boolean> change) {
        this.theme = theme;
        this.onWord = onWord;
        this.offWord = offWord;
        this.on = on;
        setTouchable(Touchable.enabled);
        box = new Image();
        box.setScaling(Scaling.fit);
        label = new Label("", theme.skin(), Role.BODY.name());
        label.setColor(Palette.INK);
        add(box).size(theme.px(40)).padRight(theme.px(10));
        add(label).expandX().left();
        show();
        addListener(
                new ClickListener() {
                    @Override
                    public void clicked(InputEvent event, float x, float y) {
                        Switch.this.on = !Switch.this.on;
                        show();
                        change.accept(Switch.this.on);
                    }
                });
    }

    private void show() {
        box.setDrawable(theme.drawable(on ? UiPicture.CHECK_ON : UiPicture.CHECK_OFF));
        label.setText(on ? onWord : offWord);
    }

    public boolean isOn() {
        return on;
    }
}
