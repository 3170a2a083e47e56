package meeples.coloma.notation;

import meeples.coloma.model.Box;
import meeples.coloma.model.Site;
import meeples.coloma.rules.Event;
import meeples.play.BadTextException;

/**
 * Events as text, one line each, such as {@code coins-gained 1 2 because shovel mill} or {@code
 * wagon-moved 2 coloma ca1 jumped}. A seat that does something comes first, counted from 1; against
 * Sam he is seat 2.
 */
public final class EventText implements Event.Visitor<String> {
    private static final EventText WRITER = new EventText();

    private EventText() {}

    public static Event read(String line) throws BadTextException {
        return EventReader.read(line);
    }

    public static String write(Event event) {
        return event.accept(WRITER);
    }

    @Override
    public String visit(Event.PioneerChosen e) {
        return line("pioneer-chosen", Vocabulary.seat(e.seat()), Vocabulary.pioneer(e.pioneer()));
    }

    @Override
    public String visit(Event.ChoiceMade e) {
        return line("choice-made", Vocabulary.seat(e.seat()));
    }

    @Override
    public String visit(Event.CardPutBack e) {
        return line(
                "card-put-back",
                Vocabulary.seat(e.seat()),
                Vocabulary.card(e.card()),
                e.onTop() ? "top" : "bottom",
                e.open() ? "open" : "hidden",
                Reason.word(e.cause()));
    }

    @Override
    public String visit(Event.YearStarted e) {
        return line(
                "year-started", number(Box.FIRST_YEAR + e.year()), "outlaws", number(e.outlaws()));
    }

    @Override
    public String visit(Event.RoundStarted e) {
        return line(
                "round-started",
                number(Box.FIRST_YEAR + e.year()),
                "round",
                number(e.round()),
                Vocabulary.site(e.barker()));
    }

    @Override
    public String visit(Event.EventReached e) {
        return line("event-reached", Vocabulary.site(e.site()));
    }

    @Override
    public String visit(Event.CarrotEaten e) {
        return line("carrot-eaten", Vocabulary.seat(e.seat()), Vocabulary.site(e.site()));
    }

    @Override
    public String visit(Event.CoinsGained e) {
        return line(
                "coins-gained",
                Vocabulary.seat(e.seat()),
                number(e.count()),
                Reason.write(e.cause(), e.of()));
    }

    @Override
    public String visit(Event.NuggetsGained e) {
        return line(
                "nuggets-gained",
                Vocabulary.seat(e.seat()),
                number(e.count()),
                "coins",
                number(e.coins()),
                Reason.write(e.cause(), e.of()));
    }

    @Override
    public String visit(Event.DudesGained e) {
        return line(
                "dudes-gained",
                Vocabulary.seat(e.seat()),
                number(e.count()),
                Reason.write(e.cause(), e.of()));
    }

    @Override
    public String visit(Event.TentsGained e) {
        return line(
                "tents-gained",
                Vocabulary.seat(e.seat()),
                number(e.count()),
                Reason.write(e.cause(), e.of()));
    }

    @Override
    public String visit(Event.HorsesGained e) {
        return line(
                "horses-gained",
                Vocabulary.seat(e.seat()),
                number(e.count()),
                Reason.write(e.cause(), e.of()));
    }

    @Override
    public String visit(Event.CardsDrawn e) {
        return line(
                "cards-drawn",
                Vocabulary.seat(e.seat()),
                cards(e.cards()),
                "points",
                number(e.points()),
                e.open() ? "open" : "hidden",
                Reason.write(e.cause(), e.of()));
    }

    @Override
    public String visit(Event.PointsGained e) {
        return line(
                "points-gained",
                Vocabulary.seat(e.seat()),
                number(e.count()),
                Reason.write(e.cause(), e.of()));
    }

    @Override
    public String visit(Event.NuggetsSpent e) {
        return line(
                "nuggets-spent",
                Vocabulary.seat(e.seat()),
                "nuggets",
                number(e.nuggets()),
                "points",
                number(e.points()));
    }

    @Override
    public String visit(Event.BusterShown e) {
        return line("buster-shown", Vocabulary.site(e.left()), Vocabulary.site(e.right()));
    }

    @Override
    public String visit(Event.PioneersPlaced e) {
        return line("pioneers-placed", sites(e.sites()));
    }

