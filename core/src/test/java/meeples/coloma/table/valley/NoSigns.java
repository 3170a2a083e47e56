package meeples.coloma.table.valley;

import meeples.coloma.table.ValleySigns;

/** For tables that nobody reads. */
enum NoSigns implements ValleySigns {
    HERE;

    @Override
    public String town(int town) {
        return "";
    }

    @Override
    public String region(int region) {
        return "";
    }

    @Override
    public String sam() {
        return "";
    }

    @Override
    public String goldValue(int coins) {
        return "";
    }
}
