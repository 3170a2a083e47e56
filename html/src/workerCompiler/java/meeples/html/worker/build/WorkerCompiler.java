package meeples.html.worker.build;

import java.io.File;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import org.teavm.backend.javascript.JSModuleType;
import org.teavm.diagnostics.Problem;
import org.teavm.tooling.ConsoleTeaVMToolLog;
import org.teavm.tooling.TeaVMTargetType;
import org.teavm.tooling.TeaVMTool;
import org.teavm.tooling.TeaVMToolException;
import org.teavm.vm.TeaVMOptimizationLevel;

/**
 * Translates the bots' worker, twice. Arguments: the main class, the class path, the folder for
 * what comes of it.
 */
public final class WorkerCompiler {
    private static final String NAME = "thinking";

    /** What TeaVM has beside the translated classes: the tool does not write it. */
    private static final String RUNTIME = "org/teavm/backend/wasm/wasm-gc-runtime.min.js";

    private WorkerCompiler() {}

    public static void main(String[] args) throws TeaVMToolException, IOException {
        List<File> classPath =
                Arrays.stream(args[1].split(File.pathSeparator)).map(File::new).toList();
        File folder = new File(args[2]);
        translate(args[0], classPath, folder, TeaVMTargetType.WEBASSEMBLY_GC, NAME + ".wasm");
        translate(args[0], classPath, folder, TeaVMTargetType.JAVASCRIPT, NAME + ".js");
        copyRuntime(folder.toPath().resolve(NAME + ".wasm-runtime.js"));
    }

    private static void copyRuntime(Path file) throws IOException {
        ClassLoader libraries = WorkerCompiler.class.getClassLoader();
        try (InputStream runtime = libraries.getResourceAsStream(RUNTIME)) {
            Files.copy(runtime, file);
        }
    }

    private static void translate(
            String mainClass,
            List<File> classPath,
            File folder,
            TeaVMTargetType target,
            String fileName)
            throws TeaVMToolException {
        TeaVMTool tool = new TeaVMTool();
        tool.setLog(new ConsoleTeaVMToolLog(false));
        tool.setClassLoader(WorkerCompiler.class.getClassLoader());
        tool.setClassPath(classPath);
        tool.setMainClass(mainClass);
        tool.setTargetType(target);
        tool.setTargetDirectory(folder);
        tool.setTargetFileName(fileName);
        tool.setOptimizationLevel(TeaVMOptimizationLevel.FULL);
        tool.setObfuscated(true);
        tool.setJsModuleType(JSModuleType.NONE);
        tool.setDebugInformationGenerated(false);
        tool.generate();
        List<Problem> problems = tool.getProblemProvider().getSevereProblems();
        if (!problems.isEmpty()) {
            throw new IllegalStateException(
                    fileName + " has problems: " + problems.get(0).getText());
        }
    }
}
