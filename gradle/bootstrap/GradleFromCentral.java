import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.io.Reader;
import java.math.BigInteger;
import java.net.HttpURLConnection;
import java.net.URI;
import java.nio.channels.FileChannel;
import java.nio.channels.FileLock;
import java.nio.charset.StandardCharsets;
import java.nio.file.FileSystem;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.security.DigestInputStream;
import java.security.MessageDigest;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Properties;
import java.util.TreeMap;
import java.util.jar.Attributes;
import java.util.jar.JarEntry;
import java.util.jar.JarOutputStream;
import java.util.jar.Manifest;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * Puts Gradle where the wrapper looks for it when the wrapper itself cannot download it. README.md beside this file explains
 * what is assembled and why each oddity is there. Run by gradlew, as source, only while no Gradle is installed.
 */
public class GradleFromCentral {
    private static final String VERSION = "8.8";
    private static final String EVERYTHING = "gradle-api-" + VERSION + ".jar";

    /** All artifacts, with the sums of the files that were tried. */
    private static final String[][] ARTIFACTS = {
        {"dev.gradleplugins:gradle-api:" + VERSION, "d2720b0feb36272c7d311003a14d77ec108603c38c301329791f6ceedb6396f5"},
        {"org.codehaus.groovy:groovy:3.0.21", "5cf3730c0c2c15c293f7750dd7114ed27a671fc940165bbae0378a281f5b2d5e"},
        {"org.codehaus.groovy:groovy-ant:3.0.21", "23fa0e2759e220319f4391e35e5c57858556cb256fe97ef855958744da2d84ac"},
        {"org.codehaus.groovy:groovy-astbuilder:3.0.21", "6bb9de644dc7d271b5870c80754a83d9235db759177bbcf68b07dea0c196e5bc"},
        {"org.codehaus.groovy:groovy-datetime:3.0.21", "13001ec72a86d4f86aef0b75889335596f6b26ff5c3dac615d159591e0fa4da3"},
        {"org.codehaus.groovy:groovy-dateutil:3.0.21", "5f1c2d6cb28ccf4789cb7a81ea072d80d444af01fa1e59679a4ca8aacd5a92c0"},
        {"org.codehaus.groovy:groovy-json:3.0.21", "ad167ddb0c11effee413c7f9e53721da78db1eaaf8e4616380b1024eb20a12a3"},
        {"org.codehaus.groovy:groovy-nio:3.0.21", "294a654a66ba4dfffeca807fd6a040c41d7e859708ad01ff732e829f13d67093"},
        {"org.codehaus.groovy:groovy-templates:3.0.21", "19efd3ab310daffa61a06ac0d3c8ec52f13724d0b1d331d72d33b794bc6cfec7"},
        {"org.codehaus.groovy:groovy-xml:3.0.21", "1641bc484299db986af55536e110c8ed74c70491a54aee0be059918291fca73b"},
        {"org.jetbrains.kotlin:kotlin-stdlib:1.9.22", "6abe146c27864138b874ccccfe5f534e3eb923c99a1b7b5d45494ee5694f3e0a"},
        {"org.jetbrains.kotlin:kotlin-reflect:1.9.22", "77f311ca1384811d519fda389fcb1268bdaa058d605046e0ede76c03b0df3e97"},
        {"org.apache.ant:ant:1.10.13", "befbfc79e744e9892cfa7db96df3b6e82dc17d2571af42aa427976fc22299838"},
        {"org.apache.ant:ant-launcher:1.10.13", "cd7695b3bfb6964ab71b6a0b31dad60005ae77fe502132364679aacf08f77970"},
    };

    /** Modules that Gradle asks for by name though gradle-api does not list them. */
    private static final List<String> UNLISTED_MODULES = List.of("gradle-daemon-main", "gradle-daemon-server",
        "gradle-instrumentation-agent", "gradle-java-compiler-plugin", "gradle-kotlin-dsl", "gradle-installation-beacon");
    private static final List<String> UNLISTED_LIBRARIES = List.of("asm", "commons-io", "commons-lang", "guava", "jansi",
        "javax.inject", "jul-to-slf4j", "kryo", "native-platform", "slf4j-api", "trove4j");

    /** Services that must not be looked up in the jar: they would replace the JDK's own, under relocated names. */
    private static final List<String> UNWANTED_SERVICES = List.of("java.nio.file.spi.FileSystemProvider",
        "java.security.Provider", "java.sql.Driver", "org.apache.commons.logging.LogFactory");

