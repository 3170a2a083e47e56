package meeples.search;

/**
 * What a seat might do in a position, each with a weight that says how good it looks before any
 * search. One list is filled again and again.
 */
public final class Choices {
    private int[] choices = new int[64];
    private double[] weights = new double[64];
    private int size;

    public void clear() {
        size = 0;
    }

    /** Adds a choice; the weights are positive and only matter relative to each other. */
    public void add(int choice, double weight) {
        if (size == choices.length) {
            grow();
        }
        choices[size] = choice;
        weights[size++] = weight;
    }

    public int size() {
        return size;
    }

    public int choice(int index) {
        return choices[index];
    }

    public double weight(int index) {
        return weights[index];
    }

    /** Where a choice stands in the list, -1 when it is not there. */
    public int indexOf(int choice) {
        for (int i = 0; i < size; i++) {
            if (choices[i] == choice) {
                return i;
            }
        }
        return -1;
    }

    /** The sum of all weights. */
    public double sum() {
        double sum = 0;
        for (int i = 0; i < size; i++) {
            sum += weights[i];
        }
        return sum;
    }

    private void grow() {
        int[] moreChoices = new int[2 * size];
        double[] moreWeights = new double[2 * size];
        System.arraycopy(choices, 0, moreChoices, 0, size);
        System.arraycopy(weights, 0, moreWeights, 0, size);
        choices = moreChoices;
        weights = moreWeights;
    }
}
