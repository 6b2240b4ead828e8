"""Orders cut into parts, and which part a verb still lacks."""

import pytest

from askfirst.gate import Gate, load_gate
from askfirst.model import Instruction, Message
from askfirst.text.frames.clause import Clause
from askfirst.text.frames.roles import ROLES
from askfirst.text.hit import Hit


@pytest.fixture(scope="module")
def gate() -> Gate:
    return load_gate()


def clause(gate: Gate, text: str) -> Clause:
    """The clause of the first word, taken for its verb."""
    return Clause(gate.shelves["en"].reader.read(text), Hit(0, 1))


def test_an_order_is_cut_at_prepositions_and_marks(gate: Gate) -> None:
    order = clause(gate, "Move the crate of figs to bay 4 by noon, then call Ida")

    assert order.objects == ["the", "crate", "of", "figs"]
    assert [part.lead for part in order.rest] == ["to", "by"]
    assert order.head(order.object) == "crate"


def test_what_stands_in_brackets_is_no_part_of_the_order(gate: Gate) -> None:
    order = clause(gate, "Assign lead 7 (came in to sales on 4 May) by noon")

    assert [part.lead for part in order.rest if part.end > part.start] == ["by"]


@pytest.mark.parametrize(
    ("role", "text", "given"),
    [
        ("payee", "Wire EUR 40 from account 8, reference 'May rent'", False),
        ("payee", "Move EUR 40 out of the savings account", False),
        ("value", "Raise the limit of card 4, 500 EUR is too low", False),
        ("value", "Raise the limit of card 4, 500 EUR is enough", True),
        ("value", "Set the probability of deal 9, it still says 40 %", False),
        ("new_time", "Move the audit, until now 5 May", False),
        ("partner", "Compare offer Q-6, dated 4 April, with 6 rows", False),
        ("holder", "Change the supplier, the old contract is dead", False),
        ("holder", "Change the supplier, Nagel Works", True),
        ("holder", "Change the owner with all 6 deals", False),
        ("entry", "Enter the salary in the contract", False),
        ("entry", "Enter the salary in the contract: 3,200 EUR", True),
        ("entry", "Enter the label job first", True),
        ("entry", "Enter the rent that Ida pays", True),
        ("recipient", "Send the lease to the notary", True),
        ("recipient", "Send Milena contract K-4", True),
        ("recipient", "Send the crew the code", True),
        ("recipient", "Send the lease to confirm the date", False),
        ("value", "Set the limit of card 4 to 900", True),
        ("value", "Set the limit of card 4 by Friday", False),
        ("value", "Change the bank details of Pell Ltd as she wrote", False),
        ("time", "Book van 4 for the week of 8 June", True),
        ("time", "Book van 4 for the order of 8 June", False),
        ("amount", "Charge guest 118 for the lamp", False),
        ("amount", "Charge guest 118 in full for the lamp", True),
        ("assignee", "Assign lead 7 with effect from Monday", False),
        ("destination", "Move job J-5 to queue position 2", True),
    ],
)
def test_a_part_is_given_or_not(gate: Gate, role: str, text: str, given: bool) -> None:
    assert ROLES[role](clause(gate, text)) is given


def test_what_the_history_says_may_give_the_part(gate: Gate) -> None:
    history = (Message("user", "All leases go to notary Blum."), Message("assistant", "Noted."))
    alone = gate.assess(Instruction(text="Send the signed lease", language="en"))
    told = gate.assess(Instruction(text="Send the signed lease", language="en", history=history))

    assert alone.decision == "clarify"
    assert told.decision != "clarify"


def test_a_noun_that_looks_like_a_verb_gives_no_order(gate: Gate) -> None:
    said = gate.assess(Instruction(text="Create a user a.lind@orlo.example, group FIN-READ, from 4 May", language="en"))

    assert not [issue for issue in said.issues if issue.rule.startswith("frame_")]
