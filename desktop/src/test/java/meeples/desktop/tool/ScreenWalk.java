package meeples.desktop.tool;

import meeples.desktop.UiRobot;

/** A way through some of the screens, which ends where it began. */
interface ScreenWalk {
    /** Is shown each screen, dialog and state on the way. */
    interface Looker {
        void look(String where);
    }

    void walk(UiRobot robot, Looker looker) throws Exception;
}
