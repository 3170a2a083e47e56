package meeples.toy;

import com.badlogic.ashley.core.Entity;
import com.badlogic.gdx.graphics.Color;
import com.badlogic.gdx.graphics.g2d.Batch;
import com.badlogic.gdx.math.Rectangle;
import java.util.ArrayList;
import java.util.List;
import meeples.picture.Atlases;
import meeples.picture.SharedArt;
import meeples.play.Eyes;
import meeples.play.Rules;
import meeples.table.Arranger;
import meeples.table.Cues;
import meeples.table.GameTable;
import meeples.table.Inscription;
import meeples.table.Layers;
import meeples.table.Pace;
import meeples.table.Preview;
import meeples.table.Sprites;
import meeples.table.TableFonts;
import meeples.table.TableLayout;
import meeples.table.TableMeasures;
import meeples.table.TablePainter;
import meeples.table.TableParts;
import meeples.table.Target;
import meeples.table.TargetPlaces;
import meeples.table.choreography.Flight;
import meeples.table.choreography.Script;
import meeples.table.component.GamePiece;
import meeples.table.component.Home;
import meeples.table.component.PieceLook;
import meeples.table.painter.PanelPainter;
import meeples.table.painter.PiecePainter;
import meeples.table.piece.Census;
import meeples.table.piece.PieceFaces;
import meeples.table.piece.Pieces;
import meeples.table.piece.SeatLooks;

/**
 * The toy's table: a row of cards for each hand, and those that were played. Which card it is can
 * only be read by eyes that may see the hand.
 */
public final class HandTable extends GameTable<Hand, HandEvent> {
    static final TableMeasures MEASURES = new TableMeasures(1200, 800, 70, 150, 260, 150, 1440, 0);

    private static final int DECK = 0;
    private static final int HANDS = 1;
    private static final int PLAYED = 8;
    private static final float CARD = 70;

    private final TableParts parts;
    private final Script script;
    private final Cards cards = new Cards();
    private final Painter painter;

    public HandTable(Sprites sprites, TableFonts fonts, Cues cues) {
        this(
                sprites,
                fonts,
                cues,
                new TableParts(MEASURES, new SeatLooks(), new Sides(), targets()));
    }

    private HandTable(Sprites sprites, TableFonts fonts, Cues cues, TableParts parts) {
        super(parts);
        this.parts = parts;
        script = parts.script(cues);
        painter = new Painter();
        begin(sprites, fonts);
    }

    static List<String> atlases() {
        return List.of(Atlases.UI);
    }

    private static List<Target> targets() {
        List<Target> all = new ArrayList<>();
        for (int card = 1; card <= Hand.CARDS; card++) {
            all.add(HandTarget.card(card));
        }
        return all;
    }

    /** The numbers of the cards that can be read now; for tests that look on. */
    public List<Integer> readable() {
        List<Integer> numbers = new ArrayList<>();
        for (int i = 0; i < pieces().all().size; i++) {
            GamePiece piece = Pieces.PIECE.get(pieces().all().get(i));
            if (isReadable(piece)) {
                numbers.add(piece.kind);
            }
        }
        return numbers;
    }

    private boolean isReadable(GamePiece piece) {
        return piece.place == PLAYED || piece.place > DECK && eyes().see(piece.place - HANDS);
    }

    @Override
    protected Arranger arranger() {
        return cards;
    }

    @Override
    protected TargetPlaces places() {
        return cards;
    }

    @Override
    protected TablePainter painter() {
        return painter;
    }

    @Override
    protected void unpack(int players) {
        pieces().clear();
        for (int card = 0; card <= Hand.CARDS; card++) {
            PieceLook look = new PieceLook();
            look.width = CARD;
            look.height = CARD;
            look.sprite = SharedArt.badge(0, false);
            pieces().make(card, DECK, 0, look);
        }
    }

    @Override
    protected void write(HandEvent event, Pace pace) {
        if (event instanceof HandEvent.CardsShown shown) {
            for (int hand = 0; hand < shown.cards().length; hand++) {
                script.send(shown.cards()[hand], HANDS + hand, PLAYED, Flight.hop(0.3f, 40));
                script.rest(0.2f);
            }
        }
    }

    @Override
    protected Hand copy(Hand position) {
        return new HandRules().copy(position);
    }

    @Override
    protected int reach(Hand position) {
        Census census = new Census(Hand.CARDS + 1, PLAYED + 1);
        for (int card = 0; card <= Hand.CARDS; card++) {
            census.add(card, place(position, card), 1);
        }
        return census.apply(pieces());
    }

