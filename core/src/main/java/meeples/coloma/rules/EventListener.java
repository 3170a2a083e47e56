package meeples.coloma.rules;

/**
 * Hears of events and does nothing about those that it is not interested in. Whoever must deal with
 * every kind of event implements {@link Event.Visitor} itself.
 */
public abstract class EventListener implements Event.Visitor<Void> {
    protected void hear(Event.PioneerChosen event) {}

    protected void hear(Event.ChoiceMade event) {}

    protected void hear(Event.CardPutBack event) {}

    protected void hear(Event.YearStarted event) {}

    protected void hear(Event.RoundStarted event) {}

    protected void hear(Event.EventReached event) {}

    protected void hear(Event.CarrotEaten event) {}

    protected void hear(Event.CoinsGained event) {}

    protected void hear(Event.NuggetsGained event) {}

    protected void hear(Event.DudesGained event) {}

    protected void hear(Event.TentsGained event) {}

    protected void hear(Event.HorsesGained event) {}

    protected void hear(Event.CardsDrawn event) {}

    protected void hear(Event.PointsGained event) {}

    protected void hear(Event.NuggetsSpent event) {}

    protected void hear(Event.BusterShown event) {}

    protected void hear(Event.PioneersPlaced event) {}

    protected void hear(Event.MulesPlaced event) {}

    protected void hear(Event.SamPlaced event) {}

    protected void hear(Event.BusterPlaced event) {}

    protected void hear(Event.BarricadeMoved event) {}

    protected void hear(Event.TurnStarted event) {}

    protected void hear(Event.Paid event) {}

    protected void hear(Event.RiverSurveyed event) {}

    protected void hear(Event.BridgeBuilt event) {}

    protected void hear(Event.BuildingBuilt event) {}

    protected void hear(Event.HotelBuilt event) {}

    protected void hear(Event.WagonMoved event) {}

    protected void hear(Event.WagonStopped event) {}

    protected void hear(Event.WagonSent event) {}

    protected void hear(Event.MineCartRobbed event) {}

    protected void hear(Event.TentOnEvent event) {}

    protected void hear(Event.TentInRegion event) {}

    protected void hear(Event.GunmenPlaced event) {}

    protected void hear(Event.DudesPutToBed event) {}

    protected void hear(Event.BarrelTaken event) {}

    protected void hear(Event.OutlawsCame event) {}

    protected void hear(Event.BarrelsShuffled event) {}

    protected void hear(Event.BarrelTurnedUp event) {}

    protected void hear(Event.BarrelUsed event) {}

    protected void hear(Event.BarrelDiscarded event) {}

    protected void hear(Event.BarricadeBlasted event) {}

    protected void hear(Event.TurnEnded event) {}

    protected void hear(Event.PioneersTakenBack event) {}

    protected void hear(Event.ShootoutFought event) {}

    protected void hear(Event.ShootoutRanked event) {}

    protected void hear(Event.DudeBuried event) {}

    protected void hear(Event.BadgePassed event) {}

    protected void hear(Event.GunmenWentHome event) {}

    protected void hear(Event.OutlawsLeft event) {}

    protected void hear(Event.GuestsLeft event) {}

    protected void hear(Event.ShootoutTableShown event) {}

    protected void hear(Event.GoldRefilled event) {}

    protected void hear(Event.CarrotsReturned event) {}

    protected void hear(Event.SamSurveyed event) {}

    protected void hear(Event.SamTradedBridge event) {}

    protected void hear(Event.SamTookHotel event) {}

    protected void hear(Event.GameEnded event) {}

    @Override
    public final Void visit(Event.PioneerChosen event) {
        hear(event);
        return null;
    }

    @Override
    public final Void visit(Event.ChoiceMade event) {
        hear(event);
        return null;
    }

    @Override
    public final Void visit(Event.CardPutBack event) {
        hear(event);
        return null;
    }

    @Override
    public final Void visit(Event.YearStarted event) {
        hear(event);
        return null;
    }

    @Override
    public final Void visit(Event.RoundStarted event) {
        hear(event);
        return null;
    }

    @Override
    public final Void visit(Event.EventReached event) {
        hear(event);
        return null;
    }

    @Override
    public final Void visit(Event.CarrotEaten event) {
        hear(event);
        return null;
    }

    @Override
    public final Void visit(Event.CoinsGained event) {
        hear(event);
        return null;
    }

    @Override
    public final Void visit(Event.NuggetsGained event) {
        hear(event);
        return null;
    }

    @Override
    public final Void visit(Event.DudesGained event) {
        hear(event);
        return null;
    }

    @Override
    public final Void visit(Event.TentsGained event) {
        hear(event);
        return null;
    }

    @Override
    public final Void visit(Event.HorsesGained event) {
        hear(event);
        return null;
    }

