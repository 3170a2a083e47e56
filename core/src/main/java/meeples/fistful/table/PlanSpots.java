package meeples.fistful.table;

import meeples.fistful.model.Place;
import meeples.fistful.model.Street;

/** Spots of the town plan that are needed in every frame, looked up once. */
final class PlanSpots {
    static final TownPlan.Spot[] SPACES = new TownPlan.Spot[Street.SPACES];
    static final TownPlan.Spot[] GRAVES = new TownPlan.Spot[Place.GRAVES];
    static final TownPlan.Spot[] BARS = new TownPlan.Spot[TownPlan.BARS];
    static final TownPlan.Spot[] REWARDS = new TownPlan.Spot[TownPlan.REWARDS];
    static final TownPlan.Area[] CROWDS = new TownPlan.Area[Place.LOCATIONS];
    static final TownPlan.Area BAG = TownPlan.bag();
    static final TownPlan.Area BAG_CONTENTS = TownPlan.bagContents();

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
            CROWDS[location] = TownArranger.crowdArea(location);
        }
    }

    private PlanSpots() {}
}
