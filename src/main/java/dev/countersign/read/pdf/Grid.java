package dev.countersign.read.pdf;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;

/** The cells that a page's ruled lines make, and the tables that the cells make. */
final class Grid {
    /** Lines nearer than this are one line: borders are often drawn twice, or with gaps. */
    static final float NEAR = 3f;

    /** The most lines in one direction that are looked at: beyond, it is a drawing. */
    private static final int MOST = 400;

    /** A cell of a table; table, row and column count from 0. */
    record Cell(
            float left,
            float top,
            float right,
            float bottom,
            int table,
            int row,
            int column,
            int columnSpan,
            int rowSpan) {
        private static Cell alone(float left, float top, float right, float bottom) {
            return new Cell(left, top, right, bottom, 0, 0, 0, 1, 1);
        }

        private Cell in(int table, float[] lefts, float[] tops) {
            int column = at(lefts, left);
            int row = at(tops, top);
            return new Cell(
                    left,
                    top,
                    right,
                    bottom,
                    table,
                    row,
                    column,
                    Math.max(1, at(lefts, right - 2 * NEAR) + 1 - column),
                    Math.max(1, at(tops, bottom - 2 * NEAR) + 1 - row));
        }

        /** The last edge that isn't behind the place. */
        private static int at(float[] edges, float place) {
            int i = 0;
            while (i + 1 < edges.length && edges[i + 1] < place + NEAR) {
                i++;
            }
            return i;
        }

        boolean holds(float x, float y) {
            return x >= left && x < right && y >= top && y < bottom;
        }
    }

    /** A drawn line: where it lies, and from where to where it runs. */
    record Line(float at, float from, float to) {}

    private final List<Cell> cells;
    private final List<Bands> bands;
    private int last;

    private Grid(List<Cell> cells, List<Bands> bands) {
        this.cells = cells;
        this.bands = bands;
    }

    /** Rows that level lines part and nothing closes; which of them are tables, their text shows. */
    List<Bands> bands() {
        return bands;
    }

    List<Cell> cells() {
        return cells;
    }

    /** The number of the cell around a point, or {@link TextLine#NO_CELL}. */
    int cellAt(float x, float y) {
        if (cells.isEmpty()) {
            return TextLine.NO_CELL;
        }
        if (cells.get(last).holds(x, y)) {
            return last;
        }
        for (int i = 0; i < cells.size(); i++) {
            if (cells.get(i).holds(x, y)) {
                last = i;
                return i;
            }
        }
        return TextLine.NO_CELL;
    }

    static Grid of(Rules rules, Deadline deadline) {
        if (rules.count < 4) {
            return new Grid(List.of(), List.of());
        }
        List<Line> level = joined(rules, true);
        List<Line> upright = joined(rules, false);
        if (level.size() < 2 || level.size() > MOST || upright.size() > MOST) {
            return new Grid(List.of(), List.of());
        }
        List<List<Cell>> tables =
                upright.size() < 3 ? List.of() : tables(withoutFrames(cells(level, upright, deadline)));
        List<Bands> bands = new ArrayList<>();
        for (Bands open : Bands.of(level, upright)) {
            List<List<Cell>> beside =
                    tables.stream().filter(table -> !open.isAround(table)).toList();
            if (beside.stream().allMatch(open::isBeside)) {
                bands.add(open);
                tables = beside;
            }
        }
        List<Cell> numbered = new ArrayList<>();
        for (int i = 0; i < tables.size(); i++) {
            addRows(tables.get(i), i, numbered);
        }
        return new Grid(List.copyOf(numbered), List.copyOf(bands));
    }

    private static List<Line> joined(Rules rules, boolean wantLevel) {
        List<Line> lines = new ArrayList<>();
        for (int i = 0; i < rules.count; i++) {
            if (rules.isLevel(i) == wantLevel) {
                lines.add(
                        wantLevel
                                ? new Line((rules.top[i] + rules.bottom[i]) / 2, rules.left[i], rules.right[i])
                                : new Line((rules.left[i] + rules.right[i]) / 2, rules.top[i], rules.bottom[i]));
            }
        }
        lines.sort(Comparator.comparingDouble(Line::at).thenComparingDouble(Line::from));
        List<Line> joined = new ArrayList<>();
        int i = 0;
        while (i < lines.size()) {
            int end = i + 1;
            while (end < lines.size() && lines.get(end).at - lines.get(i).at < NEAR) {
                end++;
            }
            List<Line> near = new ArrayList<>(lines.subList(i, end));
            near.sort(Comparator.comparingDouble(Line::from));
            Line open = near.get(0);
            for (Line next : near.subList(1, near.size())) {
                if (next.from <= open.to + NEAR) {
                    open = new Line(open.at, open.from, Math.max(open.to, next.to));
                } else {
                    joined.add(open);
                    open = new Line(open.at, next.from, next.to);
                }
            }
            joined.add(open);
            i = end;
        }
        return joined;
    }

