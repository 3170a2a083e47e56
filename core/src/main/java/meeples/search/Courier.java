package meeples.search;

/** Carries orders to somebody elsewhere who thinks, and brings the answers. */
public interface Courier {
    /** Who waits for answers. All of it may come at any time between two frames. */
    interface Receiver {
        /** The order with this number has been thought about as long as was wanted. */
        void answered(int number, String answer);

        /** The order with this number could not be carried out. */
        void failed(int number);

        /** Whoever is elsewhere still thinks. */
        void alive();
    }

    /** Whom to tell from now on. */
    void tell(Receiver receiver);

    /** Whether somebody is there to think. */
    boolean isReady();

    /** Has an order thought about for so many milliseconds at most. */
    void send(int number, String order, int milliseconds);

    /** The order that was sent last is to be answered very soon, with what is known by then. */
    void hurry();

    /** Nobody wants an answer to the order that was sent last any more. */
    void drop();

    /**
     * Whoever is elsewhere does not answer, or not as they should: they are sent away. Others may
     * come and be ready later.
     */
    void dismiss();
}
