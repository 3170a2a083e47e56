package meeples.desktop.tool;

import java.io.PrintStream;

/** A bar that grows on the terminal's last line, and goes away when all is done. */
final class ProgressBar {
    private static final int WIDTH = 40;

    private final PrintStream out;
    private final int all;
    private final long begun = System.nanoTime();
    private int done;

    ProgressBar(PrintStream out, int all) {
        this.out = out;
        this.all = all;
    }

    synchronized void step() {
        done++;
        int full = WIDTH * done / all;
        long seconds = (System.nanoTime() - begun) / 1_000_000_000L;
        long left = seconds * (all - done) / done;
        out.print(
                "\r["
                        + "#".repeat(full)
                        + " ".repeat(WIDTH - full)
                        + "] "
                        + done
                        + "/"
                        + all
                        + ", "
                        + left
                        + " s left   ");
        if (done == all) {
            out.print("\r" + " ".repeat(WIDTH + 40) + "\r");
        }
        out.flush();
    }
}
