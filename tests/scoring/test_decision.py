"""Thresholds, stakes and what blocks."""

from pathlib import Path

import pytest

from askfirst.entry import default_gate
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


@pytest.mark.parametrize(
    ("language", "at_stake", "harmless"),
    [
        ("en", "Unsubscribe everyone from the newsletter", "Remind everyone of the newsletter"),
        ("es", "Cancela la suscripción de Juan", "Consulta la suscripción de Juan"),
        ("pt", "Envie a todos os clientes a nova tabela de preços", "Mostre a nova tabela de preços"),
        ("fr", "Annule la commande 4711", "Montre la commande 4711"),
        ("de", "Kündige das Abo von Herrn Braun", "Zeig das Abo von Herrn Braun"),
        ("zh-Hant", "請取消訂單 4711", "請顯示訂單 4711"),
    ],
)
def test_what_cannot_be_undone_has_to_be_clearer_in_every_language(language: str, at_stake: str, harmless: str) -> None:
    gate = default_gate()
    asked = (gate.assess(Instruction(text=text, language=language)).thresholds for text in (at_stake, harmless))
    assert [bool(one.reasons) for one in asked] == [True, False]
