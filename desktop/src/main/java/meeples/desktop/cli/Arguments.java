package meeples.desktop.cli;

import java.io.BufferedWriter;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * The options of the game or of a command-line tool: first declared, each with its meaning, then
 * read. A value follows its option as {@code --name value} or {@code --name=value}.
 *
 * <pre>
 * Arguments arguments =
 *         new Arguments("simulate", "Plays games and prints what happened.")
 *                 .option("games", "N", "how many games", "1000")
 *                 .flag("progress", "show a progress bar");
 * Program.run(args, arguments, Simulate::run);
 * </pre>
 *
 * <p>Whatever is wrong is answered by a {@link WrongArgument}.
 */
public final class Arguments {
    private static final String MARK = "--";

    private final String program;
    private final String purpose;
    private final Map<String, Option> options = new LinkedHashMap<>();
    private final Map<String, String> given = new LinkedHashMap<>();
    private Option operand;

    /**
     * What an option is for; the value is null for a flag, the default null for none, and any word
     * is allowed when no list of them is given. An operand has no mark before its name.
     */
    private record Option(
            String mark,
            String name,
            String value,
            String meaning,
            String byDefault,
            List<String> allowed) {
        static Option flag(String name, String meaning) {
            return new Option(MARK, name, null, meaning, null, List.of());
        }

        boolean isOperand() {
            return mark.isEmpty();
        }

        String marked() {
            return mark + name;
        }

        String written() {
            return marked() + (value == null || isOperand() ? "" : " " + value);
        }
    }

    public Arguments(String program, String purpose) {
        this.program = program;
        this.purpose = purpose;
    }

    /** The name of what is started. */
    public String program() {
        return program;
    }

    /** Declares an option that is followed by a value; the default may be null for none. */
    public Arguments option(String name, String value, String meaning, String byDefault) {
        options.put(name, new Option(MARK, name, value, meaning, byDefault, List.of()));
        return this;
    }

    /** Declares an option that is followed by one of some words, the first one by default. */
    public Arguments choice(String name, String value, String meaning, List<String> allowed) {
        String all = meaning + ": " + String.join(", ", allowed);
        options.put(name, new Option(MARK, name, value, all, allowed.get(0), allowed));
        return this;
    }

    /** Declares an option that stands alone. */
    public Arguments flag(String name, String meaning) {
        options.put(name, Option.flag(name, meaning));
        return this;
    }

    /** Declares that one word may stand alone, with nothing before it. */
    public Arguments operand(String name, String meaning) {
        operand = new Option("", name, name, meaning, null, List.of());
        options.put(name, operand);
        return this;
    }

    /** Reads the command line. */
    public void read(String... args) throws WrongArgument {
        given.clear();
        for (int i = 0; i < args.length; i++) {
            if (operand != null && !args[i].startsWith(MARK)) {
                if (given.put(operand.name(), args[i]) != null) {
                    throw new WrongArgument("Only one " + operand.name() + " can be given.");
                }
                continue;
            }
            int equals = args[i].startsWith(MARK) ? args[i].indexOf('=') : -1;
            Option option = find(equals < 0 ? args[i] : args[i].substring(0, equals));
            String value = equals < 0 ? "" : args[i].substring(equals + 1);
            if (option.value() == null && equals >= 0) {
                throw new WrongArgument(MARK + option.name() + " stands alone, without a value.");
            }
            if (option.value() != null && equals < 0) {
                i++;
                if (i == args.length || args[i].startsWith(MARK)) {
                    throw new WrongArgument(
                            "After " + MARK + option.name() + " comes " + option.value() + ".");
                }
                value = args[i];
            }
            if (!option.allowed().isEmpty()) {
                checked(option.name(), value, option.allowed());
            }
            if (given.put(option.name(), value) != null) {
                throw new WrongArgument(MARK + option.name() + " is given twice.");
            }
        }
    }

    private Option find(String written) throws WrongArgument {
        Option option =
                written.startsWith(MARK) ? options.get(written.substring(MARK.length())) : null;
        if (option == null || option.isOperand()) {
            List<String> known = new ArrayList<>();
            options.values().stream()
                    .filter(each -> !each.isOperand())
                    .forEach(each -> known.add(each.marked()));
            known.addAll(Program.OWN_OPTIONS);
            throw new WrongArgument(
                    "There is no option " + written + "." + Spelling.suggestion(written, known));
        }
        return option;
    }

    /** Whether a flag is given, or an option has a value. */
    public boolean has(String name) {
        return given.containsKey(name) || declared(name).byDefault() != null;
    }

    public String text(String name) throws WrongArgument {
        String value = given.getOrDefault(name, declared(name).byDefault());
        if (value == null) {
            throw new WrongArgument(MARK + name + " is missing.");
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
                MARK
                        + name
                        + " wants a number from "
                        + least
                        + " to "
                        + most
                        + ", not "
                        + value
                        + ".");
    }

    /** One of the words that are allowed. */
    public String word(String name, List<String> allowed) throws WrongArgument {
        return checked(name, text(name), allowed);
    }

    /** Words parted by commas, each one of those that are allowed. */
    public List<String> words(String name, List<String> allowed) throws WrongArgument {
        List<String> words = new ArrayList<>();
        for (String word : text(name).split(",", -1)) {
            words.add(checked(name, word, allowed));
        }
        return words;
    }

    /** A word if it is allowed. */
    public static String checked(String name, String word, List<String> allowed)
            throws WrongArgument {
        if (!allowed.contains(word)) {
            throw new WrongArgument(
                    MARK
                            + name
                            + " wants "
                            + String.join(", ", allowed)
                            + ", not \""
                            + word
                            + "\"."
                            + Spelling.suggestion(word, allowed));
        }
        return word;
    }

    /** The size of a window. */
    public WindowSize size(String name) throws WrongArgument {
        return WindowSize.read(name, text(name));
    }

    /** Sizes of windows, parted by commas. */
    public List<WindowSize> sizes(String name) throws WrongArgument {
        List<WindowSize> sizes = new ArrayList<>();
        for (String size : text(name).split(",", -1)) {
            sizes.add(WindowSize.read(name, size));
        }
        return sizes;
    }

    /** A file or folder, which need not be there yet. */
    public Path path(String name) throws WrongArgument {
        String value = text(name);
        if (value.isBlank()) {
            throw new WrongArgument(
                    "After " + MARK + name + " comes " + declared(name).value() + ", not nothing.");
        }
        try {
            return Path.of(value);
        } catch (InvalidPathException e) {
            throw new WrongArgument(
                    declared(name).marked()
                            + ": this system or its locale cannot write the name "
                            + value
                            + ".");
        }
    }

    /** Opens the file that an option names, before any work is done in vain. */
    public BufferedWriter writer(String name) throws WrongArgument {
        Path file = path(name);
        try {
            return Files.newBufferedWriter(file);
        } catch (IOException e) {
            throw new WrongArgument(
                    MARK + name + ": cannot write " + file + ", " + Reasons.of(e) + ".");
        }
    }

    private Option declared(String name) {
        Option option = options.get(name);
        if (option == null) {
            throw new IllegalArgumentException(MARK + name + " is not declared");
        }
        return option;
    }

    public String usage() {
        List<Option> all = new ArrayList<>(options.values());
        all.add(Option.flag("version", "print the version"));
        all.add(Option.flag("help", "print this text"));
        int width = 0;
        for (Option option : all) {
            width = Math.max(width, option.written().length());
        }
        StringBuilder usage = new StringBuilder(program + ": " + purpose + "\n");
        for (Option option : all) {
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
