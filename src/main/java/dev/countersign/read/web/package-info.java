/** Web pages; the only home of jsoup. */
package dev.countersign.read.web;
