package meeples.fistful.ui.book;

import java.util.ArrayList;
import java.util.List;
import meeples.fistful.model.Meeple;
import meeples.fistful.model.Town;
import meeples.fistful.rules.Event;
import meeples.fistful.table.Art;
import meeples.game.book.Chapter;
import meeples.game.book.Illustration;
import meeples.game.book.Passage;
import meeples.game.book.RulesBook;
import meeples.game.book.SignRow;
import meeples.game.book.SignRow.Sign;
import meeples.picture.SharedArt;

/** The rules of A Fistful of Meeples, chapter by chapter. */
public final class FistfulBook implements RulesBook<Town, Event> {
    private static final List<Chapter> CHAPTERS =
            List.of(
                    chapter("goal", passage("story", Picture.TOWN), passage("win", Picture.SCORE)),
                    chapter(
                            "town",
                            passage("locations", Picture.LOCATIONS),
                            passage("spaces", Picture.SPACES),
                            passage("costs"),
                            passage("supply")),
                    chapter("setup", passage("town"), passage("corner", Picture.CORNER)),
                    chapter(
                            "turn",
                            passage("steps"),
                            passage("take"),
                            passage("jail", Picture.BREAK_OUT)),
                    chapter(
                            "sow",
                            passage("building", Picture.SOW),
                            passage("anywhere", Picture.SOW_FROM_SALOON),
                            passage("occupied"),
                            passage("token", Picture.TOKEN),
                            passage("madame", Picture.MADAME_RETIRES)),
                    chapter(
                            "people",
                            passage("order"),
                            passage("builder", Picture.BUILD),
                            passage("upgrade", Picture.UPGRADE),
                            passage("miner", Picture.MINE),
                            passage("robber", Picture.ROB),
                            passage("deputy", Picture.ARREST),
                            passage("madame", Picture.LEAD_AWAY)),
                    chapter(
                            "showdown",
                            passage("when", Picture.SHOWDOWN),
                            passage("dice"),
                            passage("skill", Picture.SKILL),
                            passage("bounty", Picture.BOUNTY),
                            passage("both")),
                    chapter("bag", passage("draw"), passage("dynamite", Picture.EXPLODE)),
                    chapter("bars", passage("buy", Picture.BUY_BAR)),
                    chapter(
                            "end",
                            passage("causes", Picture.ENDS),
                            passage("score", Picture.SCORE)),
                    chapter("options", passage("german"), passage("onebar"), passage("rounds")),
                    chapter(
                            "playing",
                            passage("point"),
                            passage("plan"),
                            passage("help"),
                            passage("speed")));

    private static Chapter chapter(String name, Passage... passages) {
        String key = "rules." + name;
        List<Passage> full = new ArrayList<>();
        for (Passage passage : passages) {
            full.add(Passage.of(key + "." + passage.key(), passage.picture()));
        }
        return new Chapter(key, full);
    }

    private static Passage passage(String name) {
        return Passage.of(name, "");
    }

    private static Passage passage(String name, Picture picture) {
        return Passage.of(name, picture.name());
    }

    @Override
    public List<Chapter> chapters() {
        return CHAPTERS;
    }

    @Override
    public float usualWidth() {
        return Stories.WIDTH;
    }

    @Override
    public Illustration<Town, Event> illustration(Passage passage) {
        Picture picture = Picture.valueOf(passage.picture());
        return switch (picture) {
            case SKILL -> new SignRow<>(meeples(false), ">", true);
            case BOUNTY -> new SignRow<>(meeples(true), "", true);
            case SCORE -> new SignRow<>(worth(), "", false);
            default -> Stories.of(picture);
        };
    }

    /** Those who can duel, the best shot first, with their name or their bounty. */
    private static List<Sign> meeples(boolean bounty) {
        List<Sign> signs = new ArrayList<>();
        for (int kind = 3; kind >= 0; kind--) {
            String worth = String.valueOf(Meeple.bounty(kind));
            signs.add(
                    bounty
                            ? new Sign(Art.meepleIcon(kind), null, worth)
                            : new Sign(Art.meepleIcon(kind), "meeple." + Meeple.word(kind), null));
        }
        return signs;
    }

    private static List<Sign> worth() {
        return List.of(
                new Sign(SharedArt.icon("gold"), null, "1"),
                new Sign(SharedArt.icon("bar"), null, "10"),
                new Sign(SharedArt.icon("marquee"), null, "5 / 10"));
    }
}
