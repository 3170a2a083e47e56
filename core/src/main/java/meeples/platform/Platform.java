package meeples.platform;

import com.badlogic.gdx.controllers.ControllerManager;
import java.util.function.Consumer;
import meeples.search.ThinkingPlace;
import meeples.text.FontMaker;

/** What a desktop does one way and a browser another. */
public interface Platform {
    /** How the group ends that has only the picture on a game's box. */
    String BOX = "-title";

    /** How the group ends that has only a game's puzzles. */
    String PUZZLES = "-puzzles";

    FontMaker fonts();

    Storage storage();

    /** Where a person finds the storage's files, with a slash at the end; empty for nowhere. */
    default String folder() {
        return "";
    }

    /**
     * Whether another copy of the game has the data that was asked for: this one then keeps its own
     * in {@link #folder}, if that is a place.
     */
    default boolean isSecondCopy() {
        return false;
    }

    /** The program's version and the system that it runs on, for reports of what went wrong. */
    default String about() {
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
     *
     * @param group a language's code, the name of a game for all of its pictures, or that name with
     *     {@link #BOX} for the picture on its box alone, or with {@link #PUZZLES} for its puzzles
     */
    default void fetch(String group, Runnable then) {
        then.run();
    }

    /** Pixels of the screen for one of those that sizes are thought in: 1, 2 or 3 mostly. */
    float density();

    /**
     * Seconds that a frame may take without time being stretched by it. What comes after a rest may
     * not count as one long frame.
     */
    default float longestFrame() {
        return 0.1f;
    }

    /** Whether the game is played with fingers, as long as nobody uses anything else. */
    default boolean isTouched() {
        return false;
    }

    /**
     * Whether this is a small screen with sticks and buttons around it, where letters must grow.
     */
    default boolean isHandheld() {
        return false;
    }

    /** Whether the system says that its user does not like things to move. */
    boolean prefersReducedMotion();

    /** Seconds since 1970, for the dates of saves. */
    double now();

    /** A date and time as people of a language write it. */
    String dateText(double seconds, String language);

    /**
     * Lets a player who has nothing but fingers type a line by the keys that the system shows.
     *
     * @param text what is there already
     * @param empty what stands there faintly while there is nothing
     * @param most how many letters there may be; 0 for any number
     * @param done hears what was typed, unless the player thinks better of it
     * @return false where the system has no such keys
     */
    default boolean type(String text, String empty, int most, Consumer<String> done) {
        return false;
    }

    /** Tells in words what happens, to those who cannot see it. */
    default void tell(String words) {}

    /** Puts a text where other programs can paste it from. */
    void copy(String text);

    /** Gives the text that was copied last, here or elsewhere; empty when there is none. */
    void paste(Consumer<String> receiver);

    /**
     * Whether the player can choose a file by {@link #saveFile} and {@link #openFile}. Where they
     * cannot, the game's own list of files must do.
     */
    default boolean hasFileDialogs() {
        return true;
    }

    /**
     * Lets the player save a text as a file.
     *
     * @param done hears where it went, or null when the player did not want to
     * @param failed runs when it could not be written there
     */
    void saveFile(String name, String text, Consumer<String> done, Runnable failed);

    /**
     * Keeps what is on the screen as a picture; to be called when a frame has just been drawn.
     *
     * @param done hears where it went
     * @param failed runs when it could not be written
     */
    void savePicture(Consumer<String> done, Runnable failed);

    /** Whether {@link #link} gives addresses that open the game. */
    default boolean hasLinks() {
        return false;
    }

    /** Gives the address of a page that opens with this match. */
    default void link(String match, Consumer<String> receiver) {}

    /**
     * Lets the player choose a text file.
     *
     * @param receiver hears its text, or null when the player chose none
     * @param failed runs when it could not be read
     */
    void openFile(Consumer<String> receiver, Runnable failed);
}
