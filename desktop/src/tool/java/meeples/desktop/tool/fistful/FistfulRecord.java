package meeples.desktop.tool.fistful;

import java.util.List;
import meeples.desktop.tool.GameRecord;
import meeples.desktop.tool.JsonText;
import meeples.fistful.model.Meeple;
import meeples.fistful.model.Place;
import meeples.fistful.model.Street;
import meeples.fistful.model.Town;
import meeples.fistful.rules.Event;
import meeples.fistful.rules.EventListener;
import meeples.fistful.rules.Score;

/**
 * Writes a game down as one JSON object. RECORD.md beside this file describes the format. The
 * record is made of the events alone, so that it also holds what left no choice.
 */
final class FistfulRecord implements GameRecord<Event> {
    private static final String PIECES = "GSD";

    private final JsonText json = new JsonText();
    private final Writer writer = new Writer();
    private final Town town;

    /** Begins the record of a game that has just been laid out. */
    FistfulRecord(Town town, int seed, List<String> bots) {
        this.town = town;
        json.object().set("format", 1).set("seed", seed);
        json.set("players", town.players()).set("first", town.first() + 1);
        json.set("germanMadame", town.germanMadame());
        json.set("oneBarATurn", town.oneBarATurn()).set("rounds", town.rounds());
        json.array("bots");
        for (String bot : bots) {
            json.value(bot);
        }
        json.pop().array("buildings");
        for (int building = 0; building < Place.BUILDINGS; building++) {
            json.value(people(building));
        }
        json.pop().set("saloon", people(Place.SALOON)).array("steps");
    }

    private String people(int place) {
        StringBuilder letters = new StringBuilder();
        for (int kind = 0; kind < Meeple.KINDS; kind++) {
            for (int i = 0; i < town.meeples(place, kind); i++) {
                letters.append("BMRDV".charAt(kind));
            }
        }
        return letters.toString();
    }

    @Override
    public void accept(Event event) {
        event.accept(writer);
    }

    /** Writes the steps that the format knows; what only follows from them is left out. */
    private final class Writer extends EventListener {
        @Override
        protected void hear(Event.StartingMarqueePlaced e) {
            step("marquee", e.seat()).set("building", place(e.building())).pop();
        }

        @Override
        protected void hear(Event.MeeplesTaken e) {
            String direction = e.direction() == Street.CLOCKWISE ? "clockwise" : "counterclockwise";
            step("take", e.seat()).set("location", place(e.location()));
            json.set("direction", direction).pop();
        }

        @Override
        protected void hear(Event.MeepleSown e) {
            addSowing(e.seat(), e.meeple(), e.space());
        }

        @Override
        protected void hear(Event.MadameRetired e) {
            addSowing(e.seat(), Meeple.MADAME, e.space());
        }

        @Override
        protected void hear(Event.ShowdownMeepleClaimed e) {
            if (e.controller() != e.sower()) {
                step("give", e.sower()).set("space", space(e.space()));
                json.set("to", e.controller() + 1).pop();
            }
        }

        @Override
        protected void hear(Event.MeepleEntered e) {
            step("resolve", e.seat()).set("space", space(e.space())).pop();
        }

        @Override
        protected void hear(Event.ShowdownBegan e) {
            step("resolve", e.seat()).set("space", "showdown").pop();
        }

        @Override
        protected void hear(Event.MarqueeBuilt e) {
            addAnswer("build", e.seat(), place(e.building()), true);
        }

        @Override
        protected void hear(Event.MarqueeUpgraded e) {
            addAnswer("upgrade", e.seat(), place(e.building()), true);
        }

        @Override
        protected void hear(Event.BuildingDeclined e) {
            addAnswer(e.upgrade() ? "upgrade" : "build", e.seat(), place(e.building()), false);
        }

        @Override
        protected void hear(Event.RerollDeclined e) {
            addAnswer("reroll", e.seat(), space(e.space()), false);
        }

        @Override
        protected void hear(Event.DieRolled e) {
            if (e.again()) {
                addAnswer("reroll", e.seat(), space(e.space()), true);
            }
            json.object().set("chance", "die").set("player", e.seat() + 1);
            json.set("space", space(e.space())).set("value", e.value()).pop();
        }

        @Override
        protected void hear(Event.PiecesDrawn e) {
            json.object().set("chance", "draw").set("player", e.seat() + 1);
            json.set("pieces", pieces(e.pieces())).pop();
        }

        @Override
        protected void hear(Event.TurnEnded e) {
            addSupplies(e.seat());
        }

        @Override
        protected void hear(Event.GameEnded e) {
            addResult(e);
        }
    }

    private JsonText step(String kind, int seat) {
        return json.object().set("do", kind).set("player", seat + 1);
    }

    private void addSowing(int seat, int meeple, int space) {
        step("sow", seat).set("meeple", Meeple.word(meeple)).set("space", space(space)).pop();
    }

    private void addAnswer(String kind, int seat, String about, boolean yes) {
        String key = kind.equals("reroll") ? "space" : "building";
        step(kind, seat).set(key, about).set("yes", yes).pop();
    }

    private void addSupplies(int seat) {
        json.object().set("turn", town.turn()).set("player", seat + 1).array("gold");
        for (int i = 0; i < town.players(); i++) {
            json.value(town.gold(i));
        }
        json.pop().array("stone");
        for (int i = 0; i < town.players(); i++) {
            json.value(town.stone(i));
        }
        json.pop().array("bars");
        for (int i = 0; i < town.players(); i++) {
            json.value(town.bars(i));
        }
        json.pop().pop();
    }

    private void addResult(Event.GameEnded e) {
        json.pop().array("scores");
        for (int seat = 0; seat < town.players(); seat++) {
            json.object().set("gold", Score.gold(town, seat)).set("bars", Score.bars(town, seat));
            json.set("marquees", Score.marquees(town, seat)).set("points", e.points()[seat]).pop();
        }
        json.pop().array("winners");
        for (int seat = 0; seat < town.players(); seat++) {
            if (e.places()[seat] == 1) {
                json.value(seat + 1);
            }
        }
        json.pop().pop();
    }

    private static String place(int location) {
        return switch (location) {
            case Place.SALOON -> "saloon";
            case Place.JAIL -> "jail";
            default -> "b" + location;
        };
    }

    private static String space(int space) {
        return Street.isShowdown(space) ? "S" + Street.side(space) : "d" + Street.building(space);
    }

    private static String pieces(int[] pieces) {
        StringBuilder letters = new StringBuilder();
        for (int piece : pieces) {
            letters.append(PIECES.charAt(piece));
        }
        return letters.toString();
    }

    @Override
    public String line() {
        return json.toString();
    }
}