    public static void main(String[] args) throws Exception {
        Properties wrapper = new Properties();
        try (Reader reader = Files.newBufferedReader(Path.of(args[0]))) {
            wrapper.load(reader);
        }
        String url = wrapper.getProperty("distributionUrl");
        if (answers(url)) {
            return; // the wrapper will download it
        }
        String zip = url.substring(url.lastIndexOf('/') + 1);
        if (!zip.equals("gradle-" + VERSION + "-bin.zip")) {
            fail("this bootstrap assembles Gradle " + VERSION + ", the wrapper wants " + zip);
        }
        Path folder = wrapperFolder(zip, url);
        Path installed = folder.resolve(zip + ".ok");
        Files.createDirectories(folder);
        // The wrapper's own lock: whoever comes second waits, and finds all done.
        try (FileChannel channel = FileChannel.open(folder.resolve(zip + ".lck"), StandardOpenOption.CREATE, StandardOpenOption.WRITE);
                FileLock lock = channel.lock()) {
            if (Files.notExists(installed)) {
                System.err.println("Gradle's download site does not answer: assembling Gradle " + VERSION
                    + " from Maven Central, once, in about a minute.");
                Path unfinished = folder.resolve("unfinished");
                Path home = folder.resolve("gradle-" + VERSION);
                delete(unfinished);
                delete(home);
                assemble(unfinished);
                Files.move(unfinished, home);
                Files.createFile(installed);
            }
        }
    }

    private static boolean answers(String url) {
        try {
            HttpURLConnection connection = (HttpURLConnection) URI.create(url).toURL().openConnection();
            connection.setRequestMethod("HEAD");
            connection.setConnectTimeout(3000);
            connection.setReadTimeout(3000);
            return connection.getResponseCode() == HttpURLConnection.HTTP_OK;
        } catch (IOException e) {
            return false;
        }
    }

    /** Where the wrapper unpacks what it downloads from this address. */
    private static Path wrapperFolder(String zip, String url) throws Exception {
        String home = System.getenv("GRADLE_USER_HOME");
        Path user = home != null ? Path.of(home) : Path.of(System.getProperty("user.home"), ".gradle");
        byte[] hash = MessageDigest.getInstance("MD5").digest(url.getBytes(StandardCharsets.UTF_8));
        return user.resolve("wrapper/dists").resolve(zip.replace(".zip", "")).resolve(new BigInteger(1, hash).toString(36));
    }

    private static void assemble(Path home) throws Exception {
        Path lib = home.resolve("lib");
        Files.createDirectories(lib.resolve("plugins"));
        Files.createDirectories(home.resolve("init.d"));
        fetch(lib);
        List<String> jars = new ArrayList<>();
        for (String[] artifact : ARTIFACTS) {
            jars.add(checked(lib, artifact));
        }
        Map<String, String> modules = adaptEverything(lib.resolve(EVERYTHING));
        UNLISTED_MODULES.forEach(module -> modules.putIfAbsent(module, ""));
        for (Map.Entry<String, String> module : modules.entrySet()) {
            String description = "projects=" + module.getValue() + "\nruntime=" + String.join(",", jars) + "\n";
            stub(lib, module.getKey(), VERSION, jars, description);
        }
        for (String library : UNLISTED_LIBRARIES) {
            stub(lib, library, "1.0", jars, null);
        }
        Files.writeString(home.resolve("gradle.properties"), "org.gradle.internal.instrumentation.agent=false\n"
            + "systemProp.org.gradle.internal.instrumentation.agent=false\n");
        Files.writeString(home.resolve("init.d/javac.gradle"), "// gradle-api lacks what compiles in a process of Gradle's own.\n"
            + "allprojects { afterEvaluate { tasks.withType(JavaCompile).configureEach {\n"
            + "    options.incremental = false\n"
            + "    options.fork = true\n"
            + "    options.forkOptions.executable = System.getProperty('java.home') + '/bin/javac'\n"
            + "    options.forkOptions.jvmArgs = options.forkOptions.jvmArgs.collect { '-J' + it }\n"
            + "} } }\n");
    }

    /** One call of Maven, which knows its repositories, mirrors and proxies, copies all artifacts. */
    private static void fetch(Path lib) throws Exception {
        StringBuilder pom = new StringBuilder("<project><modelVersion>4.0.0</modelVersion><groupId>bootstrap</groupId>"
            + "<artifactId>gradle</artifactId><version>1</version><packaging>pom</packaging><dependencies>");
        for (String[] artifact : ARTIFACTS) {
            String[] name = artifact[0].split(":");
            pom.append("<dependency><groupId>").append(name[0]).append("</groupId><artifactId>").append(name[1])
                .append("</artifactId><version>").append(name[2]).append("</version></dependency>");
        }
        Path file = lib.resolve("pom.xml");
        Files.writeString(file, pom + "</dependencies></project>");
        boolean windows = System.getProperty("os.name").startsWith("Windows");
        int status = -1;
        try {
            status = new ProcessBuilder(windows ? "mvn.cmd" : "mvn", "-B", "-q", "-Dstyle.color=never", "-f", file.toString(),
                "org.apache.maven.plugins:maven-dependency-plugin:3.6.1:copy-dependencies", "-DexcludeTransitive=true",
                "-DoutputDirectory=" + lib).redirectOutput(ProcessBuilder.Redirect.INHERIT)
                .redirectError(ProcessBuilder.Redirect.INHERIT).start().waitFor();
        } catch (IOException e) {
            fail("Gradle's download site does not answer, and Maven, which could fetch it instead, is not installed."
                + " Either let this machine reach the site (perhaps by a proxy) or install Maven 3, then try again.");
        }
        if (status != 0) {
            fail("Gradle's download site does not answer, and Maven could not fetch it either. Either let this machine reach"
                + " the site or let Maven reach Maven Central (perhaps by a proxy or a mirror), then try again.");
        }
        Files.delete(file);
    }

