package meeples.fistful.ui;

import com.badlogic.gdx.scenes.scene2d.ui.Image;
import com.badlogic.gdx.scenes.scene2d.utils.Drawable;
import com.badlogic.gdx.utils.Scaling;
import meeples.fistful.table.Art;
import meeples.fistful.table.SeatColours;
import meeples.play.Seat;
import meeples.ui.Layered;
import meeples.ui.Theme;

/** The badge that stands for a seat wherever it is spoken of: its colour with its symbol. */
public final class SeatBadge {
    private SeatBadge() {}

    public static Drawable of(Theme theme, Seat seat) {
        return of(theme, SeatColours.index(seat.colour()), SeatColours.symbol(seat.symbol()));
    }

    /** Of the colour and the symbol with these places in {@link Art}'s lists. */
    public static Drawable of(Theme theme, int colour, int symbol) {
        return new Layered(
                theme.drawable(Art.badge(colour, theme.size().colourAid())),
                theme.drawable(Art.badgeSymbol(symbol, Art.isPale(colour))));
    }

    public static Image image(Theme theme, Seat seat) {
        return new Image(of(theme, seat), Scaling.fit);
    }

    public static Image image(Theme theme, int colour, int symbol) {
        return new Image(of(theme, colour, symbol), Scaling.fit);
    }
}
