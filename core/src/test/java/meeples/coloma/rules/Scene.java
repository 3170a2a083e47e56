package meeples.coloma.rules;

import meeples.coloma.Coloma;
import meeples.coloma.model.Country;
import meeples.coloma.model.Setup;
import meeples.coloma.model.Valley;
import meeples.coloma.notation.EventText;
import meeples.coloma.notation.ValleyText;
import meeples.play.BadTextException;
import meeples.testing.DrawnScene;

/** A small drawn valley in which a test plays moves and looks at what comes of them. */
final class Scene extends DrawnScene<Valley, Event, Scene> {
    private final Valley valley;

    private Scene(Valley valley) {
        super(Coloma.GAME, valley, EventText::write);
        this.valley = valley;
    }

    /**
     * The scene drawn in text; the first line may be left out: three players, the first sheriff.
     */
    static Scene of(String drawn) {
        try {
            String whole =
                    drawn.startsWith("valley") ? drawn : "valley players 3 sheriff 1\n" + drawn;
            return new Scene(ValleyText.read(whole));
        } catch (BadTextException bad) {
            throw new AssertionError(bad.getMessage() + "\n" + drawn, bad);
        }
    }

    static Scene of(Valley valley) {
        return new Scene(valley.copy());
    }

    static Scene of(Setup setup) {
        return new Scene(new Valley(setup));
    }

    /**
     * Player 1's turn on a site that is neither the Barker's nor the signpost's, the barricade on
     * the signpost: sites 1 and 3 in the last round of the first year, the others in the first.
     */
    static Scene at(int site, String lines) {
        return at("valley players 3 sheriff 1", site, lines);
    }

    static Scene at(String first, int site, String lines) {
        int round = site == 1 || site == 3 ? 5 : 1;
        return at(first, round, site, lines);
    }

    /** Player 1's turn on a site in a round of the first year. */
    static Scene at(String first, int round, int site, String lines) {
        StringBuilder pioneers = new StringBuilder("pioneers");
        for (int s = 1; s <= 5; s++) {
            pioneers.append(s == site ? " 1" : " -");
        }
        return of(
                first
                        + "\nyear 1848 round "
                        + round
                        + "\n"
                        + lines
                        + "\n"
                        + pioneers
                        + "\nturn 9 player 1 act");
    }

    /** The line that gives a player, counted from 1, what can be spent. */
    static String has(int player, int coins, int nuggets, int dudes) {
        return "player "
                + player
                + " has coins "
                + coins
                + " nuggets "
                + nuggets
                + " dudes "
                + dudes
                + "\n";
    }

    @Override
    protected Scene withChance(int seed) {
        Scene scene = of(valley);
        scene.valley.reseed(seed);
        return scene;
    }

    @Override
    protected String decision() {
        return valley.decision().name();
    }

    Valley valley() {
        return valley;
    }

    int coins(int player) {
        return valley.coins(player - 1);
    }

    int nuggets(int player) {
        return valley.nuggets(player - 1);
    }

    int dudes(int player) {
        return valley.cabin(player - 1);
    }

    int tents(int player) {
        return valley.tents(player - 1);
    }

    int horses(int player) {
        return valley.horses(player - 1);
    }

    int cards(int player) {
        return valley.handSize(player - 1);
    }

    /** Points gained on the way. */
    int gained(int player) {
        return valley.gained(player - 1);
    }

    String wagon(int player) {
        return Country.word(valley.wagon(player - 1));
    }
}
