package meeples.coloma.ui.log;

import meeples.coloma.model.Barrel;
import meeples.coloma.model.Box;
import meeples.coloma.model.Site;
import meeples.coloma.model.Valley;
import meeples.coloma.rules.Cause;
import meeples.coloma.rules.Event;
import meeples.coloma.table.ValleyTarget;
import meeples.coloma.table.ValleyThing;
import meeples.coloma.ui.words.ValleyIcons;
import meeples.game.tell.EventFacts;
import meeples.game.tell.EventRank;
import meeples.table.Target;

/**
 * All about each kind of event but its sentence. The rounds divide a match, since in each of them
 * everybody has a turn.
 */
final class EventDescriber implements Event.Visitor<EventFacts> {
    // The weights of moments in replays and charts.
    private static final int BUILT = 1;
    private static final int BARRICADE = 2;
    private static final int BIG_BUILD = 3;
    private static final int SHOOTOUT = 6;

    private static EventFacts result(String icon, int seat) {
        return EventFacts.of(EventRank.RESULT, icon).by(seat);
    }

    private static EventFacts step(String icon, int seat) {
        return EventFacts.of(EventRank.STEP, icon).by(seat);
    }

    private static EventFacts step(String icon) {
        return EventFacts.of(EventRank.STEP, icon).byNobody();
    }

    private static EventFacts detail(String icon, int seat) {
        return EventFacts.of(EventRank.DETAIL, icon).by(seat);
    }

    private static EventFacts detail(String icon) {
        return EventFacts.of(EventRank.DETAIL, icon).byNobody();
    }

    private static String site(int site) {
        return ValleyIcons.site(site);
    }

    private static Target the(ValleyThing thing) {
        return ValleyTarget.the(thing);
    }

    // Set-up and rounds

    @Override
    public EventFacts visit(Event.PioneerChosen e) {
        return result("card", e.seat()).at(Target.panel(e.seat()));
    }

    @Override
    public EventFacts visit(Event.ChoiceMade e) {
        return detail("check", e.seat()).at(Target.panel(e.seat()));
    }

    @Override
    public EventFacts visit(Event.CardPutBack e) {
        return detail("card", e.seat()).at(Target.panel(e.seat()));
    }

    @Override
    public EventFacts visit(Event.YearStarted e) {
        return EventFacts.of(EventRank.RESULT, "outlaw")
                .byNobody()
                .at(the(ValleyThing.OUTLAWS))
                .explainedBy("rule.shootout");
    }

    @Override
    public EventFacts visit(Event.RoundStarted e) {
        int number = e.year() * Box.ROUNDS + e.round();
        return EventFacts.turn("barker", number, Valley.NOBODY)
                .at(ValleyTarget.site(e.barker()))
                .explainedBy("rule.wheel");
    }

    @Override
    public EventFacts visit(Event.EventReached e) {
        return step(site(e.site())).at(ValleyTarget.event(e.site())).explainedBy("rule.event");
    }

    @Override
    public EventFacts visit(Event.CarrotEaten e) {
        return step("carrot", e.seat()).at(ValleyTarget.event(e.site())).explainedBy("rule.mule");
    }

    // Gains

    private static EventFacts gain(String icon, int seat, Cause cause, int of) {
        return detail(icon, seat).at(place(cause, of, seat));
    }

    private static Target place(Cause cause, int of, int seat) {
        return switch (cause) {
            case EVENT -> ValleyTarget.event(of);
            case WAGON -> ValleyTarget.space(of);
            case BARKER -> Target.panel(seat);
            case SHOOTOUT -> the(ValleyThing.TABLE);
            case SAM_PRIMARY -> of == Site.ALL ? null : ValleyTarget.primary(of);
            case SAM_SECONDARY -> of == Site.ALL ? null : ValleyTarget.secondary(of);
            default -> Target.panel(seat);
        };
    }

    @Override
    public EventFacts visit(Event.CoinsGained e) {
        return gain("coin", e.seat(), e.cause(), e.of());
    }

    @Override
    public EventFacts visit(Event.NuggetsGained e) {
        return gain("nugget", e.seat(), e.cause(), e.of()).explainedBy("rule.gold");
    }

    @Override
    public EventFacts visit(Event.DudesGained e) {
        return gain("dude", e.seat(), e.cause(), e.of());
    }

    @Override
    public EventFacts visit(Event.TentsGained e) {
        return gain("tent", e.seat(), e.cause(), e.of());
    }

