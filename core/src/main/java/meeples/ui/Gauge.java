package meeples.ui;

import com.badlogic.gdx.scenes.scene2d.Actor;
import com.badlogic.gdx.scenes.scene2d.Touchable;
import com.badlogic.gdx.scenes.scene2d.ui.Label;
import com.badlogic.gdx.scenes.scene2d.ui.Slider;
import com.badlogic.gdx.scenes.scene2d.ui.Table;
import com.badlogic.gdx.scenes.scene2d.utils.ChangeListener;
import com.badlogic.gdx.utils.Align;
import java.util.function.Consumer;
import java.util.function.Function;

/** A number on a scale, with the number written beside it. */
public final class Gauge extends Table implements Adjustable {
    private final Slider slider;

    Gauge(
            Theme theme,
            int least,
            int most,
            int step,
            int value,
            Function<Integer, String> words,
            Consumer<Integer> change) {
        setTouchable(Touchable.enabled); // or the focus would pass it by
        slider = new Slider(least, most, step, false, theme.skin(), Styles.PLAIN);
        slider.setValue(value);
        Label label = new Label(words.apply(value), theme.skin(), Role.BODY.name());
        label.setColor(Palette.INK);
        label.setAlignment(Align.right);
        add(slider).growX().minWidth(theme.px(140)).height(theme.size().finger());
        float widest = new Label(words.apply(most), theme.skin(), Role.BODY.name()).getPrefWidth();
        add(label).width(widest + theme.px(4)).padLeft(theme.px(12));
        slider.addListener(
                new ChangeListener() {
                    @Override
                    public void changed(ChangeEvent event, Actor actor) {
                        int number = Math.round(slider.getValue());
                        label.setText(words.apply(number));
                        change.accept(number);
                    }
                });
    }

    @Override
    public boolean adjust(int step) {
        slider.setValue(slider.getValue() + step * slider.getStepSize());
        return true;
    }
}
