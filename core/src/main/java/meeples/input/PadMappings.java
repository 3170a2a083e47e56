package meeples.input;

import com.badlogic.gdx.controllers.Controller;
import java.util.LinkedHashMap;
import java.util.Map;
import meeples.settings.Remembered;

/** The mappings that players made themselves, by the model of pad. */
public final class PadMappings {
    private static final int LONGEST_MODEL = 200;

    private final Remembered memory;

    /**
     * @param memory keeps the mappings
     */
    public PadMappings(Remembered memory) {
        this.memory = memory;
    }

    /** The player's mapping of this model, else that of its driver. */
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

    /** Goes back to the mapping of the driver. */
    void forget(String name) {
        Map<String, String> all = all();
        all.remove(model(name));
        keep(all);
    }

    private Map<String, String> all() {
        return parse(memory.get());
    }

    private void keep(Map<String, String> all) {
        memory.set(write(all));
    }

    /** The mappings of a text that can be used: those that have at least a button to accept. */
    static String validPart(String text) {
        Map<String, String> valid = new LinkedHashMap<>();
        for (Map.Entry<String, String> entry : parse(text).entrySet()) {
            PadMapping mapping = PadMapping.read(entry.getValue());
            if (entry.getKey().length() <= LONGEST_MODEL && !mapping.isUnknown()) {
                valid.put(entry.getKey(), mapping.write());
            }
        }
        return write(valid);
    }

    private static Map<String, String> parse(String text) {
        Map<String, String> all = new LinkedHashMap<>();
        for (String entry : text.split(";")) {
            int colon = entry.indexOf(':');
            if (colon > 0) {
                all.put(entry.substring(0, colon), entry.substring(colon + 1));
            }
        }
        return all;
    }

    private static String write(Map<String, String> all) {
        StringBuilder text = new StringBuilder();
        for (Map.Entry<String, String> entry : all.entrySet()) {
            text.append(entry.getKey()).append(':').append(entry.getValue()).append(';');
        }
        return text.toString();
    }

    /** A pad's name without the characters that separate entries in the file. */
    static String model(String name) {
        return name.trim().replaceAll("[^A-Za-z0-9.()-]+", "_");
    }
}
