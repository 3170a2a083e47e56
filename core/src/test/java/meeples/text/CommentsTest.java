package meeples.text;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;

import java.io.IOException;
import java.io.StringReader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Properties;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** What translators are told about the texts, in the comments of the English bundles. */
class CommentsTest {
    private static final Path FOLDER = Path.of("../assets/i18n");
    private static final Pattern GAP = Pattern.compile("\\{(\\d+)\\}");
    private static final Pattern GAPS = Pattern.compile("\\{(\\d+)\\} to \\{(\\d+)\\}");

    /**
     * A text and the lines of comment right above it, in one: what a blank line follows is about
     * the file.
     *
     * @param before the key of the line right above, or empty
     */
    private record Entry(Path file, String key, String text, String comment, String before) {
        /** A plural stands right below its singular, and the comment of that one is for both. */
        boolean isPluralOfTheLineAbove() {
            return key.endsWith(".other") && before.equals(key.replaceFirst("\\.other$", ".one"));
        }

        @Override
        public String toString() {
            return FOLDER.relativize(file) + ": " + key;
        }
    }

    private static List<Path> englishBundles() throws IOException {
        try (Stream<Path> files = Files.walk(FOLDER)) {
            return files.filter(file -> file.toString().endsWith(".properties"))
                    .filter(file -> !file.getFileName().toString().contains("_"))
                    .sorted()
                    .toList();
        }
    }

    private static List<Entry> entries() throws IOException {
        List<Entry> entries = new ArrayList<>();
        for (Path file : englishBundles()) {
            String before = "";
            StringBuilder comment = new StringBuilder();
            for (String line : Files.readAllLines(file)) {
                if (line.startsWith("#")) {
                    comment.append(line.substring(1));
                    before = "";
                } else {
                    if (!line.isBlank()) {
                        entries.add(entry(file, line, comment.toString().strip(), before));
                    }
                    before = line.isBlank() ? "" : entries.get(entries.size() - 1).key();
                    comment.setLength(0);
                }
            }
        }
        return entries;
    }

    private static Entry entry(Path file, String line, String comment, String before)
            throws IOException {
        Properties properties = new Properties();
        properties.load(new StringReader(line));
        String key = properties.stringPropertyNames().iterator().next();
        return new Entry(file, key, properties.getProperty(key), comment, before);
    }

    @Test
    void everyTextTellsItsTranslatorWhereItIsShown() throws IOException {
        assertNotEquals(List.of(), entries());
        List<String> silent = new ArrayList<>();
        for (Entry entry : entries()) {
            if (entry.comment().isEmpty() && !entry.isPluralOfTheLineAbove()) {
                silent.add(entry.toString());
            }
        }
        assertEquals(List.of(), silent);
    }

    @Test
    void aCommentSaysWhatFillsEachGapOfItsText() throws IOException {
        List<String> untold = new ArrayList<>();
        String comment = "";
        for (Entry entry : entries()) {
            comment = entry.isPluralOfTheLineAbove() ? comment : entry.comment();
            if (!told(comment).containsAll(gaps(entry.text()))) {
                untold.add(entry.toString());
            }
        }
        assertEquals(List.of(), untold);
    }

    private static Set<Integer> gaps(String text) {
        Set<Integer> gaps = new TreeSet<>();
        GAP.matcher(text).results().forEach(gap -> gaps.add(Integer.valueOf(gap.group(1))));
        return gaps;
    }

    /** The gaps that a comment names, also as "{1} to {3}". */
    private static Set<Integer> told(String comment) {
        Set<Integer> told = gaps(comment);
        Matcher several = GAPS.matcher(comment);
        while (several.find()) {
            int last = Integer.parseInt(several.group(2));
            for (int gap = Integer.parseInt(several.group(1)); gap <= last; gap++) {
                told.add(gap);
            }
        }
        return told;
    }
}
