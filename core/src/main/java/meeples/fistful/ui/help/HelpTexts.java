package meeples.fistful.ui.help;

import java.util.ArrayList;
import java.util.List;
import meeples.fistful.model.Decision;
import meeples.fistful.model.Meeple;
import meeples.fistful.model.Piece;
import meeples.fistful.model.Place;
import meeples.fistful.model.Street;
import meeples.fistful.model.Town;
import meeples.fistful.rules.Score;
import meeples.fistful.table.TownTarget;
import meeples.fistful.ui.outlook.BagOdds;
import meeples.fistful.ui.outlook.Effect;
import meeples.fistful.ui.outlook.EffectFinder;
import meeples.fistful.ui.words.TownWords;
import meeples.play.Seat;
import meeples.table.Target;

/** Explains whatever can be pointed at on the table: what it is, and what it does right now. */
public final class HelpTexts {
    private final TownWords words;

    public HelpTexts(TownWords words) {
        this.words = words;
    }

    /** A few short lines about a thing, as the town is now. */
    public String of(Target target, Town town, List<Seat> seats) {
        Answer answer = new Answer(town, seats);
        int index = target.index();
        if (target.isPanel()) {
            answer.supply(index);
            return answer.text();
        }
        switch (TownTarget.thing(target)) {
            case LOCATION -> answer.location(index);
            case SPACE -> answer.space(index);
            case MARQUEE -> answer.marquee(index);
            case BAG -> answer.bag();
            case BANK -> answer.bank();
            case GRAVEYARD -> answer.graveyard();
            case EXPLOSION -> answer.explosion();
            case HAND_MEEPLE -> answer.handMeeple(index);
            case DIE -> answer.die(index);
        }
        return answer.text();
    }

    /** What a kind of meeple does, whatever the town looks like. */
    public String meeple(int kind) {
        return words.get("help.meeple." + Meeple.word(kind));
    }

    /** One answer being put together, line by line. */
    private final class Answer {
        private final Town town;
        private final List<Seat> seats;
        private final List<String> lines = new ArrayList<>();

        Answer(Town town, List<Seat> seats) {
            this.town = town;
            this.seats = seats;
        }

        String text() {
            return String.join("\n", lines);
        }

        private void say(String key, Object... arguments) {
            lines.add(words.get(key, arguments));
        }

        void location(int place) {
            lines.add(words.location(place));
            switch (place) {
                case Place.SALOON -> say("help.saloon");
                case Place.JAIL -> jail();
                default -> say("help.building");
            }
            int[] here = counts(place);
            if (town.meeples(place) == 0) {
                say("help.nobody");
            } else {
                say("help.here", words.meeples(here));
            }
            if (Place.isBuilding(place)) {
                marquee(place);
            }
        }

        private void jail() {
            say("help.jail");
            if (town.jailDynamite() > 0) {
                say("help.jail.dynamite", town.jailDynamite());
            } else {
                say("help.jail.safe");
            }
        }

        private int[] counts(int place) {
            int[] counts = new int[Meeple.KINDS];
            for (int kind = 0; kind < counts.length; kind++) {
                counts[kind] = town.meeples(place, kind);
            }
            return counts;
        }

        void marquee(int building) {
            String cost = words.cost(Place.goldCost(building), Place.stoneCost(building));
            switch (town.marquee(building)) {
                case 0 -> {
                    if (town.decision() == Decision.MARQUEE && Place.isCorner(building)) {
                        say("help.marquee.corner");
                    } else {
                        say("help.marquee.none", cost);
                    }
                }
                case 5 -> say("help.marquee.five", name(town.owner(building)), cost);
                default -> say("help.marquee.ten", name(town.owner(building)));
            }
        }

        void space(int space) {
            if (Street.isShowdown(space)) {
                showdownSpace(space);
            } else {
                say("help.doorway", words.space(space));
                if (!town.isFree(space)) {
                    say("help.waiting", words.meeple(town.on(space)));
                    effects(space, town.on(space), town.on(space) + 1);
                } else if (town.decision() != Decision.MARQUEE
                        && town.decision() != Decision.OVER) {
                    everyEffect(space);
                }
            }
        }

