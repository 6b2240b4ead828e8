"""What finders need is never more than what they do need: without it they find nothing anyway."""

from pathlib import Path

import pytest

from askfirst.checks import CHECKS
from askfirst.entry import default_gate
from askfirst.evaluation.dataset import read_cases
from askfirst.scoring.findings import FINDINGS
from askfirst.text.entities import ENTITIES
from askfirst.text.needs import needs_of

TEXTS = sorted((Path(__file__).parents[1] / "regression").glob("*.jsonl"))


@pytest.mark.parametrize("path", TEXTS, ids=lambda path: path.stem)
def test_a_finder_that_has_not_what_it_needs_finds_nothing(path: Path) -> None:
    gate = default_gate()
    for case in read_cases(path)[::2]:
        material = gate.material(case.instruction(), gate.shelves["en"].reader)
        for name, finder in FINDINGS.items():
            if (needs := needs_of(finder)) and needs.isdisjoint(material.keys):
                assert not finder(material), (name, case.text)
        for name, entity in ENTITIES.items():
            if (needs := needs_of(entity)) and needs.isdisjoint(material.text.keys):
                assert not entity(material.text), (name, case.text)


def test_checks_and_the_costly_entities_say_what_they_need() -> None:
    for name in (*CHECKS, "unfilled", "boundless"):
        assert needs_of(FINDINGS[name]), name
    assert needs_of(ENTITIES["date"])