    @Override
    public String visit(Event.MulesPlaced e) {
        return line("mules-placed", sites(e.sites()));
    }

    @Override
    public String visit(Event.SamPlaced e) {
        return line("sam-placed", Vocabulary.site(e.site()), e.heads() ? "heads" : "tails");
    }

    @Override
    public String visit(Event.BusterPlaced e) {
        return line("buster-placed", Vocabulary.site(e.site()));
    }

    @Override
    public String visit(Event.BarricadeMoved e) {
        return line("barricade-moved", Vocabulary.site(e.site()), "crowd", number(e.crowd()));
    }

    @Override
    public String visit(Event.TurnStarted e) {
        return line("turn-started", Vocabulary.seat(e.seat()), Vocabulary.site(e.site()));
    }

    @Override
    public String visit(Event.Paid e) {
        return line(
                "paid",
                Vocabulary.seat(e.seat()),
                "coins",
                number(e.coins()),
                "nuggets",
                number(e.nuggets()),
                "tents",
                number(e.tents()),
                "dudes",
                number(e.dudes()));
    }

    @Override
    public String visit(Event.RiverSurveyed e) {
        return line(
                "river-surveyed",
                Vocabulary.seat(e.seat()),
                Vocabulary.tool(e.tool()),
                Vocabulary.canyon(e.canyon()));
    }

    @Override
    public String visit(Event.BridgeBuilt e) {
        return line(
                "bridge-built",
                Vocabulary.seat(e.seat()),
                Vocabulary.tool(e.tool()),
                Vocabulary.bridge(e.kind()),
                Vocabulary.canyon(e.canyon()));
    }

    @Override
    public String visit(Event.BuildingBuilt e) {
        return line(
                "building-built",
                Vocabulary.seat(e.seat()),
                Vocabulary.tool(e.tool()),
                Vocabulary.building(e.building()));
    }

    @Override
    public String visit(Event.HotelBuilt e) {
        return line(
                "hotel-built",
                Vocabulary.seat(e.seat()),
                Vocabulary.tool(e.tool()),
                "left",
                number(e.left()));
    }

    @Override
    public String visit(Event.WagonMoved e) {
        return line(
                "wagon-moved",
                Vocabulary.seat(e.seat()),
                Vocabulary.space(e.from()),
                Vocabulary.space(e.to()),
                spaces(e.jumped()));
    }

    @Override
    public String visit(Event.WagonStopped e) {
        return line("wagon-stopped", Vocabulary.seat(e.seat()), Vocabulary.space(e.space()));
    }

    @Override
    public String visit(Event.WagonSent e) {
        return line(
                "wagon-sent",
                Vocabulary.seat(e.seat()),
                Vocabulary.space(e.from()),
                Vocabulary.space(e.to()));
    }

    @Override
    public String visit(Event.MineCartRobbed e) {
        return line("mine-cart-robbed", Vocabulary.seat(e.seat()), "nuggets", number(e.nuggets()));
    }

    @Override
    public String visit(Event.TentOnEvent e) {
        return line("tent-on-event", Vocabulary.seat(e.seat()), Vocabulary.site(e.site()));
    }

    @Override
    public String visit(Event.TentInRegion e) {
        return line("tent-in-region", Vocabulary.seat(e.seat()), Vocabulary.region(e.region()));
    }

    @Override
    public String visit(Event.GunmenPlaced e) {
        return line("gunmen-placed", Vocabulary.seat(e.seat()), Vocabulary.row(e.row()));
    }

    @Override
    public String visit(Event.DudesPutToBed e) {
        return line("dudes-put-to-bed", Vocabulary.seat(e.seat()), number(e.count()));
    }

    @Override
    public String visit(Event.BarrelTaken e) {
        return line(
                "barrel-taken",
                Vocabulary.seat(e.seat()),
                Vocabulary.hideout(e.place()),
                Vocabulary.barrel(e.kind()));
    }

    @Override
    public String visit(Event.OutlawsCame e) {
        return line("outlaws-came", Vocabulary.seat(e.seat()), number(e.count()));
    }

    @Override
    public String visit(Event.BarrelsShuffled e) {
        return line("barrels-shuffled", number(e.count()));
    }

    @Override
    public String visit(Event.BarrelTurnedUp e) {
        return line("barrel-turned-up", Vocabulary.hideout(e.place()), Vocabulary.barrel(e.kind()));
    }

