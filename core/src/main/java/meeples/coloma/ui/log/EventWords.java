package meeples.coloma.ui.log;

import java.util.ArrayList;
import java.util.List;
import meeples.coloma.model.Box;
import meeples.coloma.model.Building;
import meeples.coloma.model.Goods;
import meeples.coloma.model.Site;
import meeples.coloma.rules.Cause;
import meeples.coloma.rules.Event;
import meeples.coloma.ui.words.ValleyWords;

/** Says in the player's language what happened, as far as the event itself knows it. */
final class EventWords implements Event.Visitor<String> {
    private final ValleyWords words;

    EventWords(ValleyWords words) {
        this.words = words;
    }

    private String say(String key, Object... arguments) {
        return words.get("tell." + key, arguments);
    }

    private String name(int seat) {
        return words.name(seat);
    }

    // Set-up and rounds

    @Override
    public String visit(Event.PioneerChosen e) {
        return say("pioneer", name(e.seat()), words.pioneer(e.pioneer()));
    }

    @Override
    public String visit(Event.ChoiceMade e) {
        return say("chosen", name(e.seat()));
    }

    @Override
    public String visit(Event.CardPutBack e) {
        String end = e.onTop() ? "top" : "bottom";
        return e.card() == Building.UNKNOWN
                ? say("put-back." + end, name(e.seat()))
                : say("put-back-card." + end, name(e.seat()), words.building(e.card()));
    }

    @Override
    public String visit(Event.YearStarted e) {
        return say("year", words.year(e.year()), words.count("outlaw", e.outlaws()));
    }

    @Override
    public String visit(Event.RoundStarted e) {
        return say("round", words.year(e.year()), e.round(), e.barker() + 1);
    }

    @Override
    public String visit(Event.EventReached e) {
        return say("event", words.event(e.site()), words.eventGives(e.site()));
    }

    @Override
    public String visit(Event.CarrotEaten e) {
        return say("carrot", name(e.seat()), words.event(e.site()), words.eventGives(e.site()));
    }

    // Gains

    private String gain(int seat, Goods goods, Cause cause, int of) {
        return say("gain", name(seat), words.goods(goods), why(cause, of));
    }

    private String why(Cause cause, int of) {
        return switch (cause) {
            case SET_UP -> words.get("cause.set-up");
            case EVENT -> words.event(of);
            case SHOVEL, WHEELBARROW, BUILDING -> words.building(of);
            case CANYON -> words.canyon(of);
            case WAGON -> words.space(of);
            case BARREL -> words.get("cause.barrel");
            case BARKER -> words.get("cause.barker");
            case FRONTIER -> words.site(Site.FRONTIER);
            case BEDS -> words.get("cause.beds");
            case PIONEER -> words.pioneer(of);
            case SHOOTOUT -> words.get("cause.shootout", of + 1);
            case SAM_PRIMARY, SAM_SECONDARY ->
                    of == Site.ALL ? words.get("cause.barker") : words.site(of);
        };
    }

    @Override
    public String visit(Event.CoinsGained e) {
        return gain(e.seat(), Goods.coins(e.count()), e.cause(), e.of());
    }

    @Override
    public String visit(Event.NuggetsGained e) {
        Goods goods = Goods.nuggets(e.count()).and(Goods.coins(e.coins()));
        return gain(e.seat(), goods, e.cause(), e.of());
    }

    @Override
    public String visit(Event.DudesGained e) {
        return gain(e.seat(), Goods.dudes(e.count()), e.cause(), e.of());
    }

    @Override
    public String visit(Event.TentsGained e) {
        return gain(e.seat(), Goods.tents(e.count()), e.cause(), e.of());
    }

    @Override
    public String visit(Event.HorsesGained e) {
        return gain(e.seat(), Goods.horses(e.count()), e.cause(), e.of());
    }

