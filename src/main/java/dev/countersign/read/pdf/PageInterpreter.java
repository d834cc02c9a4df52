package dev.countersign.read.pdf;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import org.apache.pdfbox.cos.COSArray;
import org.apache.pdfbox.cos.COSBase;
import org.apache.pdfbox.cos.COSDictionary;
import org.apache.pdfbox.cos.COSName;
import org.apache.pdfbox.cos.COSNumber;
import org.apache.pdfbox.cos.COSStream;
import org.apache.pdfbox.pdmodel.ResourceCache;

/**
 * Follows what a page draws and keeps its glyphs, its ruled lines and whether it shows pictures. Of PDFBox it uses the
 * fonts and objects only: its own stream engine spends most of its time on objects that reading has no use for.
 */
final class PageInterpreter {
    private static final int Q_SAVE = ContentTokens.pack("q");
    private static final int Q_RESTORE = ContentTokens.pack("Q");
    private static final int CM = ContentTokens.pack("cm");
    private static final int BT = ContentTokens.pack("BT");
    private static final int TF = ContentTokens.pack("Tf");
    private static final int TD = ContentTokens.pack("Td");
    private static final int TD_LEADING = ContentTokens.pack("TD");
    private static final int TM = ContentTokens.pack("Tm");
    private static final int T_STAR = ContentTokens.pack("T*");
    private static final int TJ = ContentTokens.pack("Tj");
    private static final int TJ_ARRAY = ContentTokens.pack("TJ");
    private static final int QUOTE = ContentTokens.pack("'");
    private static final int DOUBLE_QUOTE = ContentTokens.pack("\"");
    private static final int TC = ContentTokens.pack("Tc");
    private static final int TW = ContentTokens.pack("Tw");
    private static final int TZ = ContentTokens.pack("Tz");
    private static final int TL = ContentTokens.pack("TL");
    private static final int TR = ContentTokens.pack("Tr");
    private static final int TS = ContentTokens.pack("Ts");
    private static final int DO = ContentTokens.pack("Do");
    private static final int GS = ContentTokens.pack("gs");
    private static final int ID = ContentTokens.pack("ID");
    private static final int RE = ContentTokens.pack("re");
    private static final int M = ContentTokens.pack("m");
    private static final int L = ContentTokens.pack("l");
    private static final int C = ContentTokens.pack("c");
    private static final int V = ContentTokens.pack("v");
    private static final int Y = ContentTokens.pack("y");
    private static final int H = ContentTokens.pack("h");
    private static final int N = ContentTokens.pack("n");
    private static final int S = ContentTokens.pack("S");
    private static final int S_CLOSE = ContentTokens.pack("s");
    private static final int F = ContentTokens.pack("f");
    private static final int F_OLD = ContentTokens.pack("F");
    private static final int F_STAR = ContentTokens.pack("f*");
    private static final int B = ContentTokens.pack("B");
    private static final int B_STAR = ContentTokens.pack("B*");
    private static final int B_CLOSE = ContentTokens.pack("b");
    private static final int B_CLOSE_STAR = ContentTokens.pack("b*");

    /** The graphics and text state that q saves. */
    private static final class State implements Cloneable {
        double a = 1;
        double b;
        double c;
        double d = 1;
        double e;
        double f;
        Face face = Face.NONE;
        double size;
        double charSpacing;
        double wordSpacing;
        double scaling = 1;
        double leading;
        double rise;
        int mode;

        State copy() {
            try {
                return (State) clone();
            } catch (CloneNotSupportedException impossible) {
                throw new AssertionError(impossible);
            }
        }

        /** Puts a matrix before the current one, as cm does. */
        void concatenate(double a2, double b2, double c2, double d2, double e2, double f2) {
            double na = a2 * a + b2 * c;
            double nb = a2 * b + b2 * d;
            double nc = c2 * a + d2 * c;
            double nd = c2 * b + d2 * d;
            e = e2 * a + f2 * c + e;
            f = e2 * b + f2 * d + f;
            a = na;
            b = nb;
            c = nc;
            d = nd;
        }

        double x(double px, double py) {
            return px * a + py * c + e;
        }

