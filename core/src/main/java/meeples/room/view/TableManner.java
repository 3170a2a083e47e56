package meeples.room.view;

import java.util.function.Consumer;
import meeples.settings.Settings;
import meeples.table.GameTable;
import meeples.table.Speed;

/** Makes the table behave as the settings say, also when they change in the middle of a game. */
final class TableManner {
    private final GameTable<?, ?> table;
    private final Settings settings;
    private final Consumer<Boolean> switched = this::switched;
    private final Consumer<Integer> changed = this::changed;

    TableManner(GameTable<?, ?> table, Settings settings) {
        this.table = table;
        this.settings = settings;
        settings.speed.onChange(changed);
        settings.reducedMotion.onChange(switched);
        settings.highContrast.onChange(switched);
        settings.patterns.onChange(switched);
        apply();
    }

    private void switched(boolean on) {
        apply();
    }

    private void changed(int amount) {
        apply();
    }

    private void apply() {
        table.setSpeed(speed(settings.speed.get()));
        table.setReducedMotion(settings.reducedMotion.isOn());
        table.setHighContrast(settings.highContrast.isOn());
        table.setColourAid(settings.patterns.isOn());
    }

    private static Speed speed(int percent) {
        if (percent >= 400) {
            return Speed.INSTANT;
        }
        if (percent > 100) {
            return Speed.FAST;
        }
        return percent < 100 ? Speed.RELAXED : Speed.NORMAL;
    }

    void leave() {
        settings.speed.removeListener(changed);
        settings.reducedMotion.removeListener(switched);
        settings.highContrast.removeListener(switched);
        settings.patterns.removeListener(switched);
    }
}
