"""When "the mug" is enough: something brings it along, or there is one for everybody who reads it."""

import pytest

from askfirst.gate import load_gate
from askfirst.model import Instruction
from askfirst.scoring.findings.references.unresolved import names_nothing

RULES = load_gate()


def rules_of(text: str) -> set[str]:
    return {issue.rule for issue in RULES.assess(Instruction(text=text, language="en")).issues}


@pytest.mark.parametrize(
    "text",
    [
        "Mug 114 has a crack. Please glaze the mug again before Friday.",
        "Upload the clip from the harbour (harbour.mp4) to folder /clips.",
        "Water the plants, then close the shop.",
        "Remind Olga to sign the waiver.",
        "If an applicant withdraws, mail him template T-4.",
        "The carrier Seaway comes on Monday. Move its slot to 9:00.",
        "Lamp 7 and lamp 9 are mended. Send each back to its owner in hall 2.",
    ],
)
def test_what_is_told_first_can_be_meant(text: str) -> None:
    assert not rules_of(text)


@pytest.mark.parametrize(
    "text",
    [
        "Reply to Peter that the samples left.",
        "Reply to Anna: the samples left",
        "Reply to ticket 881 that the deadline holds.",
    ],
)
def test_what_somebody_is_told_needs_no_name(text: str) -> None:
    assert not rules_of(text)


@pytest.mark.parametrize(
    ("text", "nothing"),
    [
        ("Take the kiln out of service", True),
        ("take the kiln out of service", True),
        ("Take the kiln in the barn out of service.", True),  # ten words, the full stop counts
        ("Take the kiln in the old barn out of service.", False),  # eleven: something is named
        ("Take the kiln of Anna out of service.", False),
        ("Stop the kiln. Take the barge.", True),  # a sentence begins with a capital
        ("Stop the kiln. Then ask Anna.", False),
        ("Stop kiln 4.", False),
        ("Stop the kiln\u0663.", False),  # a digit of any script
        ("Stop the 'kiln'.", False),  # a quote is data
        ("Stop the kiln as in plan.pdf", False),
        ("Anna", True),  # a capital at the start tells nothing
        ("?", True),
    ],
)
def test_a_short_text_without_names_figures_and_data_names_nothing(text: str, nothing: bool) -> None:
    assert names_nothing(RULES.shelves["en"].reader.read(text)) == nothing
