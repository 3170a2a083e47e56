package meeples.fistful.ui;

import com.badlogic.gdx.math.MathUtils;
import java.util.ArrayList;
import java.util.List;
import meeples.fistful.ai.Bots;
import meeples.fistful.model.Setup;
import meeples.fistful.table.Art;
import meeples.fistful.ui.words.TownWords;
import meeples.play.Seat;

/** A game for one human who does not want to choose anything first. */
public final class QuickGame {
    private static final String[] BOTS = {Bots.PROSPECTOR, Bots.MARSHAL};

    private QuickGame() {}

    public static NewGame of(TownWords words) {
        List<Seat> seats = new ArrayList<>();
        seats.add(new Seat(words.get("seat.you"), "", Art.COLOURS[0], Art.SYMBOLS[0]));
        for (int i = 0; i < BOTS.length; i++) {
            String name = words.get("bot." + BOTS[i]);
            seats.add(new Seat(name, BOTS[i], Art.COLOURS[i + 1], Art.SYMBOLS[i + 1]));
        }
        int seed = MathUtils.random(Integer.MAX_VALUE - 1);
        return new NewGame(Setup.of(seats.size(), seed), seats);
    }
}
