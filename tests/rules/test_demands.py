"""What finders demand is never more than what they need: without it they find nothing anyway."""

from pathlib import Path

import pytest

from askfirst.checks import CHECKS
from askfirst.entry import default_gate
from askfirst.evaluation.dataset import read_cases
from askfirst.scoring.findings import FINDINGS
from askfirst.text.demands import lacks
from askfirst.text.entities import ENTITIES

TEXTS = sorted((Path(__file__).parents[1] / "regression").glob("*.jsonl"))


@pytest.mark.parametrize("path", TEXTS, ids=lambda path: path.stem)
def test_a_finder_whose_demands_are_not_met_finds_nothing(path: Path) -> None:
    gate = default_gate()
    for case in read_cases(path)[::2]:
        material = gate.material(case.instruction(), gate.shelves["en"].reader)
        for name, finder in FINDINGS.items():
            if lacks(material.keys, getattr(finder, "demands", ())):
                assert not finder(material), (name, case.text)
        for name, entity in ENTITIES.items():
            if lacks(material.text.keys, getattr(entity, "demands", ())):
                assert not entity(material.text), (name, case.text)


def test_checks_and_the_costly_entities_say_what_they_demand() -> None:
    for name in (*CHECKS, "unfilled", "boundless"):
        assert hasattr(FINDINGS[name], "demands"), name
    assert hasattr(ENTITIES["date"], "demands")
