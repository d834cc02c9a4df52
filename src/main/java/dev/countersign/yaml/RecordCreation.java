package dev.countersign.yaml;

import java.lang.reflect.Constructor;
import tools.jackson.core.Version;
import tools.jackson.databind.BeanDescription;
import tools.jackson.databind.DeserializationConfig;
import tools.jackson.databind.DeserializationContext;
import tools.jackson.databind.JacksonModule;
import tools.jackson.databind.deser.ValueInstantiator;
import tools.jackson.databind.deser.ValueInstantiators;
import tools.jackson.databind.deser.std.StdValueInstantiator;

/**
 * Records are made by plain reflection. The library's own way, by method handles, has the JVM write a class for every shape
 * of a record's constructor; a program that runs for a second pays for more than a hundred of them and never gains it back.
 */
final class RecordCreation extends JacksonModule {
    @Override
    public String getModuleName() {
        return "records by reflection";
    }

    @Override
    public Version version() {
        return Version.unknownVersion();
    }

    @Override
    public void setupModule(SetupContext context) {
        context.addValueInstantiators(new ValueInstantiators.Base() {
            @Override
            public ValueInstantiator modifyValueInstantiator(
                    DeserializationConfig config, BeanDescription.Supplier type, ValueInstantiator made) {
                return made instanceof StdValueInstantiator standard
                                && type.getBeanClass().isRecord()
                        ? new ByReflection(standard)
                        : made;
            }
        });
    }

    private static final class ByReflection extends StdValueInstantiator {
        ByReflection(StdValueInstantiator standard) {
            super(standard);
        }

        @Override
        public Object createFromObjectWith(DeserializationContext context, Object[] values) {
            try {
                return ((Constructor<?>) _withArgsCreator.getAnnotated()).newInstance(values);
            } catch (ReflectiveOperationException | RuntimeException e) {
                return context.handleInstantiationProblem(getValueClass(), values, rewrapCtorProblem(context, e));
            }
        }
    }
}
