package meeples.coloma.ui;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import meeples.coloma.model.Box;
import meeples.coloma.model.PioneerCards;
import meeples.coloma.model.Setup;
import meeples.coloma.model.Valley;
import meeples.coloma.notation.SetupText;
import meeples.game.setup.GameSetup;
import meeples.game.setup.Opponent;
import meeples.game.setup.Seating;
import meeples.game.setup.SetupOption;
import meeples.game.setup.SetupOption.Value;
import meeples.game.setup.SetupValues;
import meeples.play.BadTextException;

/**
 * What can be agreed on before the valley is laid out. The values at first are a good first game.
 */
final class ColomaSetup implements GameSetup<Valley> {
    private static final String YEARS = "years";
    private static final String HOTELS = "hotels";
    private static final String MULES = "mules";
    private static final String PIONEERS = "pioneers";
    private static final String OPEN_HANDS = "open-hands";
    private static final String SHERIFF = "sheriff";
    private static final String HEAD_START = "head-start";

    private final List<String> bots;
    private final List<SetupOption> options =
            List.of(
                    SetupOption.choice(YEARS, years()).alsoOnCouch().asLength(),
                    SetupOption.toggle(HOTELS)
                            .when(chosen -> isSolo(chosen) ? "setup.hotels.always" : null)
                            .alsoOnCouch(),
                    SetupOption.choice(PIONEERS, pioneers()).alsoOnCouch(),
                    SetupOption.toggle(MULES)
                            .when(chosen -> chosen.players() == 2 ? null : "setup.mules.two")
                            .alsoOnCouch(),
                    SetupOption.toggle(OPEN_HANDS)
                            .when(chosen -> isSolo(chosen) ? "setup.open-hands.alone" : null)
                            .alsoOnCouch(),
                    SetupOption.seat(SHERIFF)
                            .when(chosen -> isSolo(chosen) ? "setup.sheriff.sam" : null),
                    SetupOption.choice(HEAD_START, headStarts())
                            .when(chosen -> isSolo(chosen) ? null : "setup.head-start.sam"),
                    SetupOption.seed("seed"));

    /**
     * @param bots the levels of the bots, the weakest first
     */
    ColomaSetup(List<String> bots) {
        this.bots = bots;
    }

    private static boolean isSolo(SetupValues chosen) {
        return chosen.players() == 1;
    }

    private static List<Value> years() {
        return List.of(
                new Value(Box.YEARS, "setup.year-count", true),
                new Value(2, "setup.year-count", true),
                new Value(1, "setup.year-count", true));
    }

    private static List<Value> pioneers() {
        return List.of(
                new Value(PioneerCards.NONE.ordinal(), "setup.pioneers.none", false),
                new Value(PioneerCards.DEALT.ordinal(), "setup.pioneers.dealt", false),
                new Value(PioneerCards.CHOSEN.ordinal(), "setup.pioneers.chosen", false));
    }

    private static List<Value> headStarts() {
        return List.of(
                new Value(0, "setup.head-start.none", false),
                new Value(-2 * Box.HEAD_START_STEP, "setup.points", false),
                new Value(-Box.HEAD_START_STEP, "setup.points", false),
                new Value(Box.HEAD_START_STEP, "setup.points", false),
                new Value(2 * Box.HEAD_START_STEP, "setup.points", false));
    }

    @Override
    public Seating seating() {
        return new Seating(1, 3, Valley.MOST_SEATS);
    }

    @Override
    public List<SetupOption> options() {
        return options;
    }

    @Override
    public List<Opponent> opponents(SetupValues chosen) {
        return isSolo(chosen) ? List.of(new Opponent("who.sam")) : List.of();
    }

    /** From the second weakest level on, round and round. */
    @Override
    public List<String> usualBots() {
        return List.of(bot(1), bot(0), bot(1), bot(0), bot(1));
    }

    @Override
    public List<String> quickBots() {
        return List.of(bot(1), bot(0));
    }

    @Override
    public List<String> demoBots() {
        return List.of(bot(0), bot(1), bot(0));
    }

    private String bot(int level) {
        return bots.get(Math.min(level, bots.size() - 1));
    }

    @Override
    public String write(SetupValues values) {
        return write(values, values.get(SHERIFF), values.seed());
    }

    private static String write(SetupValues values, int sheriff, int seed) {
        return SetupText.write(
                new Setup(
                        values.players(),
                        sheriff,
                        seed,
                        values.isOn(HOTELS),
                        values.isOn(MULES),
                        PioneerCards.values()[values.get(PIONEERS)],
                        values.isOn(OPEN_HANDS),
                        values.get(YEARS),
                        values.get(HEAD_START)));
    }

    @Override
    public SetupValues read(String line) {
        try {
            Setup setup = SetupText.read(line);
            Map<String, Integer> values = new HashMap<>();
            values.put(SHERIFF, setup.sheriff());
            values.put(HOTELS, onOff(setup.hotels()));
            values.put(MULES, onOff(setup.mules()));
            values.put(PIONEERS, setup.pioneers().ordinal());
            values.put(OPEN_HANDS, onOff(setup.openHands()));
            values.put(YEARS, setup.years());
            values.put(HEAD_START, setup.headStart());
            return new SetupValues(setup.players(), values, setup.seed());
        } catch (BadTextException drawnValley) {
            return null;
        }
    }

    private static int onOff(boolean on) {
        return on ? SetupOption.ON : SetupOption.OFF;
    }

    /** The same game with other chance; the badge stays with its last owner. */
    @Override
    public String rematch(String line, Valley last, int seed) {
        SetupValues before = read(line);
        return before == null ? rematchOfDrawn(last, seed) : write(before, sheriff(last), seed);
    }

    private static int sheriff(Valley last) {
        return last.isSolo() ? Valley.NOBODY : last.sheriff();
    }

    /**
     * After a game that began in the middle. A position does not tell whether pioneers were dealt
     * or chosen: they are chosen, which is more to decide. Nor does it tell Sam's head start: he
     * has none.
     */
    private static String rematchOfDrawn(Valley last, int seed) {
        boolean pioneers = last.pioneer(0) >= 0;
        return SetupText.write(
                new Setup(
                        last.players(),
                        sheriff(last),
                        seed,
                        last.withHotels(),
                        last.withMules(),
                        pioneers ? PioneerCards.CHOSEN : PioneerCards.NONE,
                        last.openHands(),
                        last.years(),
                        0));
    }
}
