package meeples.app;

import com.badlogic.gdx.Application.ApplicationType;
import com.badlogic.gdx.ApplicationAdapter;
import com.badlogic.gdx.Gdx;
import com.badlogic.gdx.Input.Keys;
import com.badlogic.gdx.files.FileHandle;
import com.badlogic.gdx.graphics.g2d.SpriteBatch;
import java.util.List;
import meeples.audio.Speaker;
import meeples.fistful.table.Art;
import meeples.fistful.table.ArtSizes;
import meeples.fistful.ui.Poster;
import meeples.fistful.ui.QuickGame;
import meeples.fistful.ui.words.TownWords;
import meeples.input.Devices;
import meeples.input.Hands;
import meeples.input.KeyBindings;
import meeples.input.PadMappings;
import meeples.platform.Platform;
import meeples.settings.Settings;
import meeples.text.Language;
import meeples.text.Texts;
import meeples.ui.LetterDialog;
import meeples.ui.MousePointer;
import meeples.ui.ScreenSize;
import meeples.ui.Screens;
import meeples.ui.ThemeBuilder;
import meeples.ui.Ui;

/** The application on every platform: what a launcher starts. It puts everything together. */
public final class MeeplesGame extends ApplicationAdapter {
    private static final List<String> BUNDLES = List.of("ui", "table", "rules", "couch");

    private static final float LONGEST_FRAME = 0.1f;

    private final Platform platform;
    private final StartOptions options;
    private final Settings settings = new Settings();
    private final Poster poster = new Poster();
    private SettingsKeeper keeper;
    private SpriteBatch batch;
    private Speaker speaker;
    private boolean pressed;
    private Ui ui;

    public MeeplesGame(Platform platform, StartOptions options) {
        this.platform = platform;
        this.options = options;
    }

    @Override
    public void create() {
        Gdx.graphics.setContinuousRendering(false);
        keeper = new SettingsKeeper(settings, platform.storage());
        SettingsKeeper.Report found = keeper.load(platform);
        batch = new SpriteBatch();
        speaker = new Speaker(Gdx.audio, Gdx.files.internal("audio"), settings);
        Texts texts = new Texts(Gdx.files.internal("i18n"), BUNDLES, language());
        Screens screens =
                new Screens(
                        batch,
                        this::screenSize,
                        size -> new ThemeBuilder(platform.fonts(), new UiPictures(), size));
        KeyBindings keys = new KeyBindings(settings.keys);
        Devices devices = new Devices(keys, new PadMappings(settings.pads));
        Hands hands = new Hands();
        ui = new Ui(platform, settings, texts, keys, devices, hands, batch, speaker, screens);
        devices.add(screens);
        devices.add(new BigScreenOffer(ui));
        devices.attach(platform.controllers());
        if (platform.isTouched()) {
            devices.used(devices.touch());
        }
        keeper.onTrouble(() -> screens.toast(texts.get("ui.storage-fails")));
        new SettingsEffects(settings, platform, texts, screens).attach();
        screens.setTypist(LetterDialog::open);
        screens.setBackdrop(poster);
        if (Gdx.app.getType() == ApplicationType.Desktop) {
            MousePointer pointer =
                    new MousePointer(Gdx.files.internal("atlas"), settings.largePointer.isOn());
            settings.largePointer.onChange(pointer::setLarge);
            screens.setPointer(pointer);
        }
        FistfulDoors doors = new FistfulDoors(ui, poster, options.secondsToDemo());
        screens.push(doors.titleScreen());
        if (options.quick()) {
            doors.play(QuickGame.of(new TownWords(texts)));
        }
        if (found != SettingsKeeper.Report.FINE) {
            screens.toast(texts.get(found.messageKey()));
        }
    }

    /** The language that the game will begin with, if no other is asked for. */
    public static Language language(Platform platform) {
        Settings settings = new Settings();
        new SettingsKeeper(settings, platform.storage()).peek();
        return SettingsEffects.language(settings, platform);
    }

    private Language language() {
        if (options.language() != null) {
            return Language.of(options.language());
        }
        return SettingsEffects.language(settings, platform);
    }

    private ScreenSize screenSize() {
        return new ScreenSize(
                Gdx.graphics.getWidth(),
                Gdx.graphics.getHeight(),
                settings.textScale.fraction(),
                settings.bigScreen.isOn(),
                settings.highContrast.isOn(),
                settings.patterns.isOn(),
                platform.density());
    }

    /** What screens use; for tests and tools that look on. */
    public Ui ui() {
        return ui;
    }

    @Override
    public void resize(int width, int height) {
        ui.screens().resize(width, height);
    }

    @Override
    public void render() {
        pressed = pressed || Gdx.input.justTouched() || Gdx.input.isKeyJustPressed(Keys.ANY_KEY);
        if (pressed && platform.maySound()) {
            speaker.wake();
        }
        float seconds = Math.min(Gdx.graphics.getDeltaTime(), LONGEST_FRAME);
        ui.devices().update(seconds);
        ui.screens().render(seconds);
        if (ui.devices().isBusy()) {
            Gdx.graphics.requestRendering();
        }
    }

    /** The window came to the front or went behind another. */
    public void setFocused(boolean focused) {
        if (speaker != null) {
            speaker.setFocused(focused);
        }
    }

    @Override
    public void pause() {
        keeper.save();
        setHidden(true);
    }

    @Override
    public void resume() {
        setHidden(false);
    }

    private void setHidden(boolean hidden) {
        if (speaker != null) {
            speaker.setHidden(hidden);
        }
    }

    @Override
    public void dispose() {
        keeper.save();
        ui.screens().dispose();
        poster.dispose();
        speaker.dispose();
        batch.dispose();
        platform.fonts().dispose();
    }

    private static final class UiPictures implements ThemeBuilder.Pictures {
        @Override
        public int[] resolutions() {
            return ArtSizes.here(Art.UI);
        }

        @Override
        public FileHandle atlas(int resolution) {
            return Gdx.files.internal(ArtSizes.folder(resolution) + Art.UI + ".atlas");
        }
    }
}
