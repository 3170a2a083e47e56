package meeples.bench;

import meeples.fistful.model.Setup;
import meeples.fistful.model.Town;
import meeples.fistful.rules.FistfulRules;
import org.openjdk.jmh.annotations.Param;

/** How fast Fistful's rules are. */
public class FistfulBench extends GamesBench<Town> {
    @Param({"2", "3", "4"})
    public int players;

    public FistfulBench() {
        super(new FistfulRules());
    }

    @Override
    protected Town start(int seed) {
        return new Town(Setup.of(players, seed));
    }
}
