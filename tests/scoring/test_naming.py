"""How the classifier names what it doubts where rules are silent."""

from typing import cast, get_args

import pytest

from askfirst.entry import default_gate
from askfirst.gate import load_gate
from askfirst.learning.corpus.reader import DEPARTMENT_RULES, NAMES
from askfirst.model import Instruction, Kind
from askfirst.reader.reading import TOPICS, Open, Topic
from askfirst.scoring.classifier.naming import RULES, doubt
from askfirst.scoring.classifier.opinion import Classifier, load_classifiers
from askfirst.scoring.raised import Raised

LANGUAGES = default_gate()
GATE, SHIPPED = load_gate(languages=["en"]), cast("Classifier", load_classifiers().of("en"))
READING = SHIPPED.reader.read(Instruction(text="Move it."))


def named(
    text: str,
    kind: str,
    department: str | None = None,
    rules_off: tuple[str, ...] = (),
    open_: str = "",
    topic: Topic | dict[Topic, float] = "reference",
) -> Raised:
    """What is raised where the reader comes to this kind and topic, and to these open words."""
    request = Instruction(text=text, department=department, rules_off=rules_off)
    material = GATE.material(request, GATE.shelves["en"].reader)
    start = text.find(open_)
    words = (Open("thing", start, start + len(open_), 0.9),) if open_ else ()
    shares: dict[Topic, float] = {topic: 1.0} if isinstance(topic, str) else topic
    topics: dict[Topic, float] = {**dict.fromkeys(TOPICS, 0.0), **shares}
    reading = READING._replace(kind=cast("Kind", kind), topics=topics, open=words)
    return doubt(GATE.guidance("en", department), material, reading)


def test_a_rule_of_the_department_lends_its_kind_field_and_question() -> None:
    found = named("Offer Keller the pump for 900.", "unclear_scope", "sales", topic="currency")
    assert (found.rule.id, found.rule.type, found.rule.kind, found.rule.field) == (
        "classifier", "missing_information", "required_parameter_absent", "currency",
    )  # fmt: skip
    assert found.rule.wording.question == "What is the price, and in which currency?"
    assert not found.hard


def test_a_rule_of_another_department_lends_nothing() -> None:
    found = named("Offer Keller the pump for 900.", "unclear_scope", "marketing", topic="currency")
    assert (found.rule.kind, found.hit.attrs["topics"]) == ("unclear_scope", ("currency",))


def test_a_rule_that_is_off_lends_nothing() -> None:
    off = ("pricing_without_currency",)
    found = named("Offer Keller the pump for 900.", "unclear_scope", "sales", off, topic="currency")
    assert found.rule.field is None
    assert "currency" not in (found.rule.wording.question or "")


@pytest.mark.parametrize("kind", ["undefined_reference", "unclear_priorities", "unclear_scope"])
def test_a_kind_has_its_own_question(kind: str) -> None:
    found = named("Move the crates that are left.", kind, open_="the crates")
    assert found.rule.kind == kind
    assert found.rule.wording == GATE.guidance("en", None).questions.doubts[kind]


@pytest.mark.parametrize(
    ("topic", "field"), [("amount", "amount"), ("place", "location"), ("order", None), ("thing", None)]
)
def test_what_is_missing_is_asked_for_by_its_topic(topic: Topic, field: str | None) -> None:
    found = named("Send a quote to Harbor Logistics.", "required_parameter_absent", topic=topic)
    assert (found.hit.start, found.hit.end) == (0, 6)
    assert (found.rule.field, found.hit.attrs["topics"]) == (field, (topic,))


def test_where_the_first_topic_is_not_sure_two_are_asked_for_in_one_question() -> None:
    found = named("Book the hall.", "required_parameter_absent", topic={"date": 0.5, "place": 0.3, "thing": 0.2})
    assert found.hit.attrs["topics"] == ("date", "place")
    assert found.rule.field is None
    alone = named("Book the hall.", "required_parameter_absent", topic={"date": 0.7, "place": 0.3})
    assert alone.rule.field == "date"


def test_what_is_given_or_hardly_likely_is_not_asked_for() -> None:
    text = "Send the offer to ana@kern.example."
    found = named(text, "required_parameter_absent", topic={"recipient": 0.9, "content": 0.1})
    assert found.hit.attrs["topics"] == ("content",)
    unlikely = named(text, "required_parameter_absent", topic={"recipient": 0.95, "content": 0.05})
    assert "topics" not in unlikely.hit.attrs


def test_what_to_do_with_a_thing_is_asked_whatever_else_is_open() -> None:
    found = named("The leaflets for Ana.", "undefined_reference", open_="The leaflets", topic="order")
    assert (found.rule.kind, found.hit.attrs["topics"]) == ("undefined_reference", ("order",))


BY_TOPIC = {"location_without_specifics"}
"""Rules of departments whose doubt is asked about as its topic is elsewhere."""


@pytest.mark.parametrize("topic", sorted(set(get_args(Topic)) - {"reference", "choice", "conflict"}))
def test_each_topic_that_can_be_missing_has_its_question_in_every_language(topic: Topic) -> None:
    for language in ("en", "de", "es", "fr", "pt", "zh-Hant"):
        asked = LANGUAGES.guidance(language, None).questions.topics[topic]
        assert asked.asks
        assert not set("?.,") & set(asked.asks[-1])


@pytest.mark.parametrize("topic", sorted(DEPARTMENT_RULES - BY_TOPIC))
def test_each_rule_of_a_department_has_a_question_that_names_no_words(topic: str) -> None:
    wording = GATE.guidance("en", None).questions.doubts[topic]
    assert wording.question
    assert "{" not in wording.question


def test_each_kind_but_that_of_terms_has_a_question() -> None:
    assert {*GATE.guidance("en", None).questions.doubts} == NAMES - BY_TOPIC - {"overloaded_term", "ambiguous_action"}


@pytest.mark.parametrize(
    ("text", "open_", "said"),
    [
        ("Schedule that one for the page of the mill.", "that one", "that one"),
        ("Print the report that everybody liked.", "the report", "the report"),
        ("The gizmo that broke is due, return it.", "it", "it"),
        ("Ring the gentleman from the other day on Monday.", "gentleman", "gentleman"),
        ("Put the clause into the offer for Tessitura Nord.", "", "the clause"),
    ],
)
def test_a_reference_is_asked_about_by_the_words_that_the_reader_sees(text: str, open_: str, said: str) -> None:
    found = named(text, "undefined_reference", open_=open_)
    material = GATE.material(Instruction(text=text), GATE.shelves["en"].reader)
    assert material.text.text(found.hit) == said


def test_each_rule_of_a_department_is_asked_for_by_one_topic() -> None:
    named_by = [rule for rules in RULES.values() for rule in rules]
    assert sorted(named_by) == sorted(DEPARTMENT_RULES)


def test_a_choice_is_offered_with_its_options() -> None:
    found = named("Use the red or the white logo on the folders.", "mutually_exclusive_options")
    assert found.hit.attrs["options"] == ("red", "white logo")


def test_what_rules_miss_beside_what_they_find_is_asked_about_as_well() -> None:
    issues = (
        default_gate()
        .assess(Instruction(text="Offer Bakker 2,400 for lot 7 or lot 8", department="sales", language="en"))
        .issues
    )
    assert [issue.rule for issue in issues] == ["pricing_without_currency", "classifier"]
    assert issues[1].options == ("lot 7", "lot 8")
