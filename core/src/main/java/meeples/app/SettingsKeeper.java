package meeples.app;

import com.badlogic.gdx.utils.Timer;
import meeples.platform.Platform;
import meeples.platform.Storage;
import meeples.platform.StorageException;
import meeples.settings.Settings;
import meeples.settings.Value;

/** Finds the settings at the start and keeps them soon after each change. */
final class SettingsKeeper {
    private static final String NAME = "settings";
    private static final float SECONDS = 0.5f;

    /** What became of the settings that were kept. */
    enum Report {
        FINE(""),
        DAMAGED("ui.settings-damaged"),
        UNREADABLE("ui.storage-fails");

        private final String messageKey;

        Report(String messageKey) {
            this.messageKey = messageKey;
        }

        String messageKey() {
            return messageKey;
        }
    }

    private final Settings settings;
    private final Storage storage;
    private final Timer.Task soon =
            new Timer.Task() {
                @Override
                public void run() {
                    save();
                }
            };
    private Runnable trouble = () -> {};
    private boolean changed;

    SettingsKeeper(Settings settings, Storage storage) {
        this.settings = settings;
        this.storage = storage;
    }

    /** Will be told when settings cannot be kept. */
    void onTrouble(Runnable listener) {
        trouble = listener;
    }

    /** Takes what was kept, if it can be read, and neither tells nor keeps anything. */
    void peek() {
        try {
            String text = storage.read(NAME);
            if (text != null) {
                settings.read(text);
            }
        } catch (StorageException e) {
            settings.language.set(Settings.SYSTEM);
        }
    }

    Report load(Platform platform) {
        Report report = Report.FINE;
        try {
            Settings.Found found = settings.load(storage, NAME);
            if (found == Settings.Found.NOTHING) {
                settings.reducedMotion.set(platform.prefersReducedMotion());
            } else if (found == Settings.Found.DAMAGED) {
                report = Report.DAMAGED;
            }
        } catch (StorageException e) {
            report = Report.UNREADABLE;
        }
        watch();
        return report;
    }

    private void watch() {
        for (Value<?> value : settings.all()) {
            value.onChange(anything -> saveSoon());
        }
    }

    private void saveSoon() {
        changed = true;
        soon.cancel();
        Timer.schedule(soon, SECONDS);
    }

    void save() {
        soon.cancel();
        if (!changed) {
            return;
        }
        changed = false;
        try {
            storage.write(NAME, settings.write());
        } catch (StorageException e) {
            trouble.run();
        }
    }
}
