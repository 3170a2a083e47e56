package meeples.desktop.fault;

import java.io.IOException;
import java.lang.reflect.InvocationHandler;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.lang.reflect.Proxy;
import java.net.URI;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.channels.SeekableByteChannel;
import java.nio.file.AccessMode;
import java.nio.file.CopyOption;
import java.nio.file.DirectoryStream;
import java.nio.file.FileStore;
import java.nio.file.FileSystem;
import java.nio.file.FileSystemException;
import java.nio.file.LinkOption;
import java.nio.file.OpenOption;
import java.nio.file.Path;
import java.nio.file.PathMatcher;
import java.nio.file.StandardOpenOption;
import java.nio.file.WatchService;
import java.nio.file.attribute.BasicFileAttributes;
import java.nio.file.attribute.FileAttribute;
import java.nio.file.attribute.FileAttributeView;
import java.nio.file.attribute.UserPrincipalLookupService;
import java.nio.file.spi.FileSystemProvider;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * A disk that fails when a test wants it to, for whoever writes to it, the system's administrator
 * included. It passes everything on to the real one, as long as that works.
 */
final class FaultyDisk extends FileSystemProvider {
    /** How it is. */
    enum Condition {
        FINE,
        /** Files can be made, but what is written to them has no room. */
        FULL,
        READ_ONLY,
        /** Neither read nor written: pulled out, or out of reach. */
        GONE
    }

    private final FileSystemProvider real;
    private final Files files;
    private volatile Condition condition = Condition.FINE;

    FaultyDisk(Path anywhere) {
        real = anywhere.getFileSystem().provider();
        files = new Files(anywhere.getFileSystem());
    }

    void become(Condition other) {
        condition = other;
    }

    /** The same place, seen through this disk. */
    Path at(Path place) {
        return place == null ? null : shown(place);
    }

    private void read(Path path) throws IOException {
        if (condition == Condition.GONE) {
            throw new FileSystemException(path.toString(), null, "Input/output error");
        }
    }

    private void change(Path path) throws IOException {
        read(path);
        if (condition == Condition.READ_ONLY) {
            throw new FileSystemException(path.toString(), null, "Read-only file system");
        }
    }

    private void grow(Path path) throws IOException {
        change(path);
        if (condition == Condition.FULL) {
            throw new FileSystemException(path.toString(), null, "No space left on device");
        }
    }

    // Paths

    private Path shown(Path path) {
        return (Path)
                Proxy.newProxyInstance(
                        Path.class.getClassLoader(), new Class<?>[] {Path.class}, new Shown(path));
    }

    private static Object hidden(Object path) {
        boolean ours =
                path instanceof Path
                        && Proxy.isProxyClass(path.getClass())
                        && Proxy.getInvocationHandler(path) instanceof Shown;
        return ours ? ((Shown) Proxy.getInvocationHandler(path)).path : path;
    }

    private static Path hidden(Path path) {
        return (Path) hidden((Object) path);
    }

    private final class Shown implements InvocationHandler {
        private final Path path;

        Shown(Path path) {
            this.path = path;
        }

        @Override
        public Object invoke(Object proxy, Method method, Object[] arguments) throws Throwable {
            if (method.getName().equals("getFileSystem")) {
                return files;
            }
            Object[] hidden = new Object[arguments == null ? 0 : arguments.length];
            for (int i = 0; i < hidden.length; i++) {
                hidden[i] = hidden(arguments[i]);
            }
            try {
                Object answer = method.invoke(path, hidden);
                return answer instanceof Path other ? shown(other) : answer;
            } catch (InvocationTargetException e) {
                throw e.getCause();
            }
        }
    }

    // What is done with files

    private static boolean writes(Set<? extends OpenOption> options) {
        return options.contains(StandardOpenOption.WRITE)
                || options.contains(StandardOpenOption.APPEND);
    }

    /** On a full disk the file is there, a few letters are in it, and then nothing more goes in. */
    private <C extends SeekableByteChannel> C filled(C channel, Set<? extends OpenOption> options)
            throws IOException {
        if (condition == Condition.FULL && writes(options)) {
            channel.write(ByteBuffer.wrap("meep".getBytes()));
            channel.close();
        }
        return channel;
    }

    private void check(Path path, Set<? extends OpenOption> options) throws IOException {
        if (writes(options)) {
            change(path);
        } else {
            read(path);
        }
    }

    @Override
    public FileChannel newFileChannel(
            Path path, Set<? extends OpenOption> options, FileAttribute<?>... attributes)
            throws IOException {
        check(path, options);
        return filled(real.newFileChannel(hidden(path), options, attributes), options);
    }

