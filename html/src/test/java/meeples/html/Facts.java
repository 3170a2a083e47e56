package meeples.html;

import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/** What the game tells tests about itself: {@code meeples.facts()} on the page. */
public record Facts(Map<?, ?> told) {
    /** Where something is, in pixels of the page from the upper left corner. */
    public record Area(double x, double y, double width, double height) {
        public int middleX() {
            return (int) Math.round(x + width / 2);
        }

        public int middleY() {
            return (int) Math.round(y + height / 2);
        }

        double bottom() {
            return y + height;
        }

        boolean isSeen() {
            return width > 2 && height > 2;
        }
    }

    /** The class of the screen that is shown, such as {@code TableScreen}. */
    public String screen() {
        return (String) told.get("screen");
    }

    public String language() {
        return (String) told.get("language");
    }

    public boolean hasDialog() {
        return (Boolean) told.get("dialog");
    }

    /** The message that is shown, or nothing. */
    public String toast() {
        return (String) told.get("toast");
    }

    /** The name of what has the focus, or nothing. */
    public String focus() {
        return (String) told.get("focus");
    }

    /** Whether pieces move, or letters are made. */
    public boolean isBusy() {
        return (Boolean) told.get("busy");
    }

    /** The match at the table as text, or null. */
    public String match() {
        return (String) told.get("match");
    }

    /** The names of all that answers the question at the table; none while nobody is asked. */
    @SuppressWarnings("unchecked") // what JSON has there is a list of texts
    public List<String> answers() {
        Object answers = told.get("answers");
        return answers == null ? List.of() : (List<String>) answers;
    }

    /** Where the thing of this name is, or null when none can be seen. */
    public Area find(String name) {
        for (Map<?, ?> thing : things()) {
            if (name.equals(thing.get("name"))) {
                Area area = area(thing);
                return area.isSeen() ? area : null;
            }
        }
        return null;
    }

    @SuppressWarnings("unchecked") // what JSON has there is a list of objects
    private List<Map<?, ?>> things() {
        return (List<Map<?, ?>>) told.get("things");
    }

    private static Area area(Map<?, ?> thing) {
        return new Area(
                number(thing, "x"),
                number(thing, "y"),
                number(thing, "width"),
                number(thing, "height"));
    }

    /** Where all that can be pressed is, by name, as far as it can be seen. */
    public Map<String, Area> buttons() {
        Map<String, Area> buttons = new TreeMap<>();
        for (Map<?, ?> thing : things()) {
            if ((Boolean) thing.get("button") && area(thing).isSeen()) {
                buttons.put((String) thing.get("name"), area(thing));
            }
        }
        return buttons;
    }

    /** Whether only a part of this can be seen, because the list that it is in goes on. */
    boolean isScrolledAway(Area area) {
        return things().stream()
                .filter(thing -> ((String) thing.get("name")).contains("scroll"))
                .map(Facts::area)
                .anyMatch(
                        pane ->
                                Math.abs(area.y() - pane.y()) < 1
                                        || Math.abs(area.bottom() - pane.bottom()) < 1);
    }

    /** The names of all things that begin like this. */
    public List<String> names(String beginning) {
        return things().stream()
                .map(thing -> (String) thing.get("name"))
                .filter(name -> name.startsWith(beginning))
                .toList();
    }

    private static double number(Map<?, ?> thing, String name) {
        return ((Number) thing.get(name)).doubleValue();
    }
}
