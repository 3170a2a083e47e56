package meeples.desktop.tool.coloma;

import com.badlogic.gdx.utils.JsonValue;
import java.util.List;

/** Checks a turn of Sam, who decides nothing. */
final class RecordSam {
    private static final List<String> REGIONS = List.of("north", "east", "sierra", "south", "west");

    private final ColomaRecordCheck game;
    private final RecordLines lines;
    private final JsonValue box;
    private final RecordSeat sam;

    RecordSam(ColomaRecordCheck game, RecordSeat sam) {
        this.game = game;
        this.sam = sam;
        lines = game.lines;
        box = game.box;
    }

    void takeTurn() {
        int site = sam.site;
        lines.expect("turn-started 2 " + site);
        doPrimary(site);
        if (!RecordTurn.isBarred(game, site)) {
            doSecondary(site);
        }
        lines.expect("turn-ended 2");
        game.checkPossessions();
    }

    private void doPrimary(int site) {
        String cause = "sam-primary " + site;
        switch (RecordTurn.primary(game, site)) {
            case "shovels" -> {
                int places = box.get("goldValues").size * box.getInt("goldRow");
                game.gainPoints(sam, places - game.gold, cause);
            }
            case "river" -> trade(cause);
            case "building" -> takeHotel(cause);
            case "wagon" -> sendWagon(cause);
            case "frontier" -> pitchTents();
            default -> game.gainHorses(sam, 1, "sam-primary " + (ColomaRecordCheck.SITES + 1));
        }
    }

    private void doSecondary(int site) {
        String cause = "sam-secondary " + RecordTurn.source(game, site);
        switch (RecordTurn.unbarred(game, site)) {
            case "wheelbarrows" -> game.gainPoints(sam, sam.used.size() + sam.horses, cause);
            case "river" -> trade(cause);
            case "building" -> game.gainPoints(sam, box.getInt("samSmallPoints"), cause);
            case "wagon" -> game.gainNuggets(sam, box.getInt("samNuggets"), cause);
            case "tent" -> placeGunmen();
            default -> takeBarrel();
        }
    }

    private void trade(String cause) {
        String first = "";
        for (String kind : game.market) {
            first = first.isEmpty() && game.bridgesLeft.get(kind) > 0 ? kind : first;
        }
        if (sam.rivers.isEmpty()) {
            sam.rivers.add(1);
            lines.expect("sam-surveyed");
            game.gainPoints(sam, box.getInt("samSmallPoints"), cause);
        } else if (first.isEmpty()) {
            game.gainPoints(sam, box.getInt("samSmallPoints"), cause);
        } else {
            sam.rivers.clear();
            game.bridgesLeft.merge(first, -1, Integer::sum);
            lines.expect("sam-traded-bridge " + (game.market.indexOf(first) + 1) + " " + first);
            game.gainPoints(sam, box.getInt("samBigPoints"), cause);
        }
    }

    private void takeHotel(String cause) {
        boolean left = game.hotels > 0;
        if (left) {
            game.hotels--;
            lines.expect("sam-took-hotel left " + game.hotels);
        }
        game.gainPoints(sam, box.getInt(left ? "samBigPoints" : "samSmallPoints"), cause);
    }

    private void sendWagon(String cause) {
        String to = lines.take("wagon-sent 2 " + sam.wagon)[0];
        boolean outer = game.map.isTown(to) && !to.equals("coloma") && !to.equals(sam.wagon);
        lines.demand(outer, "another of the four outer towns");
        sam.wagon = to;
        JsonValue right = game.map.right(to);
        boolean useful = right.has("nuggets") || right.has("horses");
        JsonValue good = useful ? right : game.map.left(to);
        game.gainNuggets(sam, ColomaRecordCheck.count(good, "nuggets"), cause);
        game.gainHorses(sam, ColomaRecordCheck.count(good, "horses"), cause);
    }

    private void pitchTents() {
        for (String region : REGIONS) {
            boolean free = !sam.regionTents.contains(region) && sam.tentSupply > 0;
            if (free && game.map.regions(sam.wagon).contains(region)) {
                sam.regionTents.add(region);
                sam.tentSupply--;
                lines.expect("tent-in-region 2 " + region);
            }
        }
    }

    private void placeGunmen() {
        for (int row = 1; row <= game.rows.length; row++) {
            if (game.rows[row - 1] == null) {
                if (sam.supply >= box.get("rows").getInt(row - 1)) {
                    game.fillRow(sam, row);
                }
                return;
            }
        }
    }

    private void takeBarrel() {
        int place = game.faceUp.size();
        while (place > 0 && game.faceUp.get(place - 1).isEmpty()) {
            place--;
        }
        if (place > 0) {
            String[] taken = game.takeBarrel(sam).split(" ");
            lines.demand(Integer.parseInt(taken[0]) == place, "the rightmost barrel");
            sam.used.add(taken[1]);
        }
        game.callOutlaws(sam, box.getInt("samOutlaws"));
        game.refillHideout();
    }
}
