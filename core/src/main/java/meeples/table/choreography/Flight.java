package meeples.table.choreography;

import meeples.table.component.Landing;

/**
 * How a piece gets from one place to another.
 *
 * @param duration in seconds at the normal speed
 * @param arc how high it flies, in the game's units
 * @param hops in how many hops it goes, each as high as the arc
 * @param turns how often it turns round itself
 * @param delay seconds until it sets off
 * @param landing what happens on arrival; null for nothing
 */
public record Flight(
        float duration, float arc, int hops, float turns, float delay, Landing landing) {

    public static Flight hop(float duration, float arc) {
        return new Flight(duration, arc, 1, 0, 0, null);
    }

    /** On foot: in many small hops. */
    public static Flight march(float duration, float arc, int hops) {
        return new Flight(duration, arc, hops, 0, 0, null);
    }

    public Flight spinning(float times) {
        return new Flight(duration, arc, hops, times, delay, landing);
    }

    public Flight after(float seconds) {
        return new Flight(duration, arc, hops, turns, seconds, landing);
    }

    public Flight landing(Landing then) {
        return new Flight(duration, arc, hops, turns, delay, then);
    }
}
