package meeples.input;

import java.util.ArrayList;
import java.util.List;

/**
 * Which device plays for which seat. Every device may answer for a seat that has none, as at a
 * table where all use the same mouse; a device can have several seats, whose players pass it on.
 */
public final class Hands {
    private final List<Device> holders = new ArrayList<>();

    /** Takes the devices away from all seats. */
    public void clear() {
        holders.clear();
    }

    /** Gives a seat to a device; null to free it. */
    public void give(int seat, Device device) {
        while (holders.size() <= seat) {
            holders.add(null);
        }
        holders.set(seat, device);
    }

    /** One more than the last seat that was ever given to a device. */
    int size() {
        return holders.size();
    }

    /** The device of a seat, or null. */
    public Device holder(int seat) {
        return seat >= 0 && seat < holders.size() ? holders.get(seat) : null;
    }

    /** The seats of a device. */
    public List<Integer> seats(Device device) {
        List<Integer> seats = new ArrayList<>();
        for (int seat = 0; seat < holders.size(); seat++) {
            if (holders.get(seat) == device) {
                seats.add(seat);
            }
        }
        return seats;
    }

    /** Whether any seat has a device, as on a couch. */
    public boolean isAnyHeld() {
        for (Device device : holders) {
            if (device != null) {
                return true;
            }
        }
        return false;
    }

    /** Whether the device of a seat is disconnected. */
    public boolean isLost(int seat) {
        Device holder = holder(seat);
        return holder != null && !holder.isConnected();
    }

    /** Whether a device may answer for a seat. Mouse and keyboard count as one device here. */
    public boolean mayAnswer(Device device, int seat) {
        Device holder = holder(seat);
        if (holder == null || holder == device) {
            return true;
        }
        boolean desk =
                isOfDesk(holder.kind()) && isOfDesk(device.kind()) && seats(device).isEmpty();
        return desk && !isLost(seat);
    }

    private static boolean isOfDesk(DeviceKind kind) {
        return kind == DeviceKind.KEYBOARD || kind.points();
    }
}
