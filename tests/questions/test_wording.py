"""Whose words are used: the rule's own, else those of its kind, else the fallback."""

from pathlib import Path

import pytest

from askfirst.gate import Gate, load_gate
from askfirst.model import Assessment, Instruction
from askfirst.questions.quoting import LONGEST_QUOTE, quote
from tests.packs import gate_of, rule

QUESTIONS = """
kinds:
  required_parameter_absent:
    question: "What is the {name}?"
    assume: "as written, {name} left open"
fallback: {issue: "Unclear: {span}", suggestion: "Say more", question: "What do you mean?", assume: "as written"}
combined: "Please answer: {questions}"
field_names: {eta: arrival time}
"""


def assessed(folder: Path, body: str, text: str) -> Assessment:
    gate: Gate = gate_of(folder, questions=QUESTIONS, sales=rule(body))
    return gate.assess(Instruction(text=text, department="sales"))


def test_the_rules_own_question_comes_first(tmp_path: Path) -> None:
    found = assessed(tmp_path, 'when: soon\nquestion: "When is {span}?"', "Call them Soon.")
    assert found.question == "When is Soon?"


def test_then_that_of_its_kind_with_the_field_in_words(tmp_path: Path) -> None:
    found = assessed(tmp_path, "when: soon\nfield: eta", "Call them soon")
    assert found.question == "What is the arrival time?"
    assert found.issues[0].assume == "as written, arrival time left open"


def test_then_the_fallback(tmp_path: Path) -> None:
    found = assessed(tmp_path, "when: soon\nkind: undefined_reference", "Call them soon")
    assert (found.question, found.issues[0].suggestion) == ("What do you mean?", "Say more")


def test_a_wording_that_needs_a_span_is_skipped_where_there_is_none(tmp_path: Path) -> None:
    body = 'when: {finding: inbound_flag}\nquestion: "What is {span}?"'
    gate = gate_of(tmp_path, questions=QUESTIONS, sales=rule(body))
    found = gate.assess(Instruction(text="Do it", department="sales", is_ambiguous=True))
    assert found.question == "What do you mean?"
    assert found.issues[0].span is None


def test_braces_in_the_text_stay_text(tmp_path: Path) -> None:
    body = 'when: {sequence: [put, here], gap: 9}\nquestion: "What is {span}?"'
    found = assessed(tmp_path, body, "Put in {field} {0} here")
    assert found.question == "What is Put in {field} {0} here?"


def test_a_long_span_is_cut_at_a_word(tmp_path: Path) -> None:
    body = 'when: {sequence: [from, to], gap: 60}\nquestion: "What about: {span}"'
    text = "Go from " + "very " * 30 + "to"
    found = assessed(tmp_path, body, text)
    assert found.question is not None and found.question.endswith("very ...") and len(found.question) < 110


def test_a_long_line_is_cut_also_where_it_ends_in_half_a_day() -> None:
    assert quote("Ring Ida at 5 p.m.") == "Ring Ida at 5 p.m."
    cut = quote("Ring Ida " + "again and " * 60 + "at 5 p.m.")
    assert cut.endswith(" ...") and len(cut) <= LONGEST_QUOTE + len(" ...")


def test_several_questions_are_numbered_in_one_message(tmp_path: Path) -> None:
    two = (
        rule('when: soon\nquestion: "When exactly?"')
        + rule('when: nice\nquestion: "Which one?"', rule_id="second").split("always_clarify:\n")[1]
    )
    gate = gate_of(tmp_path, questions=QUESTIONS, sales=two)
    found = gate.assess(Instruction(text="Book a nice room soon", department="sales"))
    assert found.combined_question == "Please answer: (1) When exactly? (2) Which one?"
    assert [detail.clarification_question for detail in found.ambiguity_details] == [
        "When exactly?",
        "Which one?",
    ]


def test_braces_in_the_callers_candidates_are_text() -> None:
    candidates = ("Berg, Anna {id: 7}", "Berg, Bo {0}")
    found = load_gate().assess(Instruction(text="Assign lead L-5 to Berg.", candidates=candidates))
    assert found.issues[0].options == candidates


NICE = QUESTIONS + "phrase_leads: [to, at]\nphrase_ends: [for, and]\n"


@pytest.mark.parametrize(
    ("text", "asked"),
    [
        ("Book a nice meeting room for 3 June", "a nice meeting room"),
        ("Move it to a nice, quiet place", "a nice"),
        ("Book a nice", "a nice"),
        ("Book a nice 40 m2 hall", "a nice"),
        ("Book a nice and quiet hall", "a nice"),
    ],
)
def test_a_phrase_is_the_span_as_a_whole_noun_phrase(tmp_path: Path, text: str, asked: str) -> None:
    body = 'when: {phrases: ["to a nice", "a nice"]}\nquestion: "What is {phrase}?"'
    gate = gate_of(tmp_path, questions=NICE, sales=rule(body))
    assert gate.assess(Instruction(text=text, department="sales")).question == f"What is {asked}?"


def test_without_words_that_end_it_a_phrase_is_its_span(tmp_path: Path) -> None:
    body = 'when: {phrases: ["a nice"]}\nquestion: "What is {phrase}?"'
    assert assessed(tmp_path, body, "Book a nice room").question == "What is a nice?"
