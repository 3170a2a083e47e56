package meeples.coloma.table.part;

import java.util.Arrays;
import meeples.coloma.model.Pioneer;
import meeples.coloma.model.Valley;

/** What the table shows as numbers: what is in a heap, and the time. */
public final class Tallies {
    private final int[] coins = new int[Valley.MOST_SEATS];
    private final int[] pioneers = new int[Valley.MOST_SEATS];
    private int year;
    private int round;
    private int goldValue = 1;

    public Tallies() {
        Arrays.fill(pioneers, Pioneer.NONE);
    }

    /** Takes over what a position says. Says how many numbers of coins were wrong. */
    public int read(Valley valley) {
        int wrong = 0;
        for (int seat = 0; seat < valley.players(); seat++) {
            wrong += coins[seat] == valley.coins(seat) ? 0 : 1;
            coins[seat] = valley.coins(seat);
            pioneers[seat] = valley.pioneer(seat);
        }
        year = valley.year();
        round = valley.round();
        goldValue = valley.goldValue();
        return wrong;
    }

    public int coins(int seat) {
        return coins[seat];
    }

    public void addCoins(int seat, int count) {
        coins[seat] += count;
    }

    /** The pioneer card of a seat, {@link meeples.coloma.model.Pioneer#NONE} for none. */
    public int pioneer(int seat) {
        return pioneers[seat];
    }

    public void setPioneer(int seat, int pioneer) {
        pioneers[seat] = pioneer;
    }

    public void setTime(int newYear, int newRound) {
        year = newYear;
        round = newRound;
    }

    /** The year, counted from 0. */
    public int year() {
        return year;
    }

    /** The round of the year, counted from 1; 0 before the first. */
    public int round() {
        return round;
    }

    /** What a nugget was worth when everything was at rest last. */
    public int goldValue() {
        return goldValue;
    }
}