    @Override
    public SeekableByteChannel newByteChannel(
            Path path, Set<? extends OpenOption> options, FileAttribute<?>... attributes)
            throws IOException {
        check(path, options);
        return filled(real.newByteChannel(hidden(path), options, attributes), options);
    }

    @Override
    public DirectoryStream<Path> newDirectoryStream(
            Path folder, DirectoryStream.Filter<? super Path> filter) throws IOException {
        read(folder);
        List<Path> found = new ArrayList<>();
        try (DirectoryStream<Path> all = real.newDirectoryStream(hidden(folder), path -> true)) {
            for (Path path : all) {
                if (filter.accept(shown(path))) {
                    found.add(shown(path));
                }
            }
        }
        return new DirectoryStream<>() {
            @Override
            public Iterator<Path> iterator() {
                return found.iterator();
            }

            @Override
            public void close() {}
        };
    }

    @Override
    public void createDirectory(Path folder, FileAttribute<?>... attributes) throws IOException {
        grow(folder);
        real.createDirectory(hidden(folder), attributes);
    }

    @Override
    public void delete(Path path) throws IOException {
        change(path);
        real.delete(hidden(path));
    }

    @Override
    public void copy(Path from, Path to, CopyOption... options) throws IOException {
        grow(to);
        real.copy(hidden(from), hidden(to), options);
    }

    @Override
    public void move(Path from, Path to, CopyOption... options) throws IOException {
        change(to);
        real.move(hidden(from), hidden(to), options);
    }

    @Override
    public boolean isSameFile(Path one, Path other) throws IOException {
        read(one);
        return real.isSameFile(hidden(one), hidden(other));
    }

    @Override
    public boolean isHidden(Path path) throws IOException {
        read(path);
        return real.isHidden(hidden(path));
    }

    @Override
    public FileStore getFileStore(Path path) throws IOException {
        read(path);
        return real.getFileStore(hidden(path));
    }

    @Override
    public void checkAccess(Path path, AccessMode... modes) throws IOException {
        read(path);
        real.checkAccess(hidden(path), modes);
    }

    @Override
    public <V extends FileAttributeView> V getFileAttributeView(
            Path path, Class<V> type, LinkOption... options) {
        return real.getFileAttributeView(hidden(path), type, options);
    }

    @Override
    public <A extends BasicFileAttributes> A readAttributes(
            Path path, Class<A> type, LinkOption... options) throws IOException {
        read(path);
        return real.readAttributes(hidden(path), type, options);
    }

    @Override
    public Map<String, Object> readAttributes(Path path, String names, LinkOption... options)
            throws IOException {
        read(path);
        return real.readAttributes(hidden(path), names, options);
    }

    @Override
    public void setAttribute(Path path, String name, Object value, LinkOption... options)
            throws IOException {
        change(path);
        real.setAttribute(hidden(path), name, value, options);
    }

    // What nobody asks of it

    @Override
    public String getScheme() {
        return "faulty";
    }

    @Override
    public FileSystem newFileSystem(URI uri, Map<String, ?> environment) {
        throw new UnsupportedOperationException();
    }

    @Override
    public FileSystem getFileSystem(URI uri) {
        return files;
    }

    @Override
    public Path getPath(URI uri) {
        throw new UnsupportedOperationException();
    }

    private final class Files extends FileSystem {
        private final FileSystem system;

        Files(FileSystem system) {
            this.system = system;
        }

        @Override
        public FileSystemProvider provider() {
            return FaultyDisk.this;
        }

        @Override
        public void close() {
            throw new UnsupportedOperationException();
        }

        @Override
        public boolean isOpen() {
            return true;
        }

        @Override
        public boolean isReadOnly() {
            return condition == Condition.READ_ONLY;
        }

        @Override
        public String getSeparator() {
            return system.getSeparator();
        }

        @Override
        public Iterable<Path> getRootDirectories() {
            return system.getRootDirectories();
        }

        @Override
        public Iterable<FileStore> getFileStores() {
            return system.getFileStores();
        }

        @Override
        public Set<String> supportedFileAttributeViews() {
            return system.supportedFileAttributeViews();
        }

        @Override
        public Path getPath(String first, String... more) {
            return shown(system.getPath(first, more));
        }

        @Override
        public PathMatcher getPathMatcher(String pattern) {
            PathMatcher matcher = system.getPathMatcher(pattern);
            return path -> matcher.matches(hidden(path));
        }

        @Override
        public UserPrincipalLookupService getUserPrincipalLookupService() {
            return system.getUserPrincipalLookupService();
        }

        @Override
        public WatchService newWatchService() throws IOException {
            return system.newWatchService();
        }
    }
}
