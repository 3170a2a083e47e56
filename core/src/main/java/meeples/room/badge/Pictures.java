package meeples.room.badge;

import com.badlogic.gdx.scenes.scene2d.ui.Image;
import com.badlogic.gdx.scenes.scene2d.ui.Table;
import com.badlogic.gdx.scenes.scene2d.utils.Drawable;
import com.badlogic.gdx.utils.Scaling;
import meeples.picture.SeatColours;
import meeples.picture.SharedArt;
import meeples.play.Seat;
import meeples.ui.Palette;
import meeples.ui.Theme;

/** Pictures for widgets: icons, seats and portraits. */
public final class Pictures {
    /** How large a badge is beside a face. */
    private static final float BADGE = 0.72f;

    private static final float BESIDE_FACE = 0.1f;

    private Pictures() {}

    public static Drawable icon(Theme theme, String name) {
        if (SeatBadge.isName(name)) {
            return SeatBadge.of(theme, name);
        }
        String marked = marked(name);
        boolean aided = theme.size().colourAid() && theme.has(marked);
        return theme.drawable(aided ? marked : SharedArt.icon(name));
    }

    /** An icon "piece-kind" may have a second picture "marked-kind" with a sign, as an aid. */
    private static String marked(String name) {
        return SharedArt.icon("marked-" + name.substring(name.lastIndexOf('-') + 1));
    }

    public static Image image(Theme theme, String name) {
        return new Image(icon(theme, name), Scaling.fit);
    }

    /** An icon on paper: what is painted keeps its colours, signs are drawn in ink. */
    public static Image onPaper(Theme theme, String name) {
        Image image = image(theme, name);
        if (!theme.isColoured(name)) {
            image.setColor(Palette.INK);
        }
        return image;
    }

    /** A die in the colour of the seat that rolled it. */
    public static Image die(Theme theme, Seat seat, int face) {
        int colour = SeatColours.index(seat.colour());
        if (SeatColours.isDark(colour)) {
            return new Image(theme.drawable(SharedArt.darkDieIcon(face, colour)), Scaling.fit);
        }
        Image image = new Image(theme.drawable(SharedArt.dieIcon(face)), Scaling.fit);
        image.setColor(SeatColours.of(seat.colour()));
        return image;
    }

    /** The face that a seat was given at the set-up: the bot's own, else a person's. */
    public static Image portrait(Theme theme, Seat seat) {
        return portrait(theme, seat.bot(), SeatColours.index(seat.colour()));
    }

    /**
     * The same before anybody sits there.
     *
     * @param bot the level of the bot; empty for a person
     * @param colour its place in {@link SeatColours#WORDS}: each has a face of its own
     */
    public static Image portrait(Theme theme, String bot, int colour) {
        String face =
                !bot.isEmpty() && hasPortrait(theme, bot)
                        ? SharedArt.botPortrait(bot)
                        : SharedArt.humanPortrait(colour);
        return new Image(theme.drawable(face), Scaling.fit);
    }

    /** The face with the badge beside it: who it is, told by more than a face. */
    public static Table person(Theme theme, Seat seat, float side) {
        Table person = new Table();
        person.add(portrait(theme, seat)).size(side).padRight(side * BESIDE_FACE);
        person.add(SeatBadge.image(theme, seat)).size(side * BADGE).bottom();
        return person;
    }

    /** Whether there is a picture of bots of this level. */
    public static boolean hasPortrait(Theme theme, String level) {
        return theme.has(SharedArt.botPortrait(level));
    }
}
