package meeples.input;

/**
 * An input device: a pad, a keyboard or half of one, a mouse, a touch screen. A pad that is plugged
 * in again is the same device as before, as far as can be told.
 */
public final class Device {
    private final String id;
    private final DeviceKind kind;
    private final String name;
    private boolean connected = true;

    Device(String id, DeviceKind kind, String name) {
        this.id = id;
        this.kind = kind;
        this.name = name;
    }

    public String id() {
        return id;
    }

    public DeviceKind kind() {
        return kind;
    }

    /** The name of a pad; empty for other devices. */
    public String name() {
        return name;
    }

    public boolean isConnected() {
        return connected;
    }

    void setConnected(boolean there) {
        connected = there;
    }

    @Override
    public String toString() {
        return id;
    }
}
