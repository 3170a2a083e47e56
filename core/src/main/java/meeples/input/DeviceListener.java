package meeples.input;

/** Hears what devices say. Each method does nothing by default. */
public interface DeviceListener {
    default void connected(Device device) {}

    default void disconnected(Device device) {}

    /** Another device is used than before. */
    default void changedHands(Device device) {}

    /** A device says a command; true when nobody else should hear it. */
    default boolean commanded(Device device, Command command) {
        return false;
    }

    /** A pad speaks whose buttons nobody knows. */
    default void misunderstood(Device device) {}

    /** What said a command is let go. */
    default void released(Device device, Command command) {}

    /**
     * In every frame while a pad's right stick or triggers are held.
     *
     * @param right how far to the right to look, -1 to 1
     * @param up how far up
     * @param closer how much closer, less than 0 for farther away
     */
    default void steered(Device device, float right, float up, float closer, float seconds) {}
}
