"""Questions do not ask what the text says, ask of things what and of people who, and name few facts at a time."""

import re

import pytest

from askfirst.entry import default_gate
from askfirst.model import Instruction, Issue, Span
from askfirst.questions.wording import word_issue
from askfirst.reader.reading import Topic
from askfirst.reader.session import load_reader
from askfirst.rules.nodes import Material
from askfirst.scoring.classifier.naming import doubt
from askfirst.text.whole import whole

SEEN = load_reader().read(Instruction(text="Move it."))
LANGUAGES = ["en", "de", "es", "fr", "pt", "zh-Hant"]


def asked(text: str, department: str | None = None, language: str = "en") -> list[Issue]:
    request = Instruction(text=text, language=language, department=department)
    return list(default_gate().assess(request).issues)


@pytest.mark.parametrize(
    ("text", "start", "end", "said"),
    [
        ("I don't call", 4, 12, "don't call"),
        ("we do n't", 3, 5, "do"),
        ("I can't", 2, 4, "can't"),
        ("they'll come", 4, 12, "they'll come"),
        ("Ana's list", 0, 3, "Ana"),
        ("rock'n'roll", 4, 11, "'n'roll"),
    ],
)
def test_what_english_writes_in_one_is_not_cut(text: str, start: int, end: int, said: str) -> None:
    first, last = whole(text, start, end)
    assert text[first:last] == said


@pytest.mark.parametrize(
    ("text", "priced"),
    [
        ("Raise the seats of Vinther from 25 to 40 and send the quote", False),
        ("Renew Vinther for 40 at the same price", False),
        ("Raise the price per seat of Vinther from 25 to 40", True),
        ("Offer Vinther the seats at 40", True),
    ],
)
def test_a_number_of_seats_has_no_currency(text: str, priced: bool) -> None:
    assert any(issue.rule == "pricing_without_currency" for issue in asked(text, "sales")) is priced


@pytest.mark.parametrize(
    ("text", "begins", "option"),
    [
        ("Close the old tickets", "What exactly counts as 'old tickets'?", "created before a date"),
        ("Reassign the hot deals to Ida", "What exactly counts as 'hot deals'?", "above a value"),
        ("Write to the dormant accounts", "Who exactly counts as 'dormant accounts'?", "a date of creation"),
    ],
)
def test_things_are_not_who(text: str, begins: str, option: str) -> None:
    (found,) = [issue for issue in asked(text, "sales") if issue.rule == "customer_segment_ambiguity"]
    assert found.question.startswith(begins)
    assert option in found.options


@pytest.mark.parametrize(
    ("language", "text", "part"),
    [
        ("en", "Increase the daily budget of campaign 'Kites'", "How much per day"),
        ("en", "Increase the budget of campaign 'Kites'", "By how much"),
        ("en", "Boost the reel of the kite shop on Instagram", "in total or per day"),
        ("de", "Schalte täglich Anzeigen für die neuen Kessel in Tirol", "pro Tag"),
    ],
)
def test_what_is_said_to_be_daily_is_asked_for_by_the_day(language: str, text: str, part: str) -> None:
    (found,) = [issue for issue in asked(text, "marketing", language) if issue.rule == "campaign_without_budget"]
    assert part in found.question
    assert ("insgesamt" in found.question or "in total" in found.question) is ("in total" in part)


def test_what_does_not_go_together_is_asked_before_what_one_side_lacks() -> None:
    found = asked("Quote Vinther 1,450 for the glazing on Monday, 11 May 2027", "sales")
    kinds = [issue.type for issue in found if issue.hard]
    assert kinds[0] == "conflicting_instructions"
    assert "missing_information" in kinds


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_topic_asks_for_three_facts_at_most(language: str) -> None:
    for wording in default_gate().guidance(language, None).questions.topics.values():
        for one in (wording, *wording.variants.values()):
            for said in (one.asks, re.split("[:：]", one.question or "")[0]):
                assert len(re.findall("[,、，]", said)) <= 2, said


@pytest.mark.parametrize(
    ("language", "text", "topics", "question"),
    [
        ("en", "Book a flight to Berlin", ("date",), "For which date and time?"),
        ("en", "Book a taxi", ("place", "date"), "From where to where, and for which date and time?"),
        ("en", "Change my appointment", ("content",), "What exactly should be changed, and to what?"),
        ("en", "Order chairs", ("thing",), "What exactly would you like?"),
        ("en", "Cancel my order", ("thing",), "Which one exactly? A name or a number is enough."),
        ("de", "Reserviere den Saal", ("date", "place"), "Für welchen Tag und wo oder wohin genau?"),
        (
            "fr",
            "Valide la commande de sapins",
            ("thing",),
            "De quoi s'agit-il exactement ? Un nom ou un numéro suffit.",
        ),
        ("es", "Envía los planos", ("recipient",), "¿Para quién es? Basta un nombre."),
        ("zh-Hant", "預訂會議室", ("date", "place"), "是哪一天，以及是哪個地點？"),
    ],
)
def test_topics_are_asked_for_as_they_fit_the_text(
    language: str, text: str, topics: tuple[Topic, ...], question: str
) -> None:
    gate = default_gate()
    pack, reading = gate.guidance(language, None), gate.shelves[language].reader.read(text)
    material = Material(reading, Instruction(text=text))
    shares: dict[Topic, float] = dict.fromkeys(topics, 0.5)
    seen = SEEN._replace(topics=shares, kind="required_parameter_absent", open=())
    raised = doubt(pack, material, seen)
    issue = word_issue(pack, material, raised, Span(0, len(text), text))
    assert issue.question.startswith(question)
