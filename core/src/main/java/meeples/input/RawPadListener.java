package meeples.input;

/** Gets the raw input of pads, by the numbers of their buttons and axes, before it is mapped. */
interface RawPadListener {
    /** A button is pressed; true when nobody else shall get this. */
    boolean buttonDown(Device device, int number);

    /** A button is released. */
    void buttonUp(Device device, int number);

    /** An axis has moved; true when nobody else shall get this. */
    boolean axisMoved(Device device, int axis, float value);

    /** Called in every frame. */
    void update(float seconds);

    /** Whether a button is held that needs the next frame too. */
    boolean isBusy();
}
