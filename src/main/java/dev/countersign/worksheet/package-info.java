/** What offers cost a month and for each useful unit, and where their order turns. */
package dev.countersign.worksheet;
