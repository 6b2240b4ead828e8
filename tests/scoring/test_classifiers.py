"""One classifier for each language that packs are written in."""

import pytest

from askfirst.gate import load_gate
from askfirst.model import Assessment, Instruction
from askfirst.scoring.classifier.opinion import load_classifiers

SHIPPED = load_classifiers()
GATE = load_gate(classifiers=SHIPPED)
LANGUAGES = sorted(GATE.shelves)
REPORT = {
    "de": ("Schick den Bericht R-7 an Ana.", "Schick es ihr."),
    "en": ("Send the report R-7 to Ana.", "Send it to her."),
    "es": ("Envía el informe R-7 a Ana.", "Envíaselo."),
    "fr": ("Envoie le rapport R-7 à Ana.", "Envoie-le-lui."),
    "pt": ("Envie o relatório R-7 para Ana.", "Envie-o para ela."),
    "zh-Hant": ("請把報告 R-7 寄給王大明。", "把它寄給她。"),
}


def said(text: str, language: str) -> Assessment:
    return GATE.assess(Instruction(text=text, language=language))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_has_a_classifier_and_words_for_its_doubt(language: str) -> None:
    classifier = SHIPPED.of(language)
    assert classifier is not None
    questions = GATE.guidance(language, None).questions
    assert questions.doubt is not None
    assert questions.doubts


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_classifier_has_a_say_in_every_language(language: str) -> None:
    told, open_ = (said(text, language) for text in REPORT[language])
    assert "classifier" in {line.source for line in told.contributions}
    assert told.decision != "clarify"
    assert open_.decision == "clarify"
    assert open_.confidence < 0.69 < told.confidence


def test_the_version_names_all_weights() -> None:
    assert SHIPPED.version.startswith(f"{SHIPPED.reader.version}+")
    assert said("Call Ana Ruiz.", "en").versions.weights == SHIPPED.version


def test_no_classifier_speaks_an_unknown_language() -> None:
    assert SHIPPED.of("xx") is None
