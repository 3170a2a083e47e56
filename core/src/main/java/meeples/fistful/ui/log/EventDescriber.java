package meeples.fistful.ui.log;

import meeples.fistful.model.Meeple;
import meeples.fistful.model.Place;
import meeples.fistful.model.Street;
import meeples.fistful.model.Town;
import meeples.fistful.rules.DrawCause;
import meeples.fistful.rules.Event;
import meeples.fistful.table.TownTarget;
import meeples.game.tell.EventFacts;
import meeples.game.tell.EventRank;
import meeples.table.Target;

/** All about each kind of event but its sentence. */
final class EventDescriber implements Event.Visitor<EventFacts> {
    // The weights of moments in replays and charts.
    private static final int GOLD_BAR = 1;
    private static final int UPGRADE = 3;
    private static final int SHOWDOWN = 4;
    private static final int EXPLOSION = 5;
    private static final int LAST_ROUND = 6;

    private static EventFacts result(String icon) {
        return EventFacts.of(EventRank.RESULT, icon);
    }

    private static EventFacts step(String icon) {
        return EventFacts.of(EventRank.STEP, icon);
    }

    private static EventFacts detail(String icon) {
        return EventFacts.of(EventRank.DETAIL, icon);
    }

    private static String meeple(int kind) {
        return "meeple-" + Meeple.word(kind);
    }

    private static String rule(String event) {
        return "help.event." + event;
    }

    // Turns

    @Override
    public EventFacts visit(Event.StartingMarqueePlaced e) {
        return result("marquee")
                .by(e.seat())
                .at(TownTarget.marquee(e.building()))
                .explainedBy(rule("marquee"));
    }

    @Override
    public EventFacts visit(Event.TurnStarted e) {
        return EventFacts.turn("round", e.turn(), e.seat());
    }

    @Override
    public EventFacts visit(Event.TurnEnded e) {
        return EventFacts.of(EventRank.TURN_ENDS, "clock").by(e.seat());
    }

    @Override
    public EventFacts visit(Event.EndTriggered e) {
        return result("clock").byNobody().explainedBy(rule("last")).moment(LAST_ROUND);
    }

    @Override
    public EventFacts visit(Event.GameEnded e) {
        return step("trophy").byNobody();
    }

    // Taking and sowing

    @Override
    public EventFacts visit(Event.MeeplesTaken e) {
        return step("hand")
                .by(e.seat())
                .at(TownTarget.location(e.location()))
                .explainedBy(rule("taken"));
    }

    @Override
    public EventFacts visit(Event.DynamiteBagged e) {
        return step("dynamite").by(e.seat()).at(TownTarget.bag()).explainedBy(rule("bagged"));
    }

    @Override
    public EventFacts visit(Event.MeepleSown e) {
        return detail(meeple(e.meeple()))
                .by(e.seat())
                .at(TownTarget.space(e.space()))
                .explainedBy(rule("sown"));
    }

    @Override
    public EventFacts visit(Event.ShowdownMeepleClaimed e) {
        return step("token")
                .by(e.controller())
                .at(TownTarget.space(e.space()))
                .explainedBy(rule("claimed"));
    }

    @Override
    public EventFacts visit(Event.MadameRetired e) {
        return step(meeple(Meeple.MADAME))
                .by(e.seat())
                .at(TownTarget.location(Place.SALOON))
                .explainedBy(rule("retired"));
    }

    @Override
    public EventFacts visit(Event.HandOverflowed e) {
        return step("hand")
                .by(e.seat())
                .at(TownTarget.location(Place.SALOON))
                .explainedBy(rule("overflowed"));
    }

    // Resolving

    @Override
    public EventFacts visit(Event.MeepleEntered e) {
        return detail(meeple(e.meeple()))
                .by(e.seat())
                .at(TownTarget.location(e.building()))
                .explainedBy(rule("entered"));
    }

    @Override
    public EventFacts visit(Event.PiecesDrawn e) {
        return result("bag")
                .by(e.seat())
                .at(
                        e.building() == Town.NOBODY
                                ? TownTarget.bag()
                                : TownTarget.location(e.building()))
                .explainedBy(rule(e.cause()));
    }

