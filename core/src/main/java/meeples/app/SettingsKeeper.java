package meeples.app;

import com.badlogic.gdx.utils.Timer;
import java.util.List;
import meeples.platform.Platform;
import meeples.platform.Storage;
import meeples.platform.StorageException;
import meeples.settings.Settings;
import meeples.settings.Value;
import meeples.text.Texts;

/** Finds the settings at the start and keeps them soon after each change. */
final class SettingsKeeper {
    private static final float SECONDS = 0.5f;

    /** What became of the settings that were kept. */
    enum Report {
        FINE,
        DAMAGED,
        UNREADABLE
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

    Report load(Platform platform) {
        Report report = Report.FINE;
        try {
            Settings.Found found = settings.load(storage, Settings.NAME);
            if (found == Settings.Found.NOTHING) {
                settings.reducedMotion.set(platform.prefersReducedMotion());
                settings.bigScreen.set(platform.isHandheld());
            } else if (found == Settings.Found.DAMAGED) {
                report = Report.DAMAGED;
            }
        } catch (StorageException e) {
            report = Report.UNREADABLE;
        }
        watch();
        if (report == Report.DAMAGED) {
            // The damaged file was set aside: what was good in it must be there next time.
            changed = true;
            save();
        }
        return report;
    }

    /** What players are told about a report that is not fine. */
    String message(Report report, Texts texts) {
        if (report == Report.UNREADABLE) {
            return texts.get("ui.storage-fails");
        }
        List<String> names = settings.faults();
        return names.isEmpty()
                ? texts.get("ui.settings-damaged")
                : texts.get("ui.settings-damaged-at", String.join(", ", names));
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
            storage.write(Settings.NAME, settings.write());
        } catch (StorageException e) {
            changed = true; // the next time may be better
            trouble.run();
        }
    }
}
