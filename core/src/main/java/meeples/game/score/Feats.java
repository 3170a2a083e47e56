package meeples.game.score;

import java.util.List;
import meeples.play.Match;

/** What each seat did in a match of a game, or in several, of all that there are awards for. */
public final class Feats {
    private final List<Award> awards;
    private final Award consolation;
    private final int[][] counts;

    /** Nothing was done yet. */
    public Feats(List<Award> awards, Award consolation, int seats) {
        this.awards = awards;
        this.consolation = consolation;
        counts = new int[awards.size()][seats];
    }

    /** What happened in a match so far. */
    public static <S, E> Feats of(Honours<S, E> honours, Match<S, E> match) {
        int seats = match.seats().size();
        Feats feats = new Feats(honours.awards(), honours.consolation(), seats);
        S position = match.positionAfter(0);
        for (int i = 0; i < match.size(); i++) {
            match.game()
                    .rules()
                    .play(position, match.move(i), event -> honours.count(position, event, feats));
        }
        return feats;
    }

    /** All that can be awarded, the most famous first. */
    public List<Award> awards() {
        return awards;
    }

    /** The award for those who would have none. */
    public Award consolation() {
        return consolation;
    }

    public int seats() {
        return counts[0].length;
    }

    /** How much of it this seat did. */
    public int of(Award award, int seat) {
        return counts[awards.indexOf(award)][seat];
    }

    /** A seat did so much of it. */
    public void add(Award award, int seat, int count) {
        int[] row = counts[awards.indexOf(award)];
        row[seat] = award.together(row[seat], count);
    }

    /** These and others of the same game as if it had been one match. */
    public Feats with(Feats others) {
        Feats all = new Feats(awards, consolation, seats());
        for (Award award : awards) {
            for (int seat = 0; seat < seats(); seat++) {
                all.add(award, seat, of(award, seat));
                all.add(award, seat, others.of(award, seat));
            }
        }
        return all;
    }
}
