package meeples.platform;

import java.util.ArrayList;
import java.util.List;
import java.util.TreeMap;

/** Forgets everything at the end: for tools, and where nothing may be stored. */
public final class MemoryStorage implements Storage {
    private final TreeMap<String, String> texts = new TreeMap<>();

    @Override
    public String read(String name) {
        return texts.get(name);
    }

    @Override
    public void write(String name, String text) {
        texts.put(name, text);
    }

    @Override
    public void delete(String name) {
        texts.remove(name);
    }

    @Override
    public List<String> list(String prefix) {
        List<String> names = new ArrayList<>();
        for (String name : texts.keySet()) {
            if (name.startsWith(prefix) && name.indexOf('/', prefix.length()) < 0) {
                names.add(name);
            }
        }
        return names;
    }
}
