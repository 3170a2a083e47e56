package meeples.desktop.tool.coloma;

import com.badlogic.gdx.utils.JsonValue;

/** Checks the points at the end, part by part, and who is ahead. */
final class RecordScores {
    private final ColomaRecordCheck game;
    private final JsonValue box;

    RecordScores(ColomaRecordCheck game) {
        this.game = game;
        box = game.box;
    }

    void check() {
        StringBuilder points = new StringBuilder();
        StringBuilder places = new StringBuilder();
        int sam = game.solo ? total(game.seats.get(1)) : 0;
        for (RecordSeat seat : game.seats) {
            if (!seat.sam) {
                checkParts(seat);
                points.append(' ').append(total(seat));
                places.append(' ').append(place(seat));
            }
        }
        game.lines.expect("game-ended points" + points + " places" + places + " sam " + sam);
    }

    private void checkParts(RecordSeat seat) {
        JsonValue told = game.record.get("scores").get(seat.number - 1);
        same(told, "gained", seat.points);
        same(told, "buildings", buildings(seat));
        same(told, "regions", regions(seat));
        same(told, "canyons", canyons(seat));
        same(told, "bridges", bridges(seat));
        same(told, "hotels", hotels(seat));
        same(told, "graves", -graves(seat));
        same(told, "points", total(seat));
    }

    private void same(JsonValue told, String part, int points) {
        game.demand(told.getInt(part) == points, points + " points for " + part);
    }

    private int total(RecordSeat seat) {
        return seat.points
                + regions(seat)
                + buildings(seat)
                + (seat.sam ? 0 : canyons(seat))
                + bridges(seat)
                + hotels(seat)
                - graves(seat);
    }

    private int buildings(RecordSeat seat) {
        return seat.built.size() * box.getInt("buildingPoints");
    }

    private int regions(RecordSeat seat) {
        return box.get("regionPoints").getInt(seat.regionTents.size());
    }

    private int canyons(RecordSeat seat) {
        return seat.rivers.stream().mapToInt(c -> box.get("canyonPoints").getInt(c - 1)).sum();
    }

    private int hotels(RecordSeat seat) {
        return seat.hotels * box.getInt("hotelPoints");
    }

    private int graves(RecordSeat seat) {
        int points = 0;
        for (int grave = 0; grave < seat.graves; grave++) {
            points += box.get("gravePoints").getInt(grave);
        }
        return points;
    }

    private int bridges(RecordSeat seat) {
        return seat.bridges.values().stream().mapToInt(kind -> bridge(seat, kind)).sum();
    }

    private int bridge(RecordSeat seat, String kind) {
        int counted =
                switch (kind) {
                    case "horses" -> seat.horses;
                    case "cards" -> seat.hand.size();
                    case "graves" -> seat.graves;
                    case "barrels" -> seat.fresh.size() + seat.used.size();
                    case "event-tents" -> seat.eventTents.size();
                    case "nuggets" -> seat.nuggets;
                    case "workshops" -> workshops(seat);
                    case "rivers" -> seat.rivers.size();
                    case "coins" -> seat.coins;
                    case "dudes" -> seat.cabin;
                    default -> throw new IllegalArgumentException(kind);
                };
        JsonValue numbers = box.get("bridgePoints").get(kind);
        return Math.min(counted * numbers.getInt(0), numbers.getInt(1));
    }

    private int workshops(RecordSeat seat) {
        JsonValue shovels = box.get("shovels");
        JsonValue wheelbarrows = box.get("wheelbarrows");
        return (int) seat.built.stream().filter(b -> shovels.has(b) || wheelbarrows.has(b)).count();
    }

    private int place(RecordSeat seat) {
        if (game.solo) {
            return total(seat) > total(game.seats.get(1)) ? 1 : 2;
        }
        return 1 + (int) game.seats.stream().filter(rival -> isAhead(rival, seat)).count();
    }

    private boolean isAhead(RecordSeat rival, RecordSeat seat) {
        int lead = total(rival) - total(seat);
        lead = lead != 0 ? lead : rival.nuggets - seat.nuggets;
        return (lead != 0 ? lead : belongings(rival) - belongings(seat)) > 0;
    }

    private static int belongings(RecordSeat seat) {
        return seat.coins + seat.cabin + seat.tents + seat.horses;
    }
}
