"""What an order probably lacks, by its verb: "extend" needs a new end, "reassign" somebody to take over."""

from collections.abc import Iterator

from askfirst.rules.pack import Pack
from askfirst.rules.schema import Lack
from askfirst.text.frames.clause import Clause, clause_of
from askfirst.text.frames.roles import ROLES
from askfirst.text.hit import Hit
from askfirst.text.orders import commands
from askfirst.text.reading import Reading


def lack(pack: Pack, text: Reading) -> tuple[Lack, Hit] | None:
    """The first part that an order of the text needs and nothing gives, and the order; None where nothing is known."""
    known = frozenset[str]().union(*(one.verbs for one in pack.questions.lacks))
    for clause in orders(text):
        verb = said(clause, known)
        for one in pack.questions.lacks:
            if verb in one.verbs and not given(clause, one):
                return one, clause.span()
    return None


def orders(text: Reading) -> Iterator[Clause]:
    """The orders of a text."""
    taken = -1
    for verb in text.outside_data("@order_verb"):
        if verb.start >= taken and commands(text, verb.start):
            taken = verb.end
            yield clause_of(text, verb)


def said(clause: Clause, known: frozenset[str]) -> str | None:
    """The known verb with which the order begins; "set up" is no "set" where both are known."""
    reading, verb = clause.reading, clause.verb
    following = " ".join(reading.words[verb.start : verb.start + 2])
    return next((one for one in (following, reading.text(verb).lower()) if one in known), None)


def given(clause: Clause, one: Lack) -> bool:
    """Whether the text gives the part; without a role nothing tells, and then it counts as lacking."""
    if any(clause.reading.entities(name) for name in one.given_by):
        return True
    if one.objects and not one.objects & set(clause.objects):
        return True
    return one.role is not None and ROLES[one.role](clause)
