package meeples.ui;

import com.badlogic.gdx.scenes.scene2d.Actor;
import com.badlogic.gdx.scenes.scene2d.Group;
import com.badlogic.gdx.scenes.scene2d.ui.Label;
import com.badlogic.gdx.scenes.scene2d.ui.TextField;
import java.util.ArrayList;
import java.util.List;

/**
 * What a screen shows, in words and in the order in which it was put there: for those who have it
 * read aloud. It says what can be seen now and nothing else, so that it keeps every secret that the
 * screen keeps.
 */
public final class Spoken {
    /** What is told by those who tell it, not read from the screen once more. */
    private static final String TOLD_ELSEWHERE = "narrator";

    private final UiScreen screen;
    private final List<Part> parts = new ArrayList<>();

    /**
     * A text, or something that can be pressed.
     *
     * @param actor what can be pressed; null for a mere text
     */
    public record Part(String words, Actor actor) {
        public boolean canBePressed() {
            return actor != null;
        }
    }

    private Spoken(UiScreen screen) {
        this.screen = screen;
    }

    /** All that is to be read now: of a dialog where one is open, and what lies above all. */
    public static List<Part> of(UiScreen screen) {
        Spoken spoken = new Spoken(screen);
        spoken.gather(screen.topLayer());
        if (screen.dialog() != null) {
            spoken.gather(screen.overlay());
        }
        return spoken.parts;
    }

    /** What is said of the one that has the focus; nothing while a pointer is used. */
    public static String focused(UiScreen screen) {
        Focus focus = screen.focus();
        return focus.isVisible() ? new Spoken(screen).name(focus.focused()) : "";
    }

    /** Presses what such a part stands for. */
    public static void press(UiScreen screen, Actor actor) {
        if (screen.focus().canCome(actor)) {
            screen.focus().focus(actor);
            if (actor instanceof Adjustable adjustable) {
                adjustable.adjust(1);
            } else if (actor instanceof TextField field) {
                Typist.typeByFinger(screen, field);
            } else {
                Press.on(actor);
            }
        }
    }

    private void gather(Group group) {
        for (Actor actor : group.getChildren()) {
            if (!actor.isVisible() || TOLD_ELSEWHERE.equals(actor.getName())) {
                continue;
            }
            if (screen.focus().canCome(actor)) {
                parts.add(new Part(name(actor), actor));
            } else if (actor instanceof Label label) {
                addText(label);
            } else if (actor instanceof Group inner) {
                gather(inner);
            }
        }
    }

    private void addText(Label label) {
        String text = label.getText().toString().trim();
        if (!text.isEmpty()) {
            parts.add(new Part(text, null));
        }
    }

    /** What stands before it, what is written in it, or else what it says when it is asked. */
    private String name(Actor actor) {
        String own = own(actor);
        String help = isControl(actor) || hasLetters(own) ? "" : screen.help().about(actor).trim();
        if (!help.isEmpty()) {
            own = help;
        }
        if (!isControl(actor)) {
            return own;
        }
        String before = caption(actor);
        return before.isEmpty() ? own : own.isEmpty() ? before : before + ": " + own;
    }

    /** A number alone says nothing of what it counts. */
    private static boolean hasLetters(String words) {
        for (int i = 0; i < words.length(); i++) {
            if (Character.isLetter(words.charAt(i))) {
                return true;
            }
        }
        return false;
    }

    private static boolean isControl(Actor actor) {
        return actor instanceof Adjustable || actor instanceof Switch || actor instanceof TextField;
    }

    private static String own(Actor actor) {
        if (actor instanceof Scrubber line) {
            return line.inWords();
        }
        if (actor instanceof TextField field) {
            String empty = field.getMessageText() == null ? "" : field.getMessageText();
            return field.getText().isEmpty() ? empty : field.getText();
        }
        StringBuilder words = new StringBuilder();
        addWords(actor, words);
        return words.toString();
    }

    private static void addWords(Actor actor, StringBuilder words) {
        if (!actor.isVisible()) {
            return;
        }
        if (actor instanceof Label label) {
            String text = label.getText().toString().trim();
            words.append(words.length() == 0 || text.isEmpty() ? "" : " ").append(text);
        } else if (actor instanceof Group group) {
            for (Actor child : group.getChildren()) {
                addWords(child, words);
            }
        }
    }

    /** The first words of what stands just before it in its row. */
    private String caption(Actor actor) {
        Group row = actor.getParent();
        for (int i = row.getChildren().indexOf(actor, true) - 1; i >= 0; i--) {
            Actor before = row.getChildren().get(i);
            if (screen.focus().canCome(before)) {
                return "";
            }
            String words = firstWords(before);
            if (!words.isEmpty()) {
                return words;
            }
        }
        return "";
    }

    private static String firstWords(Actor actor) {
        if (actor instanceof Label label) {
            return label.getText().toString().trim();
        }
        if (actor instanceof Group group) {
            for (Actor child : group.getChildren()) {
                String words = firstWords(child);
                if (!words.isEmpty()) {
                    return words;
                }
            }
        }
        return "";
    }
}