    @Override
    public final Void visit(Event.CardsDrawn event) {
        hear(event);
        return null;
    }

    @Override
    public final Void visit(Event.PointsGained event) {
        hear(event);
        return null;
    }

    @Override
    public final Void visit(Event.NuggetsSpent event) {
        hear(event);
        return null;
    }

    @Override
    public final Void visit(Event.BusterShown event) {
        hear(event);
        return null;
    }

    @Override
    public final Void visit(Event.PioneersPlaced event) {
        hear(event);
        return null;
    }

    @Override
    public final Void visit(Event.MulesPlaced event) {
        hear(event);
        return null;
    }

    @Override
    public final Void visit(Event.SamPlaced event) {
        hear(event);
        return null;
    }

    @Override
    public final Void visit(Event.BusterPlaced event) {
        hear(event);
        return null;
    }

    @Override
    public final Void visit(Event.BarricadeMoved event) {
        hear(event);
        return null;
    }

    @Override
    public final Void visit(Event.TurnStarted event) {
        hear(event);
        return null;
    }

    @Override
    public final Void visit(Event.Paid event) {
        hear(event);
        return null;
    }

    @Override
    public final Void visit(Event.RiverSurveyed event) {
        hear(event);
        return null;
    }

    @Override
    public final Void visit(Event.BridgeBuilt event) {
        hear(event);
        return null;
    }

    @Override
    public final Void visit(Event.BuildingBuilt event) {
        hear(event);
        return null;
    }

    @Override
    public final Void visit(Event.HotelBuilt event) {
        hear(event);
        return null;
    }

    @Override
    public final Void visit(Event.WagonMoved event) {
        hear(event);
        return null;
    }

    @Override
    public final Void visit(Event.WagonStopped event) {
        hear(event);
        return null;
    }

    @Override
    public final Void visit(Event.WagonSent event) {
        hear(event);
        return null;
    }

    @Override
    public final Void visit(Event.MineCartRobbed event) {
        hear(event);
        return null;
    }

    @Override
    public final Void visit(Event.TentOnEvent event) {
        hear(event);
        return null;
    }

    @Override
    public final Void visit(Event.TentInRegion event) {
        hear(event);
        return null;
    }

    @Override
    public final Void visit(Event.GunmenPlaced event) {
        hear(event);
        return null;
    }

    @Override
    public final Void visit(Event.DudesPutToBed event) {
        hear(event);
        return null;
    }

    @Override
    public final Void visit(Event.BarrelTaken event) {
        hear(event);
        return null;
    }

    @Override
    public final Void visit(Event.OutlawsCame event) {
        hear(event);
        return null;
    }

    @Override
    public final Void visit(Event.BarrelsShuffled event) {
        hear(event);
        return null;
    }

    @Override
    public final Void visit(Event.BarrelTurnedUp event) {
        hear(event);
        return null;
    }

    @Override
    public final Void visit(Event.BarrelUsed event) {
        hear(event);
        return null;
    }

    @Override
    public final Void visit(Event.BarrelDiscarded event) {
        hear(event);
        return null;
    }

    @Override
    public final Void visit(Event.BarricadeBlasted event) {
        hear(event);
        return null;
    }

    @Override
    public final Void visit(Event.TurnEnded event) {
        hear(event);
        return null;
    }

    @Override
    public final Void visit(Event.PioneersTakenBack event) {
        hear(event);
        return null;
    }

    @Override
    public final Void visit(Event.ShootoutFought event) {
        hear(event);
        return null;
    }

    @Override
    public final Void visit(Event.ShootoutRanked event) {
        hear(event);
        return null;
    }

    @Override
    public final Void visit(Event.DudeBuried event) {
        hear(event);
        return null;
    }

    @Override
    public final Void visit(Event.BadgePassed event) {
        hear(event);
        return null;
    }

    @Override
    public final Void visit(Event.GunmenWentHome event) {
        hear(event);
        return null;
    }

    @Override
    public final Void visit(Event.OutlawsLeft event) {
        hear(event);
        return null;
    }

    @Override
    public final Void visit(Event.GuestsLeft event) {
        hear(event);
        return null;
    }

    @Override
    public final Void visit(Event.ShootoutTableShown event) {
        hear(event);
        return null;
    }

    @Override
    public final Void visit(Event.GoldRefilled event) {
        hear(event);
        return null;
    }

    @Override
    public final Void visit(Event.CarrotsReturned event) {
        hear(event);
        return null;
    }

    @Override
    public final Void visit(Event.SamSurveyed event) {
        hear(event);
        return null;
    }

    @Override
    public final Void visit(Event.SamTradedBridge event) {
        hear(event);
        return null;
    }

    @Override
    public final Void visit(Event.SamTookHotel event) {
        hear(event);
        return null;
    }

    @Override
    public final Void visit(Event.GameEnded event) {
        hear(event);
        return null;
    }
}
