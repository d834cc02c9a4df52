package dev.countersign.extract.value;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Whose law governs, and who decides where. */
class ForumsTest {
    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            governed by the laws of the State of Delaware        | Delaware (US-DE)
            governed by the laws of India                        | India (IN)
            laws of the State of New York, United States         | New York (US-NY)
            federal laws of the United States                    | United States (US)
            the laws of England and Wales                        | England and Wales (GB-EAW)
            the substantive laws of Sweden                       | Sweden (SE)
            English law, without regard to Hague                 | England (GB-ENG)
            适用中华人民共和国法律                                         | China (CN)
            the laws of the People’s Republic of China           | China (CN)
            """)
    void governingLaw(String text, String place) {
        assertThat(Jurisdictions.law(text)).map(Found::toString).contains(place);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            the courts at Mumbai shall have exclusive jurisdiction      | courts of Mumbai
            the Delhi courts                                            | courts of Delhi
            the seat of arbitration shall be Bengaluru                  | arbitration in Bengaluru
            the arbitration shall be held at New Delhi                  | arbitration in New Delhi
            submitted to CIETAC for arbitration in Beijing              | CIETAC Beijing
            提交中国国际经济贸易仲裁委员会在北京进行仲裁                                      | CIETAC Beijing
            administered by SIAC, seated in Singapore                   | SIAC Singapore
            administered by the LCIA with its seat in London            | LCIA London
            提交北京仲裁委员会仲裁                                                 | 北京仲裁委员会 Beijing
            上海国际仲裁委员会仲裁解决                                               | SHIAC Shanghai
            北京市大兴区人民法院管辖                                                | 北京市大兴区人民法院
            向甲方所在地人民法院提起诉讼                                              | 甲方所在地人民法院
            under the Arbitration and Conciliation Act, 1996            | arbitration
            """)
    void forums(String text, String forum) {
        assertThat(Forums.in(text)).map(Found::toString).contains(forum);
    }

    @Test
    void placesThatAreCitiesHaveNoLaw() {
        assertThat(Jurisdictions.law("the law as applied in Mumbai")).isEmpty();
        assertThat(Forums.in("The courtesy of a call is appreciated.")).isEmpty();
    }
}
