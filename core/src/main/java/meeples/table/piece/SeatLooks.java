package meeples.table.piece;

import com.badlogic.gdx.graphics.Color;
import java.util.List;
import meeples.picture.SeatColours;
import meeples.picture.SeatSymbols;
import meeples.play.Seat;

/** By which colour and symbol each seat's belongings are known on the table. */
public final class SeatLooks {
    private final int[] colours = new int[SeatColours.WORDS.length];
    private final int[] symbols = new int[SeatColours.WORDS.length];
    private boolean aid;

    public SeatLooks() {
        for (int seat = 0; seat < colours.length; seat++) {
            colours[seat] = seat;
            symbols[seat] = seat;
        }
    }

    /** Takes over what these players have chosen. */
    public void sit(List<Seat> seats) {
        for (int seat = 0; seat < seats.size(); seat++) {
            colours[seat] = SeatColours.index(seats.get(seat).colour());
            symbols[seat] = SeatSymbols.index(seats.get(seat).symbol());
        }
    }

    /** The index of the seat's colour in {@link SeatColours#WORDS}. */
    public int colour(int seat) {
        return colours[seat];
    }

    /** The index of the seat's symbol in {@link SeatSymbols#WORDS}. */
    public int symbol(int seat) {
        return symbols[seat];
    }

    /** The word for the seat's colour. */
    public String word(int seat) {
        return SeatColours.WORDS[colours[seat]];
    }

    /** The seat's colour as it is drawn. Not to be changed. */
    public Color paint(int seat) {
        return SeatColours.of(word(seat));
    }

    /** Whether symbols on the seat's colour are dark. */
    public boolean isPale(int seat) {
        return SeatColours.isPale(colours[seat]);
    }

    /** Whether only light things can be seen on the seat's colour. */
    public boolean isDark(int seat) {
        return SeatColours.isDark(colours[seat]);
    }

    /** Whether what is told apart by colour is told apart by patterns and signs too. */
    public void setAid(boolean aid) {
        this.aid = aid;
    }

    public boolean hasAid() {
        return aid;
    }
}
