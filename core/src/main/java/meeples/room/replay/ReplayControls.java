package meeples.room.replay;

import com.badlogic.gdx.scenes.scene2d.ui.Button;
import com.badlogic.gdx.scenes.scene2d.ui.Image;
import com.badlogic.gdx.scenes.scene2d.ui.Label;
import com.badlogic.gdx.scenes.scene2d.ui.Table;
import com.badlogic.gdx.utils.Align;
import java.util.List;
import java.util.function.Consumer;
import meeples.game.BoardGame;
import meeples.play.Replay;
import meeples.room.badge.Pictures;
import meeples.text.Texts;
import meeples.ui.Palette;
import meeples.ui.Role;
import meeples.ui.Theme;
import meeples.ui.UiScreen;
import meeples.ui.Widgets;

/** The buttons of a replay: back and on by decision and by turn, play and pause, and how fast. */
final class ReplayControls<S, E> extends Table {
    static final List<Double> SPEEDS = List.of(0.5, 1.0, 2.0, 4.0);

    private final UiScreen screen;
    private final Widgets make;
    private final BoardGame<S, E> game;
    private final Texts texts;
    private final Replay<S, E> replay;
    private final int lastTurn;
    private final Label where;
    private final Image playSign;
    private final Button[] backwards;
    private final Button[] onwards;

    /** What the buttons do. */
    interface Actions {
        void toStart();

        void turnBack();

        void stepBack();

        void playOrPause();

        void stepOn();

        void turnOn();

        void toEnd();

        void setSpeed(double times);
    }

    ReplayControls(
            UiScreen screen,
            Widgets make,
            BoardGame<S, E> game,
            Replay<S, E> replay,
            Actions actions) {
        this.screen = screen;
        this.make = make;
        this.game = game;
        texts = screen.ui().texts().of(game.name());
        this.replay = replay;
        lastTurn = turn(replay.match().positionAfter(replay.length()));
        Theme theme = make.theme();
        where = make.lightLabel("", Role.SMALL);
        where.setName("replay.where");
        where.setAlignment(Align.center);
        where.setEllipsis(true);
        playSign = Pictures.image(theme, "play");
        backwards =
                new Button[] {
                    button("start", mirrored("skip"), actions::toStart),
                    button("turn-back", mirrored("speed"), actions::turnBack),
                    button("step-back", sign("step-back"), actions::stepBack)
                };
        Button play = button("play", playSign, actions::playOrPause);
        onwards =
                new Button[] {
                    button("step-on", sign("step-forward"), actions::stepOn),
                    button("turn-on", sign("speed"), actions::turnOn),
                    button("end", sign("skip"), actions::toEnd)
                };
        Table row = new Table();
        row.defaults().size(theme.size().finger() + theme.px(6)).space(theme.px(4));
        for (Button button : backwards) {
            row.add(button);
        }
        row.add(play).width(theme.size().finger() * 1.5f);
        for (Button button : onwards) {
            row.add(button);
        }
        row.add(speeds(actions::setSpeed)).width(theme.px(150)).padLeft(theme.px(10));
        add(where).growX().minWidth(0).row();
        add(row).padTop(theme.px(2));
        refresh();
    }

    private int turn(S position) {
        return game.tableTexts().turn(position);
    }

    private Image sign(String icon) {
        return Pictures.image(make.theme(), icon);
    }

    /** What points on, turned round to point back. */
    private Image mirrored(String icon) {
        Image image = sign(icon);
        float side = side();
        image.setSize(side, side);
        image.setOrigin(Align.center);
        image.setScaleX(-1);
        return image;
    }

    private float side() {
        return make.theme().px(32);
    }

    private Button button(String name, Image sign, Runnable action) {
        Button button = make.frame("replay." + name, action);
        sign.setColor(Palette.CREAM);
        button.add(sign).size(side());
        screen.help().add(button, () -> texts.get("replay.help." + name));
        return button;
    }

    private Table speeds(Consumer<Double> change) {
        Table selector = make.selector("replay.speed", SPEEDS, replay.speed(), this::times, change);
        screen.help().add(selector, () -> texts.get("replay.help.speed"));
        return selector;
    }

    private String times(double speed) {
        return speed < 1 ? "× ½" : "× " + Math.round(speed);
    }

    /** The replay has gone elsewhere, or begun or ceased to go on by itself. */
    void refresh() {
        playSign.setDrawable(Pictures.icon(make.theme(), replay.isPlaying() ? "pause" : "play"));
        S position = replay.match().position();
        where.setText(
                texts.get(
                        "replay.where",
                        game.tableTexts().moment(position, texts),
                        turn(position),
                        lastTurn,
                        replay.at(),
                        replay.length()));
        for (Button button : backwards) {
            enable(button, !replay.isAtStart());
        }
        for (Button button : onwards) {
            enable(button, !replay.isAtEnd());
        }
    }

    /** Looks as if it could not be pressed, but keeps the focus that may be on it. */
    private static void enable(Button button, boolean on) {
        button.getColor().a = on ? 1 : 0.45f;
    }
}
