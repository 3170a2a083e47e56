package meeples.desktop;

import com.badlogic.gdx.Gdx;
import com.badlogic.gdx.files.FileHandle;
import com.badlogic.gdx.graphics.Pixmap;
import com.badlogic.gdx.graphics.PixmapIO;
import com.badlogic.gdx.utils.GdxRuntimeException;
import java.io.File;
import java.io.IOException;
import java.time.Instant;
import java.time.LocalDateTime;
import java.time.ZoneId;
import java.time.format.DateTimeFormatter;
import java.time.format.FormatStyle;
import java.util.Locale;
import java.util.function.Consumer;
import java.util.zip.Deflater;
import meeples.platform.Platform;
import meeples.platform.Storage;
import meeples.play.Version;
import meeples.search.ThinkingPlace;
import meeples.text.FontMaker;
import org.lwjgl.util.tinyfd.TinyFileDialogs;

/** The game as a program of its own, with a window and files. */
public final class DesktopPlatform implements Platform {
    private static final DateTimeFormatter PICTURE_NAME =
            DateTimeFormatter.ofPattern("'meeples-'yyyy-MM-dd-HHmmss.SSS'.png'");

    private final DesktopPads pads = new DesktopPads();
    private final FontMaker fonts = new FreeTypeFontMaker();
    private final Storage storage;
    private final boolean secondCopy;
    private final boolean fileDialogs = FileDialogs.isThere();
    private final ThinkingPlace thinking;

    public DesktopPlatform(Storage storage) {
        this(storage, false);
    }

    /**
     * @param secondCopy whether another copy of the game has the data that was asked for
     */
    DesktopPlatform(Storage storage, boolean secondCopy) {
        this(storage, secondCopy, new WorkerThinking());
    }

    /**
     * @param thinking where bots think
     */
    DesktopPlatform(Storage storage, boolean secondCopy, ThinkingPlace thinking) {
        this.thinking = thinking;
        this.storage = storage;
        this.secondCopy = secondCopy;
    }

    @Override
    public FontMaker fonts() {
        return fonts;
    }

    @Override
    public Storage storage() {
        return storage;
    }

    @Override
    public String folder() {
        return storage instanceof FileStorage files ? files.folder() + File.separator : "";
    }

    @Override
    public boolean isSecondCopy() {
        return secondCopy;
    }

    @Override
    public String about() {
        return DesktopLauncher.TITLE
                + " "
                + Version.TEXT
                + "\nJava "
                + System.getProperty("java.version")
                + " on "
                + System.getProperty("os.name")
                + " "
                + System.getProperty("os.version")
                + " "
                + System.getProperty("os.arch");
    }

    @Override
    public ThinkingPlace thinking() {
        return thinking;
    }

    @Override
    public DesktopPads controllers() {
        return pads;
    }

    @Override
    public String language() {
        return Locale.getDefault().toString();
    }

    @Override
    public boolean ownsWindow() {
        return true;
    }

    @Override
    public void setFullScreen(boolean full) {}

    @Override
    public float density() {
        return 1;
    }

    /** Steam tells so in the environment of what it starts on a Steam Deck. */
    @Override
    public boolean isHandheld() {
        return "1".equals(System.getenv("SteamDeck"));
    }

    @Override
    public boolean prefersReducedMotion() {
        return false;
    }

    @Override
    public double now() {
        return System.currentTimeMillis() / 1000.0;
    }

    @Override
    public String dateText(double seconds, String language) {
        return DateTimeFormatter.ofLocalizedDateTime(FormatStyle.MEDIUM, FormatStyle.SHORT)
                .withLocale(Locale.forLanguageTag(language))
                .withZone(ZoneId.systemDefault())
                .format(Instant.ofEpochMilli(Math.round(seconds * 1000)))
                // Newer JDKs write a narrow one before AM and PM, which fonts may lack.
                .replace('\u202f', '\u00a0');
    }

    @Override
    public void copy(String text) {
        Gdx.app.getClipboard().setContents(text);
    }

    @Override
    public void paste(Consumer<String> receiver) {
        String text = Gdx.app.getClipboard().getContents();
        receiver.accept(text == null ? "" : text);
    }

    @Override
    public boolean hasFileDialogs() {
        return fileDialogs;
    }

    @Override
    public void saveFile(String name, String text, Consumer<String> done, Runnable failed) {
        String chosen = TinyFileDialogs.tinyfd_saveFileDialog("", name, null, "");
        if (chosen == null) {
            done.accept(null);
            return;
        }
        try {
            ChosenFile.write(chosen, text);
        } catch (IOException e) {
            Gdx.app.error("files", "cannot write " + chosen, e);
            failed.run();
            return;
        }
        done.accept(chosen);
    }

    @Override
    public void savePicture(Consumer<String> done, Runnable failed) {
        String name = LocalDateTime.now(ZoneId.systemDefault()).format(PICTURE_NAME);
        FileHandle file = Gdx.files.absolute(folder() + "pictures").child(name);
        Pixmap screen =
                Pixmap.createFromFrameBuffer(
                        0,
                        0,
                        Gdx.graphics.getBackBufferWidth(),
                        Gdx.graphics.getBackBufferHeight());
        // The window's own alpha means nothing; a picture with it would look torn.
        Pixmap opaque = new Pixmap(screen.getWidth(), screen.getHeight(), Pixmap.Format.RGB888);
        opaque.setBlending(Pixmap.Blending.None);
        opaque.drawPixmap(screen, 0, 0);
        try {
            PixmapIO.writePNG(file, opaque, Deflater.DEFAULT_COMPRESSION, true);
        } catch (GdxRuntimeException e) {
            Gdx.app.error("files", "cannot write " + file, e);
            failed.run();
            return;
        } finally {
            screen.dispose();
            opaque.dispose();
        }
        done.accept(file.path());
    }

    @Override
    public void openFile(Consumer<String> receiver, Runnable failed) {
        String chosen = TinyFileDialogs.tinyfd_openFileDialog("", "", null, "", false);
        if (chosen == null) {
            receiver.accept(null);
            return;
        }
        String text;
        try {
            text = ChosenFile.read(chosen);
        } catch (IOException e) {
            Gdx.app.error("files", "cannot read " + chosen, e);
            failed.run();
            return;
        }
        receiver.accept(text);
    }
}
