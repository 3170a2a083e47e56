package meeples.fistful.ui;

import com.badlogic.gdx.scenes.scene2d.ui.Image;
import com.badlogic.gdx.scenes.scene2d.utils.Drawable;
import com.badlogic.gdx.utils.Scaling;
import java.util.Set;
import meeples.fistful.ai.Bots;
import meeples.fistful.table.Art;
import meeples.fistful.table.SeatColours;
import meeples.fistful.ui.badge.SeatBadge;
import meeples.play.Seat;
import meeples.ui.Palette;
import meeples.ui.Theme;

/** Pictures of the game for widgets: icons, seats and portraits. */
public final class Pictures {
    private static final String MEEPLE = "meeple-";
    private static final Set<String> PIECES =
            Set.of("gold", "stone", "dynamite", "bar", "bag", "grave", "marquee", "token");

    private Pictures() {}

    public static Drawable icon(Theme theme, String name) {
        if (SeatBadge.isName(name)) {
            return SeatBadge.of(theme, name);
        }
        boolean marked = theme.size().colourAid() && name.startsWith(MEEPLE);
        return theme.drawable(
                Art.icon(marked ? "marked-" + name.substring(MEEPLE.length()) : name));
    }

    public static Image image(Theme theme, String name) {
        return new Image(icon(theme, name), Scaling.fit);
    }

    /** An icon on paper: pieces keep their colours, signs are drawn in ink. */
    public static Image onPaper(Theme theme, String name) {
        Image image = image(theme, name);
        if (!isPiece(name)) {
            image.setColor(Palette.INK);
        }
        return image;
    }

    /** Whether an icon is a picture with colours of its own. */
    public static boolean isPiece(String name) {
        return name.startsWith(MEEPLE) || PIECES.contains(name);
    }

    /** A die in the colour of the seat that rolled it. */
    public static Image die(Theme theme, Seat seat, int face) {
        int colour = SeatColours.index(seat.colour());
        boolean dark = Art.isDarkest(colour);
        Image image = new Image(theme.drawable(Art.dieIcon(face, dark)), Scaling.fit);
        if (!dark) {
            image.setColor(SeatColours.of(seat.colour()));
        }
        return image;
    }

    /** The bot's face, or the seat's symbol for a human. */
    public static Image portrait(Theme theme, Seat seat) {
        return seat.isHuman()
                ? SeatBadge.image(theme, seat)
                : new Image(
                        theme.drawable(Art.portrait(Bots.LEVELS.indexOf(seat.bot()))), Scaling.fit);
    }
}
