package meeples.platform;

import com.badlogic.gdx.controllers.ControllerManager;
import java.util.function.Consumer;
import meeples.search.ThinkingPlace;
import meeples.text.FontMaker;

/** What a desktop does one way and a browser another. */
public interface Platform {
    FontMaker fonts();

    Storage storage();

    /** Where a person finds the storage's files, with a slash at the end; empty for nowhere. */
    default String folder() {
        return "";
    }

    /** Where bots think without disturbing the table. */
    ThinkingPlace thinking();

    /** The pads that are plugged in, now and later. */
    ControllerManager controllers();

    /** The system's language, such as {@code fr} or {@code de_AT}. */
    String language();

    /** Whether the game can end itself, and has a window of its own that can be sized. */
    boolean ownsWindow();

    /**
     * Lets a page fill the whole screen, or gives the browser its window back; a desktop's window
     * is told its size instead.
     */
    void setFullScreen(boolean full);

    /** Whether sound may begin: a browser wants its user to have pressed something, and let go. */
    default boolean maySound() {
        return true;
    }

    /**
     * Runs something as soon as the files of a group are here: at once where they lie on the disk.
     * A browser fetches them now, if it has not before.
     */
    default void fetch(String group, Runnable then) {
        then.run();
    }

    /** Pixels of the screen for one of those that sizes are thought in: 1, 2 or 3 mostly. */
    float density();

    /** Whether the game is played with fingers, as long as nobody uses anything else. */
    default boolean isTouched() {
        return false;
    }

    /** Whether the system says that its user does not like things to move. */
    boolean prefersReducedMotion();

    /** Seconds since 1970, for the dates of saves. */
    double now();

    /** A date and time as people of a language write it. */
    String dateText(double seconds, String language);

    /** Puts a text where other programs can paste it from. */
    void copy(String text);

    /** Gives the text that was copied last, here or elsewhere; empty when there is none. */
    void paste(Consumer<String> receiver);

    /** Lets the player save a text as a file; tells where it went, or null when they did not. */
    void saveFile(String name, String text, Consumer<String> done);

    /** Lets the player choose a text file; gives its text, or null when they chose none. */
    void openFile(Consumer<String> receiver);
}
