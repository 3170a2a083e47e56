package meeples.coloma.notation;

import java.util.ArrayList;
import java.util.List;
import meeples.coloma.model.Box;
import meeples.coloma.model.Building;
import meeples.coloma.model.Site;
import meeples.coloma.rules.Event;
import meeples.play.BadTextException;
import meeples.play.Fault;
import meeples.play.Words;

/** Reads what {@link EventText} writes. */
final class EventReader {
    private static final int MOST = 1_000_000;

    private final Words words;

    private EventReader(String line) {
        words = new Words(line);
    }

    static Event read(String line) throws BadTextException {
        EventReader reader = new EventReader(line);
        Event event = reader.read();
        reader.words.end();
        return event;
    }

    private Event read() throws BadTextException {
        String event = words.next("an event");
        return switch (event) {
            case "pioneer-chosen" ->
                    new Event.PioneerChosen(Vocabulary.seat(words), Vocabulary.pioneer(words));
            case "choice-made" -> new Event.ChoiceMade(Vocabulary.seat(words));
            case "card-put-back" ->
                    new Event.CardPutBack(
                            Vocabulary.seat(words),
                            Vocabulary.card(words),
                            yes("top", "bottom"),
                            yes("open", "hidden"),
                            Reason.cause(words));
            case "year-started" ->
                    new Event.YearStarted(number() - Box.FIRST_YEAR, number("outlaws"));
            case "round-started" ->
                    new Event.RoundStarted(
                            number() - Box.FIRST_YEAR, number("round"), Vocabulary.site(words));
            case "event-reached" -> new Event.EventReached(Vocabulary.site(words));
            case "carrot-eaten" ->
                    new Event.CarrotEaten(Vocabulary.seat(words), Vocabulary.site(words));
            case "coins-gained" -> {
                int seat = Vocabulary.seat(words);
                int count = number();
                Reason reason = Reason.read(words);
                yield new Event.CoinsGained(seat, count, reason.cause(), reason.of());
            }
            case "nuggets-gained" -> {
                int seat = Vocabulary.seat(words);
                int count = number();
                int coins = number("coins");
                Reason reason = Reason.read(words);
                yield new Event.NuggetsGained(seat, count, coins, reason.cause(), reason.of());
            }
            case "dudes-gained" -> {
                int seat = Vocabulary.seat(words);
                int count = number();
                Reason reason = Reason.read(words);
                yield new Event.DudesGained(seat, count, reason.cause(), reason.of());
            }
            case "tents-gained" -> {
                int seat = Vocabulary.seat(words);
                int count = number();
                Reason reason = Reason.read(words);
                yield new Event.TentsGained(seat, count, reason.cause(), reason.of());
            }
            case "horses-gained" -> {
                int seat = Vocabulary.seat(words);
                int count = number();
                Reason reason = Reason.read(words);
                yield new Event.HorsesGained(seat, count, reason.cause(), reason.of());
            }
            case "cards-drawn" -> {
                int seat = Vocabulary.seat(words);
                int[] cards = cards();
                int points = number("points");
                boolean open = yes("open", "hidden");
                Reason reason = Reason.read(words);
                yield new Event.CardsDrawn(seat, cards, points, open, reason.cause(), reason.of());
            }
            case "points-gained" -> {
                int seat = Vocabulary.seat(words);
                int count = number();
                Reason reason = Reason.read(words);
                yield new Event.PointsGained(seat, count, reason.cause(), reason.of());
            }
            case "nuggets-spent" ->
                    new Event.NuggetsSpent(
                            Vocabulary.seat(words), number("nuggets"), number("points"));
            case "buster-shown" ->
                    new Event.BusterShown(Vocabulary.site(words), Vocabulary.site(words));
            case "pioneers-placed" -> new Event.PioneersPlaced(sites());
            case "mules-placed" -> new Event.MulesPlaced(sites());
            case "sam-placed" -> new Event.SamPlaced(Vocabulary.site(words), yes("heads", "tails"));
            case "buster-placed" -> new Event.BusterPlaced(Vocabulary.site(words));
            case "barricade-moved" ->
                    new Event.BarricadeMoved(Vocabulary.site(words), number("crowd"));
            case "turn-started" ->
                    new Event.TurnStarted(Vocabulary.seat(words), Vocabulary.site(words));
            case "paid" ->
                    new Event.Paid(
                            Vocabulary.seat(words),
                            number("coins"),
                            number("nuggets"),
                            number("tents"),
                            number("dudes"));
            case "river-surveyed" ->
                    new Event.RiverSurveyed(
                            Vocabulary.seat(words),
                            Vocabulary.tool(words),
                            Vocabulary.canyon(words));
            case "bridge-built" ->
                    new Event.BridgeBuilt(
                            Vocabulary.seat(words),
                            Vocabulary.tool(words),
                            Vocabulary.bridge(words),
                            Vocabulary.canyon(words));
            case "building-built" ->
                    new Event.BuildingBuilt(
                            Vocabulary.seat(words),
                            Vocabulary.tool(words),
                            Vocabulary.building(words));
            case "hotel-built" ->
                    new Event.HotelBuilt(
                            Vocabulary.seat(words), Vocabulary.tool(words), number("left"));
            case "wagon-moved" ->
                    new Event.WagonMoved(
                            Vocabulary.seat(words),
                            Vocabulary.space(words),
                            Vocabulary.space(words),
                            spaces());
            case "wagon-stopped" ->
                    new Event.WagonStopped(Vocabulary.seat(words), Vocabulary.space(words));
            case "wagon-sent" ->
                    new Event.WagonSent(
                            Vocabulary.seat(words),
                            Vocabulary.space(words),
                            Vocabulary.space(words));
            case "mine-cart-robbed" ->
                    new Event.MineCartRobbed(Vocabulary.seat(words), number("nuggets"));
            case "tent-on-event" ->
                    new Event.TentOnEvent(Vocabulary.seat(words), Vocabulary.site(words));
            case "tent-in-region" ->
                    new Event.TentInRegion(Vocabulary.seat(words), Vocabulary.region(words));
            case "gunmen-placed" ->
                    new Event.GunmenPlaced(Vocabulary.seat(words), Vocabulary.row(words));
            case "dudes-put-to-bed" -> new Event.DudesPutToBed(Vocabulary.seat(words), number());
            case "barrel-taken" ->
                    new Event.BarrelTaken(
                            Vocabulary.seat(words),
                            Vocabulary.hideout(words),
                            Vocabulary.barrel(words));
            case "outlaws-came" -> new Event.OutlawsCame(Vocabulary.seat(words), number());
            case "barrels-shuffled" -> new Event.BarrelsShuffled(number());
            case "barrel-turned-up" ->
                    new Event.BarrelTurnedUp(Vocabulary.hideout(words), Vocabulary.barrel(words));
            case "barrel-used" ->
                    new Event.BarrelUsed(Vocabulary.seat(words), Vocabulary.barrel(words));
            case "barrel-discarded" -> {
                int seat = Vocabulary.seat(words);
                int kind = Vocabulary.barrel(words);
                Reason reason = Reason.read(words);
                yield new Event.BarrelDiscarded(seat, kind, reason.cause(), reason.of());
            }
            case "barricade-blasted" -> new Event.BarricadeBlasted(Vocabulary.seat(words));
            case "turn-ended" -> new Event.TurnEnded(Vocabulary.seat(words));
            case "pioneers-taken-back" -> new Event.PioneersTakenBack();
            case "shootout-fought" ->
                    new Event.ShootoutFought(
                            number() - Box.FIRST_YEAR,
                            Vocabulary.table(words),
                            number("gunmen"),
                            number("outlaws"),
                            yes("won", "lost"));
            case "shootout-ranked" ->
                    new Event.ShootoutRanked(
                            Vocabulary.contender(words), number("rank") - 1, number("gunmen"));
            case "dude-buried" ->
                    new Event.DudeBuried(Vocabulary.seat(words), yes("cabin", "supply"));
            case "badge-passed" ->
                    new Event.BadgePassed(Vocabulary.seat(words), Vocabulary.seat(words));
            case "gunmen-went-home" ->
                    new Event.GunmenWentHome(Vocabulary.row(words), Vocabulary.seat(words));
            case "outlaws-left" -> new Event.OutlawsLeft(number());
            case "guests-left" -> new Event.GuestsLeft(Vocabulary.seat(words), number());
            case "shootout-table-shown" -> new Event.ShootoutTableShown(Vocabulary.table(words));
            case "gold-refilled" -> new Event.GoldRefilled(number());
            case "carrots-returned" ->
                    new Event.CarrotsReturned(Vocabulary.seat(words), number("carrots"));
            case "sam-surveyed" -> new Event.SamSurveyed();
            case "sam-traded-bridge" ->
                    new Event.SamTradedBridge(Vocabulary.market(words), Vocabulary.bridge(words));
            case "sam-took-hotel" -> new Event.SamTookHotel(number("left"));
            case "game-ended" ->
                    new Event.GameEnded(numbers("points"), numbers("places"), number("sam"));
            default ->
                    throw new BadTextException(
                            Fault.UNKNOWN_WORD, Words.shown(event) + " is not an event", event);
        };
    }

