package meeples.fuzz;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;

/**
 * Searches for texts that a loader does not bear, guided by what code they reach: {@code ./gradlew
 * core:fuzz --args="SECONDS [LOADER...]"}. What it finds lies among the seeds afterwards, where
 * {@link LoadersTest} reads it in every run.
 */
public final class Fuzz {
    private static final String JAZZER = "com.code_intelligence.jazzer.Jazzer";
    private static final String SECONDS = "300";

    private Fuzz() {}

    /**
     * @param args the seconds for each loader, and the names of the loaders if not all are meant
     */
    public static void main(String[] args) throws Exception {
        // What is only of use to the search, and what is to stay.
        Path work = Path.of(System.getProperty("fuzz.work"));
        Path seeds = Path.of(System.getProperty("fuzz.seeds"));
        String seconds = args.length > 0 ? args[0] : SECONDS;
        List<String> wanted = List.of(args).subList(Math.min(1, args.length), args.length);
        int failed = 0;
        for (Loader loader : Loaders.all()) {
            if (wanted.isEmpty() || wanted.contains(loader.name())) {
                System.out.println("== " + loader.name());
                failed += search(loader, work, seeds, seconds) == 0 ? 0 : 1;
            }
        }
        System.out.println("loaders with findings: " + failed);
        System.exit(failed == 0 ? 0 : 1);
    }

    private static int search(Loader loader, Path work, Path seeds, String seconds)
            throws IOException, InterruptedException {
        Path corpus = Files.createDirectories(work.resolve(loader.name()));
        Path findings = Files.createDirectories(seeds.resolve(loader.name()));
        List<String> texts = loader.texts();
        for (int i = 0; i < texts.size(); i++) {
            Files.writeString(corpus.resolve("text-" + i), texts.get(i));
        }
        Path words = Files.write(work.resolve(loader.name() + ".dict"), words(texts));
        List<String> line = new ArrayList<>();
        line.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
        line.addAll(List.of("-Xmx1g", "-cp", System.getProperty("java.class.path"), JAZZER));
        line.add("--target_class=" + FuzzTarget.class.getName());
        line.add("--target_args=" + loader.name());
        line.add("--instrumentation_includes=meeples.**");
        line.add("-max_total_time=" + seconds);
        line.add("-max_len=20000");
        line.add("-dict=" + words.toAbsolutePath());
        line.add("-artifact_prefix=" + findings.toAbsolutePath() + "/");
        // The first text is slow on a busy machine; what is really slow, the target complains of.
        line.add("-report_slow_units=60");
        line.add("-print_final_stats=1");
        line.add(corpus.toAbsolutePath().toString());
        line.add(findings.toAbsolutePath().toString());
        return new ProcessBuilder(line).directory(work.toFile()).inheritIO().start().waitFor();
    }

    /** The words of the texts, as a dictionary for the search. */
    private static List<String> words(List<String> texts) {
        Set<String> words = new TreeSet<>();
        for (String text : texts) {
            for (String word : text.split("[ \n\";:=,]+")) {
                if (word.matches("[A-Za-z0-9-]{2,24}")) {
                    words.add("\"" + word + "\"");
                }
            }
        }
        return new ArrayList<>(words);
    }

    /** The bytes of a finding as the text that was read. */
    static String text(Path finding) throws IOException {
        return new String(Files.readAllBytes(finding), StandardCharsets.UTF_8);
    }
}
