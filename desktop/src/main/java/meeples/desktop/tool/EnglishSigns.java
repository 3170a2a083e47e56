package meeples.desktop.tool;

import meeples.fistful.table.SignTexts;

/** The boards over the doors for pictures of the table alone. */
final class EnglishSigns implements SignTexts {
    private static final String[] BUILDINGS = {
        "Assay Office",
        "Livery Stable",
        "General Store",
        "Barber",
        "Telegraph",
        "Hotel",
        "Gunsmith",
        "Doctor",
        "Gazette",
        "Bakery",
        "School",
        "Undertaker"
    };

    @Override
    public String building(int building) {
        return BUILDINGS[building];
    }

    @Override
    public String saloon() {
        return "Saloon";
    }

    @Override
    public String jail() {
        return "Jail";
    }

    @Override
    public String graveyard() {
        return "Graveyard";
    }

    @Override
    public String bank() {
        return "Bank";
    }
}
