"""What each finder and modifier of a condition means, by small rules on small texts."""

from pathlib import Path

import pytest

from askfirst.model import Instruction, Message
from tests.packs import gate_of, rule

LEXICON = """
command_leads: [please, and]
lists:
  {currency: [euros], percent_word: [percent], number_word: [ten], vague: [soon, later],
  asking_lead: [is it possible to], filling_word: [kindly],
  please_word: [please], wanting_verb: [needs], wanted_ahead: [a],
  wanted_behind: [with], wanted_not: [was]}
"""


def fires(folder: Path, body: str, text: str, **request: object) -> str | bool:
    gate = gate_of(folder, lexicon=LEXICON, sales=rule(body))
    found = gate.assess(Instruction(text=text, department="sales", **request))  # type: ignore[arg-type]
    spans = [issue.span.text if issue.span else "" for issue in found.issues]
    return spans[0] if spans else False


@pytest.mark.parametrize(
    ("body", "text", "span"),
    [
        ("when: a good price", "Give Acme A GOOD price", "A GOOD price"),
        ("when: '@vague'", "Call them later", "later"),
        ("when: '#percent'", "Give ten percent", "ten percent"),
        ("when: {entity: percent}", "Give 5 %", "5 %"),
        ("when: {tokens: [[{LOWER: by}, {IS_DIGIT: true}]]}", "Ship by 12", "by 12"),
        ("when: {command: [ship]}", "Please ship the box", "ship"),
        ("when: {command: [ship]}", "The ship is late", False),
        ("when: {command: [ship]}", "is it possible to kindly ship it", "ship"),
        ("when: {command: [ship]}", "is it possible that they all ship it", False),
        ("when: {wanted: [call]}", "a call with Ida please", "call"),
        ("when: {wanted: [call]}", "Ida needs a call", "call"),
        ("when: {wanted: [call]}", "close the call with Ida please", False),
        ("when: {wanted: [call]}", "please note: a call with Ida was fine", False),
        ("when: {sequence: [give, discount], gap: 2}", "Give a good discount", "Give a good discount"),
        ("when: {sequence: [give, discount], gap: 2, span: 1}", "Give a good discount", "discount"),
        ("when: {sequence: [give, discount], gap: 1}", "Give a good discount", False),
        ("when: {sequence: [give, discount], gap: 3}", "I give up. A discount", False),
        ("when: {any: [soon, later]}", "Call later or soon", "later"),
        ("when: {all: [discount, {not: '#percent'}]}", "Give a discount", "discount"),
        ("when: {all: [discount, {not: '#percent'}]}", "Give 5 % discount", False),
        ("when: {all: [discount, {phrases: [soon], within: sentence}]}", "A discount. Call soon", False),
        ("when: {all: [discount, {phrases: [soon], within: clause}]}", "A discount, call soon", False),
        ("when: {all: [discount, {phrases: [soon], near: 1}]}", "Discount now, not soon", False),
        ("when: {all: [discount, {phrases: [soon], after: 4}]}", "Discount is given soon", "Discount"),
        ("when: {all: [discount, {phrases: [soon], after: 4}]}", "Soon a discount", False),
        ("when: {all: [discount, {phrases: [soon], before: 2}]}", "Soon a discount", "discount"),
        ("when: discount\nunless: {fields: [rate]}", "A discount", "discount"),
    ],
)
def test_a_condition_finds_its_place(tmp_path: Path, body: str, text: str, span: str | bool) -> None:
    assert fires(tmp_path, body, text) == span


def test_what_satisfies_a_rule_may_stand_in_history_or_fields(tmp_path: Path) -> None:
    body = "when: discount\nunless: '#percent'"
    said = (Message("user", "We agreed on 10 percent"),)
    assert fires(tmp_path, body, "Give the discount") == "discount"
    assert fires(tmp_path, body, "Give the discount", history=said) is False
    assert fires(tmp_path, body, "Give the discount", fields={"rate": "10 %"}) is False


def test_a_condition_tied_to_a_place_is_not_met_by_history(tmp_path: Path) -> None:
    body = "when: discount\nunless: {entity: percent, within: sentence}"
    said = (Message("user", "We agreed on 10 percent"),)
    assert fires(tmp_path, body, "Give the discount", history=said) == "discount"


@pytest.mark.parametrize(
    ("value", "met"),
    [("10 %", True), (0, True), (False, True), ("", False), ("TBD", False), (None, False), ([], False)],
)
def test_a_field_counts_only_if_it_is_filled(tmp_path: Path, value: object, met: bool) -> None:
    body = "when: discount\nunless: {fields: [rate]}"
    assert (fires(tmp_path, body, "A discount", fields={"rate": value}) is False) == met


@pytest.mark.parametrize(
    "text",
    [
        "Rename the tag to 'discount later'",
        'Send "discount" to Ana',
        "Open https://shop.example/discount",
        "Mail discount@shop.example",
        "Invite Discount Tyres Ltd",
        "Post the flyer\n\nBest regards,\nDiscount",
    ],
)
def test_words_in_data_trigger_nothing(tmp_path: Path, text: str) -> None:
    assert fires(tmp_path, "when: discount", text) is False
