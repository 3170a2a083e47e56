package meeples.fistful.ui;

import com.badlogic.gdx.scenes.scene2d.ui.Table;
import java.util.ArrayList;
import java.util.List;
import meeples.fistful.ai.Bots;
import meeples.fistful.model.Town;
import meeples.fistful.rules.Score;
import meeples.fistful.ui.words.TownWords;
import meeples.input.Command;
import meeples.play.Seat;
import meeples.ui.Role;
import meeples.ui.Theme;
import meeples.ui.UiDialog;
import meeples.ui.Widgets;

/** Tells how a seat's points are made up, and lets a human or a bot take it over. */
final class SeatDialog extends UiDialog {
    private static final String HUMAN = "";

    private final TownWords words;
    private final Sitting sitting;
    private final SeatHands hands;
    private final int index;
    private final Town town;

    SeatDialog(TownWords words, Sitting sitting, SeatHands hands, int index, Town town) {
        this.words = words;
        this.sitting = sitting;
        this.hands = hands;
        this.index = index;
        this.town = town;
    }

    private Seat seat() {
        return sitting.match().seats().get(index);
    }

    @Override
    protected void build(Table sheet, Widgets make) {
        Theme theme = make.theme();
        Table head = new Table();
        head.add(Pictures.portrait(theme, seat())).size(theme.px(80));
        head.add(make.label(seat().name(), Role.TITLE)).padLeft(theme.px(14));
        sheet.add(head).row();
        Table parts = new Table();
        part(parts, make, "gold", "score.gold", Score.gold(town, index));
        part(parts, make, "bar", "score.bars", Score.bars(town, index));
        part(parts, make, "marquee", "score.marquees", Score.marquees(town, index));
        part(parts, make, "trophy", "score.total", Score.of(town, index));
        sheet.add(parts).pad(theme.px(14)).growX().row();
        Table player = new Table();
        player.add(make.label(words.get("seat.player"), Role.BOLD)).left().padRight(theme.px(14));
        player.add(
                        make.selector(
                                "player", players(), seat().bot(), this::playerName, this::sitDown))
                .growX()
                .row();
        if (seat().isHuman()) {
            DeviceChoice choice = new DeviceChoice(ui().devices(), words);
            player.add(make.label(words.get("seat.hands"), Role.BOLD))
                    .left()
                    .padRight(theme.px(14));
            player.add(
                            make.selector(
                                    "hands",
                                    choice.all(hands.holder(index)),
                                    hands.holder(index),
                                    choice::name,
                                    device -> hands.give(index, device)))
                    .growX()
                    .padTop(theme.px(6));
        }
        sheet.add(player).padBottom(theme.px(14)).row();
        sheet.add(make.button("close", words.get("answer.close"), this::close))
                .minHeight(theme.size().finger());
    }

    private void part(Table parts, Widgets make, String icon, String key, int points) {
        Theme theme = make.theme();
        parts.add(Pictures.onPaper(theme, icon)).size(theme.px(34)).padRight(theme.px(10));
        parts.add(make.label(words.get(key), Role.BODY)).left().expandX();
        parts.add(make.label("" + points, Role.NUMBER)).right().padLeft(theme.px(20)).row();
    }

    private static List<String> players() {
        List<String> all = new ArrayList<>();
        all.add(HUMAN);
        all.addAll(Bots.LEVELS);
        return all;
    }

    private String playerName(String bot) {
        return words.get(bot.isEmpty() ? "seat.human" : "bot." + bot);
    }

    private void sitDown(String bot) {
        Seat old = seat();
        sitting.setSeat(index, new Seat(old.name(), bot, old.colour(), old.symbol()));
        screen().rebuild();
    }

    @Override
    protected String firstFocus() {
        return "close";
    }

    @Override
    protected boolean command(Command command) {
        if (command == Command.SCORES) {
            close();
            return true;
        }
        return false;
    }
}
