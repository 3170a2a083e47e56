package meeples.desktop.tool;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * The options of a command-line tool: first declared, each with its meaning, then read.
 *
 * <pre>
 * Arguments arguments =
 *         new Arguments("simulate", "Plays games and prints what happened.")
 *                 .option("games", "N", "how many games", "1000")
 *                 .flag("one-bar", "at most one gold bar a turn");
 * Arguments.run(args, arguments, Simulate::run);
 * </pre>
 *
 * <p>A wrong option is answered with what is wrong and with all options there are.
 */
public final class Arguments {
    private final String tool;
    private final String purpose;
    private final Map<String, Option> options = new LinkedHashMap<>();
    private final Map<String, String> given = new LinkedHashMap<>();

    /** What an option is for; the value is null for a flag, the default null for none. */
    private record Option(String name, String value, String meaning, String byDefault) {
        String written() {
            return "--" + name + (value == null ? "" : " " + value);
        }
    }

    /** The command line asks for something that cannot be. */
    public static final class WrongArgument extends Exception {
        private static final long serialVersionUID = 1;

        public WrongArgument(String message) {
            super(message);
        }
    }

    /** What a tool does with its options. */
    public interface Tool {
        void run(Arguments arguments) throws Exception;
    }

    public Arguments(String tool, String purpose) {
        this.tool = tool;
        this.purpose = purpose;
    }

    /** Declares an option that is followed by a value; the default may be null for none. */
    public Arguments option(String name, String value, String meaning, String byDefault) {
        options.put(name, new Option(name, value, meaning, byDefault));
        return this;
    }

    /** Declares an option that stands alone. */
    public Arguments flag(String name, String meaning) {
        options.put(name, new Option(name, null, meaning, null));
        return this;
    }

    /** Reads the command line and runs the tool, or says what is wrong and ends the program. */
    public static void run(String[] args, Arguments declared, Tool tool) throws Exception {
        if (List.of(args).contains("--help")) {
            System.out.print(declared.usage());
            return;
        }
        try {
            declared.read(args);
            tool.run(declared);
        } catch (WrongArgument wrong) {
            System.err.println(wrong.getMessage());
            System.err.print(declared.usage());
            System.exit(2);
        }
    }

    /** Reads the command line. */
    public void read(String... args) throws WrongArgument {
        given.clear();
        for (int i = 0; i < args.length; i++) {
            Option option = args[i].startsWith("--") ? options.get(args[i].substring(2)) : null;
            if (option == null) {
                throw new WrongArgument("There is no option " + args[i] + ".");
            }
            String value = "";
            if (option.value() != null) {
                i++;
                if (i == args.length || args[i].startsWith("--")) {
                    throw new WrongArgument(
                            "After --" + option.name() + " comes " + option.value() + ".");
                }
                value = args[i];
            }
            if (given.put(option.name(), value) != null) {
                throw new WrongArgument("--" + option.name() + " is given twice.");
            }
        }
    }

    /** Whether a flag is given, or an option has a value. */
    public boolean has(String name) {
        return given.containsKey(name) || declared(name).byDefault() != null;
    }

    public String text(String name) throws WrongArgument {
        String value = given.getOrDefault(name, declared(name).byDefault());
        if (value == null) {
            throw new WrongArgument("--" + name + " is missing.");
        }
        return value;
    }

    public int number(String name, int least, int most) throws WrongArgument {
        String value = text(name);
        try {
            int number = Integer.parseInt(value.replace("_", ""));
            if (number >= least && number <= most) {
                return number;
            }
        } catch (NumberFormatException notANumber) {
            throw wrongNumber(name, least, most, value);
        }
        throw wrongNumber(name, least, most, value);
    }

    private static WrongArgument wrongNumber(String name, int least, int most, String value) {
        return new WrongArgument(
                "--"
                        + name
                        + " wants a number from "
                        + least
                        + " to "
                        + most
                        + ", not "
                        + value
                        + ".");
    }

    /** Words parted by commas, each one of those that are allowed. */
    public List<String> words(String name, List<String> allowed) throws WrongArgument {
        List<String> words = new ArrayList<>();
        for (String word : text(name).split(",", -1)) {
            if (!allowed.contains(word)) {
                throw new WrongArgument(
                        "--"
                                + name
                                + " wants "
                                + String.join(", ", allowed)
                                + ", not \""
                                + word
                                + "\".");
            }
            words.add(word);
        }
        return words;
    }

    private Option declared(String name) {
        Option option = options.get(name);
        if (option == null) {
            throw new IllegalArgumentException("--" + name + " is not declared");
        }
        return option;
    }

    public String usage() {
        int width = 0;
        for (Option option : options.values()) {
            width = Math.max(width, option.written().length());
        }
        StringBuilder usage = new StringBuilder(tool + ": " + purpose + "\n");
        for (Option option : options.values()) {
            String written = option.written();
            usage.append("  ").append(written).append(" ".repeat(width - written.length() + 2));
            usage.append(option.meaning());
            if (option.byDefault() != null) {
                usage.append(" (").append(option.byDefault()).append(" if not given)");
            }
            usage.append('\n');
        }
        return usage.toString();
    }
}
