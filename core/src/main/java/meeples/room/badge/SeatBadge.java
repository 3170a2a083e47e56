package meeples.room.badge;

import com.badlogic.gdx.scenes.scene2d.ui.Image;
import com.badlogic.gdx.scenes.scene2d.utils.Drawable;
import com.badlogic.gdx.utils.Scaling;
import meeples.picture.SeatColours;
import meeples.picture.SeatSymbols;
import meeples.picture.SharedArt;
import meeples.play.Seat;
import meeples.ui.Layered;
import meeples.ui.Theme;

/** The badge that stands for a seat wherever it is spoken of: its colour with its symbol. */
public final class SeatBadge {
    private SeatBadge() {}

    /** Whether this is the word of {@link SharedArt#seat} for some seat. */
    public static boolean isName(String picture) {
        return picture.startsWith(SharedArt.SEAT);
    }

    /** Of the seat that has this name. */
    public static Drawable of(Theme theme, String name) {
        String[] words = name.split("-");
        return of(theme, SeatColours.index(words[1]), SeatSymbols.index(words[2]));
    }

    public static Drawable of(Theme theme, Seat seat) {
        return of(theme, SeatColours.index(seat.colour()), SeatSymbols.index(seat.symbol()));
    }

    /**
     * Of the colour and the symbol with these places in {@link SeatColours#WORDS} and {@link
     * SeatSymbols#WORDS}.
     */
    public static Drawable of(Theme theme, int colour, int symbol) {
        return new Layered(
                theme.drawable(SharedArt.badge(colour, theme.size().colourAid())),
                theme.drawable(SharedArt.badgeSymbol(symbol, SeatColours.isPale(colour))));
    }

    public static Image image(Theme theme, Seat seat) {
        return new Image(of(theme, seat), Scaling.fit);
    }

    public static Image image(Theme theme, int colour, int symbol) {
        return new Image(of(theme, colour, symbol), Scaling.fit);
    }
}
