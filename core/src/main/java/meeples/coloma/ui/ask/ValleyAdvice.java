package meeples.coloma.ui.ask;

import java.util.List;
import java.util.Locale;
import meeples.coloma.ai.ValleyReason;
import meeples.coloma.ai.ValleyReason.Good;
import meeples.coloma.model.Valley;
import meeples.coloma.table.ValleyPreview;
import meeples.coloma.ui.words.ValleyWords;
import meeples.game.tell.AdviceTelling;
import meeples.search.review.Reason;
import meeples.table.Target;
import meeples.text.Figures;

/** Puts choices and what speaks for them into words, and shows what they are about. */
public final class ValleyAdvice implements AdviceTelling<Valley> {
    private static final int AS_GOOD_AS_CERTAIN = 97; // percent

    private final ValleyWords words;

    public ValleyAdvice(ValleyWords words) {
        this.words = words;
    }

    @Override
    public String brief(Valley valley, int[] moves) {
        return new MoveWords(words, valley).brief(moves[0]);
    }

    @Override
    public String inFull(Valley valley, int[] moves) {
        return brief(valley, moves);
    }

    @Override
    public String say(Reason ofThisGame) {
        ValleyReason reason = (ValleyReason) ofThisGame;
        String why = why(reason);
        if (reason.isWarning() || reason.percent() >= AS_GOOD_AS_CERTAIN) {
            return why;
        }
        return words.get("reason.perhaps", why, percent(reason));
    }

    private String why(ValleyReason reason) {
        return words.get(
                "reason." + reason.kind().name().toLowerCase(Locale.ROOT).replace('_', '-'),
                what(reason),
                percent(reason));
    }

    private String percent(ValleyReason reason) {
        return Figures.percent(words.texts(), reason.percent() / 100.0);
    }

    private String what(ValleyReason reason) {
        return switch (reason.kind()) {
            case SCORES -> words.count("point", reason.count());
            case BUILDS -> words.building(reason.which());
            case BRIDGES -> words.bridge(reason.which());
            case PITCHES -> words.count("tent", reason.count());
            case POSTS -> words.count("gunman", reason.count());
            case GAINS -> words.count(good(reason.which()), reason.count());
            case BUILDS_HOTEL, SURVEYS, BARRED -> "";
        };
    }

    private static String good(int good) {
        return Good.values()[good].name().toLowerCase(Locale.ROOT);
    }

    @Override
    public List<Target> targets(Valley valley, int[] moves) {
        Target target = new MoveWords(words, valley).target(moves[0]);
        return target == null ? List.of() : List.of(target);
    }

    /** The thing that lights up says enough. */
    @Override
    public ValleyPreview preview(Valley valley, int[] moves) {
        return null;
    }
}
