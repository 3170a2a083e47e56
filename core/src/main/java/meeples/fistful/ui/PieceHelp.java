package meeples.fistful.ui;

import java.util.List;
import java.util.function.Supplier;
import meeples.fistful.model.Town;
import meeples.fistful.table.Target;
import meeples.fistful.ui.help.HelpTexts;
import meeples.fistful.ui.words.TownWords;
import meeples.play.Seat;

/** Says what a thing on the table is, and what it means now. */
public final class PieceHelp {
    private final HelpTexts texts;
    private final Supplier<Town> towns;
    private final List<Seat> seats;

    public PieceHelp(TownWords words, Supplier<Town> towns, List<Seat> seats) {
        texts = new HelpTexts(words);
        this.towns = towns;
        this.seats = seats;
    }

    public String explain(Target target) {
        return texts.of(target, towns.get(), seats);
    }
}