    private static int place(Hand position, int card) {
        for (int hand = 0; hand < position.hands(); hand++) {
            if ((position.cards[hand] & 1 << card) != 0) {
                return HANDS + hand;
            }
        }
        return (position.played & 1 << card) != 0 ? PLAYED : DECK;
    }

    @Override
    protected void jump(Hand position) {}

    @Override
    protected void settle() {}

    @Override
    protected void mark(List<HandEvent> turn) {}

    @Override
    protected boolean isRaised(GamePiece piece, Target pointedAt) {
        return piece.kind == pointedAt.index();
    }

    @Override
    protected void seenBy(Eyes whoLooks) {
        painter.rewrite();
    }

    private static final class Sides extends PieceFaces {
        @Override
        protected String sprite(GamePiece piece, int side) {
            return SharedArt.badge(0, false);
        }

        @Override
        protected String rolling(GamePiece piece, int step) {
            return sprite(piece, 0);
        }
    }

    /** Where cards lie: a row for each hand, those that were played in the last one. */
    private final class Cards implements Arranger, TargetPlaces {
        private TableLayout layout;

        @Override
        public void setLayout(TableLayout layout) {
            this.layout = layout;
        }

        @Override
        public void arrange() {
            int[] count = new int[PLAYED + 1];
            for (int card = 1; card <= Hand.CARDS; card++) {
                Entity entity = pieces().kinds() == 0 ? null : pieces().ofKind(card).first();
                if (entity == null) {
                    return;
                }
                int place = Pieces.PIECE.get(entity).place;
                Home home = Pieces.HOME.get(entity);
                home.shown = place != DECK;
                home.layer = Layers.BOARD;
                home.scale = parts.view().scale();
                home.x = parts.view().toWindowX(120 + count[place]++ % 15 * (CARD + 5));
                home.y = parts.view().toWindowY(MEASURES.boardHeight() - 80 - place * 85);
            }
        }

        @Override
        public Target at(float x, float y) {
            Rectangle area = new Rectangle();
            for (Target target : targets()) {
                if (of(target, area).contains(x, y)) {
                    return target;
                }
            }
            return null;
        }

        @Override
        public Rectangle of(Target target, Rectangle into) {
            if (target.isPanel()) {
                return into.set(layout.panel(target.index()).frame());
            }
            Home home = Pieces.HOME.get(pieces().ofKind(target.index()).first());
            float side = home.shown ? CARD * home.scale : 0;
            return into.set(home.x - side / 2, home.y, side, side);
        }
    }

    private final class Painter implements TablePainter {
        private final PiecePainter painting = new PiecePainter(Sprites.none());
        private final PanelPainter panels = new PanelPainter(parts.looks());
        private final Inscription numbers = new Inscription();
        private TableLayout layout;

        @Override
        public void setSprites(Sprites sprites) {
            painting.setSprites(sprites, pieces(), parts.particles().all());
            panels.setSprites(sprites);
        }

        @Override
        public void setFonts(TableFonts fonts) {
            if (fonts != null) {
                float least = layout == null ? 0 : layout.leastText();
                numbers.setFont(fonts.number(), fonts.numberSize(), least);
                rewrite();
            }
        }

        @Override
        public void setLayout(TableLayout layout) {
            this.layout = layout;
            panels.setLayout(layout);
        }

        @Override
        public void setHighContrast(boolean contrast) {
            panels.setPlain(contrast);
        }

        @Override
        public void preview(Preview preview) {}

        @Override
        public void rewrite() {
            numbers.clear();
            for (int i = 0; i < pieces().all().size; i++) {
                Entity entity = pieces().all().get(i);
                Home home = Pieces.HOME.get(entity);
                if (home.shown) {
                    GamePiece piece = Pieces.PIECE.get(entity);
                    String text = isReadable(piece) ? "" + piece.kind : "?";
                    float side = CARD * home.scale;
                    numbers.write(text, home.x, home.y + side / 2, side * 0.4f, side, Color.WHITE);
                }
            }
        }

        @Override
        public void lookAgain() {
            rewrite();
        }

        @Override
        public float smallestText() {
            return numbers.smallest();
        }

        @Override
        public void draw(Batch batch) {
            panels.draw(batch, Rules.NOBODY);
            painting.draw(batch, parts.depth().sorted(), Layers.BOARD, Color.WHITE);
            painting.draw(batch, parts.depth().sorted(), Layers.AIR, Color.WHITE);
            numbers.draw(batch);
        }
    }
}