        double y(double px, double py) {
            return px * b + py * d + f;
        }
    }

    private final Map<COSDictionary, Face> faces;
    private final ResourceCache cache;
    private final Deadline deadline;
    private final Glyphs glyphs = new Glyphs();
    private final Rules rules = new Rules();
    private double pictureArea;
    private boolean isWhole = true;

    private final List<State> saved = new ArrayList<>();
    private State state = new State();
    private double ta = 1;
    private double tb;
    private double tc;
    private double td = 1;
    private double te;
    private double tf;
    private double la = 1;
    private double lb;
    private double lc;
    private double ld = 1;
    private double le;
    private double lf;
    private boolean blankBefore;

    private double[] path = new double[256];
    private boolean[] subpath = new boolean[64];
    private boolean startsSubpath;
    private int pathLength;
    private double startX;
    private double startY;
    private double penX;
    private double penY;

    PageInterpreter(Map<COSDictionary, Face> faces, ResourceCache cache, Deadline deadline) {
        this.faces = faces;
        this.cache = cache;
        this.deadline = deadline;
    }

    static Map<COSDictionary, Face> noFaces() {
        return new IdentityHashMap<>();
    }

    Glyphs glyphs() {
        return glyphs;
    }

    Rules rules() {
        return rules;
    }

    /** The area in square points that pictures cover; overlaps count twice. */
    double pictureArea() {
        return pictureArea;
    }

    /** Nothing of what was to be drawn was damaged. */
    boolean isWhole() {
        return isWhole;
    }

    /** Draws a stream onto the page through a matrix from its space to the page as shown. */
    void draw(ContentBytes content, COSDictionary resources, double[] toShown) throws IOException {
        state = new State();
        state.a = toShown[0];
        state.b = toShown[1];
        state.c = toShown[2];
        state.d = toShown[3];
        state.e = toShown[4];
        state.f = toShown[5];
        run(content, resources, 0);
    }

    private void run(ContentBytes content, COSDictionary resources, int depth) throws IOException {
        isWhole &= content.isWhole();
        ContentTokens tokens = new ContentTokens(content, deadline);
        int bottom = saved.size();
        for (int operator = tokens.next(); operator != ContentTokens.END; operator = tokens.next()) {
            if (operator == Q_SAVE) {
                if (saved.size() < PdfLimits.SAVED_STATES) {
                    saved.add(state.copy());
                }
            } else if (operator == Q_RESTORE) {
                if (saved.size() > bottom) {
                    state = saved.remove(saved.size() - 1);
                }
            } else if (!text(operator, tokens, resources) && !path(operator, tokens)) {
                other(operator, tokens, resources, depth);
            }
        }
        while (saved.size() > bottom) {
            state = saved.remove(saved.size() - 1);
        }
    }

    private void other(int operator, ContentTokens tokens, COSDictionary resources, int depth) throws IOException {
        if (operator == CM) {
            state.concatenate(
                    tokens.fromEnd(6),
                    tokens.fromEnd(5),
                    tokens.fromEnd(4),
                    tokens.fromEnd(3),
                    tokens.fromEnd(2),
                    tokens.fromEnd(1));
        } else if (operator == DO) {
            object(tokens.name(), resources, depth);
        } else if (operator == GS) {
            COSDictionary settings = dictionary(dictionary(resources, COSName.EXT_G_STATE), name(tokens.name()));
            if (settings.getDictionaryObject(COSName.FONT) instanceof COSArray font
                    && font.size() == 2
                    && font.getObject(0) instanceof COSDictionary dictionary
                    && font.getObject(1) instanceof COSNumber size) {
                state.face = face(dictionary);
                state.size = size.floatValue();
            }
        } else if (operator == ID) {
            picture();
            tokens.skipInlineImage();
        }
    }

    private static COSName name(String name) {
        return COSName.getPDFName(name);
    }

    private static COSDictionary dictionary(COSDictionary parent, COSName key) {
        return parent.getDictionaryObject(key) instanceof COSDictionary found ? found : new COSDictionary();
    }

