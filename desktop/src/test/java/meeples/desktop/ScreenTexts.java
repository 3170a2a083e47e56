package meeples.desktop;

import com.badlogic.gdx.scenes.scene2d.Actor;
import com.badlogic.gdx.scenes.scene2d.Group;
import com.badlogic.gdx.scenes.scene2d.ui.Label;
import java.util.ArrayList;
import java.util.List;

/** Everything that can be read on the screen now, other than on the table. */
public final class ScreenTexts {
    private final UiRobot robot;

    public ScreenTexts(UiRobot robot) {
        this.robot = robot;
    }

    public List<String> all() {
        return robot.ask(
                () -> {
                    List<String> texts = new ArrayList<>();
                    add(robot.screen().stage().getRoot(), texts);
                    return texts;
                });
    }

    private static void add(Actor actor, List<String> texts) {
        if (!actor.isVisible()) {
            return;
        }
        if (actor instanceof Label label && label.getText().length() > 0) {
            texts.add(label.getText().toString());
        } else if (actor instanceof Group group) {
            for (Actor child : group.getChildren()) {
                add(child, texts);
            }
        }
    }
}
