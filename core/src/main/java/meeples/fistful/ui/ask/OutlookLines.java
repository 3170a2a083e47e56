package meeples.fistful.ui.ask;

import java.util.ArrayList;
import java.util.List;
import meeples.fistful.model.Decision;
import meeples.fistful.model.Piece;
import meeples.fistful.model.Town;
import meeples.fistful.table.TownPreview;
import meeples.fistful.table.TownTarget;
import meeples.fistful.ui.outlook.BagOdds;
import meeples.fistful.ui.outlook.Effect;
import meeples.fistful.ui.outlook.ShowdownOutlook;
import meeples.fistful.ui.outlook.TakeOutlook;
import meeples.fistful.ui.words.TownWords;
import meeples.game.ask.Line;
import meeples.play.Seat;

/** Says in a few short lines, and in badges on the table, what an outlook promises. */
final class OutlookLines {
    private final TownWords words;
    private final List<Seat> seats;

    OutlookLines(TownWords words, List<Seat> seats) {
        this.words = words;
        this.seats = seats;
    }

    List<Line> of(TakeOutlook outlook) {
        List<Line> lines = new ArrayList<>();
        Town town = outlook.town();
        for (int i = 0; i < town.players(); i++) {
            int seat = (town.active() + i) % town.players();
            if (outlook.draws(seat) > 0) {
                lines.add(draws(town, seat, outlook.draws(seat)));
            }
        }
        for (Effect effect : outlook.effects()) {
            if (effect.asks() && (effect.payable() || effect.asked() == town.active())) {
                lines.add(building(town, effect));
            }
        }
        ShowdownOutlook showdown = outlook.showdown();
        if (showdown != null) {
            lines.add(showdown(showdown));
        }
        if (lines.isEmpty()) {
            lines.add(new Line("", Town.NOBODY, words.get("outlook.nothing")));
        }
        return lines;
    }

    /** What one meeple would do. */
    List<Line> of(Town town, Effect effect) {
        List<Line> lines = new ArrayList<>();
        if (effect.draws() > 0) {
            lines.add(draws(town, effect.drawer(), effect.draws()));
        }
        if (effect.asks()) {
            lines.add(building(town, effect));
        }
        if (lines.isEmpty()) {
            lines.add(new Line("", Town.NOBODY, words.get("outlook.nothing")));
        }
        return lines;
    }

    private Line draws(Town town, int seat, int draws) {
        String gold = words.decimal(BagOdds.mean(town, Piece.GOLD, draws));
        String stone = words.decimal(BagOdds.mean(town, Piece.STONE, draws));
        double dynamite = BagOdds.dynamite(town, draws);
        String text = words.count("outlook.draws", draws, gold, stone);
        if (dynamite > 0) {
            text = words.get("outlook.risk", text, words.percent(dynamite));
        }
        return new Line("bag", seat, text);
    }

    private Line building(Town town, Effect effect) {
        String key = effect.question() == Decision.BUILD ? "outlook.build" : "outlook.upgrade";
        String where = words.location(effect.building());
        String text =
                effect.payable()
                        ? words.get(key, where, words.cost(effect.goldCost(), effect.stoneCost()))
                        : words.get(
                                key + ".poor",
                                where,
                                words.cost(effect.goldMissing(town), effect.stoneMissing(town)));
        return new Line("marquee", effect.asked(), text);
    }

    Line showdown(ShowdownOutlook showdown) {
        return new Line(
                "revolver",
                Town.NOBODY,
                words.get(
                        "outlook.showdown",
                        fighter(showdown, 0),
                        words.percent(showdown.odds(0).win()),
                        fighter(showdown, 1),
                        words.percent(showdown.odds(1).win())));
    }

    private String fighter(ShowdownOutlook showdown, int side) {
        int seat = showdown.controllers()[side];
        String meeple = words.meeple(showdown.meeples()[side]);
        return seat == Town.NOBODY ? meeple : words.get("log.fighter", meeple, name(seat));
    }

    /** Badges on the spaces: how many draws, what can be built. */
    List<TownPreview.Badge> badges(List<Effect> effects) {
        List<TownPreview.Badge> badges = new ArrayList<>();
        for (Effect effect : effects) {
            if (effect.draws() > 0) {
                badges.add(badge(effect, effect.drawer(), "+" + effect.draws()));
            } else if (effect.asks() && effect.payable()) {
                String points = effect.question() == Decision.BUILD ? "5" : "10";
                badges.add(badge(effect, effect.asked(), points));
            }
        }
        return badges;
    }

    private static TownPreview.Badge badge(Effect effect, int seat, String text) {
        return new TownPreview.Badge(TownTarget.space(effect.space()), seat, text);
    }

    private String name(int seat) {
        return seats.get(seat).name();
    }
}