    private void object(String name, COSDictionary resources, int depth) throws IOException {
        COSBase object = dictionary(resources, COSName.XOBJECT).getDictionaryObject(name(name));
        if (!(object instanceof COSStream stream)) {
            return;
        }
        if (COSName.IMAGE.equals(stream.getCOSName(COSName.SUBTYPE))) {
            picture();
        } else if (COSName.FORM.equals(stream.getCOSName(COSName.SUBTYPE))) {
            form(stream, resources, depth);
        }
    }

    private void form(COSStream stream, COSDictionary resources, int depth) throws IOException {
        if (depth >= PdfLimits.FORM_DEPTH) {
            throw new TooMuch("nests forms deeper than " + PdfLimits.FORM_DEPTH);
        }
        State outside = state.copy();
        if (stream.getDictionaryObject(COSName.MATRIX) instanceof COSArray matrix && matrix.size() >= 6) {
            float[] m = matrix.toFloatArray();
            state.concatenate(m[0], m[1], m[2], m[3], m[4], m[5]);
        }
        COSDictionary own =
                stream.getDictionaryObject(COSName.RESOURCES) instanceof COSDictionary found ? found : resources;
        run(ContentBytes.of(stream, deadline), own, depth + 1);
        state = outside;
    }

    private void picture() {
        double area = Math.abs(state.a * state.d - state.b * state.c);
        if (Double.isFinite(area)) {
            pictureArea += area;
        }
    }

    // Text

    private boolean text(int operator, ContentTokens tokens, COSDictionary resources) throws IOException {
        if (operator == TJ) {
            showFirst(tokens);
        } else if (operator == TJ_ARRAY) {
            showArray(tokens);
        } else if (operator == TD) {
            moveLine(tokens.fromEnd(2), tokens.fromEnd(1));
        } else if (operator == TM) {
            setMatrix(tokens);
        } else if (operator == TF) {
            state.size = tokens.fromEnd(1);
            COSBase font = dictionary(resources, COSName.FONT).getDictionaryObject(name(tokens.name()));
            state.face = font instanceof COSDictionary dictionary ? face(dictionary) : Face.NONE;
        } else if (operator == BT) {
            la = 1;
            lb = 0;
            lc = 0;
            ld = 1;
            le = 0;
            lf = 0;
            startLine();
        } else if (operator == TC) {
            state.charSpacing = tokens.fromEnd(1);
        } else if (operator == TW) {
            state.wordSpacing = tokens.fromEnd(1);
        } else if (operator == TD_LEADING) {
            state.leading = -tokens.fromEnd(1);
            moveLine(tokens.fromEnd(2), tokens.fromEnd(1));
        } else if (operator == T_STAR) {
            moveLine(0, -state.leading);
        } else if (operator == TL) {
            state.leading = tokens.fromEnd(1);
        } else if (operator == TZ) {
            state.scaling = tokens.fromEnd(1) / 100;
        } else if (operator == TR) {
            state.mode = (int) tokens.fromEnd(1);
        } else if (operator == TS) {
            state.rise = tokens.fromEnd(1);
        } else if (operator == QUOTE) {
            moveLine(0, -state.leading);
            showFirst(tokens);
        } else if (operator == DOUBLE_QUOTE) {
            state.wordSpacing = tokens.fromEnd(3);
            state.charSpacing = tokens.fromEnd(2);
            moveLine(0, -state.leading);
            showFirst(tokens);
        } else {
            return false;
        }
        return true;
    }

    private void setMatrix(ContentTokens tokens) {
        la = tokens.fromEnd(6);
        lb = tokens.fromEnd(5);
        lc = tokens.fromEnd(4);
        ld = tokens.fromEnd(3);
        le = tokens.fromEnd(2);
        lf = tokens.fromEnd(1);
        startLine();
    }

    private void moveLine(double x, double y) {
        le += x * la + y * lc;
        lf += x * lb + y * ld;
        startLine();
    }

    private void startLine() {
        ta = la;
        tb = lb;
        tc = lc;
        td = ld;
        te = le;
        tf = lf;
    }

    private Face face(COSDictionary dictionary) {
        Face known = faces.get(dictionary);
        if (known == null) {
            known = Face.of(dictionary, cache);
            faces.put(dictionary, known);
        }
        return known;
    }

