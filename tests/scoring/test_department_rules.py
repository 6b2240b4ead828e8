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
        ("Give Kemp 9 % off orders over EUR 500", "Give Kemp 9 % off the oars. Give Bo 12 % off orders over EUR 500."),
        ("Cut the fee for clubs (field org_type = 'club') by 20 %", "Cut the fee for Kemp by 20 %"),
        ("Mark deal D-4 as lost, they went with something cheaper", "Offer Kemp something cheaper"),
    ],
)
def test_what_is_no_discount_or_tells_its_condition(rules_alone: Gate, clear: str, unclear: str) -> None:
    assert not raises(rules_alone, "discount_without_conditions", "sales", clear)
    assert raises(rules_alone, "discount_without_conditions", "sales", unclear)


@pytest.mark.parametrize(
    ("clear", "unclear"),
    [
        ("Launch the newsletter campaign on 3 May", "Launch the campaign on 3 May"),
        ("Start our onboarding email campaign", "Start our onboarding email campaign with Facebook ads"),
    ],
)
def test_campaigns_by_mail_need_no_media_budget(rules_alone: Gate, clear: str, unclear: str) -> None:
    assert not raises(rules_alone, "campaign_without_budget", "marketing", clear)
    assert raises(rules_alone, "campaign_without_budget", "marketing", unclear)


@pytest.mark.parametrize(
    ("clear", "unclear"),
    [
        ("Order flour type 550 from Kern, 80 bags of 25 kg", "Order bags of flour on 4 May"),
        ("Send 12 emails on 3 May", "Send a few emails on 3 May"),
        ("Order fourteen bags of lime from Kern", "Order bags of lime from Kern"),
    ],
)
def test_what_tells_how_much(rules_alone: Gate, clear: str, unclear: str) -> None:
    assert not raises(rules_alone, "imprecise_quantifier", "operations", clear)
    assert raises(rules_alone, "imprecise_quantifier", "operations", unclear)


@pytest.mark.parametrize(
    ("clear", "unclear"),
    [
        ("Order 80 bags of flour 00 from Kern", "Order flour 80 from Kern"),
        ("Set the oven to 0", "Set the oven to 30"),
    ],
)
def test_what_needs_no_unit(rules_alone: Gate, clear: str, unclear: str) -> None:
    assert not raises(rules_alone, "quantity_without_units", "operations", clear)
    assert raises(rules_alone, "quantity_without_units", "operations", unclear)


@pytest.mark.parametrize(
    ("clear", "unclear"),
    [
        ("Mail the buyers of SKU K-8 in 2026 or 2027", "Mail Kemp that the kayak costs 2026.50"),
        ("Sell the club 12 oars for the price of 10", "Sell the club 12 oars at a price of 900"),
        ("Let Kemp return 4 oars from delivery 7113 for credit", "Let Kemp have delivery for 7,113"),
        ("Book flight LX 275 on 4 May for Ms Ode", "Book the flight at 2,750 for Ms Ode"),
    ],
)
def test_what_is_no_price_or_tells_its_currency(rules_alone: Gate, clear: str, unclear: str) -> None:
    assert not raises(rules_alone, "pricing_without_currency", "sales", clear)
    assert raises(rules_alone, "pricing_without_currency", "sales", unclear)


@pytest.mark.parametrize(
    ("clear", "unclear"),
    [
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
        ("Inform Ida Kuhn and Raj Patel", "Inform the relevant departments"),
        ("Delete the files a.csv and b.csv", "Delete the files concerned"),
    ],
)
def test_what_is_no_open_scope(rules_alone: Gate, clear: str, unclear: str) -> None:
    assert not raises(rules_alone, "unclear_scope", None, clear)
    assert raises(rules_alone, "unclear_scope", None, unclear)
