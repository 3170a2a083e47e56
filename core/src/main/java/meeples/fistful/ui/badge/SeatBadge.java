package meeples.fistful.ui.badge;

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
    private static final String NAME = "seat-";

    private SeatBadge() {}

    /** A word for a seat's badge, for those who name pictures but don't draw them. */
    public static String name(Seat seat) {
        return NAME + seat.colour() + "-" + seat.symbol();
    }

    public static boolean isName(String picture) {
        return picture.startsWith(NAME);
    }

    /** Of the seat that has this name. */
    public static Drawable of(Theme theme, String name) {
        String[] words = name.split("-");
        return of(theme, SeatColours.index(words[1]), SeatColours.symbol(words[2]));
    }

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
