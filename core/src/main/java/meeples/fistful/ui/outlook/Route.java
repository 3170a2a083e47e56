package meeples.fistful.ui.outlook;

import meeples.fistful.model.Meeple;

/**
 * The way a handful goes along the street.
 *
 * @param spaces the spaces it comes to, in order, one meeple each
 * @param handful how many of each kind are sown
 * @param madameMay for each of the spaces, whether the Madame may be put there
 */
public record Route(int[] spaces, int[] handful, boolean[] madameMay) {

    public int length() {
        return spaces.length;
    }

    public int size() {
        int size = 0;
        for (int count : handful) {
            size += count;
        }
        return size;
    }

    /** How many find no free space and go to the saloon. */
    public int overflow() {
        return size() - length();
    }

    public boolean mayGo(int meeple, int step) {
        return meeple != Meeple.MADAME || madameMay[step];
    }
}
