"""Without an answer nothing is done that cannot be undone."""

import pytest

from askfirst.entry import default_gate
from askfirst.gate import Gate
from askfirst.model import Instruction

DELETED = "nothing is deleted or shut down"


@pytest.fixture(scope="module")
def gate() -> Gate:
    return default_gate()


def assumed(gate: Gate, text: str) -> list[str]:
    """What is assumed for each issue of a text."""
    return [issue.assume for issue in gate.assess(Instruction(text=text)).issues]


@pytest.mark.parametrize("text", ["Purge stale recordings", "Wipe the large videos", "Shred them"])
def test_of_a_deletion_whose_criterion_is_open_nothing_is_deleted(gate: Gate, text: str) -> None:
    assert assumed(gate, text) == [DELETED]


@pytest.mark.parametrize("text", ["Archive old recordings", "Mute noisy alerts", "Print them"])
def test_what_can_be_undone_is_assumed_as_its_rule_says(gate: Gate, text: str) -> None:
    assert assumed(gate, text)
    assert DELETED not in assumed(gate, text)


def test_another_order_beside_a_deletion_keeps_its_own_assumption(gate: Gate) -> None:
    assert DELETED not in assumed(gate, "Delete file F-12 and archive old recordings")


@pytest.mark.parametrize(
    ("text", "assumption"),
    [
        ("Lösche die alten Dateien vom Server", "es wird nichts gelöscht"),
        ("刪除舊的照片", "不刪除"),
    ],
)
def test_in_other_languages(gate: Gate, text: str, assumption: str) -> None:
    assert assumption in assumed(gate, text)


@pytest.mark.parametrize(
    ("text", "question"),
    [
        ("Shred them", "What does 'them' refer to?"),
    ],
)
def test_an_order_without_an_object_is_asked_what_it_is_for(gate: Gate, text: str, question: str) -> None:
    assert gate.assess(Instruction(text=text)).question == question