    @Override
    public String visit(Event.CardsDrawn e) {
        Goods goods = Goods.cards(e.cards().length).and(Goods.points(e.points()));
        List<String> names = new ArrayList<>();
        for (int card : e.cards()) {
            if (card != Building.UNKNOWN) {
                names.add(words.building(card));
            }
        }
        return names.isEmpty()
                ? gain(e.seat(), goods, e.cause(), e.of())
                : say(
                        "draw",
                        name(e.seat()),
                        words.goods(goods),
                        why(e.cause(), e.of()),
                        words.list(names));
    }

    @Override
    public String visit(Event.PointsGained e) {
        return gain(e.seat(), Goods.points(e.count()), e.cause(), e.of());
    }

    @Override
    public String visit(Event.NuggetsSpent e) {
        return e.nuggets() == 0
                ? say("spent-none", name(e.seat()))
                : say(
                        "spent",
                        name(e.seat()),
                        words.count("nugget", e.nuggets()),
                        words.count("point", e.points()));
    }

    // Placing

    @Override
    public String visit(Event.BusterShown e) {
        return say("buster-shown", e.left() + 1, e.right() + 1);
    }

    @Override
    public String visit(Event.PioneersPlaced e) {
        return say("placed", sites(e.sites()));
    }

    @Override
    public String visit(Event.MulesPlaced e) {
        return say("mules", sites(e.sites()));
    }

    private String sites(int[] sites) {
        List<String> list = new ArrayList<>();
        for (int seat = 0; seat < sites.length; seat++) {
            list.add(say("placed.one", name(seat), sites[seat] + 1));
        }
        return words.list(list);
    }

    @Override
    public String visit(Event.SamPlaced e) {
        return say(e.heads() ? "sam.heads" : "sam.tails", e.site() + 1);
    }

    @Override
    public String visit(Event.BusterPlaced e) {
        return say("buster", e.site() + 1);
    }

    @Override
    public String visit(Event.BarricadeMoved e) {
        return say("barricade", e.site() + 1, e.crowd());
    }

    // A turn

    @Override
    public String visit(Event.TurnStarted e) {
        return say("turn", name(e.seat()), words.site(e.site()));
    }

    @Override
    public String visit(Event.Paid e) {
        return say(
                "paid", name(e.seat()), words.cost(e.coins(), e.nuggets(), e.tents(), e.dudes()));
    }

    @Override
    public String visit(Event.RiverSurveyed e) {
        return say("river", name(e.seat()), words.canyon(e.canyon()), words.tool(e.tool()));
    }

    @Override
    public String visit(Event.BridgeBuilt e) {
        return say("bridge", name(e.seat()), words.bridge(e.kind()), words.tool(e.tool()));
    }

    @Override
    public String visit(Event.BuildingBuilt e) {
        return say("built", name(e.seat()), words.building(e.building()), words.tool(e.tool()));
    }

    @Override
    public String visit(Event.HotelBuilt e) {
        return say("hotel", name(e.seat()), words.tool(e.tool()), e.left());
    }

    @Override
    public String visit(Event.WagonMoved e) {
        return e.jumped().length == 0
                ? say("wagon", name(e.seat()), words.space(e.to()))
                : say("wagon-jumps", name(e.seat()), words.space(e.to()));
    }

    @Override
    public String visit(Event.WagonStopped e) {
        return say("wagon-stops", name(e.seat()), words.space(e.space()));
    }

    @Override
    public String visit(Event.WagonSent e) {
        return say("wagon-sent", name(e.seat()), words.space(e.to()));
    }

    @Override
    public String visit(Event.MineCartRobbed e) {
        return say("robbed", name(e.seat()), words.count("nugget", e.nuggets()));
    }

    @Override
    public String visit(Event.TentOnEvent e) {
        return say("tent-event", name(e.seat()), words.event(e.site()));
    }

    @Override
    public String visit(Event.TentInRegion e) {
        return say("tent-region", name(e.seat()), words.region(e.region()));
    }

    @Override
    public String visit(Event.GunmenPlaced e) {
        return say("gunmen", name(e.seat()), words.count("gunman", Box.rowSize(e.row())));
    }

