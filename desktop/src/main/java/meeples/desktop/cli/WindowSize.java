package meeples.desktop.cli;

/** The width and height of a window, written as 1280x720. */
public record WindowSize(int width, int height) {
    /** Below that the screens have no room for what they show. */
    public static final WindowSize LEAST = new WindowSize(640, 360);

    /** More than two of the largest screens side by side. */
    private static final int MOST = 16_000;

    static WindowSize read(String name, String word) throws WrongArgument {
        if (!word.matches("[1-9][0-9]{2,4}x[1-9][0-9]{2,4}")) {
            throw new WrongArgument(
                    "--" + name + " wants a size such as 1280x720, not \"" + word + "\".");
        }
        String[] sides = word.split("x");
        WindowSize size = new WindowSize(Integer.parseInt(sides[0]), Integer.parseInt(sides[1]));
        if (size.width < LEAST.width || size.height < LEAST.height) {
            throw new WrongArgument("--" + name + ": " + word + " is less than " + LEAST + ".");
        }
        if (size.width > MOST || size.height > MOST) {
            throw new WrongArgument("--" + name + ": " + word + " is more than any screen shows.");
        }
        return size;
    }

    @Override
    public String toString() {
        return width + "x" + height;
    }
}
