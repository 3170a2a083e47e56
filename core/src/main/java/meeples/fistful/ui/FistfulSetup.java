package meeples.fistful.ui;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import meeples.fistful.ai.Bots;
import meeples.fistful.model.Setup;
import meeples.fistful.model.Town;
import meeples.fistful.notation.SetupText;
import meeples.game.setup.GameSetup;
import meeples.game.setup.Seating;
import meeples.game.setup.SetupOption;
import meeples.game.setup.SetupValues;
import meeples.play.BadTextException;

/** What can be agreed on before the town is laid out. */
final class FistfulSetup implements GameSetup<Town> {
    private static final String MADAME = "german-madame";
    private static final String FIRST = "first";
    private static final String ONE_BAR = "one-bar";
    private static final String ROUNDS = "rounds";
    private static final int[] ROUND_LIMITS = {4, 5, 6, 8, 10, 12, 15};

    /** The order in which options were remembered before they had their keys with them. */
    private static final List<String> FORMER_ORDER = List.of(FIRST, ROUNDS, MADAME, ONE_BAR);

    private final List<SetupOption> options =
            List.of(
                    SetupOption.toggle(MADAME),
                    SetupOption.seat(FIRST),
                    SetupOption.toggle(ONE_BAR),
                    SetupOption.choice(ROUNDS, roundLimits()).alsoOnCouch().asLength(),
                    SetupOption.seed("seed"));

    private static List<SetupOption.Value> roundLimits() {
        List<SetupOption.Value> limits = new ArrayList<>();
        limits.add(new SetupOption.Value(0, "setup.no-limit", false));
        for (int limit : ROUND_LIMITS) {
            limits.add(new SetupOption.Value(limit, "setup.limit", true));
        }
        return limits;
    }

    @Override
    public Seating seating() {
        return new Seating(2, 2, Town.MOST_SEATS);
    }

    @Override
    public List<SetupOption> options() {
        return options;
    }

    @Override
    public List<String> usualBots() {
        return List.of(Bots.PROSPECTOR, Bots.MARSHAL, Bots.TENDERFOOT);
    }

    @Override
    public List<String> quickBots() {
        return List.of(Bots.PROSPECTOR, Bots.MARSHAL);
    }

    @Override
    public List<String> demoBots() {
        return Bots.LEVELS;
    }

    @Override
    public String write(SetupValues values) {
        return SetupText.write(
                new Setup(
                        values.players(),
                        values.get(FIRST),
                        values.seed(),
                        values.isOn(MADAME),
                        values.isOn(ONE_BAR),
                        values.get(ROUNDS)));
    }

    @Override
    public SetupValues read(String line) {
        try {
            Setup setup = SetupText.read(line);
            Map<String, Integer> values = new HashMap<>();
            values.put(FIRST, setup.first());
            values.put(MADAME, setup.germanMadame() ? SetupOption.ON : SetupOption.OFF);
            values.put(ONE_BAR, setup.oneBarATurn() ? SetupOption.ON : SetupOption.OFF);
            values.put(ROUNDS, setup.rounds());
            return new SetupValues(setup.players(), values, setup.seed());
        } catch (BadTextException drawnTown) {
            return null;
        }
    }

    /** Another town, and the next one starts. */
    @Override
    public String rematch(String line, Town last, int seed) {
        return SetupText.write(
                new Setup(
                        last.players(),
                        last.seatAfter(last.first()),
                        seed,
                        last.germanMadame(),
                        last.oneBarATurn(),
                        last.rounds()));
    }

    @Override
    public String remembered(String line) {
        String[] words = line.split(" ");
        if (words.length <= FORMER_ORDER.size()) {
            return null;
        }
        StringBuilder current = new StringBuilder(words[0]);
        for (int i = 1; i < words.length; i++) {
            current.append(' ');
            if (i <= FORMER_ORDER.size()) {
                current.append(FORMER_ORDER.get(i - 1)).append(':');
            }
            current.append(words[i]);
        }
        return current.toString();
    }

    @Override
    public String rememberedOnCouch(String line) {
        String[] words = line.split(" ");
        return words.length == 3 ? words[0] + " " + words[1] + " " + ROUNDS + ":" + words[2] : null;
    }
}
