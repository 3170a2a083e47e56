package meeples.input;

/** Hears what a pad does by its own numbers, before anybody has said what they mean. */
interface RawPad {
    /** A button is pressed; true when that was meant for nobody else. */
    boolean take(Device device, PadMapping.Part part, int number);

    /** An axis has moved. */
    boolean move(Device device, int axis, float value);

    /** A button is let go. */
    void letGo(Device device, int number);

    /** In every frame. */
    void update(float seconds);

    /** Whether something is held that needs the next frame too. */
    boolean isBusy();
}
