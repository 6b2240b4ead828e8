"""Who says whether an issue asks by itself: the rule or slot, else its file, else it does."""

from pathlib import Path

import pytest

from askfirst.gate import Gate
from tests.packs import gate_of

GENERAL = """
department: null
{blocks}
actions:
  refund:
    when: {{command: [refund]}}
    slots:
      amount: {{given_by: "#money"}}
      account: {{given_by: {{phrases: [account]}}, blocks: false}}
always_clarify:
  - {{id: by_the_file, type: vague_language, when: soon}}
  - {{id: by_itself, type: vague_language, when: later, blocks: true}}
"""


def blocks(gate: Gate, department: str | None = None) -> dict[str, object]:
    return {rule.id: rule.blocks for rule in gate.shelves["en"].packs[department].rules}


@pytest.mark.parametrize(
    ("said", "held"),
    [("", True), ("blocks: false", False), ("blocks: alone", "alone"), ("blocks: unless_sure", "unless_sure")],
)
def test_what_a_file_says_holds_for_its_rules_and_slots_that_say_nothing(
    tmp_path: Path, said: str, held: bool | str
) -> None:
    assert blocks(gate_of(tmp_path, general=GENERAL.format(blocks=said))) == {
        "refund_without_amount": held,
        "refund_without_account": False,
        "by_the_file": held,
        "by_itself": True,
    }


def test_it_holds_for_one_file_and_not_for_those_that_build_on_it(tmp_path: Path) -> None:
    sales = "department: sales\nalways_clarify: [{id: of_sales, type: vague_language, when: nice}]\n"
    found = blocks(gate_of(tmp_path, general=GENERAL.format(blocks="blocks: alone"), sales=sales), "sales")
    assert (found["of_sales"], found["by_the_file"]) == (True, "alone")
    (tmp_path / "en" / "general").mkdir()
    more = "department: null\nalways_clarify: [{id: beside, type: vague_language, when: nicely}]\n"
    (tmp_path / "en" / "general" / "more.yaml").write_text(more, "utf-8")
    found = blocks(gate_of(tmp_path, general=GENERAL.format(blocks="blocks: alone")))
    assert (found["beside"], found["by_the_file"]) == (True, "alone")
