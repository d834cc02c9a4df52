package dev.countersign.model;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * On a fact of a subject: the classes of document in which it may stand. Silence means absent only where every class named
 * was supplied and read to the end (scoring: a closed world).
 */
@Retention(RetentionPolicy.RUNTIME)
@Target(ElementType.RECORD_COMPONENT)
public @interface StatedIn {
    /** CONTRACT stands for every contractual paper: order form, service levels, data processing terms. */
    Role[] value();

    /** Only what a contractual paper says counts: the fact is what binds, whatever is said elsewhere. */
    boolean bindingOnly() default false;
}
