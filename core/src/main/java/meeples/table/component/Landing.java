package meeples.table.component;

import com.badlogic.ashley.core.Entity;

/** What is to be seen and heard when a piece arrives. Never changes where anything belongs. */
public interface Landing {
    void landed(Entity piece);
}
