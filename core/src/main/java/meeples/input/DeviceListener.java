package meeples.input;

/** Listens to input devices. Each method does nothing by default. */
public interface DeviceListener {
    default void connected(Device device) {}

    default void disconnected(Device device) {}

    /** Another device is used than before. */
    default void switchedTo(Device device) {}

    /** A device gives a command; true when it is handled and no other listener shall get it. */
    default boolean commanded(Device device, Command command) {
        return false;
    }

    /** A button was pressed on a pad that has no mapping. */
    default void unmapped(Device device) {}

    /** The button or key of a command is released. */
    default void released(Device device, Command command) {}

    /**
     * Called in every frame while a pad's right stick or triggers are held.
     *
     * @param right how far to the right to look, -1 to 1
     * @param up how far up, -1 to 1
     * @param closer how much closer, less than 0 for farther away
     */
    default void steered(Device device, float right, float up, float closer, float seconds) {}
}
