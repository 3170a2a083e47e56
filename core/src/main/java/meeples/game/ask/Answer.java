package meeples.game.ask;

/**
 * A button that answers a question.
 *
 * @param name for finding it, in tests and after the screen was built anew
 * @param icon the picture's name without "icon-", or empty
 * @param chief whether it is the answer that most players will want
 */
public record Answer(String name, String icon, String text, boolean chief, Runnable action) {}
