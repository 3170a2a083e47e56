package meeples.desktop.tool;

import com.badlogic.gdx.utils.JsonReader;
import com.badlogic.gdx.utils.JsonValue;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * Plays a recorded game again by the rules page alone and checks every step of it: a second opinion
 * that shares no code with the game's own rules. Players are counted from 1 here, as in records.
 */
final class RecordCheck {
    private static final List<String> RING =
            List.of(
                    "S0", "d0", "d1", "d2", "d3", "d4", "d5", "S1", "d6", "d7", "d8", "d9", "d10",
                    "d11");
    private static final List<String> CORNERS = List.of("b0", "b5", "b6", "b11");
    private static final List<String> SKILL = List.of("builder", "miner", "robber", "deputy");
    private static final Map<Character, String> LETTERS =
            Map.of('B', "builder", 'M', "miner", 'R', "robber", 'D', "deputy", 'V', "madame");
    private static final int[] BAR_PRICES = {6, 6, 7, 7, 8, 8};

    private final JsonValue record;
    private final int players;
    private final Map<String, List<String>> people = new HashMap<>();
    private final Map<String, String> street = new LinkedHashMap<>();
    private final Map<String, Integer> tokens = new HashMap<>();
    private final Map<String, Integer> owners = new HashMap<>();
    private final Map<String, Integer> faces = new HashMap<>();
    private final int[] gold;
    private final int[] stone;
    private final int[] bars;
    private final int[] tiles;
    private int bagGold = 36;
    private int bagStone = 18;
    private int bagDynamite;
    private int jailDynamite = 3;
    private int exploded;
    private int barsTaken;
    private JsonValue step;
    private int stepNumber;
    private int active;

    private RecordCheck(JsonValue record) {
        this.record = record;
        players = record.getInt("players");
        gold = new int[players + 1];
        stone = new int[players + 1];
        bars = new int[players + 1];
        tiles = new int[players + 1];
        Arrays.fill(tiles, 8);
        step = record.get("steps").child;
    }

    /** Complains, by an AssertionError, about the first thing that is against the rules. */
    static void check(String line) {
        RecordCheck check = new RecordCheck(new JsonReader().parse(line));
        try {
            check.play();
        } catch (RuntimeException failure) {
            throw new AssertionError("step " + check.stepNumber + ": " + check.step, failure);
        }
    }

    private void play() {
        layOut();
        placeMarquees();
        int first = record.getInt("first");
        int turn = 0;
        boolean last = false;
        while (!(last && turn % players == 0)) {
            active = 1 + (first - 1 + turn) % players;
            turn++;
            takeTurn();
            checkSupplies(turn);
            int rounds = record.getInt("rounds");
            last =
                    barsTaken == 6
                            || at("graves").size() >= 6
                            || exploded == 3
                            || rounds > 0 && turn >= (rounds - 1) * players + 1;
        }
        demand(step == null, "the game goes on after its end");
        checkScores();
    }

    private void layOut() {
        List<String> all = new ArrayList<>();
        for (int i = 0; i < 12; i++) {
            List<String> crowd = crowd(record.get("buildings").getString(i));
            demand(crowd.size() == 3, "three meeples in each building");
            people.put("b" + i, crowd);
            all.addAll(crowd);
        }
        people.put("saloon", crowd(record.getString("saloon")));
        demand(at("saloon").equals(List.of("madame")), "the Madame in the saloon");
        demand(
                count(all, "builder") == 21
                        && count(all, "miner") == 6
                        && count(all, "robber") == 5
                        && count(all, "deputy") == 4,
                "21 builders, 6 miners, 5 robbers, 4 deputies");
        for (String space : RING) {
            street.put(space, "");
        }
    }

    private static List<String> crowd(String letters) {
        List<String> crowd = new ArrayList<>();
        for (char letter : letters.toCharArray()) {
            crowd.add(LETTERS.get(letter));
        }
        return crowd;
    }

    private static int count(List<String> crowd, String kind) {
        return (int) crowd.stream().filter(kind::equals).count();
    }

