package meeples.ui;

import com.badlogic.gdx.scenes.scene2d.InputEvent;
import com.badlogic.gdx.scenes.scene2d.Touchable;
import com.badlogic.gdx.scenes.scene2d.ui.Image;
import com.badlogic.gdx.scenes.scene2d.ui.Label;
import com.badlogic.gdx.scenes.scene2d.ui.Table;
import com.badlogic.gdx.scenes.scene2d.utils.ClickListener;
import com.badlogic.gdx.utils.Align;
import com.badlogic.gdx.utils.Scaling;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import java.util.function.Function;

/**
 * One of several things, shown between two arrows. A press on the left part goes back, anywhere
 * else on; keys and pads go left and right.
 *
 * @param <T> what can be chosen
 */
public final class Selector<T> extends Table implements Adjustable {
    private final List<T> options;
    private final Function<T, String> words;
    private final Consumer<T> change;
    private final Label label;
    private T value;

    Selector(Theme theme, List<T> options, T value, Function<T, String> words, Consumer<T> change) {
        this.options = new ArrayList<>(options);
        this.words = words;
        this.change = change;
        this.value = value;
        setBackground(theme.drawable(UiPicture.FIELD));
        setTouchable(Touchable.enabled);
        label = new Label(words.apply(value), theme.skin(), Role.BODY.name());
        label.setColor(Palette.INK);
        label.setAlignment(Align.center);
        float widest = 0;
        for (T option : options) {
            widest = Math.max(widest, width(theme, words.apply(option)));
        }
        add(arrow(theme, UiPicture.LEFT)).size(theme.px(26));
        add(label).expandX().fillX().minWidth(widest).pad(0, theme.px(4), 0, theme.px(4));
        add(arrow(theme, UiPicture.RIGHT)).size(theme.px(26));
        addListener(
                new ClickListener() {
                    @Override
                    public void clicked(InputEvent event, float x, float y) {
                        boolean back = x < getWidth() * 0.3f;
                        adjust(back ? -1 : 1);
                    }
                });
    }

    private static float width(Theme theme, String text) {
        return new Label(text, theme.skin(), Role.BODY.name()).getPrefWidth();
    }

    private static Image arrow(Theme theme, String picture) {
        Image arrow = new Image(theme.drawable(picture), Scaling.fit);
        arrow.setColor(Palette.RED);
        return arrow;
    }

    public T value() {
        return value;
    }

    @Override
    public boolean adjust(int step) {
        int index = Math.floorMod(options.indexOf(value) + step, options.size());
        value = options.get(index);
        label.setText(words.apply(value));
        change.accept(value);
        return true;
    }
}