    @Override
    public String visit(Event.BarrelUsed e) {
        return line("barrel-used", Vocabulary.seat(e.seat()), Vocabulary.barrel(e.kind()));
    }

    @Override
    public String visit(Event.BarrelDiscarded e) {
        return line(
                "barrel-discarded",
                Vocabulary.seat(e.seat()),
                Vocabulary.barrel(e.kind()),
                Reason.write(e.cause(), e.of()));
    }

    @Override
    public String visit(Event.BarricadeBlasted e) {
        return line("barricade-blasted", Vocabulary.seat(e.seat()));
    }

    @Override
    public String visit(Event.TurnEnded e) {
        return line("turn-ended", Vocabulary.seat(e.seat()));
    }

    @Override
    public String visit(Event.PioneersTakenBack e) {
        return line("pioneers-taken-back");
    }

    @Override
    public String visit(Event.ShootoutFought e) {
        return line(
                "shootout-fought",
                number(Box.FIRST_YEAR + e.year()),
                Vocabulary.table(e.table()),
                "gunmen",
                number(e.gunmen()),
                "outlaws",
                number(e.outlaws()),
                e.won() ? "won" : "lost");
    }

    @Override
    public String visit(Event.ShootoutRanked e) {
        return line(
                "shootout-ranked",
                Vocabulary.contender(e.contender()),
                "rank",
                number(e.rank() + 1),
                "gunmen",
                number(e.gunmen()));
    }

    @Override
    public String visit(Event.DudeBuried e) {
        return line("dude-buried", Vocabulary.seat(e.seat()), e.fromCabin() ? "cabin" : "supply");
    }

    @Override
    public String visit(Event.BadgePassed e) {
        return line("badge-passed", Vocabulary.seat(e.from()), Vocabulary.seat(e.to()));
    }

    @Override
    public String visit(Event.GunmenWentHome e) {
        return line("gunmen-went-home", Vocabulary.row(e.row()), Vocabulary.seat(e.owner()));
    }

    @Override
    public String visit(Event.OutlawsLeft e) {
        return line("outlaws-left", number(e.count()));
    }

    @Override
    public String visit(Event.GuestsLeft e) {
        return line("guests-left", Vocabulary.seat(e.seat()), number(e.count()));
    }

    @Override
    public String visit(Event.ShootoutTableShown e) {
        return line("shootout-table-shown", Vocabulary.table(e.table()));
    }

    @Override
    public String visit(Event.GoldRefilled e) {
        return line("gold-refilled", number(e.count()));
    }

    @Override
    public String visit(Event.CarrotsReturned e) {
        return line("carrots-returned", Vocabulary.seat(e.seat()), "carrots", number(e.carrots()));
    }

    @Override
    public String visit(Event.SamSurveyed e) {
        return line("sam-surveyed");
    }

    @Override
    public String visit(Event.SamTradedBridge e) {
        return line("sam-traded-bridge", number(e.place() + 1), Vocabulary.bridge(e.kind()));
    }

    @Override
    public String visit(Event.SamTookHotel e) {
        return line("sam-took-hotel", "left", number(e.left()));
    }

    @Override
    public String visit(Event.GameEnded e) {
        return line(
                "game-ended",
                "points" + numbers(e.points()),
                "places" + numbers(e.places()),
                "sam",
                number(e.sam()));
    }

    private static String line(String... words) {
        return String.join(" ", words);
    }

    private static String number(int number) {
        return String.valueOf(number);
    }

    private static String numbers(int[] numbers) {
        StringBuilder text = new StringBuilder();
        for (int number : numbers) {
            text.append(' ').append(number);
        }
        return text.toString();
    }

    private static String sites(int[] sites) {
        StringBuilder text = new StringBuilder("on");
        for (int site : sites) {
            text.append(' ').append(site == Site.NONE ? Vocabulary.NONE : Vocabulary.site(site));
        }
        return text.toString();
    }

    private static String spaces(int[] spaces) {
        StringBuilder text = new StringBuilder("jumped");
        for (int space : spaces) {
            text.append(' ').append(Vocabulary.space(space));
        }
        return text.toString();
    }

    private static String cards(int[] cards) {
        StringBuilder text = new StringBuilder(String.valueOf(cards.length));
        for (int card : cards) {
            text.append(' ').append(Vocabulary.card(card));
        }
        return text.toString();
    }
}
