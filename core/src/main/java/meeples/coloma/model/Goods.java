package meeples.coloma.model;

/** What somebody gains, or what a thing gives: so many of each. */
public record Goods(
        int coins, int nuggets, int dudes, int tents, int horses, int cards, int points) {

    public static Goods nothing() {
        return new Goods(0, 0, 0, 0, 0, 0, 0);
    }

    public static Goods coins(int count) {
        return new Goods(count, 0, 0, 0, 0, 0, 0);
    }

    public static Goods nuggets(int count) {
        return new Goods(0, count, 0, 0, 0, 0, 0);
    }

    public static Goods dudes(int count) {
        return new Goods(0, 0, count, 0, 0, 0, 0);
    }

    public static Goods tents(int count) {
        return new Goods(0, 0, 0, count, 0, 0, 0);
    }

    public static Goods horses(int count) {
        return new Goods(0, 0, 0, 0, count, 0, 0);
    }

    public static Goods cards(int count) {
        return new Goods(0, 0, 0, 0, 0, count, 0);
    }

    public static Goods points(int count) {
        return new Goods(0, 0, 0, 0, 0, 0, count);
    }

    /** Whether there is at least as much of everything as there. */
    public boolean covers(Goods others) {
        return coins >= others.coins
                && nuggets >= others.nuggets
                && dudes >= others.dudes
                && tents >= others.tents
                && horses >= others.horses
                && cards >= others.cards
                && points >= others.points;
    }

    /** These and those together. */
    public Goods and(Goods others) {
        return new Goods(
                coins + others.coins,
                nuggets + others.nuggets,
                dudes + others.dudes,
                tents + others.tents,
                horses + others.horses,
                cards + others.cards,
                points + others.points);
    }
}
