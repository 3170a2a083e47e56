package meeples.input;

import com.badlogic.gdx.controllers.Controller;
import java.util.LinkedHashMap;
import java.util.Map;
import meeples.settings.Remembered;

/** The mappings that players made themselves, by the model of pad. */
public final class PadMappings {
    private final Remembered memory;

    /**
     * @param memory keeps them
     */
    public PadMappings(Remembered memory) {
        this.memory = memory;
    }

    /** What a player said of this model, else what its driver says. */
    PadMapping of(Controller pad) {
        String made = all().get(model(pad.getName()));
        return made == null ? PadMapping.of(pad.getMapping()) : PadMapping.read(made);
    }

    /** Whether a player made a mapping for this model. */
    public boolean has(String name) {
        return all().containsKey(model(name));
    }

    void put(String name, PadMapping mapping) {
        Map<String, String> all = all();
        all.put(model(name), mapping.write());
        keep(all);
    }

    /** Back to what the driver says. */
    void forget(String name) {
        Map<String, String> all = all();
        all.remove(model(name));
        keep(all);
    }

    private Map<String, String> all() {
        Map<String, String> all = new LinkedHashMap<>();
        for (String entry : memory.get().split(";")) {
            int colon = entry.indexOf(':');
            if (colon > 0) {
                all.put(entry.substring(0, colon), entry.substring(colon + 1));
            }
        }
        return all;
    }

    private void keep(Map<String, String> all) {
        StringBuilder text = new StringBuilder();
        for (Map.Entry<String, String> entry : all.entrySet()) {
            text.append(entry.getKey()).append(':').append(entry.getValue()).append(';');
        }
        memory.set(text.toString());
    }

    /** A pad's name without what would end it in the file. */
    static String model(String name) {
        return name.trim().replaceAll("[^A-Za-z0-9.()-]+", "_");
    }
}
