"""Orders about what is one of many, in requests that name nothing: of which, of what, which way."""

import pytest

from askfirst.gate import Gate, load_gate
from askfirst.model import Instruction, Message


@pytest.fixture(scope="module")
def gate() -> Gate:
    return load_gate()


def asked(gate: Gate, text: str, department: str | None = "operations", **more: object) -> set[str]:
    request = Instruction(text=text, department=department, **more)  # type: ignore[arg-type]
    return {issue.rule for issue in gate.assess(request).issues}


@pytest.mark.parametrize(
    "text",
    [
        "The florist was in tears on the phone. Please postpone the delivery date to Thursday and apologise.",
        "Hallo Jana, die Kundin war sehr enttäuscht. Bitte verschiebt die Lieferung auf Donnerstag, 4. Juni.",
        "La clienta está muy enfadada. Aplazad la entrega al jueves.",
        "La cliente est furieuse. Merci de reporter la livraison à jeudi.",
        "A cliente está furiosa. Adiem a entrega para quinta-feira.",
    ],
)
def test_nobody_knows_of_what(gate: Gate, text: str) -> None:
    assert "nothing_named" in asked(gate, text)


@pytest.mark.parametrize(
    "text",
    [
        "The florist Orla Quinn was in tears. Please postpone the delivery date to Thursday and apologise to her.",
        "Order 5512 is late. Please postpone the delivery date to Thursday.",
        "Zu Auftrag 5512: Bitte verschiebt die Lieferung auf Donnerstag, 4. Juni.",
        "La clienta del pedido 5512 está enfadada. Cambiad la fecha de entrega al jueves.",
        "Halden est furieux. Merci de reporter la livraison à jeudi.",
        "A Halden está furiosa. Adiem a entrega para quinta-feira.",
        "Put the delivery date on the left of the form.",
    ],
)
def test_a_name_or_a_number_says_it(gate: Gate, text: str) -> None:
    assert "nothing_named" not in asked(gate, text)


def test_what_was_said_before_says_it(gate: Gate) -> None:
    text = "Please postpone the delivery date to Thursday."
    said = (Message("user", "Where is the sofa of the florist?"), Message("assistant", "It comes on Tuesday."))
    assert "nothing_named" in asked(gate, text)
    assert "nothing_named" not in asked(gate, text, history=said)
    assert "nothing_named" not in asked(gate, text, fields={"order": "5512"})


@pytest.mark.parametrize(
    ("unclear", "clear", "rule"),
    [
        ("Haul 9 crates to Cork", "Haul 9 crates of apples to Cork", "dispatch_without_goods"),
        ("Modify the fee of Quinn by 4 %", "Lower the fee of Quinn by 4 %", "change_without_direction"),
        ("Can someone give orla a licence?", "Can someone give orla a licence for Figma?", "access_without_scope"),
    ],
)
def test_of_what_and_which_way(gate: Gate, unclear: str, clear: str, rule: str) -> None:
    assert rule in asked(gate, unclear, None)
    assert rule not in asked(gate, clear, None)


def test_one_settled_noun_settles_no_other(gate: Gate) -> None:
    told = "Layout A is for doors. Layout B is for gates. {} Send the layout to Ida Ott."
    assert "ambiguous_reference" in asked(gate, told.format("Shed C has no roof."), None)
    assert "ambiguous_reference" not in asked(gate, told.format("Layout A is no longer wanted."), None)
