package dev.countersign.model;

/**
 * A page as shown, in PDF points; or a sheet of a workbook, in columns and rows.
 *
 * @param number from 1
 * @param name of the sheet; empty for a page
 */
public record Page(int number, String name, double width, double height) {
    public Page(int number, double width, double height) {
        this(number, "", width, height);
    }
}
