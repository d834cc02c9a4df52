package dev.countersign.model;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class LanguageTest {
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "ENGLISH | The Supplier shall restore a failed node within four hours of the notice.",
                "ENGLISH | 8 x NVIDIA H100 SXM",
                "ENGLISH | 12,34,567.00",
                "CHINESE | 甲方应在收到通知后四小时内恢复故障节点。",
                "CHINESE | NVIDIA H100 SXM 每 GPU 小时单价",
                "OTHER | आपूर्तिकर्ता सूचना के चार घंटे के भीतर विफल नोड को बहाल करेगा।",
                "OTHER | Der Anbieter stellt einen ausgefallenen Knoten binnen vier Stunden nach der Meldung wieder her."
            })
    void aParagraphHasALanguage(Language language, String text) {
        assertThat(Language.of(text)).isEqualTo(language);
    }
}
