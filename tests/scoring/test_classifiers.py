"""One classifier for each language that packs are written in."""

from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest

from askfirst.errors import WeightsError
from askfirst.gate import load_gate
from askfirst.model import Assessment, Instruction
from askfirst.scoring.classifier.classifiers import load_classifiers
from askfirst.scoring.classifier.file import FILE, OTHERS, load

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
    assert language in classifier.regressions.languages
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


def test_versions_name_all_weights() -> None:
    own = load(FILE)[1]
    assert SHIPPED.version.split("+")[0] == own
    assert said("Call Ana Ruiz.", "en").versions.weights == SHIPPED.version


def test_no_classifier_speaks_an_unknown_language() -> None:
    assert SHIPPED.of("xx") is None


def test_a_file_waits_for_the_first_text_of_its_languages() -> None:
    classifiers = load_classifiers()
    assert not classifiers.ready("de")
    with ThreadPoolExecutor(8) as pool:
        made = {id(one.regressions) for one in pool.map(classifiers.of, ["de", "es", "fr", "pt"] * 8) if one}
    assert len(made) == 1
    assert classifiers.ready("zh-Hant")


def test_a_file_that_was_altered_is_refused_at_the_start_and_not_at_the_first_text(tmp_path: Path) -> None:
    content = OTHERS.read_bytes()
    (tmp_path / "others.json").write_bytes(content.replace(b"sales", b"sails", 1))
    with pytest.raises(WeightsError, match="does not fit its hash"):
        load_classifiers(others=tmp_path / "others.json")
