package meeples.room.badge;

import com.badlogic.gdx.graphics.Color;
import meeples.picture.SeatColours;
import meeples.play.Seat;
import meeples.ui.Palette;
import meeples.ui.Theme;

/** What can be read on a seat's colour: on the strips of players' panels and cards. */
public final class SeatInk {
    private SeatInk() {}

    public static Color on(Theme theme, Seat seat) {
        return on(theme, SeatColours.index(seat.colour()));
    }

    /** On the colour with this place in {@link SeatColours#WORDS}. */
    public static Color on(Theme theme, int colour) {
        // With high contrast every seat's sheet is white.
        return theme.size().highContrast() ? Palette.INK : on(colour);
    }

    /** On the colour itself. */
    public static Color on(int colour) {
        return SeatColours.isDark(colour) ? Palette.CREAM : Palette.INK_DEEP;
    }
}
