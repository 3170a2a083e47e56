package meeples.room.sitting;

/** Nothing moves there, and nothing goes wrong. */
final class QuietHost implements Sitting.Host {
    @Override
    public boolean isBusy() {
        return false;
    }

    @Override
    public void finish() {}

    @Override
    public void moved() {}

    @Override
    public void notSaved() {}

    @Override
    public void botFailed(int seat, Throwable failure) {
        throw new AssertionError(failure);
    }

    @Override
    public void heldBack(String why) {
        throw new AssertionError(why);
    }
}
