package meeples.room.sitting;

import java.util.ArrayList;
import java.util.List;
import meeples.input.Device;
import meeples.input.Devices;
import meeples.text.Texts;

/** What a seat can be played with, and what players call it. */
final class DeviceChoice {
    private final Devices devices;
    private final Texts texts;

    DeviceChoice(Devices devices, Texts texts) {
        this.devices = devices;
        this.texts = texts;
    }

    /** All that there is, with what is used now though it may be gone; null for anything. */
    List<Device> all(Device now) {
        List<Device> all = new ArrayList<>();
        all.add(null);
        all.addAll(devices.connected());
        if (!all.contains(now)) {
            all.add(now);
        }
        return all;
    }

    /** Its kind, with a number when there are several. */
    String name(Device device) {
        if (device == null) {
            return texts.get("seat.anybody");
        }
        int number = 0;
        int alike = 0;
        for (Device other : devices.connected()) {
            alike += other.kind() == device.kind() ? 1 : 0;
            number = other == device ? alike : number;
        }
        String kind = texts.get("couch.device." + device.kind().word());
        return number > 0 && alike > 1 ? kind + " " + number : kind;
    }
}
