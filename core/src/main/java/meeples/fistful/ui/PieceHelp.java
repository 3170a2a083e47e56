package meeples.fistful.ui;

import java.util.List;
import java.util.function.Supplier;
import meeples.fistful.model.Meeple;
import meeples.fistful.model.Piece;
import meeples.fistful.model.Place;
import meeples.fistful.model.Street;
import meeples.fistful.model.Town;
import meeples.fistful.rules.Score;
import meeples.fistful.table.Target;
import meeples.fistful.ui.words.TownWords;
import meeples.play.Seat;

/** Says what a thing on the table is, and what it means now. */
final class PieceHelp {
    private final TownWords words;
    private final Supplier<Town> towns;
    private final List<Seat> seats;

    PieceHelp(TownWords words, Supplier<Town> towns, List<Seat> seats) {
        this.words = words;
        this.towns = towns;
        this.seats = seats;
    }

    String explain(Target target) {
        Town town = towns.get();
        int index = target.index();
        return switch (target.kind()) {
            case LOCATION -> location(town, index);
            case MARQUEE -> marquee(town, index);
            case SPACE -> space(town, index);
            case BAG -> bag(town);
            case BANK -> bank(town);
            case GRAVEYARD ->
                    words.get("help.graves", town.meeples(Place.GRAVEYARD), Place.GRAVES)
                            + " "
                            + words.get("help.graves.bounty");
            case EXPLOSION ->
                    words.get("help.explosion", town.exploded(), Town.DYNAMITES)
                            + " "
                            + words.get("help.explosion.what");
            case HAND_MEEPLE -> words.get("help.meeple." + Meeple.word(index));
            case SUPPLY -> supply(town, index);
            case DIE -> die(town, index);
        };
    }

    private String location(Town town, int place) {
        String people =
                town.meeples(place) == 0
                        ? words.get("help.nobody")
                        : words.get("help.here", meeples(town, place));
        String name = words.location(place);
        return switch (place) {
            case Place.SALOON -> words.get("help.saloon") + " " + people;
            case Place.JAIL -> words.get("help.jail") + " " + jail(town) + " " + people;
            default -> name + ": " + words.get("help.building") + " " + people;
        };
    }

    private String jail(Town town) {
        return town.jailDynamite() > 0
                ? words.get("help.jail.dynamite", town.jailDynamite())
                : words.get("help.jail.safe");
    }

    private String meeples(Town town, int place) {
        int[] counts = new int[Meeple.KINDS];
        for (int kind = 0; kind < counts.length; kind++) {
            counts[kind] = town.meeples(place, kind);
        }
        return words.meeples(counts);
    }

    private String marquee(Town town, int building) {
        String cost = words.cost(Place.goldCost(building), Place.stoneCost(building));
        if (town.owner(building) == Town.NOBODY) {
            return words.get("help.marquee.none", cost);
        }
        String owner = seats.get(town.owner(building)).name();
        return town.marquee(building) == 5
                ? words.get("help.marquee.five", owner, cost)
                : words.get("help.marquee.ten", owner);
    }

    private String space(Town town, int space) {
        if (!Street.isShowdown(space)) {
            String doorway = words.get("help.doorway", words.space(space));
            return town.isFree(space)
                    ? doorway
                    : doorway + " " + words.get("help.waiting", words.meeple(town.on(space)));
        }
        if (town.isFree(space)) {
            return words.get("help.showdown.free");
        }
        String key = town.showdownIsOn() ? "help.showdown.on" : "help.showdown.taken";
        return words.get(key, words.meeple(town.on(space)), seats.get(town.token(space)).name());
    }

    private String bag(Town town) {
        double size = town.bagSize();
        if (size == 0) {
            return words.get("help.bag.empty");
        }
        int[] counts = {town.bagGold(), town.bagStone(), town.bagDynamite()};
        return words.get("help.bag", words.pieces(counts))
                + " "
                + words.get(
                        "help.bag.odds",
                        words.percent(counts[Piece.GOLD] / size),
                        words.percent(counts[Piece.STONE] / size),
                        words.percent(counts[Piece.DYNAMITE] / size));
    }

    private String bank(Town town) {
        if (town.bank() == 0) {
            return words.get("help.bank.empty");
        }
        return words.count("help.bank", town.bank(), town.barPrice())
                + " "
                + words.get("help.bank.must");
    }

    private String supply(Town town, int seat) {
        return words.get(
                "help.supply",
                seats.get(seat).name(),
                Score.of(town, seat),
                Score.gold(town, seat),
                Score.bars(town, seat),
                Score.marquees(town, seat));
    }

    private String die(Town town, int space) {
        if (town.token(space) == Town.NOBODY || town.isFree(space)) {
            return words.get("help.showdown.free");
        }
        String name = seats.get(town.token(space)).name();
        String meeple = words.meeple(town.on(space));
        return town.die(space) == 0
                ? words.get("help.die.rolling", name, meeple)
                : words.get("help.die", name, meeple, town.die(space));
    }
}
