package meeples.app;

import com.badlogic.ashley.core.Component;
import com.badlogic.ashley.core.ComponentMapper;
import com.badlogic.ashley.core.Engine;
import com.badlogic.ashley.core.Entity;
import com.badlogic.ashley.core.Family;
import com.badlogic.ashley.systems.IteratingSystem;
import com.badlogic.gdx.ApplicationAdapter;
import com.badlogic.gdx.Gdx;
import com.badlogic.gdx.Input.Keys;
import com.badlogic.gdx.InputAdapter;
import com.badlogic.gdx.InputMultiplexer;
import com.badlogic.gdx.graphics.Color;
import com.badlogic.gdx.graphics.Pixmap;
import com.badlogic.gdx.graphics.Pixmap.Format;
import com.badlogic.gdx.graphics.Texture.TextureFilter;
import com.badlogic.gdx.graphics.g2d.BitmapFont;
import com.badlogic.gdx.graphics.g2d.PixmapPacker;
import com.badlogic.gdx.graphics.g2d.SpriteBatch;
import com.badlogic.gdx.graphics.g2d.TextureAtlas;
import com.badlogic.gdx.graphics.g2d.TextureRegion;
import com.badlogic.gdx.math.MathUtils;
import com.badlogic.gdx.utils.Align;
import com.badlogic.gdx.utils.ScreenUtils;
import meeples.text.FontMaker;
import meeples.text.Lettering;
import meeples.text.Typeface;

/** The application on every platform: what a launcher starts. */
public final class MeeplesGame extends ApplicationAdapter {
    private static final Color DUSK = Color.valueOf("2A1A12");
    private static final Color[] PAINTS = {
        Color.valueOf("8B5A2B"),
        Color.valueOf("F0B92B"),
        Color.valueOf("C5302C"),
        Color.valueOf("2F6DB3"),
        Color.valueOf("C2569B")
    };

    private final FontMaker fontMaker;
    private final Engine engine = new Engine();
    private SpriteBatch batch;
    private TextureAtlas atlas;
    private BitmapFont title;

    public MeeplesGame(FontMaker fontMaker) {
        this.fontMaker = fontMaker;
    }

    @Override
    public void create() {
        batch = new SpriteBatch();
        engine.addSystem(new Hopping());
        engine.addSystem(new Drawing(batch));
        for (int i = 0; i < PAINTS.length; i++) {
            engine.addEntity(new Entity().add(new Stone(i)));
        }
        Gdx.input.setInputProcessor(
                new InputMultiplexer(new FullScreenKeys(), new LeaveOnEscape()));
    }

    @Override
    public void resize(int width, int height) {
        disposeOfPictures();
        batch.getProjectionMatrix().setToOrtho2D(0, 0, width, height);
        PixmapPacker packer = new PixmapPacker(2048, 2048, Format.RGBA8888, 2, false);
        packer.pack("stone", disc(height / 20));
        title = fontMaker.make(Lettering.of(Typeface.DISPLAY, Math.max(12, height / 9)), packer);
        atlas = packer.generateTextureAtlas(TextureFilter.Linear, TextureFilter.Linear, false);
        engine.getSystem(Drawing.class).stone = atlas.findRegion("stone");
    }

    private static Pixmap disc(int radius) {
        Pixmap picture = new Pixmap(2 * radius + 1, 2 * radius + 1, Format.RGBA8888);
        picture.setColor(Color.WHITE);
        picture.fillCircle(radius, radius, radius);
        return picture;
    }

    @Override
    public void render() {
        ScreenUtils.clear(DUSK);
        batch.begin();
        engine.update(Gdx.graphics.getDeltaTime());
        float middle = Gdx.graphics.getHeight() * 0.62f;
        batch.setColor(Color.WHITE);
        title.setColor(Color.valueOf("F4E8CF"));
        title.draw(
                batch,
                "A Fistful of Meeples",
                0,
                middle,
                Gdx.graphics.getWidth(),
                Align.center,
                false);
        batch.end();
    }

    @Override
    public void dispose() {
        disposeOfPictures();
        batch.dispose();
        fontMaker.dispose();
    }

    private void disposeOfPictures() {
        if (atlas != null) {
            title.dispose();
            atlas.dispose();
        }
    }

    private static final class LeaveOnEscape extends InputAdapter {
        @Override
        public boolean keyDown(int key) {
            if (key == Keys.ESCAPE) {
                Gdx.app.exit();
            }
            return key == Keys.ESCAPE;
        }
    }

    private static final class Stone implements Component {
        final int number;
        float time;

        Stone(int number) {
            this.number = number;
            this.time = number * 0.35f;
        }
    }

    private static final class Hopping extends IteratingSystem {
        private final ComponentMapper<Stone> stones = ComponentMapper.getFor(Stone.class);

        Hopping() {
            super(Family.all(Stone.class).get());
        }

        @Override
        protected void processEntity(Entity entity, float deltaTime) {
            stones.get(entity).time += deltaTime;
        }
    }

    private static final class Drawing extends IteratingSystem {
        private final ComponentMapper<Stone> stones = ComponentMapper.getFor(Stone.class);
        private final SpriteBatch batch;
        private TextureRegion stone;

        Drawing(SpriteBatch batch) {
            super(Family.all(Stone.class).get());
            this.batch = batch;
        }

        @Override
        protected void processEntity(Entity entity, float deltaTime) {
            Stone piece = stones.get(entity);
            float step = Gdx.graphics.getWidth() / (PAINTS.length + 1f);
            float hop = Math.abs(MathUtils.sin(piece.time * 3)) * Gdx.graphics.getHeight() * 0.1f;
            batch.setColor(PAINTS[piece.number]);
            batch.draw(
                    stone,
                    step * (piece.number + 1) - stone.getRegionWidth() / 2f,
                    Gdx.graphics.getHeight() * 0.25f + hop);
        }
    }
}
