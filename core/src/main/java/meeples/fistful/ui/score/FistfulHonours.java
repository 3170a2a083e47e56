package meeples.fistful.ui.score;

import java.util.List;
import meeples.fistful.model.Piece;
import meeples.fistful.model.Town;
import meeples.fistful.rules.DrawCause;
import meeples.fistful.rules.Event;
import meeples.fistful.rules.EventListener;
import meeples.game.score.Award;
import meeples.game.score.Feats;
import meeples.game.score.Honours;

/** What citizens are remembered for. */
public final class FistfulHonours implements Honours<Town, Event> {
    /** Pieces that others' robbers drew in one's own buildings. */
    public static final Award ROBBED = award("robbed", "meeple-robber", 2);

    /** Showdowns won. */
    public static final Award SHOT = award("shot", "revolver", 1);

    /** The most meeples taken at once. */
    public static final Award HANDFUL = record("handful", "hand", 4);

    /** Dynamite drawn. */
    public static final Award FUSE = award("fuse", "dynamite", 1);

    /** Robbers sent to jail. */
    public static final Award LAW = award("law", "meeple-deputy", 1);

    /** The most gold drawn at once. */
    public static final Award STRIKE = record("strike", "gold", 3);

    /** Meeples lost in showdowns. */
    public static final Award CUSTOMER = award("customer", "grave", 1);

    /** Marquees built and upgraded. */
    public static final Award FOUNDER = award("founder", "marquee", 2);

    /** Stones blown up. */
    public static final Award RUBBLE = award("rubble", "stone", 2);

    /** Duelists given to others. */
    public static final Award GIVER = award("giver", "token", 1);

    /** Builders led to the saloon. */
    public static final Award PARTY = award("party", "meeple-madame", 2);

    /** Building and upgrading declined. */
    public static final Award PURSE = award("purse", "bag", 2);

    /** Gold bars bought. */
    public static final Award BANKER = award("banker", "bar", 2);

    private static final List<Award> ALL =
            List.of(
                    ROBBED, SHOT, HANDFUL, FUSE, LAW, STRIKE, CUSTOMER, FOUNDER, RUBBLE, GIVER,
                    PARTY, PURSE, BANKER);

    private static final Award GOOD_SPORT = award("sport", "trophy", 0);

    private static Award award(String word, String icon, int least) {
        return new Award("award." + word, icon, least, false);
    }

    private static Award record(String word, String icon, int least) {
        return new Award("award." + word, icon, least, true);
    }

    @Override
    public List<Award> awards() {
        return ALL;
    }

    @Override
    public Award consolation() {
        return GOOD_SPORT;
    }

    @Override
    public void count(Town town, Event event, Feats feats) {
        event.accept(new Counter(town, feats));
    }

    /** Most events are no feats; a new one is none until somebody invents an award for it. */
    private static final class Counter extends EventListener {
        private final Town town;
        private final Feats feats;

        Counter(Town town, Feats feats) {
            this.town = town;
            this.feats = feats;
        }

        @Override
        protected void hear(Event.MeeplesTaken taken) {
            feats.add(HANDFUL, taken.seat(), sum(taken.counts()));
        }

        @Override
        protected void hear(Event.PiecesDrawn drawn) {
            int[] pieces = drawn.pieces();
            feats.add(STRIKE, drawn.seat(), count(pieces, Piece.GOLD));
            feats.add(FUSE, drawn.seat(), count(pieces, Piece.DYNAMITE));
            if (drawn.cause() == DrawCause.ROBBER) {
                int owner = town.owner(drawn.building());
                if (owner != Town.NOBODY && owner != drawn.seat()) {
                    feats.add(ROBBED, owner, pieces.length);
                }
            }
        }

        @Override
        protected void hear(Event.DynamiteExploded exploded) {
            for (int seat = 0; seat < exploded.stonesLost().length; seat++) {
                feats.add(RUBBLE, seat, exploded.stonesLost()[seat]);
            }
        }

        @Override
        protected void hear(Event.ShowdownMeepleClaimed claimed) {
            feats.add(GIVER, claimed.sower(), claimed.controller() == claimed.sower() ? 0 : 1);
        }

        @Override
        protected void hear(Event.ShowdownWon won) {
            feats.add(SHOT, won.winner(), 1);
            feats.add(CUSTOMER, won.loser(), 1);
        }

        @Override
        protected void hear(Event.ShowdownDrawn both) {
            feats.add(CUSTOMER, both.controllers()[0], 1);
            feats.add(CUSTOMER, both.controllers()[1], 1);
        }

        @Override
        protected void hear(Event.RobbersJailed jailed) {
            feats.add(LAW, jailed.seat(), jailed.count());
        }

        @Override
        protected void hear(Event.BuildersLedToSaloon led) {
            feats.add(PARTY, led.seat(), led.count());
        }

        @Override
        protected void hear(Event.MarqueeBuilt built) {
            feats.add(FOUNDER, built.seat(), 1);
        }

        @Override
        protected void hear(Event.MarqueeUpgraded upgraded) {
            feats.add(FOUNDER, upgraded.seat(), 1);
        }

        @Override
        protected void hear(Event.BuildingDeclined declined) {
            feats.add(PURSE, declined.seat(), 1);
        }

        @Override
        protected void hear(Event.GoldBarTaken bar) {
            feats.add(BANKER, bar.seat(), 1);
        }
    }

    private static int count(int[] pieces, int wanted) {
        int count = 0;
        for (int piece : pieces) {
            count += piece == wanted ? 1 : 0;
        }
        return count;
    }

    private static int sum(int[] counts) {
        int sum = 0;
        for (int count : counts) {
            sum += count;
        }
        return sum;
    }
}
