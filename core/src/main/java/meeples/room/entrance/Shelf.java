package meeples.room.entrance;

import java.util.List;
import java.util.function.Consumer;
import meeples.game.BoardGame;
import meeples.game.BoxPicture;

/**
 * The games that the title screen offers.
 *
 * @param chosen the one that it shows
 * @param box of the chosen one
 * @param choose shows another one
 */
public record Shelf(
        List<BoardGame<?, ?>> games,
        BoardGame<?, ?> chosen,
        BoxPicture box,
        Consumer<BoardGame<?, ?>> choose) {}