    private List<String> at(String place) {
        return people.computeIfAbsent(place, name -> new ArrayList<>());
    }

    private void placeMarquees() {
        int first = record.getInt("first");
        for (int i = players - 1; i >= 0; i--) {
            int player = 1 + (first - 1 + i) % players;
            JsonValue placed = decision("marquee", player);
            String building = placed.getString("building");
            demand(CORNERS.contains(building), "a corner");
            demand(!owners.containsKey(building), "a free corner");
            putMarquee(player, building);
        }
    }

    private void putMarquee(int player, String building) {
        demand(tiles[player] > 0, "a tile left");
        tiles[player]--;
        owners.put(building, player);
        faces.put(building, 5);
    }

    private void takeTurn() {
        JsonValue take = decision("take", active);
        String location = take.getString("location");
        boolean clockwise = take.getString("direction").equals("clockwise");
        if (location.equals("jail") && jailDynamite > 0) {
            jailDynamite--;
            bagDynamite++;
        }
        List<String> hand = at(location);
        people.put(location, new ArrayList<>());
        demand(!hand.isEmpty(), "somebody to take");
        List<String> toResolve = sow(hand, location, clockwise);
        resolve(toResolve);
        buyBars();
    }

    private List<String> sow(List<String> hand, String location, boolean clockwise) {
        List<String> placed = new ArrayList<>();
        for (String space : way(location, clockwise)) {
            if (hand.isEmpty()) {
                break;
            }
            if (!street.get(space).isEmpty()) {
                continue;
            }
            JsonValue sown = decision("sow", active);
            String meeple = sown.getString("meeple");
            demand(sown.getString("space").equals(space), "the next free space is " + space);
            demand(hand.remove(meeple), meeple + " in hand");
            boolean duel = space.startsWith("S");
            if (duel && meeple.equals("madame")) {
                demand(!record.getBoolean("germanMadame") || hand.isEmpty(), "German Madame");
                at("saloon").add("madame");
                continue;
            }
            street.put(space, meeple);
            if (duel) {
                tokens.put(space, controller(space));
            } else {
                placed.add(space);
            }
        }
        at("saloon").addAll(hand);
        return placed;
    }

    /** The spaces that a sowing comes to, in order. */
    private List<String> way(String location, boolean clockwise) {
        int start;
        if (location.startsWith("b")) {
            int doorway = RING.indexOf("d" + location.substring(1));
            start = doorway + (clockwise ? 1 : -1);
        } else {
            start = RING.indexOf(step.getString("space")); // that of the first meeple sown
            demand(street.get(RING.get(start)).isEmpty(), "a free first space");
        }
        List<String> way = new ArrayList<>();
        for (int i = 0; i < 14; i++) {
            way.add(RING.get(Math.floorMod(clockwise ? start + i : start - i, 14)));
        }
        return way;
    }

    private int controller(String space) {
        String other = space.equals("S0") ? "S1" : "S0";
        if (!Integer.valueOf(active).equals(tokens.get(other))) {
            return active;
        }
        JsonValue gift = decision("give", active);
        demand(gift.getString("space").equals(space), "the meeple just sown");
        int to = gift.getInt("to");
        demand(to != active && to >= 1 && to <= players, "another player");
        return to;
    }

    private void resolve(List<String> doorways) {
        List<String> left = new ArrayList<>(doorways);
        while (!left.isEmpty() || showdownIsOn()) {
            String space = decision("resolve", active).getString("space");
            if (space.equals("showdown")) {
                demand(showdownIsOn(), "two meeples for a showdown");
                fight();
            } else {
                demand(left.remove(space), "placed this turn, and not resolved yet");
                enter(space);
            }
        }
    }

    private boolean showdownIsOn() {
        return !street.get("S0").isEmpty() && !street.get("S1").isEmpty();
    }

