package meeples.fistful.table;

import meeples.fistful.model.Place;
import meeples.fistful.model.Street;
import meeples.table.Area;
import meeples.table.Spot;

/** Spots of the town plan that are needed in every frame, looked up once. */
public final class PlanSpots {
    public static final Spot[] SPACES = new Spot[Street.SPACES];
    public static final Spot[] GRAVES = new Spot[Place.GRAVES];
    public static final Spot[] BARS = new Spot[TownPlan.BARS];
    public static final Spot[] REWARDS = new Spot[TownPlan.REWARDS];
    public static final Area[] CROWDS = new Area[Place.LOCATIONS];
    public static final Area BAG = TownPlan.bag();
    public static final Area BAG_CONTENTS = TownPlan.bagContents();

    static {
        for (int space = 0; space < SPACES.length; space++) {
            SPACES[space] = TownPlan.space(space);
        }
        for (int grave = 0; grave < GRAVES.length; grave++) {
            GRAVES[grave] = TownPlan.grave(grave);
        }
        for (int bar = 0; bar < BARS.length; bar++) {
            BARS[bar] = TownPlan.bar(bar);
        }
        for (int kind = 0; kind < REWARDS.length; kind++) {
            REWARDS[kind] = TownPlan.reward(kind);
        }
        for (int location = 0; location < CROWDS.length; location++) {
            CROWDS[location] = TownPlan.crowd(location);
        }
    }

    private PlanSpots() {}
}
