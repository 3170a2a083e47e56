package meeples.fistful.ui.ask;

import java.util.ArrayList;
import java.util.List;
import meeples.fistful.model.Place;
import meeples.fistful.model.Town;
import meeples.fistful.rules.Move;
import meeples.fistful.table.TownTarget;
import meeples.game.ask.Desk;
import meeples.game.ask.Line;
import meeples.table.Target;

/** On which corner does the starting marquee go? */
public final class AskMarquee extends TownAsk {
    public AskMarquee(Desk<Town> desk) {
        super(desk);
    }

    @Override
    public String status() {
        return words.get("ask.marquee");
    }

    @Override
    public List<Target> glowing() {
        List<Target> corners = new ArrayList<>();
        for (int i = 0; i < desk.legal().size(); i++) {
            corners.add(TownTarget.location(Move.building(desk.legal().get(i))));
        }
        return corners;
    }

    /** The boards as well: it is there that the marquee will hang. */
    @Override
    public List<Target> lit() {
        List<Target> all = glowing();
        for (int i = 0; i < desk.legal().size(); i++) {
            all.add(TownTarget.marquee(Move.building(desk.legal().get(i))));
        }
        return all;
    }

    @Override
    public void press(Target target) {
        boolean building = Targets.isPlace(target) && Place.isBuilding(target.index());
        if (!building) {
            desk.explain(words.get("no.marquee.here"));
            return;
        }
        int move = Move.marquee(target.index());
        if (desk.legal().contains(move)) {
            desk.play(move);
        } else if (town.owner(target.index()) != Town.NOBODY) {
            desk.explain(words.get("no.corner.taken", name(town.owner(target.index()))));
        } else {
            desk.explain(words.get("no.marquee.here"));
        }
    }

    @Override
    public List<Line> lines() {
        List<Line> lines = new ArrayList<>();
        lines.add(new Line("marquee", Town.NOBODY, words.get("ask.marquee.why")));
        return lines;
    }
}