    private static String checked(Path lib, String[] artifact) throws Exception {
        String[] name = artifact[0].split(":");
        String file = name[1] + "-" + name[2] + ".jar";
        MessageDigest digest = MessageDigest.getInstance("SHA-256");
        try (DigestInputStream in = new DigestInputStream(Files.newInputStream(lib.resolve(file)), digest)) {
            in.transferTo(OutputStream.nullOutputStream());
        }
        String sum = String.format("%064x", new BigInteger(1, digest.digest()));
        if (!sum.equals(artifact[1])) {
            fail(file + " is not the file that this project knows: its SHA-256 is " + sum + ", not " + artifact[1]);
        }
        return file;
    }

    /** Changes the few entries of the big jar that do not work outside a plugin's tests. Returns its modules and their needs. */
    private static Map<String, String> adaptEverything(Path jar) throws IOException {
        Map<String, String> modules = new TreeMap<>();
        try (FileSystem zip = FileSystems.newFileSystem(jar)) {
            for (String service : UNWANTED_SERVICES) {
                Files.deleteIfExists(zip.getPath("META-INF/services", service));
            }
            Files.writeString(zip.getPath("gradle-kotlin-dsl-versions.properties"), "kotlin=1.9.22\n");
            Pattern description = Pattern.compile("/(gradle-[a-z0-9-]+)-classpath\\.properties");
            for (Path file : files(zip.getPath("/"), 1)) {
                Matcher matcher = description.matcher(file.toString());
                if (matcher.matches()) {
                    Properties properties = new Properties();
                    properties.load(new ByteArrayInputStream(Files.readAllBytes(file)));
                    modules.put(matcher.group(1), properties.getProperty("projects", ""));
                }
            }
            for (Path file : files(zip.getPath("org/gradle/api/internal/tasks/testing"), 9)) {
                if (file.toString().contains("/testing/junit") && file.toString().endsWith(".class")) {
                    Files.write(file, withRealJUnit(Files.readAllBytes(file)));
                }
            }
        }
        return modules;
    }

    private static List<Path> files(Path folder, int depth) throws IOException {
        try (Stream<Path> found = Files.find(folder, depth, (path, attributes) -> attributes.isRegularFile())) {
            return found.toList();
        }
    }

    /** Gradle's test workers must call the project's JUnit, not the renamed copy: undoes that in the class's constants. */
    private static byte[] withRealJUnit(byte[] classFile) throws IOException {
        DataInputStream in = new DataInputStream(new ByteArrayInputStream(classFile));
        ByteArrayOutputStream bytes = new ByteArrayOutputStream(classFile.length);
        DataOutputStream out = new DataOutputStream(bytes);
        out.writeLong(in.readLong()); // magic number and version
        int count = in.readUnsignedShort();
        out.writeShort(count);
        for (int i = 1; i < count; i++) {
            int tag = in.readUnsignedByte();
            out.writeByte(tag);
            switch (tag) {
                case 1: // text
                    out.writeUTF(in.readUTF()
                        .replaceAll("org[/.]gradle[/.]internal[/.]impldep[/.](org[/.]junit|junit[/.]|org[/.]hamcrest)", "$1"));
                    break;
                case 5: // long and double take two places
                case 6:
                    out.writeLong(in.readLong());
                    i++;
                    break;
                case 15: // method handle
                    out.write(in.readNBytes(3));
                    break;
                case 7: // class, string, method type, module, package
                case 8:
                case 16:
                case 19:
                case 20:
                    out.write(in.readNBytes(2));
                    break;
                default:
                    out.write(in.readNBytes(4));
            }
        }
        in.transferTo(out);
        return bytes.toByteArray();
    }

    /** A jar with nothing in it but the way to the others, for each module that Gradle looks for by its file's name. */
    private static void stub(Path lib, String name, String version, List<String> jars, String description) throws IOException {
        Manifest manifest = new Manifest();
        manifest.getMainAttributes().put(Attributes.Name.MANIFEST_VERSION, "1.0");
        manifest.getMainAttributes().put(Attributes.Name.CLASS_PATH, String.join(" ", jars));
        try (JarOutputStream out = new JarOutputStream(Files.newOutputStream(lib.resolve(name + "-" + version + ".jar")), manifest)) {
            if (description != null) {
                out.putNextEntry(new JarEntry(name + "-classpath.properties"));
                out.write(description.getBytes(StandardCharsets.UTF_8));
            }
        }
    }

    private static void delete(Path folder) throws IOException {
        if (Files.exists(folder)) {
            try (Stream<Path> all = Files.walk(folder)) {
                for (Path path : all.sorted(Comparator.reverseOrder()).toList()) {
                    Files.delete(path);
                }
            }
        }
    }

    private static void fail(String why) {
        System.err.println("Gradle cannot be installed: " + why);
        System.exit(1);
    }
}
