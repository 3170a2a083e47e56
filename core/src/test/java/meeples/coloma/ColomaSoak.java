package meeples.coloma;

import meeples.coloma.model.Valley;
import meeples.coloma.rules.Event;
import meeples.play.Soak;

/** {@code ./gradlew colomaSoak}; the number of games can be given. */
public final class ColomaSoak {
    static final Soak<Valley, Event> SOAK =
            new Soak<>(
                    RandomPlay.RULES,
                    number -> new Valley(RandomPlay.anySetup(number)),
                    number -> new RandomPlay(number)::choose,
                    Audit::check,
                    Ledger::new);

    private ColomaSoak() {}

    public static void main(String[] args) {
        SOAK.run(args);
    }
}