    private static boolean cross(Line level, Line upright) {
        return upright.at >= level.from - NEAR
                && upright.at <= level.to + NEAR
                && level.at >= upright.from - NEAR
                && level.at <= upright.to + NEAR;
    }

    /** For each crossing as top left corner: the smallest rectangle whose four sides are drawn. */
    private static List<Cell> cells(List<Line> level, List<Line> upright, Deadline deadline) {
        int n = level.size();
        int m = upright.size();
        boolean[][] crossing = new boolean[n][m];
        for (int i = 0; i < n; i++) {
            for (int j = 0; j < m; j++) {
                crossing[i][j] = cross(level.get(i), upright.get(j));
            }
        }
        List<Cell> cells = new ArrayList<>();
        for (int i = 0; i < n; i++) {
            for (int j = 0; j < m; j++) {
                if (crossing[i][j]) {
                    deadline.checkNow();
                    smallest(level, upright, crossing, i, j, cells);
                }
            }
        }
        return cells;
    }

    private static void smallest(
            List<Line> level, List<Line> upright, boolean[][] crossing, int i, int j, List<Cell> cells) {
        Line top = level.get(i);
        Line left = upright.get(j);
        for (int below = i + 1; below < level.size(); below++) {
            Line bottom = level.get(below);
            if (!crossing[below][j] || bottom.at - top.at < NEAR || left.to < bottom.at - NEAR) {
                continue;
            }
            for (int beside = j + 1; beside < upright.size(); beside++) {
                Line right = upright.get(beside);
                if (crossing[i][beside]
                        && crossing[below][beside]
                        && right.at - left.at >= NEAR
                        && top.to >= right.at - NEAR
                        && bottom.from <= left.at + NEAR
                        && bottom.to >= right.at - NEAR
                        && right.from <= top.at + NEAR
                        && right.to >= bottom.at - NEAR) {
                    cells.add(Cell.alone(left.at, top.at, right.at, bottom.at));
                    return;
                }
            }
        }
    }

    /** A rectangle around cells is a frame of the page or of a table. */
    private static List<Cell> withoutFrames(List<Cell> cells) {
        List<Cell> kept = new ArrayList<>(cells.size());
        for (Cell cell : cells) {
            int inside = 0;
            for (Cell other : cells) {
                if (other != cell
                        && cell.holds((other.left + other.right) / 2, (other.top + other.bottom) / 2)
                        && (other.right - other.left) * (other.bottom - other.top)
                                < 0.9f * (cell.right - cell.left) * (cell.bottom - cell.top)) {
                    inside++;
                }
            }
            if (inside < 2) {
                kept.add(cell);
            }
        }
        return kept;
    }

    /** Cells that touch are a table; one with a single column or a single cell is a frame, not a table. */
    private static List<List<Cell>> tables(List<Cell> cells) {
        int[] table = new int[cells.size()];
        Arrays.fill(table, -1);
        List<List<Cell>> tables = new ArrayList<>();
        for (int i = 0; i < cells.size(); i++) {
            if (table[i] < 0) {
                List<Cell> members = spread(cells, table, i);
                if (columns(members) >= 2) {
                    tables.add(members);
                }
            }
        }
        return tables;
    }

    private static List<Cell> spread(List<Cell> cells, int[] table, int first) {
        List<Cell> members = new ArrayList<>();
        List<Integer> open = new ArrayList<>(List.of(first));
        table[first] = first;
        while (!open.isEmpty()) {
            Cell cell = cells.get(open.remove(open.size() - 1));
            members.add(cell);
            for (int j = 0; j < cells.size(); j++) {
                if (table[j] < 0 && touch(cell, cells.get(j))) {
                    table[j] = first;
                    open.add(j);
                }
            }
        }
        return members;
    }

    private static boolean touch(Cell a, Cell b) {
        return a.left <= b.right + NEAR
                && b.left <= a.right + NEAR
                && a.top <= b.bottom + NEAR
                && b.top <= a.bottom + NEAR;
    }

    private static int columns(List<Cell> members) {
        int most = 0;
        for (Cell cell : members) {
            int beside = 0;
            for (Cell other : members) {
                if (Math.abs(other.top - cell.top) < NEAR) {
                    beside++;
                }
            }
            most = Math.max(most, beside);
        }
        return most;
    }

    private static void addRows(List<Cell> members, int table, List<Cell> numbered) {
        float[] lefts = edges(members.stream().map(Cell::left).toList());
        float[] tops = edges(members.stream().map(Cell::top).toList());
        members.stream()
                .map(cell -> cell.in(table, lefts, tops))
                .sorted(Comparator.comparingInt(Cell::row).thenComparingDouble(Cell::left))
                .forEach(numbered::add);
    }

    /** In order, each once. */
    private static float[] edges(List<Float> places) {
        List<Float> sorted = places.stream().sorted().toList();
        float[] edges = new float[sorted.size()];
        int n = 0;
        for (float place : sorted) {
            if (n == 0 || place - edges[n - 1] >= NEAR) {
                edges[n++] = place;
            }
        }
        return Arrays.copyOf(edges, n);
    }
}
