package meeples.fistful.ui.log;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import meeples.fistful.model.Meeple;
import meeples.fistful.model.Piece;
import meeples.fistful.model.Street;
import meeples.fistful.model.Town;
import meeples.fistful.rules.Event;
import meeples.fistful.rules.EventListener;
import meeples.fistful.ui.words.TownWords;
import meeples.game.ask.Line;
import meeples.game.tell.Caption;
import meeples.game.tell.EventTelling;
import meeples.game.tell.Narrator;
import meeples.play.Seat;
import meeples.text.Texts;

/** Says what happens in town and why, where the log has no room for reasons. */
final class TownNarrator extends Narrator<Event> {
    /** Of so many falls of two dice, of which one may be rolled again ... */
    private static final int ALL_CASES = 216;

    /** ... the better shot wins so many by doing so whenever it helps. */
    private static final int WON_BY_SKILL = 161;

    private final TownWords words;
    private final Reasons reasons = new Reasons();

    TownNarrator(EventTelling<Event> telling, Texts texts, List<Seat> seats) {
        super(telling, texts, seats);
        words = new TownWords(texts);
    }

    @Override
    protected List<Caption> say(Event event) {
        reasons.said = null;
        event.accept(reasons);
        return reasons.said == null ? super.say(event) : reasons.said;
    }

    private static String icon(int meeple) {
        return "meeple-" + Meeple.word(meeple);
    }

    private static List<String> icons(int[] counts) {
        List<String> icons = new ArrayList<>();
        for (int kind = 0; kind < counts.length; kind++) {
            icons.addAll(Collections.nCopies(counts[kind], icon(kind)));
        }
        return icons;
    }

    /** Says what the log does not; silent where its words are enough. */
    private final class Reasons extends EventListener {
        private List<Caption> said;
        private Event.MeeplesTaken taken;
        private final int[] hand = new int[Meeple.KINDS];
        private final int[] dice = new int[2];
        private final List<Line> rolls = new ArrayList<>();

        // Sowing

        @Override
        protected void hear(Event.MeeplesTaken e) {
            taken = e;
            System.arraycopy(e.counts(), 0, hand, 0, hand.length);
            Caption first = line(e, icons(hand));
            boolean clockwise = e.direction() == Street.CLOCKWISE;
            setHeading(first);
            said = list(first, because("narrate.sow." + (clockwise ? "clockwise" : "counter")));
        }

        // The pictures of those who are still in hand become fewer.
        @Override
        protected void hear(Event.MeepleSown e) {
            if (taken != null && hand[e.meeple()] > 0) {
                hand[e.meeple()]--;
                setHeading(line(taken, icons(hand)));
            }
            String key = Street.isShowdown(e.space()) ? "narrate.sown.showdown" : "narrate.sown";
            String where = words.space(e.space());
            said = under(one(icon(e.meeple()), words.get(key, words.meeple(e.meeple()), where)));
        }

        private Caption one(String icon, String text) {
            return Caption.of(new Line(icon, Town.NOBODY, text));
        }

        @Override
        protected void hear(Event.ShowdownMeepleClaimed e) {
            said = under(line(e));
        }

        // Resolving

        @Override
        protected void hear(Event.MeepleEntered e) {
            setHeading(line(e));
            said = list(line(e), because("narrate.why." + Meeple.word(e.meeple())));
        }

        @Override
        protected void hear(Event.PiecesDrawn e) {
            List<String> icons = new ArrayList<>();
            for (int piece : e.pieces()) {
                icons.add(Piece.word(piece));
            }
            Caption drawn = line(e, icons);
            said = under(drawn);
        }

        @Override
        protected void hear(Event.RobbersJailed e) {
            said = under(line(e));
        }

        @Override
        protected void hear(Event.BuildersLedToSaloon e) {
            said = under(line(e));
        }

        @Override
        protected void hear(Event.DynamiteExploded e) {
            setHeading(line(e));
            said = list(line(e), because("help.event.exploded"));
        }

        // Showdowns

        @Override
        protected void hear(Event.ShowdownBegan e) {
            rolls.clear();
            setHeading(line(e));
            int left = e.meeples()[0];
            int right = e.meeples()[1];
            Caption skill =
                    left == right
                            ? because("narrate.duel.equal")
                            : one(
                                    icon(Math.max(left, right)),
                                    words.get(
                                            "narrate.duel.skill",
                                            words.meeple(Math.max(left, right)),
                                            words.meeple(Math.min(left, right)),
                                            WON_BY_SKILL,
                                            ALL_CASES));
            said = list(line(e), skill);
        }

        @Override
        protected void hear(Event.DieRolled e) {
            int side = Street.side(e.space());
            dice[side] = e.value();
            if (e.again()) {
                rolls.clear();
            }
            Line roll = part(e);
            rolls.add(Line.die(e.value(), e.seat(), roll.text()));
            said = under(new Caption(rolls));
        }

        @Override
        protected void hear(Event.ShowdownWon e) {
            int side = Street.side(e.winnerSpace());
            int higher = dice[side];
            int lower = dice[1 - side];
            Line part = part(e);
            String why =
                    higher == lower
                            ? words.get(
                                    "narrate.duel.tie",
                                    words.meeple(e.winnerMeeple()),
                                    words.meeple(e.loserMeeple()))
                            : words.get("narrate.duel.higher", higher, lower);
            setHeading(Caption.of(part));
            said = list(Caption.of(part), one("dice", why));
        }

        @Override
        protected void hear(Event.ShowdownDrawn e) {
            setHeading(line(e));
            said = list(line(e), one("dice", words.get("narrate.duel.both")));
        }

        // The end

        @Override
        protected void hear(Event.GameEnded e) {
            // Who has won is told by the ending, when everything has been counted.
            said = list(one("trophy", words.get("narrate.over")));
        }
    }
}
