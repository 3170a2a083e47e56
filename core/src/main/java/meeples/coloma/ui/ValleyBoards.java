package meeples.coloma.ui;

import meeples.coloma.model.Valley;
import meeples.coloma.table.ValleySigns;
import meeples.coloma.ui.words.ValleyWords;

/** What is written on the valley's boards. */
final class ValleyBoards implements ValleySigns {
    private final ValleyWords words;

    ValleyBoards(ValleyWords words) {
        this.words = words;
    }

    @Override
    public String town(int town) {
        return words.space(town);
    }

    @Override
    public String region(int region) {
        return words.region(region);
    }

    @Override
    public String sam() {
        return words.name(Valley.SAM);
    }

    @Override
    public String goldValue(int coins) {
        return words.get("board.gold", coins);
    }
}
