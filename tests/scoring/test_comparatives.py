"""Words in -ier: comparatives leave a limit open, the nouns of that form do not."""

import pytest

from askfirst.entry import default_gate
from askfirst.model import Instruction


def asked(text: str) -> bool:
    return default_gate().assess(Instruction(text=text, language="en")).needs_clarification


@pytest.mark.parametrize("noun", ["haulier", "croupier", "terrier", "photocopier", "financier", "magnifier", "dossier"])
def test_a_noun_in_ier_compares_nothing(noun: str) -> None:
    assert not asked(f"Move {noun} 7 and the {noun} Bolt to hall 3 on 4 May at 10:00")


@pytest.mark.parametrize(
    "text",
    [
        "Book the heavier ones for 4 May at 10:00",
    ],
)
def test_a_comparative_is_asked_about(text: str) -> None:
    assert asked(text)


@pytest.mark.parametrize(
    "text",
    [
        "Send everyone who ordered more than 500 euros the catalogue SC-2",
        "Mail all who bought more than twice in 2025 the flyer F-2",
        "Send everyone who ordered over EUR 500 the catalogue SC-2",
    ],
)
@pytest.mark.parametrize("department", [None, "sales"])
def test_more_than_a_figure_is_a_limit(text: str, department: str | None) -> None:
    assert not default_gate().assess(Instruction(text=text, department=department)).needs_clarification


@pytest.mark.parametrize("text", ["Get some more", "Another one, please"])
def test_more_of_something_unsaid_is_asked_about(text: str) -> None:
    assert asked(text)
