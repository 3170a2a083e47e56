package meeples.fistful;

import meeples.fistful.model.Town;
import meeples.fistful.rules.Event;
import meeples.play.Soak;

/** {@code ./gradlew soak}; the number of games can be given. */
public final class FistfulSoak {
    static final Soak<Town, Event> SOAK =
            new Soak<>(
                    RandomPlay.RULES,
                    number -> new Town(RandomPlay.anySetup(number)),
                    number -> new RandomPlay(number)::choose,
                    Audit::check,
                    Ledger::new);

    private FistfulSoak() {}

    public static void main(String[] args) {
        SOAK.run(args);
    }
}
