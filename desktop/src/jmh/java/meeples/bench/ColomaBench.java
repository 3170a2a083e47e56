package meeples.bench;

import meeples.coloma.model.Setup;
import meeples.coloma.model.Valley;
import meeples.coloma.rules.ColomaRules;
import org.openjdk.jmh.annotations.Param;

/** How fast Coloma's rules are. */
public class ColomaBench extends GamesBench<Valley> {
    @Param({"1", "2", "3", "4", "6"})
    public int players;

    public ColomaBench() {
        super(new ColomaRules());
    }

    @Override
    protected Valley start(int seed) {
        return new Valley(Setup.of(players, seed));
    }
}