        private void showdownSpace(int space) {
            if (town.isFree(space)) {
                say("help.showdown.free");
            } else if (town.token(space) == Town.NOBODY) {
                say("help.showdown.unclaimed", words.meeple(town.on(space)));
            } else {
                say(
                        town.showdownIsOn() ? "help.showdown.on" : "help.showdown.taken",
                        words.meeple(town.on(space)),
                        name(town.token(space)));
            }
        }

        /** What each kind of meeple would do if it were placed here now. */
        private void everyEffect(int space) {
            int before = lines.size();
            effects(space, 0, Meeple.KINDS);
            if (lines.size() == before) {
                say("help.if.nothing");
            } else {
                lines.add(before, words.get("help.if"));
            }
        }

        private void effects(int space, int firstKind, int endKind) {
            for (int kind = firstKind; kind < endKind; kind++) {
                effect(EffectFinder.of(town, space, kind));
            }
        }

        private void effect(Effect effect) {
            String meeple = words.meeple(effect.meeple());
            if (effect.draws() > 0) {
                say("help.if.draws", meeple, name(effect.drawer()), effect.draws());
            }
            if (effect.asks()) {
                String key = effect.question() == Decision.BUILD ? "build" : "upgrade";
                if (effect.payable()) {
                    String cost = words.cost(effect.goldCost(), effect.stoneCost());
                    say("help.if." + key, meeple, name(effect.asked()), cost);
                } else {
                    say("help.if." + key + ".poor", meeple, name(effect.asked()), lack(effect));
                }
            }
        }

        private String lack(Effect effect) {
            return words.cost(effect.goldMissing(town), effect.stoneMissing(town));
        }

        void bag() {
            if (town.bagSize() == 0) {
                say("help.bag.empty");
                return;
            }
            int[] contents = {town.bagGold(), town.bagStone(), town.bagDynamite()};
            say("help.bag", words.pieces(contents));
            say("help.bag.odds", odds(Piece.GOLD), odds(Piece.STONE), odds(Piece.DYNAMITE));
        }

        private String odds(int piece) {
            return words.percent(BagOdds.inBag(town, piece) / (double) town.bagSize());
        }

        void bank() {
            if (town.bank() == 0) {
                say("help.bank.empty");
            } else {
                lines.add(words.count("help.bank", town.bank(), town.barPrice()));
                say("help.bank.must");
            }
        }

        void graveyard() {
            say("help.graves", town.meeples(Place.GRAVEYARD), Place.GRAVES);
            say("help.graves.bounty");
        }

        void explosion() {
            say("help.explosion", town.exploded(), Town.DYNAMITES);
            say("help.explosion.what");
        }

        void handMeeple(int kind) {
            lines.add(meeple(kind));
            if (town.decision() != Decision.SOW) {
                return;
            }
            int next = town.cursor();
            if (Street.isShowdown(next)) {
                say(kind == Meeple.MADAME ? madameAtShowdown() : "help.next.showdown");
            } else {
                int before = lines.size();
                effects(next, kind, kind + 1);
                if (lines.size() > before) {
                    lines.add(before, words.get("help.next", words.space(next)));
                }
            }
        }

        private String madameAtShowdown() {
            boolean mustWait = town.germanMadame() && town.meeples(Place.HAND) > 1;
            return mustWait ? "help.next.madame.last" : "help.next.madame";
        }

        void supply(int seat) {
            say(
                    "help.supply",
                    name(seat),
                    words.count("points", Score.of(town, seat)),
                    Score.gold(town, seat),
                    Score.bars(town, seat),
                    Score.marquees(town, seat));
            say("help.supply.stone", town.stone(seat));
            say("help.supply.tiles", town.tiles(seat));
            boolean out = town.token(Street.S0) == seat || town.token(Street.S1) == seat;
            say(out ? "help.supply.token.out" : "help.supply.token.here");
        }

        void die(int space) {
            if (town.token(space) == Town.NOBODY) {
                space(space); // the showdown is over while its dice are still in sight
                return;
            }
            String name = name(town.token(space));
            String meeple = words.meeple(town.on(space));
            if (town.die(space) == 0) {
                say("help.die.rolling", name, meeple);
            } else {
                say("help.die", name, meeple, town.die(space));
            }
        }

        private String name(int seat) {
            return seats.get(seat).name();
        }
    }
}
