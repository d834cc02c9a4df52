package dev.countersign.model;

import java.util.List;

/**
 * A line of text as it stands: words separated by single blanks, nothing joined, nothing left out.
 *
 * @param page from 1; 1 in files that have no pages
 * @param number from 1: of the line on its page, or in its file where there are no pages
 * @param words in order; empty in files whose words have no boxes (text, Markdown)
 */
public record Line(int page, int number, String text, List<Word> words) {
    public Line {
        words = List.copyOf(words);
    }
}
