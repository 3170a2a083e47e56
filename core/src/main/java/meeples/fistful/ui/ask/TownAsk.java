package meeples.fistful.ui.ask;

import java.util.Locale;
import meeples.fistful.model.Decision;
import meeples.fistful.model.Place;
import meeples.fistful.model.Town;
import meeples.fistful.table.TownTarget;
import meeples.fistful.ui.words.TownWords;
import meeples.game.ask.Ask;
import meeples.game.ask.Desk;
import meeples.table.Target;

/** A question about the town. */
public abstract class TownAsk extends Ask<Town> {
    protected final Town town;
    protected final TownWords words;

    protected TownAsk(Desk<Town> desk) {
        super(desk);
        town = desk.position();
        words = new TownWords(desk.texts());
    }

    /** The question that the town waits for an answer to. */
    public static TownAsk next(Desk<Town> desk) {
        return switch (desk.position().decision()) {
            case MARQUEE -> new AskMarquee(desk);
            case TAKE -> new AskTake(desk);
            case SOW -> new AskSow(desk);
            case GIVE -> new AskGive(desk);
            case RESOLVE -> new AskResolve(desk);
            case BUILD, UPGRADE -> new AskBuild(desk);
            case REROLL -> new AskReroll(desk);
            case OVER -> throw new IllegalStateException("nothing is asked any more");
        };
    }

    @Override
    public final String tip() {
        return words.get("tip." + tipKey());
    }

    /** The end of the key of the tip. */
    protected String tipKey() {
        return town.decision().name().toLowerCase(Locale.ROOT);
    }

    @Override
    public final boolean isAnswer(Target target) {
        if (target.isPanel()) {
            return town.decision() == Decision.GIVE;
        }
        return switch (TownTarget.thing(target)) {
            case BAG, BANK, GRAVEYARD, EXPLOSION -> false;
            default -> true;
        };
    }

    @Override
    public final boolean handIsEmpty() {
        return town.meeples(Place.HAND) == 0;
    }
}