    private void showFirst(ContentTokens tokens) throws IOException {
        for (int i = tokens.operands() - 1; i >= 0; i--) {
            if (tokens.kind(i) == ContentTokens.STRING) {
                show(tokens.strings(), tokens.start(i), tokens.end(i));
                return;
            }
        }
    }

    private void showArray(ContentTokens tokens) throws IOException {
        for (int i = 0; i < tokens.operands(); i++) {
            if (tokens.kind(i) == ContentTokens.STRING) {
                show(tokens.strings(), tokens.start(i), tokens.end(i));
            } else if (tokens.kind(i) == ContentTokens.NUMBER) {
                double shift = -tokens.number(i) / 1000 * state.size;
                if (state.face.vertical) {
                    advance(0, shift);
                } else {
                    advance(shift * state.scaling, 0);
                }
            }
        }
    }

    private void advance(double x, double y) {
        te += x * ta + y * tc;
        tf += x * tb + y * td;
    }

    private void show(byte[] string, int from, int to) throws IOException {
        Face face = state.face;
        if (from == to) {
            return;
        }
        // From text space of size 1 to the page as shown; only the place changes from glyph to glyph.
        double ra = ta * state.a + tb * state.c;
        double rb = ta * state.b + tb * state.d;
        double rc = tc * state.a + td * state.c;
        double rd = tc * state.b + td * state.d;
        double sx = state.size * state.scaling;
        double alongX = ra * sx;
        double alongY = rb * sx;
        double along = Math.hypot(alongX, alongY);
        double size = Math.abs(state.size) * Math.hypot(rc, rd);
        if (!(along > 0) || !(size > 0) || !(along < 1e6) || !(size < 1e6)) {
            return;
        }
        double ux = alongX / along;
        double uy = alongY / along;
        if (face.vertical) {
            double down = Math.hypot(rc, rd);
            ux = -rc / down;
            uy = -rd / down;
            along = state.size * down;
        }
        int angle = 0;
        if (uy > 0.005 || uy < -0.005 || ux < 0) {
            angle = (int) Math.round(Math.toDegrees(Math.atan2(uy, ux)));
            angle = angle < 0 ? angle + 360 : angle;
        } else {
            ux = 1;
            uy = 0;
        }
        if (face.isSimple()) {
            for (int i = from; i < to; i++) {
                int code = string[i] & 0xff;
                glyph(face, face.glyph(code), code == 32, ux, uy, along, size, angle);
            }
        } else {
            ByteArrayInputStream in = new ByteArrayInputStream(string, from, to - from);
            while (in.available() > 0) {
                int before = in.available();
                int code = face.readCode(in);
                boolean oneByteBlank = code == 32 && before - in.available() == 1;
                glyph(face, face.glyph(code), oneByteBlank, ux, uy, along, size, angle);
            }
        }
    }

    private void glyph(
            Face face, Face.Glyph glyph, boolean blank, double ux, double uy, double along, double size, int angle) {
        deadline.check();
        double spacing = state.charSpacing + (blank ? state.wordSpacing : 0);
        String text = glyph.text();
        if (text == Face.BLANK) {
            blankBefore = true;
            glyphs.blanks++;
        } else if (text != Face.NOTHING) {
            double tx = te + state.rise * tc;
            double ty = tf + state.rise * td;
            double x = state.x(tx, ty);
            double y = state.y(tx, ty);
            if (Math.abs(x) < 1e6 && Math.abs(y) < 1e6) {
                keep(face, glyph, x, y, ux, uy, along, size, angle);
            }
        }
        if (face.vertical) {
            advance(0, glyph.down() * state.size + spacing);
        } else {
            advance((glyph.across() * state.size + spacing) * state.scaling, 0);
        }
    }

