"""Department rules: what only looks like the gap that they ask about, beside what is one."""

import pytest

from askfirst.gate import Gate, load_gate
from askfirst.model import Instruction


@pytest.fixture(scope="module")
def rules_alone() -> Gate:
    return load_gate()


def raises(gate: Gate, rule: str, department: str | None, text: str) -> bool:
    found = gate.assess(Instruction(text=text, language="en", department=department)).issues
    return any(issue.rule == rule for issue in found)


@pytest.mark.parametrize(
    ("clear", "unclear"),
    [
        ("Report the orders with disc > 12 % per rep", "Give Kemp 12 % disc on the oars"),
        ("Bill Kemp in two parts, 70 % at handover and 30 % at start", "Bill Kemp the oars with 30 % off"),
        ("Mail list K-4 that oars are 12% cheaper up to 31 March 2027", "Mail list K-4 that oars are 12% cheaper"),
        ("Let Kemp have the oars at 9 % below list, cash on delivery only", "Let Kemp have the oars at 9 % below list"),
        ("Grant dealer tier 'Gold' 14 % on oars", "Grant dealer Gold 14 % on oars"),
        ("Cut the fee for clubs (field org_type = 'club') by 20 %", "Cut the fee for Kemp by 20 %"),
        ("Hide oars with status DISC from the catalogue", "Sell the oars with a discount"),
        ("promo.create name=OAR20 rate=20 min_order=9", "promo.create name=OAR20 rate=20 owner=jo"),
        ("Mark deal D-4 as lost, they went with something cheaper", "Offer Kemp something cheaper"),
    ],
)
def test_what_is_no_discount_or_tells_its_condition(rules_alone: Gate, clear: str, unclear: str) -> None:
    assert not raises(rules_alone, "discount_without_conditions", "sales", clear)
    assert raises(rules_alone, "discount_without_conditions", "sales", unclear)


@pytest.mark.parametrize(
    ("clear", "unclear"),
    [
        ("Move the 9 offers numbered 4,100 to 4,108 to folder 'Old'", "Move the offer from 4,100 to 4,108"),
        ("Have invoice 551 paid by 4 May and all of 552 by 9 May", "Have invoice 551 paid by 4 May with 640"),
        ("Mail the buyers of SKU K-8 in 2026 or 2027", "Mail Kemp that the kayak costs 2026.50"),
        ("Sell the club 12 oars for the price of 10", "Sell the club 12 oars at a price of 900"),
        ("promo.create name=OAR20 rate=20 ends=2027-06-30", "offer.create name=OAR20 rate=720"),
        ("Let Kemp return 4 oars from delivery 7113 for credit", "Let Kemp have delivery for 7,113"),
        ("Reserve two of the 40 ex-demo oars for Kemp", "Offer Kemp the oars at 40 ex VAT"),
        ("Serve Kemp first with the last 30 Pro licences of order O-7", "Offer Kemp the licences at 30 pro seat"),
        ("Write a credit note over 640 in the currency of invoice INV-71", "Write a credit note over 640"),
        ("Book flight LX 275 on 4 May for Ms Ode", "Book the flight at 2,750 for Ms Ode"),
        (
            "Keep offer 2207 open until 4 May; the cost centre is 8834",
            "Keep offer 2207 open until 4 May; the cost is 8834",
        ),
    ],
)
def test_what_is_no_price_or_tells_its_currency(rules_alone: Gate, clear: str, unclear: str) -> None:
    assert not raises(rules_alone, "pricing_without_currency", "sales", clear)
    assert raises(rules_alone, "pricing_without_currency", "sales", unclear)


@pytest.mark.parametrize(
    ("clear", "unclear"),
    [
        ("Cancel pickup 7713 at the old depot, the address is in the order", "Cancel the pickup at the old depot"),
        ("Hang the van keys where they always hang, on hook 7", "Hang the van keys where they always hang"),
        ("Cancel order 4451 of the falconer's", "Pick the keys up at the falconer's"),
        ("Run the pump test on Friday from 22:00 to 23:00 with all six crew on site", "Leave the pump on site"),
        ("Close the bid window for RFQ-71 at 12:00 UTC on 4 May", "Close the window next to the stairs"),
        ("Ask each depot to lock its office by 18:00 UTC on 4 May", "Leave the box at its office"),
        ("Drop the boxes at Eurolab, Via Po 70, Turin, on the way home", "Drop the boxes on the way, at the lab"),
        ("Put the kit on the wall outside room G.17", "Put the kit on the wall outside the room"),
        ("Leave the keys at the usual location, which is the safe at Dock 4", "Leave the keys at the usual location"),
        ("Fix the leak where Jo said: kitchen, 3rd floor, Markt 5, Ulm", "Fix the leak where Jo said"),
        ("Set up the pump somewhere with a free socket: room 3.17", "Set up the pump somewhere with a free socket"),
        ("Use strap S for the 8 panels, strap T where S is out of stock", "Fix strap S where the leak is"),
        ("Put the drums at Lund depot, hall 4", "Put the drums of the Lund depot somewhere safe"),
        ("Cap the vans at 50 km/h in town in rule SP-7", "Leave the vans in town"),
    ],
)
def test_what_is_no_open_place(rules_alone: Gate, clear: str, unclear: str) -> None:
    assert not raises(rules_alone, "location_without_specifics", "operations", clear)
    assert raises(rules_alone, "location_without_specifics", "operations", unclear)


@pytest.mark.parametrize(
    ("clear", "unclear"),
    [
        ("Ship the whole order on 8 May; nothing follows later", "Ship the rest of the order later"),
        ("Keep the recently edited lead (ID 5512), remove 5498", "Call Kemp, and write to him soon"),
        ("Give Kemp 9 % off oars whenever he takes 80 or more", "Call Kemp whenever it suits"),
        ("Try Kemp again in two weeks, he is on leave until then", "Try Kemp again at some point"),
    ],
)
def test_what_is_no_open_time(rules_alone: Gate, clear: str, unclear: str) -> None:
    assert not raises(rules_alone, "timeline_without_specifics", "sales", clear)
    assert raises(rules_alone, "timeline_without_specifics", "sales", unclear)


@pytest.mark.parametrize(
    ("clear", "unclear"),
    [
        ("Name the new folder whatever you like and put it under /tmp", "Delete whatever you think is not needed"),
        ("Take whichever of photos 3, 4 and 9 is upright", "Delete whichever files are not needed"),
        ("Send whichever invoice is older, 211 or 214, to Bo", "Send the relevant invoices to Bo"),
        ("Buy one head torch of list L-4, the 90 g one, whatever it costs", "Buy the necessary torches"),
        ("Delete the related posts widget from template T-4", "Delete the related posts from page P-4"),
    ],
)
def test_what_is_no_open_scope(rules_alone: Gate, clear: str, unclear: str) -> None:
    assert not raises(rules_alone, "unclear_scope", None, clear)
    assert raises(rules_alone, "unclear_scope", None, unclear)
