package meeples.fistful.table.town;

import meeples.fistful.table.SignTexts;

/** Sign boards without a word on them. */
enum NoSigns implements SignTexts {
    HERE;

    @Override
    public String building(int building) {
        return "";
    }

    @Override
    public String saloon() {
        return "";
    }

    @Override
    public String jail() {
        return "";
    }

    @Override
    public String graveyard() {
        return "";
    }

    @Override
    public String bank() {
        return "";
    }
}
