package meeples.toy;

import java.util.List;
import java.util.Map;
import meeples.game.setup.GameSetup;
import meeples.game.setup.Opponent;
import meeples.game.setup.Seating;
import meeples.game.setup.SetupOption;
import meeples.game.setup.SetupValues;

/** One to six; alone against the dealer. */
final class HandSetup implements GameSetup<Hand> {
    private static final String BETS = "bets";

    @Override
    public Seating seating() {
        return new Seating(1, 3, 6);
    }

    @Override
    public List<SetupOption> options() {
        return List.of(SetupOption.toggle(BETS).alsoOnCouch(), SetupOption.seed("seed"));
    }

    @Override
    public List<Opponent> opponents(SetupValues chosen) {
        return chosen.players() == 1 ? List.of(new Opponent("toy.dealer")) : List.of();
    }

    @Override
    public List<String> usualBots() {
        return List.of(HandBots.HIGH, HandBots.LOW, HandBots.HIGH, HandBots.LOW, HandBots.HIGH);
    }

    @Override
    public List<String> quickBots() {
        return List.of(HandBots.HIGH, HandBots.LOW);
    }

    @Override
    public List<String> demoBots() {
        return List.of(HandBots.HIGH, HandBots.LOW, HandBots.HIGH);
    }

    @Override
    public String write(SetupValues values) {
        return line(values.players(), values.seed(), values.isOn(BETS));
    }

    private static String line(int seats, int seed, boolean bets) {
        return "seats " + seats + " seed " + seed + (bets ? " " + BETS : "");
    }

    @Override
    public SetupValues read(String line) {
        String[] words = line.split(" ");
        int bets = words.length > 4 ? SetupOption.ON : SetupOption.OFF;
        return new SetupValues(
                Integer.parseInt(words[1]), Map.of(BETS, bets), Integer.parseInt(words[3]));
    }

    @Override
    public String rematch(String line, Hand last, int seed) {
        return line(last.seats(), seed, last.betting);
    }
}
