"""Thresholds, stakes and what blocks."""

from pathlib import Path

import pytest

from askfirst.model import EffectiveThresholds, Instruction, Thresholds
from askfirst.scoring.decision import decide, effective
from tests.packs import gate_of

USUAL = EffectiveThresholds(0.9, 0.7)
PACK = """
department: sales
stakes: {erase: {when: {command: [delete]}, raise_by: 0.05, reason: "Deleting cannot be undone"}}
always_clarify:
  - {id: vague_word, type: vague_language, kind: imprecise_quantifier, when: some, blocks: false}
"""


@pytest.mark.parametrize(
    ("confidence", "blocked", "decision"),
    [
        (0.9, False, "proceed"),
        (0.8999, False, "proceed_with_log"),
        (0.7, False, "proceed_with_log"),
        (0.6999, False, "clarify"),
        (1.0, True, "clarify"),
    ],
)
def test_the_bands_of_the_confidence(confidence: float, blocked: bool, decision: str) -> None:
    assert decide(confidence, blocked, USUAL) == decision


def test_without_stakes_the_thresholds_are_those_asked_for() -> None:
    assert effective(Thresholds(1.0, 0.5), []) == EffectiveThresholds(1.0, 0.5)


def test_stakes_raise_thresholds_and_make_soft_issues_block_but_leave_the_confidence(tmp_path: Path) -> None:
    gate = gate_of(tmp_path, sales=PACK)
    draft = gate.assess(Instruction(text="Draft some notes", department="sales"))
    erase = gate.assess(Instruction(text="Delete some notes", department="sales"))
    assert (draft.decision, erase.decision) == ("proceed", "clarify")
    assert draft.rule_score == erase.rule_score == 0.9
    assert erase.thresholds.proceed == pytest.approx(0.95)
    assert erase.thresholds.reasons == ("Deleting cannot be undone",)


def test_thresholds_can_be_set_per_request(tmp_path: Path) -> None:
    gate = gate_of(tmp_path, sales=PACK)
    strict = Instruction(text="Draft some notes", department="sales", thresholds=Thresholds(0.95, 0.92))
    assert gate.assess(strict).decision == "clarify"
