"""What makes a reference clear, mechanism by mechanism, and what leaves it open."""

import pytest

from askfirst.gate import load_gate
from askfirst.model import Instruction

RULES = load_gate()
REFERENCES = {"undefined_reference", "ambiguous_reference"}


def references_in(text: str) -> set[str]:
    return {issue.rule for issue in RULES.assess(Instruction(text=text, language="en")).issues} & REFERENCES


@pytest.mark.parametrize(
    "text",
    [
        # a clause behind the noun that says whose it is
        "Take the letter Ines wrote at noon and translate it into Dutch for jan@kade.example.",
        # an amount or a statement taken up
        "The glazier asks 140 euros. Pay it from account 4400.",
        "Olga will paint the hall in May. Turn that into a note of three lines for board B-2.",
        # somebody whom a record brings along
        "Block ad 31 now, the singer withdrew her consent.",
        # what a question or a condition only supposes
        "Anything from the bike shop since Monday? If so, forward it to Ines Kade.",
        "In case Ragnhild cancels, give her place to Ben Orlo.",
        "Of the four dates Ines offers, take the first one that suits hall 3.",
        # a compound with a hyphen is a thing, too
        "I heard from nobody at Kade. Draft a friendly follow-up to Jan Kade and put it into folder 7.",
    ],
)
def test_a_pronoun_is_clear_where_the_text_brings_its_antecedent(text: str) -> None:
    assert not references_in(text)


@pytest.mark.parametrize(
    "text",
    [
        "Forward her reply to Jan Kade.",
        "It snowed at the fair, but 300 people came. Thank him for his speech by mail.",
        "Block his badge, it was left on the ferry yesterday.",
        "Ines, send it to all 14 cooks",
    ],
)
def test_a_pronoun_without_any_is_asked_about(text: str) -> None:
    assert references_in(text) == {"undefined_reference"}


@pytest.mark.parametrize(
    "text",
    [
        "Lease the harvester for 24 months at 900 euros a month, first instalment on 1 June 2026.",
        "Ship the canoe on 12 May to the scouts in Bergen, delivery note DN-7.",
        "Deliver the offer to Zeynep at Ankara Cam by 14 May, two copies, by courier Nord.",
    ],
)
def test_who_names_all_else_knows_which_thing_is_meant(text: str) -> None:
    assert not references_in(text)


@pytest.mark.parametrize(
    "text",
    [
        "Enter the sum from the talk with Kade, 40 euros, in sheet 30.",
        "Delete all that return an error on page /a and keep page /b.",
        "Thank the first 40 who signed with voucher V-1.",
        "Write off the four cracked jars in bin 7.",
        "Return the two signed leases, no. 4 and 5, to Kade.",
        "We have 6 versions of the map. Use version 2 and store the other files in folder 9.",
        "Ada gets hall 1, the other team hall 2.",
        "Send the second notice to Kade five days after the first one.",
        "The one free nurse takes ward 3 on Monday.",
        "A short line in the usual channel will do. Pay bill 31 today.",
        "Print the map at our usual printer, vendor V-7.",
        "Keep the ride below 24 t and tell the crew to observe that limit.",
        "Note in the logbook that Vera forgot to sign sheet 4.",
        "Close ticket 4, which I did not open. That ticket you opened for me on sheet 9 stays.",
    ],
)
def test_a_description_is_clear_where_the_text_tells_it_apart(text: str) -> None:
    assert not references_in(text)
