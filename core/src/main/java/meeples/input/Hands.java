package meeples.input;

import java.util.ArrayList;
import java.util.List;

/**
 * Which device holds which seat. A seat without a device can be answered by anybody, as at a table
 * where all use the same mouse; a device can hold several seats, whose players pass it on.
 */
public final class Hands {
    private final List<Device> holders = new ArrayList<>();

    /** Nobody holds anything. */
    public void clear() {
        holders.clear();
    }

    /** Puts a seat into a device's hands; null to free it. */
    public void give(int seat, Device device) {
        while (holders.size() <= seat) {
            holders.add(null);
        }
        holders.set(seat, device);
    }

    /** The seats from the first to the last that was ever given to somebody. */
    int size() {
        return holders.size();
    }

    /** The device that holds a seat, or null. */
    public Device holder(int seat) {
        return seat >= 0 && seat < holders.size() ? holders.get(seat) : null;
    }

    /** The seats in a device's hands. */
    public List<Integer> seats(Device device) {
        List<Integer> seats = new ArrayList<>();
        for (int seat = 0; seat < holders.size(); seat++) {
            if (holders.get(seat) == device) {
                seats.add(seat);
            }
        }
        return seats;
    }

    /** Whether any seat is held: this is a couch. */
    public boolean isAnyHeld() {
        for (Device device : holders) {
            if (device != null) {
                return true;
            }
        }
        return false;
    }

    /** Whether several seats are in these hands. */
    public boolean isShared(Device device) {
        return seats(device).size() > 1;
    }

    /** Whether what held a seat is gone. */
    public boolean isLost(int seat) {
        Device holder = holder(seat);
        return holder != null && !holder.isConnected();
    }

    /** Whether a device may answer for a seat. Who has the keyboard has its mouse too. */
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
