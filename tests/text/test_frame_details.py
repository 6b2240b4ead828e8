"""Details that short orders leave out: how many, for how many, what comes instead, with what rights."""

import pytest

from askfirst.gate import Gate, load_gate
from askfirst.text.frames.clause import Clause
from askfirst.text.frames.details import DETAILS
from askfirst.text.hit import Hit


@pytest.fixture(scope="module")
def gate() -> Gate:
    return load_gate(languages=["en"])


@pytest.mark.parametrize(
    ("detail", "text", "given"),
    [
        ("count", "Order gloves size L from Orlo", False),
        ("count", "Order 25 badges for the fair", True),
        ("count", "Order gloves for room 2.04 on floor 3", False),
        ("count", "Order gloves: 36 boxes", True),
        ("count", "Order another crate", True),
        ("count", "Order more gloves", False),
        ("count", "Buy tea for 40 euros", True),
        ("count", "Buy tea at 4 euros a pack", False),
        ("count", "Order gloves on purchase order PO-3301", True),
        ("count", "Order boots for Ms Lind and Mr Roy", True),
        ("hour", "Reserve court 2 on 9 June", False),
        ("hour", "Reserve court 2 on 9 June at half past nine", True),
        ("hour", "Reserve court 2 from 4 May to 6 May", True),
        ("hour", "Reserve court 2", True),
        ("party", "Book a table at Lupo on 9 June at 19:30", False),
        ("party", "Book a table at Lupo for 4 on 9 June at 19:30", True),
        ("party", "Book a table with Ana and Bo at Lupo", True),
        ("party", "Book a table for the board at Lupo", True),
        ("party", "Book a table for Sunday at Lupo", False),
        ("event_time", "Invite Ida to a talk in room Elm", False),
        ("event_time", "Invite Ida to a talk on Monday", True),
        ("event_time", "Hire a van at Orlo, quote 'Q-4'", False),
        ("level", "Give Ida access to the folder", False),
        ("level", "Give Ida access to the folder, read only", True),
        ("successor", "Swap the logo on Monday", False),
        ("successor", "Swap the logo for the monogram", True),
        ("successor", "Switch the banner off", True),
        ("successor", "Replace the lost card", True),
        ("successor", "Replace the logo reader", True),
        ("successor", "Replace the broken link", False),
        ("grade", "Downgrade Orlo from 1 July", False),
        ("grade", "Downgrade Orlo to Basic from 1 July", True),
    ],
)
def test_a_detail_is_given_or_not(gate: Gate, detail: str, text: str, given: bool) -> None:
    order = Clause(gate.shelves["en"].reader.read(text), Hit(0, 1))

    assert DETAILS[detail](order) is given
