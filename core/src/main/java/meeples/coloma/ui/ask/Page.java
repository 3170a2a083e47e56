package meeples.coloma.ui.ask;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import meeples.coloma.table.ValleyPreview;
import meeples.game.ask.Answer;
import meeples.game.ask.Line;
import meeples.table.Target;

/** What a question shows at one moment, and what pressing a thing or a button does then. */
final class Page {
    private final String status;
    private final List<Line> lines = new ArrayList<>();
    private final List<Answer> answers = new ArrayList<>();
    private final Map<Target, Runnable> presses = new LinkedHashMap<>();

    /** All that presses knows: asked for in every frame. */
    private final List<Target> targets = new ArrayList<>();

    private final Map<Target, List<Line>> targetLines = new HashMap<>();
    private final Map<String, List<Line>> answerLines = new HashMap<>();
    private final Map<Target, ValleyPreview> previews = new HashMap<>();
    private ValleyPreview preview;
    private Page before;
    private Target opener;

    Page(String status) {
        this.status = status;
    }

    /** A line that is seen while nothing is pointed at. */
    Page line(Line line) {
        lines.add(line);
        return this;
    }

    /** A thing to press, and what is seen while it is pointed at. */
    Page press(Target target, List<Line> about, Runnable action) {
        if (presses.put(target, action) == null) {
            targets.add(target);
        }
        targetLines.put(target, about);
        return this;
    }

    /** What is written over the table while nothing is pointed at. */
    Page preview(ValleyPreview shown) {
        preview = shown;
        return this;
    }

    /** What is written over the table while a thing is pointed at. */
    Page preview(Target target, ValleyPreview shown) {
        previews.put(target, shown);
        return this;
    }

    /** What is written over the table; null for nothing. */
    ValleyPreview previewAt(Target target) {
        return previews.getOrDefault(target, preview);
    }

    /** A button, and what follows from it. */
    Page answer(Answer answer, List<Line> about) {
        answers.add(answer);
        answerLines.put(answer.name(), about);
        return this;
    }

    /** This page was opened on another one, which is what stepping back shows again. */
    void openedOn(Page earlier, Target thing) {
        before = earlier;
        opener = thing;
    }

    /** What was pressed last before this page was opened; null for nothing. */
    Target openedBy() {
        return opener;
    }

    Page before() {
        return before;
    }

    String status() {
        return status;
    }

    List<Line> lines() {
        return lines;
    }

    List<Answer> answers() {
        return answers;
    }

    List<Target> targets() {
        return targets;
    }

    /** What pressing a thing does; null for one that answers nothing here. */
    Runnable press(Target target) {
        return presses.get(target);
    }

    /** What is to be seen while something is pointed at; null for what this page does not know. */
    List<Line> linesAt(Target target) {
        return targetLines.get(target);
    }

    List<Line> linesFor(Answer answer) {
        return answerLines.getOrDefault(answer.name(), lines);
    }
}
