package meeples.coloma.ui;

import com.badlogic.gdx.files.FileHandle;
import java.io.File;
import java.util.ArrayList;
import java.util.List;
import meeples.coloma.model.Valley;
import meeples.play.Seat;
import meeples.text.Language;
import meeples.text.Texts;

/** The texts of Coloma as players read them, for tests. */
public final class ColomaTexts {
    private static final File FOLDER = new File("../assets/i18n");
    private static final String ENDING = ".properties";

    private ColomaTexts() {}

    /** The texts in a language, the neutral ones included. */
    public static Texts in(Language language) {
        Texts texts = new Texts(new FileHandle(FOLDER), areas(FOLDER), language);
        texts.add("coloma", areas(new File(FOLDER, "coloma")));
        return texts.of("coloma");
    }

    private static List<String> areas(File folder) {
        List<String> areas = new ArrayList<>();
        for (String file : folder.list()) {
            if (file.endsWith(ENDING) && !file.contains("_")) {
                areas.add(file.substring(0, file.length() - ENDING.length()));
            }
        }
        return areas;
    }

    /** People called Ann, Bob and so on. */
    public static List<Seat> seats(Valley valley) {
        String[] names = {"Ann", "Bob", "Cleo", "Dan", "Eve", "Finn"};
        List<Seat> seats = new ArrayList<>();
        for (int seat = 0; seat < valley.players(); seat++) {
            seats.add(person(names[seat]));
        }
        return seats;
    }

    /** Somebody of this name. */
    public static Seat person(String name) {
        return new Seat(name, "", "orange", "boot");
    }
}
