package dev.countersign.model;

/** A page as shown, in PDF points. Pages count from 1. */
public record Page(int number, double width, double height) {}