    private int number() throws BadTextException {
        return words.number("a number", -MOST, MOST);
    }

    private int number(String after) throws BadTextException {
        words.expect(after);
        return number();
    }

    private boolean yes(String yes, String no) throws BadTextException {
        return words.oneOf(yes + " or " + no, yes, no) == 0;
    }

    /** As many numbers as there are, one for each seat. */
    private int[] numbers(String after) throws BadTextException {
        words.expect(after);
        List<Integer> numbers = new ArrayList<>();
        while (words.isAtNumber()) {
            numbers.add(number());
        }
        return toArray(numbers);
    }

    private int[] sites() throws BadTextException {
        words.expect("on");
        List<Integer> sites = new ArrayList<>();
        while (!words.isAtEnd()) {
            sites.add(words.accept(Vocabulary.NONE) ? Site.NONE : Vocabulary.site(words));
        }
        return toArray(sites);
    }

    private int[] spaces() throws BadTextException {
        words.expect("jumped");
        List<Integer> spaces = new ArrayList<>();
        while (!words.isAtEnd()) {
            spaces.add(Vocabulary.space(words));
        }
        return toArray(spaces);
    }

    private int[] cards() throws BadTextException {
        int[] cards = new int[words.number("the number of cards", 0, Building.ALL)];
        for (int i = 0; i < cards.length; i++) {
            cards[i] = Vocabulary.card(words);
        }
        return cards;
    }

    private static int[] toArray(List<Integer> numbers) {
        int[] array = new int[numbers.size()];
        for (int i = 0; i < array.length; i++) {
            array[i] = numbers.get(i);
        }
        return array;
    }
}