    private void enter(String space) {
        String meeple = street.put(space, "");
        String building = "b" + space.substring(1);
        List<String> inside = at(building);
        int dynamite = 0;
        switch (meeple) {
            case "builder" -> build(building);
            case "miner" -> {
                Integer owner = owners.get(building);
                if (owner != null) {
                    dynamite += draw(owner, faces.get(building) == 10 ? 4 : 2);
                }
            }
            case "robber" -> dynamite += draw(active, 2 * count(inside, "miner"));
            case "deputy" -> {
                dynamite += draw(active, 2 * count(inside, "robber"));
                moveAll("robber", building, "jail");
            }
            case "madame" -> {
                dynamite += draw(active, count(inside, "builder"));
                moveAll("builder", building, "saloon");
            }
            default -> throw new AssertionError(meeple);
        }
        at(building).add(meeple);
        explode(dynamite);
    }

    private void moveAll(String kind, String from, String to) {
        while (at(from).remove(kind)) {
            at(to).add(kind);
        }
    }

    private void build(String building) {
        int number = Integer.parseInt(building.substring(1));
        int goldCost = new int[] {0, 1, 2, 2, 1, 0}[number % 6];
        int stoneCost = 3 - goldCost;
        Integer owner = owners.get(building);
        int payer = owner == null ? active : owner;
        boolean possible = owner == null ? tiles[active] > 0 : faces.get(building) == 5;
        if (!possible || gold[payer] < goldCost || stone[payer] < stoneCost) {
            return;
        }
        JsonValue answer = decision(owner == null ? "build" : "upgrade", payer);
        demand(answer.getString("building").equals(building), "the builder's building");
        if (!answer.getBoolean("yes")) {
            return;
        }
        gold[payer] -= goldCost;
        stone[payer] -= stoneCost;
        bagGold += goldCost;
        bagStone += stoneCost;
        if (owner == null) {
            putMarquee(active, building);
        } else {
            faces.put(building, 10);
        }
    }

    private void fight() {
        String left = street.get("S0");
        String right = street.get("S1");
        int leftPlayer = tokens.get("S0");
        int rightPlayer = tokens.get("S1");
        int leftDie = die(leftPlayer, "S0");
        int rightDie = die(rightPlayer, "S1");
        int lead = SKILL.indexOf(left) - SKILL.indexOf(right);
        if (lead != 0) {
            String space = lead > 0 ? "S0" : "S1";
            JsonValue answer = decision("reroll", lead > 0 ? leftPlayer : rightPlayer);
            demand(answer.getString("space").equals(space), "the more skilled one's die");
            if (answer.getBoolean("yes") && lead > 0) {
                leftDie = die(leftPlayer, "S0");
            } else if (answer.getBoolean("yes")) {
                rightDie = die(rightPlayer, "S1");
            }
        }
        street.put("S0", "");
        street.put("S1", "");
        tokens.clear();
        int outcome = leftDie != rightDie ? leftDie - rightDie : lead;
        int dynamite = 0;
        if (outcome > 0) {
            bury(right);
            at("saloon").add(left);
            dynamite += draw(leftPlayer, 1 + SKILL.indexOf(right));
        } else if (outcome < 0) {
            bury(left);
            at("saloon").add(right);
            dynamite += draw(rightPlayer, 1 + SKILL.indexOf(left));
        } else {
            bury(left);
            bury(right);
            boolean leftFirst =
                    Math.floorMod(leftPlayer - active, players)
                            < Math.floorMod(rightPlayer - active, players);
            dynamite += draw(leftFirst ? leftPlayer : rightPlayer, 1 + SKILL.indexOf(left));
            dynamite += draw(leftFirst ? rightPlayer : leftPlayer, 1 + SKILL.indexOf(left));
        }
        explode(dynamite);
    }

    private int die(int player, String space) {
        JsonValue die = chance("die", player);
        demand(die.getString("space").equals(space), "the die of " + space);
        int value = die.getInt("value");
        demand(value >= 1 && value <= 6, "a die has six sides");
        return value;
    }

    private void bury(String meeple) {
        at(at("graves").size() < 6 ? "graves" : "box").add(meeple);
    }

