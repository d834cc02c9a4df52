package dev.countersign.read.pdf;

import dev.countersign.model.Box;
import dev.countersign.model.DocumentId;
import dev.countersign.model.Unread;
import dev.countersign.model.Word;
import java.util.ArrayList;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeSet;
import org.apache.pdfbox.cos.COSArray;
import org.apache.pdfbox.cos.COSBase;
import org.apache.pdfbox.cos.COSDictionary;
import org.apache.pdfbox.cos.COSName;
import org.apache.pdfbox.cos.COSNumber;
import org.apache.pdfbox.cos.COSString;
import org.apache.pdfbox.pdmodel.PDDocument;
import org.apache.pdfbox.pdmodel.PDPage;

/** What a PDF holds beside its pages' drawings: form fields and notes, which are read, and attachments, which are named. */
final class Extras {
    private static final int MOST_NODES = 20_000;
    private static final int DEEPEST = 32;

    private Extras() {}

    static Extras of(PDDocument pdf, DocumentId document, List<Unread> unread) {
        COSDictionary catalog = pdf.getDocumentCatalog().getCOSObject();
        for (String name : attachments(catalog)) {
            unread.add(new Unread(
                    document,
                    0,
                    name.startsWith("MicrosoftIRMServices")
                            ? "rights-managed: the document itself is an encrypted attachment; ask for a plain PDF"
                            : "attachment " + name + " was not read"));
        }
        if (catalog.getDictionaryObject(COSName.ACRO_FORM) instanceof COSDictionary form
                && form.containsKey(COSName.XFA)
                && (catalog.getBoolean(COSName.getPDFName("NeedsRendering"), false)
                        || !(form.getDictionaryObject(COSName.FIELDS) instanceof COSArray fields
                                && fields.size() > 0))) {
            unread.add(new Unread(document, 0, "an XFA form: what is filled in was not read; save it as a plain PDF"));
        }
        return new Extras();
    }

    private static TreeSet<String> attachments(COSDictionary catalog) {
        TreeSet<String> names = new TreeSet<>();
        if (catalog.getDictionaryObject(COSName.NAMES) instanceof COSDictionary all
                && all.getDictionaryObject(COSName.EMBEDDED_FILES) instanceof COSDictionary tree) {
            collect(tree, names, new IdentityHashMap<>(), 0);
        }
        return names;
    }

    private static void collect(COSDictionary node, TreeSet<String> names, Map<COSBase, Boolean> seen, int depth) {
        if (depth > DEEPEST || seen.size() > MOST_NODES || seen.put(node, true) != null) {
            return;
        }
        if (node.getDictionaryObject(COSName.NAMES) instanceof COSArray pairs) {
            for (int i = 1; i < pairs.size(); i += 2) {
                if (pairs.getObject(i) instanceof COSDictionary file) {
                    names.add(fileName(file));
                }
            }
        }
        if (node.getDictionaryObject(COSName.KIDS) instanceof COSArray kids) {
            for (int i = 0; i < kids.size(); i++) {
                if (kids.getObject(i) instanceof COSDictionary kid) {
                    collect(kid, names, seen, depth + 1);
                }
            }
        }
    }

    private static String fileName(COSDictionary file) {
        String name = file.getString(COSName.UF, file.getString(COSName.F, "without a name"));
        return name.strip().isEmpty() ? "without a name" : name.strip().replace('\n', ' ');
    }

    /** The notes and fields of a page as lines, from the top. */
    List<TextLine> on(PDPage page, double[] toShown) {
        List<TextLine> lines = new ArrayList<>();
        if (page.getCOSObject().getDictionaryObject(COSName.ANNOTS) instanceof COSArray annotations) {
            for (int i = 0; i < Math.min(annotations.size(), MOST_NODES); i++) {
                if (annotations.getObject(i) instanceof COSDictionary annotation) {
                    addText(annotation, toShown, lines);
                }
            }
        }
        lines.sort((a, b) -> Float.compare(a.baseline(), b.baseline()));
        return lines;
    }

    private static void addText(COSDictionary annotation, double[] toShown, List<TextLine> lines) {
        COSName kind = annotation.getCOSName(COSName.SUBTYPE);
        String text = COSName.WIDGET.equals(kind)
                ? value(annotation)
                : COSName.getPDFName("FreeText").equals(kind) ? annotation.getString(COSName.CONTENTS, "") : "";
        if (text.isBlank()) {
            return;
        }
        Box box = box(annotation, toShown);
        String[] parts = text.strip().split("\\R+");
        double height = box.height() / parts.length;
        for (int i = 0; i < parts.length; i++) {
            String words = String.join(" ", parts[i].strip().split("[\\s\\u00A0]+"));
            if (!words.isEmpty()) {
                lines.add(line(words, new Box(box.left(), box.top() + i * height, box.width(), height)));
            }
        }
    }

    /** The value of the field that a widget shows; the field may be the widget itself or stand above it. */
    private static String value(COSDictionary widget) {
        COSDictionary node = widget;
        for (int depth = 0; depth < DEEPEST; depth++) {
            COSBase value = node.getDictionaryObject(COSName.V);
            if (value instanceof COSString string) {
                return string.getString();
            }
            if (value instanceof COSName name) {
                return "Off".equals(name.getName()) ? "" : name.getName();
            }
            if (value instanceof COSArray choices) {
                List<String> chosen = new ArrayList<>();
                for (int i = 0; i < choices.size(); i++) {
                    if (choices.getObject(i) instanceof COSString choice) {
                        chosen.add(choice.getString());
                    }
                }
                return String.join(" ", chosen);
            }
            if (!(node.getDictionaryObject(COSName.PARENT) instanceof COSDictionary parent)) {
                return "";
            }
            node = parent;
        }
        return "";
    }

    private static Box box(COSDictionary annotation, double[] m) {
        if (annotation.getDictionaryObject(COSName.RECT) instanceof COSArray rect && rect.size() >= 4) {
            double[] r = new double[4];
            for (int i = 0; i < 4; i++) {
                r[i] = rect.getObject(i) instanceof COSNumber number ? number.floatValue() : 0;
            }
            double x1 = r[0] * m[0] + r[1] * m[2] + m[4];
            double y1 = r[0] * m[1] + r[1] * m[3] + m[5];
            double x2 = r[2] * m[0] + r[3] * m[2] + m[4];
            double y2 = r[2] * m[1] + r[3] * m[3] + m[5];
            return new Box(
                    Math.min(x1, x2), Math.min(y1, y2), Math.max(Math.abs(x2 - x1), 1), Math.max(Math.abs(y2 - y1), 1));
        }
        return new Box(0, 0, 1, 1);
    }

    /** The words share the rectangle by their lengths: how the viewer sets them is not known. */
    private static TextLine line(String text, Box box) {
        List<Word> words = new ArrayList<>();
        double each = box.width() / text.length();
        int start = 0;
        while (start < text.length()) {
            int blank = text.indexOf(' ', start);
            int end = blank < 0 ? text.length() : blank;
            words.add(new Word(
                    start, end, new Box(box.left() + start * each, box.top(), (end - start) * each, box.height())));
            start = end + 1;
        }
        float left = (float) box.left();
        float right = (float) (box.left() + box.width());
        float bottom = (float) (box.top() + box.height());
        return new TextLine(
                text,
                words,
                box,
                left,
                right,
                bottom,
                (float) Math.min(box.height(), 12),
                false,
                0,
                left,
                right,
                TextLine.NO_CELL);
    }
}
