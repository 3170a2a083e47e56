package meeples.ui;

import com.badlogic.gdx.scenes.scene2d.Actor;
import com.badlogic.gdx.scenes.scene2d.Group;
import com.badlogic.gdx.scenes.scene2d.Stage;
import com.badlogic.gdx.scenes.scene2d.ui.ScrollPane;
import java.util.HashMap;
import java.util.Map;

/**
 * What a screen keeps while its widgets are replaced: the focus, and how far lists are scrolled.
 */
final class Remembrance {
    private final Map<String, Float> scrolled = new HashMap<>();
    private final String focus;

    private Remembrance(String focus) {
        this.focus = focus;
    }

    static Remembrance of(Stage stage, Focus focus) {
        Actor focused = focus.focused();
        Remembrance all = new Remembrance(focused == null ? null : focused.getName());
        all.gather(stage.getRoot());
        return all;
    }

    private void gather(Group group) {
        for (Actor child : group.getChildren()) {
            if (child instanceof ScrollPane pane && pane.getName() != null) {
                float most = Math.max(1, pane.getMaxY());
                scrolled.put(pane.getName(), pane.getScrollY() / most);
            }
            if (child instanceof Group inner) {
                gather(inner);
            }
        }
    }

    void restore(Stage stage, Focus focusNow, Group layer, String first) {
        for (Map.Entry<String, Float> entry : scrolled.entrySet()) {
            ScrollPane pane = stage.getRoot().findActor(entry.getKey());
            if (pane != null) {
                pane.validate();
                pane.setScrollY(entry.getValue() * pane.getMaxY());
                pane.updateVisualScroll();
            }
        }
        focusNow.moveInto(layer, focus == null ? first : focus);
    }
}