    /** How many dynamites were among the pieces. */
    private int draw(int player, int wanted) {
        if (wanted == 0) {
            return 0;
        }
        String pieces = chance("draw", player).getString("pieces");
        int draws = Math.min(wanted, bagGold + bagStone + bagDynamite);
        demand(pieces.length() == draws, draws + " pieces");
        int dynamite = 0;
        for (char piece : pieces.toCharArray()) {
            switch (piece) {
                case 'G' -> {
                    gold[player]++;
                    bagGold--;
                }
                case 'S' -> {
                    stone[player]++;
                    bagStone--;
                }
                default -> {
                    dynamite++;
                    bagDynamite--;
                }
            }
        }
        demand(bagGold >= 0 && bagStone >= 0 && bagDynamite >= 0, "what the bag held");
        return dynamite;
    }

    private void explode(int dynamite) {
        for (int i = 0; i < dynamite; i++) {
            exploded++;
            for (int player = 1; player <= players; player++) {
                int half = stone[player] / 2;
                stone[player] -= half;
                bagStone += half;
            }
        }
    }

    private void buyBars() {
        boolean another = true;
        while (another && barsTaken < 6 && gold[active] >= BAR_PRICES[barsTaken]) {
            gold[active] -= BAR_PRICES[barsTaken];
            bagGold += BAR_PRICES[barsTaken];
            bars[active]++;
            barsTaken++;
            another = !record.getBoolean("oneBarATurn");
        }
    }

    private void checkSupplies(int turn) {
        JsonValue told = next();
        demand(told.getInt("turn") == turn && told.getInt("player") == active, "turn " + turn);
        for (int player = 1; player <= players; player++) {
            demand(told.get("gold").getInt(player - 1) == gold[player], "gold");
            demand(told.get("stone").getInt(player - 1) == stone[player], "stone");
            demand(told.get("bars").getInt(player - 1) == bars[player], "bars");
        }
        int meeples = people.values().stream().mapToInt(List::size).sum();
        int duellists = (int) street.values().stream().filter(who -> !who.isEmpty()).count();
        demand(meeples + duellists == 37 && duellists <= 1, "37 meeples");
    }

    private void checkScores() {
        int[] points = new int[players + 1];
        for (int player = 1; player <= players; player++) {
            points[player] = gold[player] + 10 * bars[player];
            for (Map.Entry<String, Integer> marquee : owners.entrySet()) {
                points[player] += marquee.getValue() == player ? faces.get(marquee.getKey()) : 0;
            }
            JsonValue told = record.get("scores").get(player - 1);
            demand(told.getInt("points") == points[player], "points of player " + player);
            demand(told.getInt("gold") == gold[player], "points for gold");
            demand(told.getInt("bars") == 10 * bars[player], "points for bars");
        }
        int best = 1;
        for (int player = 2; player <= players; player++) {
            best = ahead(player, best, points) > 0 ? player : best;
        }
        List<Integer> winners = new ArrayList<>();
        for (int player = 1; player <= players; player++) {
            if (ahead(player, best, points) == 0) {
                winners.add(player);
            }
        }
        List<Integer> told = new ArrayList<>();
        for (int winner : record.get("winners").asIntArray()) {
            told.add(winner);
        }
        demand(winners.equals(told), "winners " + winners);
    }

    private int ahead(int one, int other, int[] points) {
        int lead = points[one] - points[other];
        return lead != 0 ? lead : gold[one] + stone[one] - gold[other] - stone[other];
    }

    private JsonValue decision(String kind, int player) {
        JsonValue taken = next();
        demand(kind.equals(taken.getString("do", "")), "a decision to " + kind);
        demand(taken.getInt("player") == player, "decided by player " + player);
        return taken;
    }

    private JsonValue chance(String kind, int player) {
        JsonValue taken = next();
        demand(kind.equals(taken.getString("chance", "")), "chance: " + kind);
        demand(taken.getInt("player") == player, "chance of player " + player);
        return taken;
    }

    private JsonValue next() {
        demand(step != null, "the record goes on");
        JsonValue taken = step;
        step = step.next;
        stepNumber++;
        return taken;
    }

    private void demand(boolean condition, String law) {
        if (!condition) {
            throw new AssertionError("step " + stepNumber + ": should be: " + law);
        }
    }
}
