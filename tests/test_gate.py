"""The gate over the shipped packs: laws that hold for every request."""

import gc
import re
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import askfirst
from askfirst.errors import InstructionError, UnknownDepartment, UnknownLanguage, UnknownRule
from askfirst.evaluation.examples import run_examples
from askfirst.gate import collection_paused
from askfirst.model import Assessment, Instruction
from askfirst.rules.lint import lint
from tests.packs import gate_of, rule, write_packs

GATE = askfirst.load_gate()
PLACEHOLDER = re.compile(r"\{\w*\}")
"""What a template leaves for a value; a question has none but those that the text brings along."""
DEPARTMENTS = st.sampled_from([None, "sales", "marketing", "operations"])
FRAGMENTS = st.sampled_from(
    ["Give them a good discount", "soon", "Send it", "and", "15 % off", "until 31 March", "'some'", ".", ",",
     "EUR 5,000", "by 15:00", "the other one", "as fast as possible", "Delete", "Acme", "\n", "of", "most", "12"]
)  # fmt: skip
TEXTS = st.lists(FRAGMENTS, min_size=1, max_size=8).map(" ".join).filter(str.strip) | st.text(
    min_size=1, max_size=120
).filter(str.strip)


CHAINED = (
    "Give Acme 15 % off orders over EUR 5,000 until 31 March 2027, mail the contract to Ines and book room 4.",
    "Schick die Rechnung 4711 an Frau Kettner und verschieb den Termin auf Freitag.",
    "把合約寄給陳先生，然後訂明天的會議室。",
)
"""Orders that are cut into clauses, whose parts know the text."""


def test_scoring_leaves_nothing_to_the_garbage_collector() -> None:
    for text in CHAINED:
        GATE.assess(Instruction(text=text))
    with collection_paused():
        gc.collect()
        for text in CHAINED:
            GATE.assess(Instruction(text=text, department="sales"))
        assert gc.collect() == 0


def total(assessment: Assessment) -> int:
    return sum(round(line.points * 10_000) for line in assessment.contributions)


@settings(max_examples=150)
@given(TEXTS, DEPARTMENTS)
def test_every_assessment_keeps_the_laws(text: str, department: str | None) -> None:
    instruction = Instruction(text=text, department=department, language="en")
    found = GATE.assess(instruction)
    assert total(found) == round(found.confidence * 10_000)
    assert found == GATE.assess(instruction)
    assert found.needs_clarification == (found.decision == "clarify") == (found.question is not None)
    for issue in found.issues:
        assert issue.issue and issue.suggestion and issue.question and issue.assume
        assert not set(PLACEHOLDER.findall(issue.question)) - set(PLACEHOLDER.findall(text))
        if issue.span:
            assert text[issue.span.start : issue.span.end] == issue.span.text


@settings(max_examples=80)
@given(TEXTS, st.lists(st.sampled_from(["amount", "date", "owner"]), unique=True), DEPARTMENTS)
def test_more_required_fields_never_raise_the_confidence(text: str, names: list[str], department: str | None) -> None:
    plain = Instruction(text=text, department=department, language="en")
    strict = Instruction(text=text, department=department, language="en", required_fields=tuple(names))
    assert GATE.assess(strict).confidence <= GATE.assess(plain).confidence


def test_every_example_of_every_shipped_rule_holds() -> None:
    assert [f"{one.rule.id} {one.problem}: {one.text}" for one in run_examples(GATE)] == []


def test_the_shipped_packs_have_nothing_to_mend() -> None:
    assert [str(error) for shelf in GATE.shelves.values() for error in lint(shelf)] == []


def test_the_python_entry_point() -> None:
    assert askfirst.assess("Give them a good discount", department="sales").needs_clarification


def test_a_rule_can_be_switched_off_for_one_request() -> None:
    text = "Give them a good discount"
    assert askfirst.assess(text, department="sales").issues[0].rule == "discount_without_conditions"
    off = askfirst.assess(text, department="sales", rules_off=("discount_without_conditions",))
    assert "discount_without_conditions" not in {issue.rule for issue in off.issues}


@pytest.mark.parametrize(
    ("request_fields", "error", "field"),
    [
        ({"department": "saless"}, UnknownDepartment, "department"),
        ({"language": "tlh"}, UnknownLanguage, "language"),
        ({"rules_off": ("no_such_rule",)}, UnknownRule, "rules_off[0]"),
        ({"text": "  \n"}, InstructionError, "text"),
    ],
)
def test_what_is_not_there_is_named(
    request_fields: dict[str, object], error: type[InstructionError], field: str
) -> None:
    with pytest.raises(error) as raised:
        GATE.assess(Instruction(**{"text": "Send it", **request_fields}))  # type: ignore[arg-type]
    assert raised.value.field == field


def test_a_department_without_a_pack_in_the_texts_language_is_served_by_the_general_one(tmp_path: Path) -> None:
    write_packs(tmp_path, "en", sales=rule("when: {phrases: [soon]}"))
    gate = gate_of(tmp_path, "es", general=rule("when: {phrases: [pronto]}", "null"))
    found = gate.assess(Instruction(text="Llama a Ana pronto.", language="es", department="sales"))
    assert (found.decision, found.department) == ("clarify", None)


def test_a_language_is_made_ready_when_a_text_needs_it(tmp_path: Path) -> None:
    write_packs(tmp_path, "en", sales=rule("when: {phrases: [soon]}"))
    gate = gate_of(tmp_path, "es", general=rule("when: {phrases: [pronto]}", "null"))
    gate.warm(["EN"])
    assert list(gate.read_so_far) == ["en"]
    assert gate.assess(Instruction(text="Llama a Ana pronto.", language="es")).decision == "clarify"
    assert list(gate.read_so_far) == ["en", "es"]
    with pytest.raises(UnknownLanguage):
        gate.warm(["it"])
