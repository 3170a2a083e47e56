package meeples.testing;

import java.io.File;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.extension.ConditionEvaluationResult;
import org.junit.jupiter.api.extension.ExecutionCondition;
import org.junit.jupiter.api.extension.ExtensionContext;

/**
 * Something that a test needs and a machine may lack. Where it is missing the test is skipped and
 * says why; with {@code MEEPLES_CI_STRICT=true} in the environment it fails instead, so that no
 * test is lost unnoticed where everything was meant to be installed.
 */
public abstract class Requirement implements ExecutionCondition {
    @Override
    public final ConditionEvaluationResult evaluateExecutionCondition(ExtensionContext context) {
        Optional<String> missing = missing();
        if (missing.isEmpty()) {
            return ConditionEvaluationResult.enabled("all there");
        }
        if (Boolean.parseBoolean(System.getenv("MEEPLES_CI_STRICT"))) {
            throw new AssertionError(missing.get());
        }
        System.out.println("Skipped " + context.getDisplayName() + ": " + missing.get());
        return ConditionEvaluationResult.disabled(missing.get());
    }

    /** What is missing here and how to get it, or nothing. */
    protected abstract Optional<String> missing();

    /** The first of these programs that is installed. */
    public static Optional<File> program(String... names) {
        String[] folders = System.getenv().getOrDefault("PATH", "").split(File.pathSeparator);
        return Stream.of(names)
                .flatMap(name -> Stream.of(folders).map(folder -> new File(folder, name)))
                .filter(File::canExecute)
                .findFirst();
    }
}
