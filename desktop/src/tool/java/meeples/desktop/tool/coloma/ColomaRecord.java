package meeples.desktop.tool.coloma;

import java.util.List;
import meeples.coloma.model.Barrel;
import meeples.coloma.model.Box;
import meeples.coloma.model.Bridge;
import meeples.coloma.model.Building;
import meeples.coloma.model.Country;
import meeples.coloma.model.Decision;
import meeples.coloma.model.Pioneer;
import meeples.coloma.model.Valley;
import meeples.coloma.notation.EventText;
import meeples.coloma.rules.Event;
import meeples.coloma.rules.Score;
import meeples.desktop.tool.GameRecord;
import meeples.desktop.tool.JsonText;

/**
 * Writes a game down as one JSON object: the numbers of the box, the valley as it was laid out, all
 * that happened as lines of text, and what everybody had after each turn. RECORD.md beside this
 * file describes the format.
 */
final class ColomaRecord implements GameRecord<Event> {
    private static final String[] TABLES = {"a", "b", "c", "d", "board"};

    private final JsonText json = new JsonText();
    private final Valley valley;

    /** Begins the record of a game that has just been laid out. */
    ColomaRecord(Valley valley, int seed, List<String> bots) {
        this.valley = valley;
        json.object().set("format", 1).set("seed", seed);
        words("bots", bots.size(), bots::get);
        new BoxRecord(json).write(valley.players());
        writeAgreement();
        writeLayout();
        json.array("steps");
    }

    private void writeAgreement() {
        json.set("players", valley.players()).set("years", valley.years());
        json.set("sheriff", valley.sheriff() + 1).set("hotels", valley.hotelMarket());
        json.set("mules", valley.withMules()).set("openHands", valley.openHands());
        json.set("headStart", valley.isSolo() ? valley.gained(Valley.SAM) : 0);
        boolean chosen = valley.decision() == Decision.PIONEER;
        boolean dealt = valley.pioneer(0) != Pioneer.NONE;
        json.set("pioneers", chosen ? "chosen" : dealt ? "dealt" : "none");
        words("dealtPioneers", dealt ? valley.players() : 0, this::pioneer);
    }

    private String pioneer(int seat) {
        return Pioneer.word(valley.pioneer(seat));
    }

    private void writeLayout() {
        words("bridges", Box.BRIDGE_KINDS, place -> Bridge.word(valley.bridgeForSale(place)));
        words("barrels", Barrel.FACE_UP, place -> Barrel.word(valley.faceUp(place)));
        json.set("table", TABLES[valley.shootoutTable()]);
        json.array("hands");
        for (int seat = 0; seat < valley.players(); seat++) {
            json.array();
            writeCards(valley.hand(seat));
            json.pop();
        }
        json.pop();
    }

    private void writeCards(int cards) {
        for (int card = 0; card < Building.ALL; card++) {
            if ((cards & 1 << card) != 0) {
                json.value(Building.word(card));
            }
        }
    }

    /** What says the word with a number. */
    private interface Naming {
        String word(int index);
    }

    private void words(String key, int count, Naming naming) {
        json.array(key);
        for (int i = 0; i < count; i++) {
            json.value(naming.word(i));
        }
        json.pop();
    }

    @Override
    public void accept(Event event) {
        json.value(EventText.write(event));
        if (event instanceof Event.TurnEnded || event instanceof Event.RoundStarted) {
            writePossessions();
        } else if (event instanceof Event.GameEnded e) {
            writeScores(e);
        }
    }

    private void writePossessions() {
        json.object().set("gold", valley.gold()).set("cart", valley.cart());
        json.set("outlaws", valley.outlaws()).array("seats");
        for (int seat = 0; seat < valley.table(); seat++) {
            json.object().set("coins", valley.coins(seat)).set("nuggets", valley.nuggets(seat));
            json.set("cabin", valley.cabin(seat)).set("supply", valley.supply(seat));
            json.set("graves", valley.graves(seat)).set("guests", valley.guests(seat));
            json.set("tents", valley.tents(seat)).set("tentSupply", valley.tentSupply(seat));
            json.set("horses", valley.horses(seat)).set("points", valley.gained(seat));
            json.set("barrels", valley.barrels(seat)).set("hotels", valley.hotels(seat));
            json.set("deck", valley.deckSize(seat));
            json.set("wagon", Country.word(valley.wagon(seat))).array("hand");
            writeCards(valley.hand(seat));
            json.pop().array("built");
            writeCards(valley.built(seat));
            json.pop().pop();
        }
        json.pop().pop();
    }

    private void writeScores(Event.GameEnded e) {
        json.pop().array("scores");
        for (int seat = 0; seat < valley.players(); seat++) {
            json.object().set("gained", valley.gained(seat));
            json.set("buildings", Score.buildings(valley, seat));
            json.set("regions", Score.regions(valley, seat));
            json.set("canyons", Score.canyons(valley, seat));
            json.set("bridges", Score.bridges(valley, seat));
            json.set("hotels", Score.hotels(valley, seat));
            json.set("graves", -Score.graves(valley, seat)).set("points", e.points()[seat]).pop();
        }
        json.pop().pop();
    }

    @Override
    public String line() {
        return json.toString();
    }
}
