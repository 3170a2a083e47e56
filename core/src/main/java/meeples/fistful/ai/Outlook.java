package meeples.fistful.ai;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import meeples.fistful.model.Town;
import meeples.fistful.rules.DrawCause;
import meeples.fistful.rules.Event;
import meeples.fistful.rules.EventListener;

/** Plays a turn many times and keeps count of what comes of it. */
final class Outlook extends EventListener implements Consumer<Event> {
    private final int me;
    private final List<Tally> tallies = new ArrayList<>();
    private int trials;

    /** One thing that happened in some of the trials. */
    private static final class Tally {
        final TownReason.Kind kind;
        final int seat;
        final int building;
        int lastTrial;
        int times;
        int count;
        int draws;

        Tally(TownReason.Kind kind, int seat, int building) {
            this.kind = kind;
            this.seat = seat;
            this.building = building;
        }
    }

    Outlook(int me) {
        this.me = me;
    }

    /** To be called before each trial; then all its events are to be told. */
    void nextTrial() {
        trials++;
    }

    @Override
    public void accept(Event event) {
        event.accept(this);
    }

    @Override
    protected void hear(Event.PiecesDrawn drawn) {
        if (drawn.seat() == me || drawn.cause() == DrawCause.MINER) {
            note(kind(drawn), drawn.seat(), drawn.building(), drawn.meeples(), drawn.wanted());
        }
    }

    @Override
    protected void hear(Event.MarqueeBuilt built) {
        note(TownReason.Kind.BUILDS, built.seat(), built.building(), 1, 0);
    }

    @Override
    protected void hear(Event.MarqueeUpgraded upgraded) {
        boolean mine = upgraded.seat() == me;
        TownReason.Kind kind =
                mine ? TownReason.Kind.UPGRADES : TownReason.Kind.HELPS_RIVAL_UPGRADE;
        note(kind, upgraded.seat(), upgraded.building(), 1, 0);
    }

    @Override
    protected void hear(Event.GoldBarTaken bar) {
        if (bar.seat() == me) {
            note(TownReason.Kind.TAKES_BARS, me, Town.NOBODY, 1, 0);
        }
    }

    @Override
    protected void hear(Event.EndTriggered event) {
        note(TownReason.Kind.ENDS_GAME, me, Town.NOBODY, 1, 0);
    }

    @Override
    protected void hear(Event.DynamiteExploded event) {
        note(TownReason.Kind.RISKS_DYNAMITE, me, Town.NOBODY, 1, 0);
    }

    private TownReason.Kind kind(Event.PiecesDrawn drawn) {
        return switch (drawn.cause()) {
            case MINER -> drawn.seat() == me ? TownReason.Kind.MINES : TownReason.Kind.FEEDS_RIVAL;
            case ROBBER -> TownReason.Kind.ROBS;
            case DEPUTY -> TownReason.Kind.ARRESTS;
            case MADAME -> TownReason.Kind.ENTERTAINS;
            case SHOWDOWN -> TownReason.Kind.WINS_SHOWDOWN;
        };
    }

    private void note(TownReason.Kind kind, int seat, int building, int count, int draws) {
        Tally tally = find(kind, seat, building);
        if (tally.lastTrial != trials) {
            tally.lastTrial = trials;
            tally.times++;
        }
        tally.count += count;
        tally.draws += draws;
    }

    private Tally find(TownReason.Kind kind, int seat, int building) {
        for (Tally tally : tallies) {
            if (tally.kind == kind && tally.seat == seat && tally.building == building) {
                return tally;
            }
        }
        Tally tally = new Tally(kind, seat, building);
        tallies.add(tally);
        return tally;
    }

    /** All that happened often enough to be worth a word. */
    List<TownReason> reasons(int leastPercent, int leastOfWarnings) {
        List<TownReason> reasons = new ArrayList<>();
        for (Tally tally : tallies) {
            int percent = (100 * tally.times + trials / 2) / trials;
            if (percent >= (tally.kind.isWarning() ? leastOfWarnings : leastPercent)) {
                int count = average(tally.count, tally.times);
                int draws = average(tally.draws, tally.times);
                reasons.add(
                        new TownReason(
                                tally.kind, tally.seat, tally.building, count, draws, percent));
            }
        }
        return reasons;
    }

    private static int average(int sum, int times) {
        return (sum + times / 2) / times;
    }
}
