package meeples.app;

import com.badlogic.gdx.Gdx;
import meeples.platform.Platform;
import meeples.settings.Settings;
import meeples.text.Language;
import meeples.text.Texts;
import meeples.ui.Screens;

/** Makes settings that concern the whole application apply at once. */
final class SettingsEffects {
    private final Settings settings;
    private final Platform platform;
    private final Texts texts;
    private final Screens screens;

    SettingsEffects(Settings settings, Platform platform, Texts texts, Screens screens) {
        this.settings = settings;
        this.platform = platform;
        this.texts = texts;
        this.screens = screens;
    }

    void attach() {
        settings.language.onChange(code -> speak());
        texts.onChange(screens::rebuild);
        settings.textScale.onChange(percent -> screens.refreshThemeAtOnce());
        settings.bigScreen.onChange(on -> screens.refreshThemeAtOnce());
        settings.highContrast.onChange(on -> screens.refreshThemeAtOnce());
        settings.patterns.onChange(on -> screens.refreshThemeAtOnce());
        settings.fullScreen.onChange(on -> showWindow());
        settings.windowSize.onChange(size -> showWindow());
        settings.vsync.onChange(Gdx.graphics::setVSync);
        settings.frameCap.onChange(cap -> Gdx.graphics.setForegroundFPS(Integer.parseInt(cap)));
    }

    private void speak() {
        Language wanted = language(settings, platform);
        platform.fetch(wanted.code(), () -> texts.speak(wanted));
    }

    static Language language(Settings settings, Platform platform) {
        boolean system = settings.language.is(Settings.SYSTEM);
        return Language.of(system ? platform.language() : settings.language.get());
    }

    private void showWindow() {
        if (!platform.ownsWindow()) {
            platform.setFullScreen(settings.fullScreen.isOn());
        } else if (settings.fullScreen.isOn()) {
            Gdx.graphics.setFullscreenMode(Gdx.graphics.getDisplayMode());
        } else {
            String[] sides = settings.windowSize.get().split("x");
            Gdx.graphics.setWindowedMode(Integer.parseInt(sides[0]), Integer.parseInt(sides[1]));
        }
    }
}
