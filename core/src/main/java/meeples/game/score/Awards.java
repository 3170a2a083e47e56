package meeples.game.score;

import java.util.ArrayList;
import java.util.List;

/**
 * Decides who is honoured for what. Nobody goes home without anything, and nobody takes all: those
 * who have nothing yet come first.
 */
public final class Awards {
    /** An award and those who share it, at most two. */
    public record Given(Award award, List<Integer> seats, int count) {
        public Given {
            seats = List.copyOf(seats);
        }
    }

    private static final int MOST = 6;
    private static final int MOST_WHO_SHARE = 2;

    private final List<Given> earned = new ArrayList<>();
    private final Award consolation;
    private final boolean[] honoured;
    private final boolean[] chosen;

    private Awards(Feats feats) {
        consolation = feats.consolation();
        honoured = new boolean[feats.seats()];
        for (Award award : feats.awards()) {
            Given given = best(feats, award);
            if (given != null) {
                earned.add(given);
            }
        }
        chosen = new boolean[earned.size()];
    }

    /** The awards for these feats, the most famous first. */
    public static List<Given> of(Feats feats) {
        return new Awards(feats).choose();
    }

    /** Those who did most of it; null when it is too little, or so many did that it means none. */
    private static Given best(Feats feats, Award award) {
        int most = 0;
        List<Integer> seats = new ArrayList<>();
        for (int seat = 0; seat < feats.seats(); seat++) {
            int count = feats.of(award, seat);
            if (count > most) {
                most = count;
                seats.clear();
            }
            if (count == most) {
                seats.add(seat);
            }
        }
        // Who plays alone shares with nobody.
        boolean special =
                seats.size() <= MOST_WHO_SHARE
                        && (seats.size() < feats.seats() || feats.seats() == 1);
        boolean enough = most >= Math.max(1, award.least());
        return special && enough ? new Given(award, seats, most) : null;
    }

    private List<Given> choose() {
        int left = MOST - chooseForAll();
        for (int i = 0; i < earned.size() && left > 0; i++) {
            if (!chosen[i]) {
                chosen[i] = true;
                left--;
            }
        }
        List<Given> given = new ArrayList<>();
        for (int i = 0; i < earned.size(); i++) {
            if (chosen[i]) {
                given.add(earned.get(i));
            }
        }
        console(given);
        return given;
    }

    /** Chooses the first award of everybody; how many that are. */
    private int chooseForAll() {
        int count = 0;
        for (int i = 0; i < earned.size(); i++) {
            if (honoursSomebodyNew(earned.get(i))) {
                chosen[i] = true;
                count++;
                earned.get(i).seats().forEach(seat -> honoured[seat] = true);
            }
        }
        return count;
    }

    private boolean honoursSomebodyNew(Given given) {
        for (int seat : given.seats()) {
            if (!honoured[seat]) {
                return true;
            }
        }
        return false;
    }

    private void console(List<Given> given) {
        for (int seat = 0; seat < honoured.length; seat++) {
            if (!honoured[seat]) {
                given.add(new Given(consolation, List.of(seat), 0));
            }
        }
    }
}
