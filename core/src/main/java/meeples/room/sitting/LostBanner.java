package meeples.room.sitting;

import com.badlogic.gdx.scenes.scene2d.Touchable;
import com.badlogic.gdx.scenes.scene2d.ui.Image;
import com.badlogic.gdx.scenes.scene2d.ui.Label;
import com.badlogic.gdx.scenes.scene2d.ui.Table;
import com.badlogic.gdx.utils.Align;
import meeples.play.Seat;
import meeples.room.badge.Pictures;
import meeples.room.badge.SeatBadge;
import meeples.table.TableLayout;
import meeples.text.Texts;
import meeples.ui.Role;
import meeples.ui.Theme;
import meeples.ui.UiPicture;
import meeples.ui.Widgets;

/** Says that the one who is asked has lost their pad, and how the game goes on. */
public final class LostBanner extends Table {
    /** The name of the button that takes the seat. */
    static final String TAKE = "lost-take";

    private static final float WIDTH = 860;

    private final Widgets make;
    private final Texts texts;
    private final TableLayout layout;
    private final Runnable take;

    /**
     * @param take somebody takes the seat with the mouse or a finger
     */
    public LostBanner(Widgets make, Texts texts, TableLayout layout, Runnable take) {
        this.make = make;
        this.texts = texts;
        this.layout = layout;
        this.take = take;
        setName("lost");
        setTouchable(Touchable.enabled);
        setBackground(make.theme().drawable(UiPicture.PAPER));
        setVisible(false);
    }

    /** Says it of this seat; null when nothing is lost. */
    void show(Seat seat) {
        setVisible(seat != null);
        clearChildren();
        if (seat == null) {
            return;
        }
        Theme theme = make.theme();
        Image pad = Pictures.onPaper(theme, "pad");
        add(pad).size(theme.px(64)).padRight(theme.px(16));
        add(SeatBadge.image(theme, seat)).size(theme.px(64)).padRight(theme.px(16));
        Label text = make.paragraph(texts.get("lost", seat.name()), Role.BOLD);
        text.setName("lost-text");
        float width = Math.min(theme.px(WIDTH), layout.window().width * 0.9f);
        add(text).width(width - theme.px(240)).align(Align.left).row();
        add(make.button(TAKE, texts.get("lost.take", seat.name()), take))
                .colspan(3)
                .minHeight(theme.size().finger())
                .padTop(theme.px(10));
        pack();
        pack();
        setPosition(
                Math.round(layout.board().x + (layout.board().width - getWidth()) / 2),
                Math.round(layout.board().y + (layout.board().height - getHeight()) / 2));
    }
}