    private static String rule(DrawCause cause) {
        return switch (cause) {
            case MINER -> kindsRule(Meeple.MINER);
            case ROBBER -> kindsRule(Meeple.ROBBER);
            case DEPUTY -> kindsRule(Meeple.DEPUTY);
            case MADAME -> kindsRule(Meeple.MADAME);
            case SHOWDOWN -> "help.graves.bounty";
        };
    }

    private static String kindsRule(int kind) {
        return "help.meeple." + Meeple.word(kind);
    }

    @Override
    public EventFacts visit(Event.RobbersJailed e) {
        return step(meeple(Meeple.ROBBER))
                .by(e.seat())
                .at(TownTarget.location(Place.JAIL))
                .explainedBy(rule("jailed"));
    }

    @Override
    public EventFacts visit(Event.BuildersLedToSaloon e) {
        return step(meeple(Meeple.BUILDER))
                .by(e.seat())
                .at(TownTarget.location(Place.SALOON))
                .explainedBy(rule("led"));
    }

    @Override
    public EventFacts visit(Event.MarqueeBuilt e) {
        return result("marquee")
                .by(e.seat())
                .at(TownTarget.marquee(e.building()))
                .explainedBy(rule("marquee"));
    }

    @Override
    public EventFacts visit(Event.MarqueeUpgraded e) {
        return result("marquee")
                .by(e.seat())
                .at(TownTarget.marquee(e.building()))
                .explainedBy(rule("marquee"))
                .moment(UPGRADE);
    }

    @Override
    public EventFacts visit(Event.BuildingDeclined e) {
        return step("marquee")
                .by(e.seat())
                .at(TownTarget.marquee(e.building()))
                .explainedBy(rule("marquee"));
    }

    @Override
    public EventFacts visit(Event.DynamiteExploded e) {
        // By whoever is on turn: it may have been drawn for somebody else's building.
        return result("dynamite")
                .at(TownTarget.explosion())
                .explainedBy(rule("exploded"))
                .moment(EXPLOSION)
                .concernsAll();
    }

    @Override
    public EventFacts visit(Event.GoldBarTaken e) {
        return result("bar")
                .by(e.seat())
                .at(TownTarget.bank())
                .explainedBy(rule("bar"))
                .moment(GOLD_BAR);
    }

    // Showdowns

    @Override
    public EventFacts visit(Event.ShowdownBegan e) {
        return step("revolver")
                .by(e.seat())
                .at(TownTarget.space(Street.S0))
                .explainedBy(rule("showdown"));
    }

    @Override
    public EventFacts visit(Event.DieRolled e) {
        return step("dice")
                .by(e.seat())
                .at(TownTarget.space(e.space()))
                .explainedBy(rule("showdown"));
    }

    @Override
    public EventFacts visit(Event.RerollDeclined e) {
        return step("dice")
                .by(e.seat())
                .at(TownTarget.space(e.space()))
                .explainedBy(rule("showdown"));
    }

    @Override
    public EventFacts visit(Event.ShowdownWon e) {
        return result("revolver")
                .by(e.winner())
                .at(TownTarget.space(e.winnerSpace()))
                .explainedBy(rule("showdown"))
                .moment(SHOWDOWN);
    }

    @Override
    public EventFacts visit(Event.ShowdownDrawn e) {
        return step("revolver")
                .byNobody()
                .at(TownTarget.space(Street.S0))
                .explainedBy(rule("showdown"));
    }

    @Override
    public EventFacts visit(Event.MeepleBuried e) {
        return detail("grave").byNobody().at(TownTarget.graveyard()).explainedBy(rule("fallen"));
    }

    @Override
    public EventFacts visit(Event.WinnerWentToSaloon e) {
        return detail(meeple(e.meeple()))
                .at(TownTarget.location(Place.SALOON))
                .explainedBy(rule("showdown"));
    }

    @Override
    public EventFacts visit(Event.TokenReturned e) {
        return detail("token").by(e.seat()).at(Target.panel(e.seat())).explainedBy(rule("claimed"));
    }
}