    private void keep(
            Face face,
            Face.Glyph glyph,
            double x,
            double y,
            double ux,
            double uy,
            double along,
            double size,
            int angle) {
        int i = glyphs.add();
        if (angle == 0) {
            glyphs.along[i] = (float) x;
            glyphs.across[i] = (float) y;
        } else {
            glyphs.along[i] = (float) (x * ux + y * uy);
            glyphs.across[i] = (float) (y * ux - x * uy);
        }
        if (face.vertical) {
            // The origin of a vertical glyph is the middle of its top; the frame of the line turns left into up.
            glyphs.across[i] += (float) (0.3 * size);
            glyphs.advance[i] = (float) Math.abs(glyph.down() * along);
        } else {
            glyphs.advance[i] = (float) Math.abs(glyph.across() * along);
        }
        glyphs.size[i] = (float) size;
        glyphs.angle[i] = (short) angle;
        glyphs.afterBlank[i] = blankBefore;
        glyphs.bold[i] = face.bold || state.mode == 2;
        glyphs.text[i] = glyph.text();
        glyphs.face[i] = face;
        if (!glyph.mapped()) {
            glyphs.unmapped++;
        }
        blankBefore = false;
    }

    // Lines

    private boolean path(int operator, ContentTokens tokens) {
        if (operator == RE) {
            double x = tokens.fromEnd(4);
            double y = tokens.fromEnd(3);
            double w = tokens.fromEnd(2);
            double h = tokens.fromEnd(1);
            start(x, y);
            segment(x, y, x + w, y);
            segment(x + w, y, x + w, y + h);
            segment(x + w, y + h, x, y + h);
            segment(x, y + h, x, y);
        } else if (operator == M) {
            start(tokens.fromEnd(2), tokens.fromEnd(1));
        } else if (operator == L) {
            double x = tokens.fromEnd(2);
            double y = tokens.fromEnd(1);
            segment(penX, penY, x, y);
            penX = x;
            penY = y;
        } else if (operator == C || operator == V || operator == Y) {
            penX = tokens.fromEnd(2);
            penY = tokens.fromEnd(1);
        } else if (operator == H) {
            close();
        } else if (operator == S || operator == B || operator == B_STAR) {
            stroke();
        } else if (operator == S_CLOSE || operator == B_CLOSE || operator == B_CLOSE_STAR) {
            close();
            stroke();
        } else if (operator == F || operator == F_STAR || operator == F_OLD) {
            fill();
        } else if (operator == N) {
            pathLength = 0;
        } else {
            return false;
        }
        return true;
    }

    private void start(double x, double y) {
        startX = x;
        startY = y;
        penX = x;
        penY = y;
        startsSubpath = true;
    }

    private void close() {
        segment(penX, penY, startX, startY);
        penX = startX;
        penY = startY;
    }

    private void segment(double x1, double y1, double x2, double y2) {
        if (pathLength + 4 > path.length) {
            if (pathLength > 4 * PdfLimits.RULES) {
                return;
            }
            path = Arrays.copyOf(path, path.length * 2);
            subpath = Arrays.copyOf(subpath, subpath.length * 2);
        }
        subpath[pathLength / 4] = startsSubpath;
        startsSubpath = false;
        path[pathLength++] = state.x(x1, y1);
        path[pathLength++] = state.y(x1, y1);
        path[pathLength++] = state.x(x2, y2);
        path[pathLength++] = state.y(x2, y2);
    }

    private void stroke() {
        for (int i = 0; i < pathLength; i += 4) {
            rules.add(path[i], path[i + 1], path[i + 2], path[i + 3]);
        }
        pathLength = 0;
    }

    /** A filled shape is a rule if it is thin; the edges of a shaded row or a white background are none. */
    private void fill() {
        int i = 0;
        while (i < pathLength) {
            double left = path[i];
            double top = path[i + 1];
            double right = left;
            double bottom = top;
            int first = i;
            for (; i < pathLength && (i == first || !subpath[i / 4]); i += 4) {
                left = Math.min(left, Math.min(path[i], path[i + 2]));
                right = Math.max(right, Math.max(path[i], path[i + 2]));
                top = Math.min(top, Math.min(path[i + 1], path[i + 3]));
                bottom = Math.max(bottom, Math.max(path[i + 1], path[i + 3]));
            }
            rules.add(left, top, right, bottom);
        }
        pathLength = 0;
    }
}
