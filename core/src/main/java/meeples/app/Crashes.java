package meeples.app;

import com.badlogic.gdx.Gdx;
import meeples.platform.Storage;
import meeples.platform.StorageException;

/**
 * Remembers that the game broke down until a player has been told, with a report for whoever can
 * mend it. Nothing is ever sent anywhere: the report lies where settings and games lie.
 */
public final class Crashes {
    /** The report that no player has seen yet. */
    private static final String NAME = "crash";

    /** The one before. */
    private static final String SEEN = "crash-seen";

    private static final String GAME = "game ";
    private static final String AGAIN = "again yes\n";
    private static final String MATCH = "\nThe match under way:\n";
    private static final int MOST_CAUSES = 8;

    private final Storage storage;

    public Crashes(Storage storage) {
        this.storage = storage;
    }

    /**
     * Writes a report and keeps it, as far as that can be done.
     *
     * @param about the program and the system, in words
     * @param game the name of the game that was being played, or null
     * @param match its text as it was kept last, or null
     * @return the report
     */
    public String report(String about, Throwable fault, String game, String match) {
        StringBuilder report = new StringBuilder(game == null ? "" : GAME + game + "\n");
        if (match != null && (isAbout(NAME, match) || isAbout(SEEN, match))) {
            report.append(AGAIN);
        }
        report.append(about).append('\n');
        addTrace(report, fault);
        if (match != null) {
            report.append(MATCH).append(match);
        }
        try {
            storage.write(NAME, report.toString());
        } catch (StorageException e) {
            report.append("\nThis report could not be kept: ").append(e.getMessage()).append('\n');
        }
        return report.toString();
    }

    /** Whether a report tells of a match that stood where this one stands. */
    private boolean isAbout(String name, String match) {
        String earlier = read(name);
        return earlier != null && earlier.endsWith(MATCH + match);
    }

    /** By hand, for browsers too. */
    private static void addTrace(StringBuilder report, Throwable fault) {
        Throwable cause = fault;
        for (int i = 0; i < MOST_CAUSES && cause != null; i++) {
            report.append(i == 0 ? "\n" : "because of ").append(cause).append('\n');
            for (StackTraceElement element : cause.getStackTrace()) {
                report.append("    at ").append(element).append('\n');
            }
            cause = cause.getCause();
        }
    }

    /** The report that no player has seen yet, or null. */
    String untold() {
        return read(NAME);
    }

    /** The name of the game that a report is about, or null. */
    static String game(String report) {
        int end = report.indexOf('\n');
        return report.startsWith(GAME) && end > 0 ? report.substring(GAME.length(), end) : null;
    }

    /** What a report says about the fault, without the match: that may hold secrets. */
    static String withoutMatch(String report) {
        int match = report.indexOf(MATCH);
        return match < 0 ? report : report.substring(0, match);
    }

    /** Whether the same match had broken down at the same point before. */
    static boolean isAgain(String report) {
        int match = report.indexOf(MATCH);
        int again = report.indexOf(AGAIN);
        return again >= 0 && again < match;
    }

    /** A player has been told. */
    void told() {
        try {
            String report = storage.read(NAME);
            if (report != null) {
                storage.write(SEEN, report);
                storage.delete(NAME);
            }
        } catch (StorageException e) {
            // Then the player is told once more at the next start.
            Gdx.app.error("crash", "cannot put the report away", e);
        }
    }

    private String read(String name) {
        try {
            return storage.read(name);
        } catch (StorageException e) {
            // Players are told that nothing can be stored, and without storage there is no report.
            Gdx.app.log("crash", "cannot read the report: " + e.getMessage());
            return null;
        }
    }
}