    @Override
    public String visit(Event.DudesPutToBed e) {
        return say("bed", name(e.seat()), words.count("dude", e.count()));
    }

    // Barrels

    @Override
    public String visit(Event.BarrelTaken e) {
        return say("barrel-taken", name(e.seat()), words.barrel(e.kind()));
    }

    @Override
    public String visit(Event.OutlawsCame e) {
        return say("outlaws-came", words.count("outlaw", e.count()));
    }

    @Override
    public String visit(Event.BarrelsShuffled e) {
        return say("barrels-shuffled", words.count("barrel", e.count()));
    }

    @Override
    public String visit(Event.BarrelTurnedUp e) {
        return say("barrel-turned", words.barrel(e.kind()));
    }

    @Override
    public String visit(Event.BarrelUsed e) {
        return say("barrel-used", name(e.seat()), words.barrel(e.kind()));
    }

    @Override
    public String visit(Event.BarrelDiscarded e) {
        return say("barrel-discarded", name(e.seat()), why(e.cause(), e.of()));
    }

    @Override
    public String visit(Event.BarricadeBlasted e) {
        return say("blasted", name(e.seat()));
    }

    @Override
    public String visit(Event.TurnEnded e) {
        return say("ended", name(e.seat()));
    }

    @Override
    public String visit(Event.PioneersTakenBack e) {
        return say("taken-back");
    }

    // The shootout and the year

    @Override
    public String visit(Event.ShootoutFought e) {
        return say(
                e.won() ? "shootout.won" : "shootout.lost",
                words.year(e.year()),
                words.count("gunman", e.gunmen()),
                words.count("outlaw", e.outlaws()));
    }

    @Override
    public String visit(Event.ShootoutRanked e) {
        return say("ranked", name(e.contender()), e.rank() + 1, words.count("gunman", e.gunmen()));
    }

    @Override
    public String visit(Event.DudeBuried e) {
        return say("buried", name(e.seat()));
    }

    @Override
    public String visit(Event.BadgePassed e) {
        return say("badge", name(e.to()));
    }

    @Override
    public String visit(Event.GunmenWentHome e) {
        return say("gunmen-home", name(e.owner()), words.count("gunman", Box.rowSize(e.row())));
    }

    @Override
    public String visit(Event.OutlawsLeft e) {
        return say("outlaws-left", words.count("outlaw", e.count()));
    }

    @Override
    public String visit(Event.GuestsLeft e) {
        return say("guests-left", name(e.seat()), words.count("dude", e.count()));
    }

    @Override
    public String visit(Event.ShootoutTableShown e) {
        int table = e.table();
        return say("table", scores(table, true), scores(table, false));
    }

    /** The points of a shootout table, rank by rank. */
    private static String scores(int table, boolean won) {
        StringBuilder text = new StringBuilder();
        for (int rank = 0; rank < Box.RANKS; rank++) {
            text.append(rank == 0 ? "" : "/").append(Box.shootoutPoints(table, won, rank));
        }
        return text.toString();
    }

    @Override
    public String visit(Event.GoldRefilled e) {
        return say("refilled", words.count("nugget", e.count()));
    }

    @Override
    public String visit(Event.CarrotsReturned e) {
        return say("carrots", name(e.seat()));
    }

    @Override
    public String visit(Event.SamSurveyed e) {
        return say("sam.river");
    }

    @Override
    public String visit(Event.SamTradedBridge e) {
        return say("sam.bridge", words.bridge(e.kind()));
    }

    @Override
    public String visit(Event.SamTookHotel e) {
        return say("sam.hotel", e.left());
    }

    @Override
    public String visit(Event.GameEnded e) {
        List<String> list = new ArrayList<>();
        for (int seat = 0; seat < e.points().length; seat++) {
            list.add(say("over.one", name(seat), e.points()[seat]));
        }
        if (list.size() == 1) {
            list.add(say("over.one", words.get("who.sam"), e.sam()));
        }
        return say("over", words.list(list));
    }
}
