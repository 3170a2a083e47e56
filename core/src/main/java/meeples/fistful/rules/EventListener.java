package meeples.fistful.rules;

/**
 * Hears of the kinds of events that it is interested in, and ignores all others. Only for those to
 * whom it means nothing when a kind is added: who has to say something of every event implements
 * {@link Event.Visitor}.
 */
public abstract class EventListener implements Event.Visitor<Void> {
    protected void hear(Event.StartingMarqueePlaced event) {}

    protected void hear(Event.TurnStarted event) {}

    protected void hear(Event.MeeplesTaken event) {}

    protected void hear(Event.DynamiteBagged event) {}

    protected void hear(Event.MeepleSown event) {}

    protected void hear(Event.ShowdownMeepleClaimed event) {}

    protected void hear(Event.MadameRetired event) {}

    protected void hear(Event.HandOverflowed event) {}

    protected void hear(Event.MeepleEntered event) {}

    protected void hear(Event.PiecesDrawn event) {}

    protected void hear(Event.RobbersJailed event) {}

    protected void hear(Event.BuildersLedToSaloon event) {}

    protected void hear(Event.MarqueeBuilt event) {}

    protected void hear(Event.MarqueeUpgraded event) {}

    protected void hear(Event.BuildingDeclined event) {}

    protected void hear(Event.ShowdownBegan event) {}

    protected void hear(Event.DieRolled event) {}

    protected void hear(Event.RerollDeclined event) {}

    protected void hear(Event.ShowdownWon event) {}

    protected void hear(Event.ShowdownDrawn event) {}

    protected void hear(Event.MeepleBuried event) {}

    protected void hear(Event.WinnerWentToSaloon event) {}

    protected void hear(Event.TokenReturned event) {}

    protected void hear(Event.DynamiteExploded event) {}

    protected void hear(Event.GoldBarTaken event) {}

    protected void hear(Event.EndTriggered event) {}

    protected void hear(Event.TurnEnded event) {}

    protected void hear(Event.GameEnded event) {}

    @Override
    public final Void visit(Event.StartingMarqueePlaced event) {
        hear(event);
        return null;
    }

    @Override
    public final Void visit(Event.TurnStarted event) {
        hear(event);
        return null;
    }

    @Override
    public final Void visit(Event.MeeplesTaken event) {
        hear(event);
        return null;
    }

    @Override
    public final Void visit(Event.DynamiteBagged event) {
        hear(event);
        return null;
    }

    @Override
    public final Void visit(Event.MeepleSown event) {
        hear(event);
        return null;
    }

    @Override
    public final Void visit(Event.ShowdownMeepleClaimed event) {
        hear(event);
        return null;
    }

    @Override
    public final Void visit(Event.MadameRetired event) {
        hear(event);
        return null;
    }

    @Override
    public final Void visit(Event.HandOverflowed event) {
        hear(event);
        return null;
    }

    @Override
    public final Void visit(Event.MeepleEntered event) {
        hear(event);
        return null;
    }

    @Override
    public final Void visit(Event.PiecesDrawn event) {
        hear(event);
        return null;
    }

    @Override
    public final Void visit(Event.RobbersJailed event) {
        hear(event);
        return null;
    }

    @Override
    public final Void visit(Event.BuildersLedToSaloon event) {
        hear(event);
        return null;
    }

    @Override
    public final Void visit(Event.MarqueeBuilt event) {
        hear(event);
        return null;
    }

    @Override
    public final Void visit(Event.MarqueeUpgraded event) {
        hear(event);
        return null;
    }

    @Override
    public final Void visit(Event.BuildingDeclined event) {
        hear(event);
        return null;
    }

    @Override
    public final Void visit(Event.ShowdownBegan event) {
        hear(event);
        return null;
    }

    @Override
    public final Void visit(Event.DieRolled event) {
        hear(event);
        return null;
    }

    @Override
    public final Void visit(Event.RerollDeclined event) {
        hear(event);
        return null;
    }

    @Override
    public final Void visit(Event.ShowdownWon event) {
        hear(event);
        return null;
    }

    @Override
    public final Void visit(Event.ShowdownDrawn event) {
        hear(event);
        return null;
    }

    @Override
    public final Void visit(Event.MeepleBuried event) {
        hear(event);
        return null;
    }

    @Override
    public final Void visit(Event.WinnerWentToSaloon event) {
        hear(event);
        return null;
    }

    @Override
    public final Void visit(Event.TokenReturned event) {
        hear(event);
        return null;
    }

    @Override
    public final Void visit(Event.DynamiteExploded event) {
        hear(event);
        return null;
    }

    @Override
    public final Void visit(Event.GoldBarTaken event) {
        hear(event);
        return null;
    }

    @Override
    public final Void visit(Event.EndTriggered event) {
        hear(event);
        return null;
    }

    @Override
    public final Void visit(Event.TurnEnded event) {
        hear(event);
        return null;
    }

    @Override
    public final Void visit(Event.GameEnded event) {
        hear(event);
        return null;
    }
}
