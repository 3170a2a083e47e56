package meeples.fuzz;

import java.nio.charset.StandardCharsets;

/** What Jazzer calls again and again, see {@link Fuzz}. */
public final class FuzzTarget {
    private static Loader loader;

    private FuzzTarget() {}

    /**
     * @param args the name of the loader
     */
    public static void fuzzerInitialize(String[] args) {
        loader = Loaders.named(args[0]);
    }

    public static void fuzzerTestOneInput(byte[] input) {
        String fault = Fuzzing.fault(loader, new String(input, StandardCharsets.UTF_8));
        if (fault != null) {
            throw new AssertionError(fault);
        }
    }
}
