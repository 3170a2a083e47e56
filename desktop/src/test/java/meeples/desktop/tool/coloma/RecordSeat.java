package meeples.desktop.tool.coloma;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;

/** What one player has, or Sam, while a record is checked. Players are counted from 1. */
final class RecordSeat {
    final int number;
    final boolean sam;
    int coins;
    int nuggets;
    int cabin;
    int supply;
    int graves;
    int guests;
    int boxed;
    int tents;
    int tentSupply;
    int horses;
    int points;
    int hotels;
    int site;
    int mule;
    String pioneer = "";
    String wagon = "coloma";
    final Set<Integer> eventTents = new TreeSet<>();
    final Set<String> regionTents = new TreeSet<>();
    final Set<Integer> carrots = new TreeSet<>();
    final Set<Integer> rivers = new TreeSet<>();
    final Map<Integer, String> bridges = new TreeMap<>();
    final Set<String> built = new TreeSet<>();
    final Set<String> hand = new TreeSet<>();
    final Set<String> unseen = new TreeSet<>();
    final List<String> onTop = new ArrayList<>(); // the last one is the top card
    final List<String> atBottom = new ArrayList<>(); // the last one is the lowest card
    final List<String> fresh = new ArrayList<>();
    final List<String> used = new ArrayList<>();

    RecordSeat(int number, boolean sam) {
        this.number = number;
        this.sam = sam;
    }

    int deck() {
        return onTop.size() + unseen.size() + atBottom.size();
    }

    /** Draws a card if it can be the next one. */
    boolean draw(String card) {
        boolean possible;
        if (!onTop.isEmpty()) {
            possible = onTop.remove(onTop.size() - 1).equals(card);
        } else if (!unseen.isEmpty()) {
            possible = unseen.remove(card);
        } else {
            possible = !atBottom.isEmpty() && atBottom.remove(0).equals(card);
        }
        return possible && hand.add(card);
    }

    boolean has(String building) {
        return built.contains(building);
    }
}
