package meeples.desktop.tool.fistful;

import java.util.Locale;
import meeples.desktop.tool.Figures;
import meeples.fistful.model.Town;

/** Counts why games ended. */
final class FistfulEnds implements Figures<Town> {
    private int games;
    private int banksEmpty;
    private int graveyardsFull;
    private int allExploded;
    private int otherEnds;

    @Override
    public void add(Town town) {
        boolean bank = town.bank() == 0;
        boolean graves = !town.hasEmptyGrave();
        boolean dynamite = town.exploded() == Town.DYNAMITES;
        games++;
        banksEmpty += bank ? 1 : 0;
        graveyardsFull += graves ? 1 : 0;
        allExploded += dynamite ? 1 : 0;
        otherEnds += bank || graves || dynamite ? 0 : 1;
    }

    @Override
    public String text() {
        return String.format(
                Locale.ROOT,
                "ends: bank empty %.1f %%, graveyard full %.1f %%, all dynamite exploded %.1f %%,"
                        + " last round agreed %.1f %% (several may come together)\n",
                100.0 * banksEmpty / games,
                100.0 * graveyardsFull / games,
                100.0 * allExploded / games,
                100.0 * otherEnds / games);
    }
}
