package meeples.fistful.ui;

import meeples.fistful.table.SignTexts;
import meeples.fistful.ui.words.TownWords;

/** What is written on the boards over the doors. */
public final class TownSigns implements SignTexts {
    private final TownWords words;

    public TownSigns(TownWords words) {
        this.words = words;
    }

    @Override
    public String building(int building) {
        return words.location(building);
    }

    @Override
    public String saloon() {
        return words.get("place.saloon");
    }

    @Override
    public String jail() {
        return words.get("place.jail");
    }

    @Override
    public String graveyard() {
        return words.get("place.graveyard");
    }

    @Override
    public String bank() {
        return words.get("place.bank");
    }
}
