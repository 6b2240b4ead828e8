"""What is asked where the classifier alone doubts, in the languages whose words it cannot point at well enough."""

import pytest

from askfirst.gate import load_gate
from askfirst.learning.corpus.reader import DEPARTMENT_RULES, NAMES
from askfirst.questions.rewording import nothing_left
from askfirst.rules.schema import Questions, Wording

LANGUAGES = ["de", "es", "fr", "pt", "zh-Hant"]
GATE = load_gate(languages=LANGUAGES)
ABSENT = "required_parameter_absent"


def questions(language: str) -> Questions:
    return GATE.guidance(language, None).questions


def doubts(language: str) -> dict[str, Wording]:
    general = questions(language).doubt
    assert general is not None
    return {**questions(language).doubts, "": general}


@pytest.mark.parametrize("language", LANGUAGES)
def test_each_kind_of_words_and_each_rule_of_a_department_has_its_words(language: str) -> None:
    assert NAMES > DEPARTMENT_RULES
    assert {*questions(language).doubts} == NAMES - {
        "overloaded_term",
        "ambiguous_action",
        "location_without_specifics",
    }


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_words_of_the_text_are_repeated_but_what_is_missing_is_named(language: str) -> None:
    for topic, wording in doubts(language).items():
        said = (wording.issue, wording.suggestion, wording.question, wording.assume)
        assert all(part and "{" not in part.lower().replace("{asks}", "") for part in said), topic
        assert topic == ABSENT or "{" not in "".join(filter(None, said))


@pytest.mark.parametrize("language", LANGUAGES)
def test_without_an_answer_the_text_holds_as_written_or_nothing_is_done(language: str) -> None:
    assumed = {topic: wording.assume for topic, wording in doubts(language).items()}
    assert nothing_left(questions(language), assumed.pop(ABSENT) or "")
    assert {*assumed.values()} == {questions(language).fallback.assume}


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_two_topics_ask_the_same(language: str) -> None:
    topics = [wording.question or wording.asks for wording in questions(language).topics.values()]
    asked = [*(wording.question for wording in doubts(language).values()), *topics]
    assert len({*asked}) == len(asked)
