package meeples.desktop;

import com.badlogic.gdx.Gdx;
import com.badlogic.gdx.graphics.GL20;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.lang.reflect.Proxy;
import java.nio.IntBuffer;
import java.util.HashSet;
import java.util.Set;

/**
 * Counts the textures that OpenGL is asked to make and to delete, and the draw calls whose texture
 * is deleted already. All of it belongs to the window's thread.
 */
public final class TextureCensus {
    private final GL20 gl = Gdx.gl20;
    private final Set<Integer> deleted = new HashSet<>();
    private int alive;
    private int bound;
    private int drawnDeleted;

    private TextureCensus() {}

    /** Begins to count; to be called on the window's thread. */
    public static TextureCensus begin() {
        TextureCensus census = new TextureCensus();
        GL20 counting =
                (GL20)
                        Proxy.newProxyInstance(
                                GL20.class.getClassLoader(),
                                new Class<?>[] {GL20.class},
                                (proxy, method, arguments) -> census.call(method, arguments));
        // LibGDX takes it from there again when the window changes its size.
        Gdx.graphics.setGL20(counting);
        Gdx.gl = counting;
        Gdx.gl20 = counting;
        return census;
    }

    /** How many more textures there are than at the beginning. */
    public int more() {
        return alive;
    }

    /** How many draw calls had no texture, or one that is deleted. */
    public int drawnDeleted() {
        return drawnDeleted;
    }

    private Object call(Method method, Object[] arguments) throws Throwable {
        try {
            Object answer = method.invoke(gl, arguments);
            note(method.getName(), arguments, answer);
            return answer;
        } catch (InvocationTargetException e) {
            throw e.getCause();
        }
    }

    private void note(String name, Object[] arguments, Object answer) {
        switch (name) {
            case "glGenTexture" -> made((int) answer);
            case "glGenTextures" -> {
                for (int i = 0; i < (int) arguments[0]; i++) {
                    made(((IntBuffer) arguments[1]).get(i));
                }
            }
            case "glDeleteTexture" -> deleted((int) arguments[0]);
            case "glDeleteTextures" -> {
                for (int i = 0; i < (int) arguments[0]; i++) {
                    deleted(((IntBuffer) arguments[1]).get(i));
                }
            }
            case "glBindTexture" -> bound = (int) arguments[1];
            case "glDrawElements", "glDrawArrays" -> {
                if (bound == 0 || deleted.contains(bound)) {
                    drawnDeleted++;
                }
            }
            default -> {
                // Nothing else concerns textures.
            }
        }
    }

    private void made(int texture) {
        alive++;
        deleted.remove(texture);
    }

    private void deleted(int texture) {
        if (texture != 0) {
            alive--;
            deleted.add(texture);
        }
    }
}
