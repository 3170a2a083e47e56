package meeples.fistful.ui;

import com.badlogic.gdx.scenes.scene2d.ui.Image;
import com.badlogic.gdx.scenes.scene2d.utils.Drawable;
import com.badlogic.gdx.utils.Scaling;
import meeples.fistful.ai.Bots;
import meeples.fistful.table.Art;
import meeples.play.Seat;
import meeples.ui.Theme;

/** Pictures of the game for widgets: icons, seats and portraits. */
final class Pictures {
    private Pictures() {}

    static Drawable icon(Theme theme, String name) {
        return theme.drawable(Art.icon(name));
    }

    static Image image(Theme theme, String name) {
        return new Image(icon(theme, name), Scaling.fit);
    }

    /** The seat's colour with its symbol. */
    static Image seat(Theme theme, Seat seat) {
        return image(theme, seatIcon(seat));
    }

    static String seatIcon(Seat seat) {
        return "seat-" + seat.colour();
    }

    /** The bot's face, or the seat's symbol for a human. */
    static Image portrait(Theme theme, Seat seat) {
        return seat.isHuman()
                ? seat(theme, seat)
                : new Image(
                        theme.drawable(Art.portrait(Bots.LEVELS.indexOf(seat.bot()))), Scaling.fit);
    }
}
