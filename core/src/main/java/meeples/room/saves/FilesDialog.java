package meeples.room.saves;

import com.badlogic.gdx.scenes.scene2d.ui.Label;
import com.badlogic.gdx.scenes.scene2d.ui.Table;
import com.badlogic.gdx.utils.Align;
import java.util.List;
import java.util.function.Consumer;
import meeples.ui.Role;
import meeples.ui.Theme;
import meeples.ui.UiDialog;
import meeples.ui.Widgets;

/** Lets a player without a mouse choose one of the files in the game's own folder. */
final class FilesDialog extends UiDialog {
    private static final float WIDTH = 760;
    private static final float MOST_HEIGHT = 0.45f;

    private final List<String> names;
    private final String folder;
    private final Consumer<String> receiver;

    /**
     * @param folder where they lie, for those who want to put something there
     */
    FilesDialog(List<String> names, String folder, Consumer<String> receiver) {
        this.names = names;
        this.folder = folder;
        this.receiver = receiver;
    }

    @Override
    protected void build(Table sheet, Widgets make) {
        Theme theme = make.theme();
        float width = Math.min(theme.px(WIDTH), screen().stage().getWidth() * 0.8f);
        sheet.add(make.label(ui().text("saves.load"), Role.TITLE)).padBottom(theme.px(8)).row();
        String key = names.isEmpty() ? "saves.files.nothing" : "saves.files";
        Label about = make.paragraph(ui().text(key, folder), Role.SMALL);
        about.setAlignment(Align.center);
        sheet.add(about).width(width).padBottom(theme.px(12)).row();
        Table list = new Table();
        for (int i = 0; i < names.size(); i++) {
            String name = names.get(i);
            list.add(make.button("files." + i, name, () -> choose(name)))
                    .growX()
                    .minHeight(theme.size().finger())
                    .padBottom(theme.px(6))
                    .row();
        }
        if (!names.isEmpty()) {
            sheet.add(make.scroll("files.scroll", list))
                    .width(width)
                    .maxHeight(screen().stage().getHeight() * MOST_HEIGHT)
                    .padBottom(theme.px(12))
                    .row();
        }
        sheet.add(make.button("files.cancel", ui().text("ui.cancel"), this::close))
                .minWidth(theme.px(240))
                .minHeight(theme.size().finger());
    }

    private void choose(String name) {
        close();
        receiver.accept(name);
    }
}
