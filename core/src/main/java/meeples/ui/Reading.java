package meeples.ui;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/**
 * Reads the screen aloud: all that is new on it, and where the focus comes. To be asked to look now
 * and then while frames are drawn.
 */
public final class Reading {
    /** Who reads. */
    public interface Voice {
        /** Something else than before is looked at: what was said of that is past. */
        void forget();

        /** Something has come up. */
        void say(String words);

        /** The focus has come to this, or it has changed; nothing when there is none. */
        void point(String words);

        /** All that is on the screen now. */
        void show(List<Spoken.Part> parts);
    }

    /** Nobody keeps more in mind; all can be walked through. */
    private static final int MOST_CHOICES = 40;

    private final Voice voice;
    private UiScreen screen;
    private UiDialog dialog;
    private List<Spoken.Part> parts = List.of();
    private Set<String> known = Set.of();
    private Set<String> choices = Set.of();
    private String focused = "";
    private String toast = "";

    public Reading(Voice voice) {
        this.voice = voice;
    }

    /** Says what has changed since it looked last. */
    public void look(Screens screens) {
        UiScreen now = screens.current();
        if (now != screen || now.dialog() != dialog) {
            screen = now;
            dialog = now.dialog();
            known = Set.of();
            choices = Set.of();
            focused = "";
            voice.forget();
        }
        List<Spoken.Part> found = Spoken.of(now);
        if (!found.equals(parts)) {
            parts = found;
            voice.show(found);
        }
        tellWhatIsNew(found);
        tellChoices(found);
        if (!toast.equals(screens.toast())) {
            toast = screens.toast();
            say(toast);
        }
        String pointed = Spoken.focused(now);
        if (!focused.equals(pointed)) {
            focused = pointed;
            voice.point(pointed);
        }
    }

    private void tellWhatIsNew(List<Spoken.Part> found) {
        Set<String> texts = new HashSet<>();
        List<String> news = new ArrayList<>();
        for (Spoken.Part part : found) {
            if (!part.canBePressed() && texts.add(part.words()) && !known.contains(part.words())) {
                news.add(part.words());
            }
        }
        known = texts;
        say(String.join(" ", news));
    }

    /** What can be pressed now and could not before, in a few words each. */
    private void tellChoices(List<Spoken.Part> found) {
        Set<String> names = new HashSet<>();
        StringBuilder news = new StringBuilder();
        int more = 0;
        for (Spoken.Part part : found) {
            if (part.canBePressed() && names.add(String.valueOf(part.actor().getName()))) {
                boolean isNew = !choices.contains(String.valueOf(part.actor().getName()));
                if (isNew && names.size() > MOST_CHOICES) {
                    more++;
                } else if (isNew && !part.words().isEmpty()) {
                    news.append(news.length() == 0 ? "" : "; ").append(brief(part.words()));
                }
            }
        }
        choices = names;
        if (more > 0) {
            news.append("; +").append(more);
        }
        if (news.length() > 0) {
            say(screen.ui().text("reading.choices", news));
        }
    }

    /** Its first line or sentence. */
    private static String brief(String words) {
        int line = words.indexOf('\n');
        String first = line < 0 ? words : words.substring(0, line);
        int sentence = first.indexOf(". ");
        return sentence < 0 ? first : first.substring(0, sentence);
    }

    private void say(String words) {
        if (!words.isEmpty()) {
            voice.say(words);
        }
    }
}
