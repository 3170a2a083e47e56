package meeples.desktop.cli;

import java.io.IOException;
import java.io.PrintStream;
import java.util.List;
import meeples.play.Version;

/**
 * Runs the game or a tool by its command line. What is wrong is told in a sentence and by the exit
 * code; a trace is only for faults of the program itself.
 */
public final class Program {
    /** What was asked for is done. */
    public static final int DONE = 0;

    /** A file could not be read or written on the way. */
    public static final int FAILED = 1;

    /** The command line is wrong. */
    public static final int WRONG_ARGUMENT = 2;

    /** This machine has no display, or none that can show the game. */
    public static final int NO_DISPLAY = 69;

    /** The program itself broke down. */
    public static final int BROKEN = 70;

    /** What every program understands by itself. */
    static final List<String> OWN_OPTIONS = List.of("--version", "--help");

    private Program() {}

    /** What is done with the options. */
    public interface Work {
        void run(Arguments arguments) throws Exception;
    }

    /** The work cannot be done on this machine; the message is a sentence that says why. */
    public static final class Obstacle extends Exception {
        private static final long serialVersionUID = 1;

        public Obstacle(String message) {
            super(message);
        }
    }

    /** Does the work; ends the program at once when that fails. */
    public static void run(String[] args, Arguments declared, Work work) throws Exception {
        int status = status(args, declared, work, System.out, System.err);
        if (status != DONE) {
            System.exit(status);
        }
    }

    /** Does the work and returns the exit code. */
    static int status(
            String[] args, Arguments declared, Work work, PrintStream out, PrintStream err)
            throws Exception {
        List<String> written = List.of(args);
        if (written.contains("--help") || written.contains("-h")) {
            out.print(declared.usage());
            return DONE;
        }
        if (written.contains("--version")) {
            out.println(declared.program() + " " + Version.TEXT);
            return DONE;
        }
        try {
            declared.read(args);
            work.run(declared);
            return DONE;
        } catch (WrongArgument wrong) {
            err.println(wrong.getMessage() + " --help lists all options.");
            return WRONG_ARGUMENT;
        } catch (Obstacle obstacle) {
            err.println(obstacle.getMessage());
            return NO_DISPLAY;
        } catch (IOException failure) {
            err.println(declared.program() + ": " + sentence(failure));
            return FAILED;
        }
    }

    private static String sentence(IOException failure) {
        String what = failure instanceof java.nio.file.FileSystemException e ? e.getFile() : null;
        return (what == null ? "" : what + ": ") + Reasons.of(failure) + ".";
    }
}
