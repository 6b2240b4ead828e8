"""Who is the only one, behind the preposition said again: "to Ann and to nobody else"."""

import pytest

from askfirst.gate import Gate, load_gate
from askfirst.model import Instruction


@pytest.fixture(scope="module")
def gate() -> Gate:
    return load_gate()


@pytest.mark.parametrize(
    ("text", "clashes"),
    [
        ("Mail deed D-7 to Quinn and to nobody else, cc the whole office", True),
        ("Mail deed D-7 to Quinn and to nobody else, and log it in the CRM", False),
    ],
)
def test_one_only_and_a_copy_for_others(gate: Gate, text: str, clashes: bool) -> None:
    kinds = {issue.kind for issue in gate.assess(Instruction(text=text)).issues}
    assert ("contradictory_requirements" in kinds) == clashes
