/** How a contract says it is to be read: its parties, the meaning of its terms, where it points, what prevails, what it amends. */
package dev.countersign.extract.construction;