    @Override
    public EventFacts visit(Event.HorsesGained e) {
        return gain("horse", e.seat(), e.cause(), e.of());
    }

    @Override
    public EventFacts visit(Event.CardsDrawn e) {
        return gain("card", e.seat(), e.cause(), e.of()).explainedBy("rule.cards");
    }

    @Override
    public EventFacts visit(Event.PointsGained e) {
        return result("trophy", e.seat()).at(place(e.cause(), e.of(), e.seat()));
    }

    @Override
    public EventFacts visit(Event.NuggetsSpent e) {
        return result("trophy", e.seat())
                .at(ValleyTarget.event(Box.OFFER))
                .explainedBy("rule.event");
    }

    // Placing

    @Override
    public EventFacts visit(Event.BusterShown e) {
        return step("card").at(the(ValleyThing.BUSTER)).explainedBy("rule.barricade");
    }

    @Override
    public EventFacts visit(Event.PioneersPlaced e) {
        return step("hand").explainedBy("rule.barricade");
    }

    @Override
    public EventFacts visit(Event.MulesPlaced e) {
        return step("mule").explainedBy("rule.mule");
    }

    @Override
    public EventFacts visit(Event.SamPlaced e) {
        return step("coin").at(ValleyTarget.site(e.site())).explainedBy("rule.sam");
    }

    @Override
    public EventFacts visit(Event.BusterPlaced e) {
        return step("hand").at(ValleyTarget.site(e.site())).explainedBy("rule.barricade");
    }

    @Override
    public EventFacts visit(Event.BarricadeMoved e) {
        return EventFacts.of(EventRank.RESULT, "barricade")
                .byNobody()
                .at(ValleyTarget.secondary(e.site()))
                .explainedBy("rule.barricade")
                .moment(BARRICADE);
    }

    // A turn

    @Override
    public EventFacts visit(Event.TurnStarted e) {
        return step(site(e.site()), e.seat()).at(ValleyTarget.site(e.site()));
    }

    @Override
    public EventFacts visit(Event.Paid e) {
        return detail("coin", e.seat()).at(Target.panel(e.seat())).explainedBy("rule.pay");
    }

    @Override
    public EventFacts visit(Event.RiverSurveyed e) {
        return result("river", e.seat())
                .at(Target.panel(e.seat()))
                .explainedBy("rule.river")
                .moment(BUILT);
    }

    @Override
    public EventFacts visit(Event.BridgeBuilt e) {
        return result("bridge", e.seat())
                .at(Target.panel(e.seat()))
                .explainedBy("rule.bridge")
                .moment(BIG_BUILD);
    }

    @Override
    public EventFacts visit(Event.BuildingBuilt e) {
        return result("card", e.seat())
                .at(Target.panel(e.seat()))
                .explainedBy("rule.building")
                .moment(BUILT);
    }

    @Override
    public EventFacts visit(Event.HotelBuilt e) {
        return result("hotel", e.seat())
                .at(the(ValleyThing.HOTELS))
                .explainedBy("rule.hotel")
                .moment(BIG_BUILD);
    }

    @Override
    public EventFacts visit(Event.WagonMoved e) {
        return detail("wagon", e.seat()).at(ValleyTarget.space(e.to())).explainedBy("rule.wagon");
    }

    @Override
    public EventFacts visit(Event.WagonStopped e) {
        return step("wagon", e.seat()).at(ValleyTarget.space(e.space())).explainedBy("rule.wagon");
    }

    @Override
    public EventFacts visit(Event.WagonSent e) {
        return step("wagon", e.seat()).at(ValleyTarget.space(e.to())).explainedBy("rule.sam");
    }

    @Override
    public EventFacts visit(Event.MineCartRobbed e) {
        return step("nugget", e.seat()).at(the(ValleyThing.CART));
    }

    @Override
    public EventFacts visit(Event.TentOnEvent e) {
        return result("tent", e.seat()).at(ValleyTarget.event(e.site())).explainedBy("rule.tent");
    }

    @Override
    public EventFacts visit(Event.TentInRegion e) {
        return result("tent", e.seat())
                .at(ValleyTarget.region(e.region()))
                .explainedBy("rule.tent");
    }

    @Override
    public EventFacts visit(Event.GunmenPlaced e) {
        return result("gunman", e.seat())
                .at(ValleyTarget.row(e.row()))
                .explainedBy("rule.shootout");
    }

