package meeples.play;

/** The moves that are legal now. One list is filled again and again, so asking makes no garbage. */
public final class MoveList {
    private int[] moves = new int[64];
    private int size;

    public void clear() {
        size = 0;
    }

    public void add(int move) {
        if (size == moves.length) {
            grow();
        }
        moves[size++] = move;
    }

    public int size() {
        return size;
    }

    public boolean isEmpty() {
        return size == 0;
    }

    public int get(int index) {
        if (index >= size) {
            throw new IndexOutOfBoundsException(index + " of " + size);
        }
        return moves[index];
    }

    public boolean contains(int move) {
        for (int i = 0; i < size; i++) {
            if (moves[i] == move) {
                return true;
            }
        }
        return false;
    }

    public int[] toArray() {
        int[] copy = new int[size];
        System.arraycopy(moves, 0, copy, 0, size);
        return copy;
    }

    private void grow() {
        int[] larger = new int[moves.length * 2];
        System.arraycopy(moves, 0, larger, 0, size);
        moves = larger;
    }
}
