/** Mails with what is attached to them; the only home of mime4j and of POI's reader of Outlook's files. */
package dev.countersign.read.mail;