    @Override
    public EventFacts visit(Event.DudesPutToBed e) {
        return step("hotel", e.seat()).at(Target.panel(e.seat())).explainedBy("rule.hotel");
    }

    // Barrels

    @Override
    public EventFacts visit(Event.BarrelTaken e) {
        return step("barrel", e.seat())
                .at(ValleyTarget.hideout(e.place()))
                .explainedBy("rule.barrel");
    }

    @Override
    public EventFacts visit(Event.OutlawsCame e) {
        return result("outlaw", e.seat()).at(the(ValleyThing.OUTLAWS)).explainedBy("rule.barrel");
    }

    @Override
    public EventFacts visit(Event.BarrelsShuffled e) {
        return detail("barrel").at(ValleyTarget.hideout(Barrel.STACK));
    }

    @Override
    public EventFacts visit(Event.BarrelTurnedUp e) {
        return detail("barrel").at(ValleyTarget.hideout(e.place()));
    }

    @Override
    public EventFacts visit(Event.BarrelUsed e) {
        return step("barrel", e.seat()).at(Target.panel(e.seat())).explainedBy("rule.barrel");
    }

    @Override
    public EventFacts visit(Event.BarrelDiscarded e) {
        return detail("barrel", e.seat()).at(Target.panel(e.seat()));
    }

    @Override
    public EventFacts visit(Event.BarricadeBlasted e) {
        return result("barricade", e.seat()).moment(BARRICADE);
    }

    @Override
    public EventFacts visit(Event.TurnEnded e) {
        return detail("clock", e.seat());
    }

    @Override
    public EventFacts visit(Event.PioneersTakenBack e) {
        return EventFacts.of(EventRank.TURN_ENDS, "clock").byNobody();
    }

    // The shootout and the year

    @Override
    public EventFacts visit(Event.ShootoutFought e) {
        return EventFacts.of(EventRank.RESULT, "gunman")
                .byNobody()
                .at(the(ValleyThing.OUTLAWS))
                .explainedBy("rule.shootout")
                .moment(SHOOTOUT);
    }

    @Override
    public EventFacts visit(Event.ShootoutRanked e) {
        EventFacts facts =
                e.contender() == Valley.STRANGERS ? step("gunman") : step("gunman", e.contender());
        return facts.at(the(ValleyThing.TABLE)).explainedBy("rule.shootout");
    }

    @Override
    public EventFacts visit(Event.DudeBuried e) {
        return result("skull", e.seat()).at(Target.panel(e.seat())).explainedBy("rule.shootout");
    }

    @Override
    public EventFacts visit(Event.BadgePassed e) {
        return result("badge", e.to()).at(the(ValleyThing.TABLE)).explainedBy("rule.shootout");
    }

    @Override
    public EventFacts visit(Event.GunmenWentHome e) {
        return detail("gunman", e.owner()).at(ValleyTarget.row(e.row()));
    }

    @Override
    public EventFacts visit(Event.OutlawsLeft e) {
        return detail("outlaw").at(the(ValleyThing.OUTLAWS));
    }

    @Override
    public EventFacts visit(Event.GuestsLeft e) {
        return detail("hotel", e.seat()).at(Target.panel(e.seat()));
    }

    @Override
    public EventFacts visit(Event.ShootoutTableShown e) {
        return step("badge").at(the(ValleyThing.TABLE)).explainedBy("rule.shootout");
    }

    @Override
    public EventFacts visit(Event.GoldRefilled e) {
        return step("nugget").at(the(ValleyThing.GOLD)).explainedBy("rule.gold");
    }

    @Override
    public EventFacts visit(Event.CarrotsReturned e) {
        return detail("carrot", e.seat()).explainedBy("rule.mule");
    }

    @Override
    public EventFacts visit(Event.SamSurveyed e) {
        return result("river", Valley.NOBODY).explainedBy("rule.sam");
    }

    @Override
    public EventFacts visit(Event.SamTradedBridge e) {
        return result("bridge", Valley.NOBODY)
                .at(ValleyTarget.bridge(e.place()))
                .explainedBy("rule.sam");
    }

    @Override
    public EventFacts visit(Event.SamTookHotel e) {
        return result("hotel", Valley.NOBODY).at(the(ValleyThing.HOTELS)).explainedBy("rule.sam");
    }

    @Override
    public EventFacts visit(Event.GameEnded e) {
        // The points of the last shootout belong on the chart.
        return EventFacts.of(EventRank.TURN_ENDS, "trophy").byNobody();
    }
}
