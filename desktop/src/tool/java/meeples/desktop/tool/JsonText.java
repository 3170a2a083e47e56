package meeples.desktop.tool;

import com.badlogic.gdx.utils.JsonWriter;
import java.io.IOException;
import java.io.StringWriter;
import java.io.UncheckedIOException;

/** A JSON text on one line that is put together in memory, where no writing can fail. */
public final class JsonText {
    private final StringWriter text = new StringWriter();
    private final JsonWriter json = new JsonWriter(text);

    private interface Writing {
        void run() throws IOException;
    }

    public JsonText() {
        json.setOutputType(JsonWriter.OutputType.json);
    }

    private JsonText write(Writing writing) {
        try {
            writing.run();
            return this;
        } catch (IOException e) {
            throw new UncheckedIOException(e); // a StringWriter never does that
        }
    }

    /** Begins an object: the next one of an array, or the whole text. */
    public JsonText object() {
        return write(json::object);
    }

    /** Begins an object with a name. */
    public JsonText object(String key) {
        return write(() -> json.object(key));
    }

    /** Begins an array within an array. */
    public JsonText array() {
        return write(json::array);
    }

    /** Begins an array with a name. */
    public JsonText array(String key) {
        return write(() -> json.array(key));
    }

    /** A value with a name. */
    public JsonText set(String key, Object value) {
        return write(() -> json.set(key, value));
    }

    /** The next value of an array. */
    public JsonText value(Object value) {
        return write(() -> json.value(value));
    }

    /** Ends what was begun last. */
    public JsonText pop() {
        return write(json::pop);
    }

    @Override
    public String toString() {
        return text.toString();
    }
}
