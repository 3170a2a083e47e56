package meeples.fistful.ui.score;

import meeples.fistful.model.Piece;
import meeples.fistful.model.Town;
import meeples.fistful.rules.DrawCause;
import meeples.fistful.rules.Event;
import meeples.play.Match;

/** What each seat did in a game, or in several, of all that there are awards for. */
public final class Feats {
    private final int[][] counts;

    private Feats(int seats) {
        counts = new int[Award.values().length][seats];
    }

    /** What happened in a match so far. */
    public static Feats of(Match<Town, Event> match) {
        Feats feats = new Feats(match.seats().size());
        Town town = match.positionAfter(0);
        for (int i = 0; i < match.size(); i++) {
            match.game().rules().play(town, match.move(i), event -> feats.see(town, event));
        }
        return feats;
    }

    public int seats() {
        return counts[0].length;
    }

    /** How much of it this seat did. */
    public int of(Award award, int seat) {
        return counts[award.ordinal()][seat];
    }

    /** These and others as if it had been one game. */
    public Feats with(Feats others) {
        Feats all = new Feats(seats());
        for (Award award : Award.values()) {
            for (int seat = 0; seat < seats(); seat++) {
                all.counts[award.ordinal()][seat] =
                        award.together(of(award, seat), others.of(award, seat));
            }
        }
        return all;
    }

    private void add(Award award, int seat, int count) {
        int[] row = counts[award.ordinal()];
        row[seat] = award.together(row[seat], count);
    }

    private void see(Town town, Event event) {
        if (event instanceof Event.MeeplesTaken taken) {
            add(Award.HANDFUL, taken.seat(), sum(taken.counts()));
        } else if (event instanceof Event.PiecesDrawn drawn) {
            seeDraw(town, drawn);
        } else if (event instanceof Event.DynamiteExploded exploded) {
            for (int seat = 0; seat < seats(); seat++) {
                add(Award.RUBBLE, seat, exploded.stonesLost()[seat]);
            }
        } else if (event instanceof Event.ShowdownMeepleClaimed claimed) {
            add(Award.GIVER, claimed.sower(), claimed.controller() == claimed.sower() ? 0 : 1);
        } else if (event instanceof Event.ShowdownWon won) {
            add(Award.SHOT, won.winner(), 1);
            add(Award.CUSTOMER, won.loser(), 1);
        } else if (event instanceof Event.ShowdownDrawn both) {
            add(Award.CUSTOMER, both.controllers()[0], 1);
            add(Award.CUSTOMER, both.controllers()[1], 1);
        } else {
            seeWork(event);
        }
    }

    private void seeWork(Event event) {
        if (event instanceof Event.RobbersJailed jailed) {
            add(Award.LAW, jailed.seat(), jailed.count());
        } else if (event instanceof Event.BuildersLedToSaloon led) {
            add(Award.PARTY, led.seat(), led.count());
        } else if (event instanceof Event.MarqueeBuilt built) {
            add(Award.FOUNDER, built.seat(), 1);
        } else if (event instanceof Event.MarqueeUpgraded upgraded) {
            add(Award.FOUNDER, upgraded.seat(), 1);
        } else if (event instanceof Event.BuildingDeclined declined) {
            add(Award.PURSE, declined.seat(), 1);
        } else if (event instanceof Event.GoldBarTaken bar) {
            add(Award.BANKER, bar.seat(), 1);
        }
    }

    private void seeDraw(Town town, Event.PiecesDrawn drawn) {
        int[] pieces = drawn.pieces();
        add(Award.STRIKE, drawn.seat(), count(pieces, Piece.GOLD));
        add(Award.FUSE, drawn.seat(), count(pieces, Piece.DYNAMITE));
        if (drawn.cause() == DrawCause.ROBBER) {
            int owner = town.owner(drawn.building());
            if (owner != Town.NOBODY && owner != drawn.seat()) {
                add(Award.ROBBED, owner, pieces.length);
            }
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
