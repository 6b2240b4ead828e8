"""Replies that tell how things stand, or order to keep them, and give nothing: "legal still needs them", "keep it all".

Where an order cannot be undone, such a reply settles nothing: it may well say that there is nothing left to do.
"""

from collections.abc import Iterator
from typing import NamedTuple

from askfirst.scoring.references.replies.stated_values import defines, limited, singles_out, within
from askfirst.scoring.references.replies.unmarked import unmarked
from askfirst.text.hit import Hit
from askfirst.text.listed import covered, end_of, led, terms
from askfirst.text.names import capital
from askfirst.text.reading import Reading

MARKS = frozenset(", ; . ! ? : – — ， 。 ； ！ ？ ： 、".split()) | {"\n"}
VERBS = ("@stating_verb", "@statement_verb")
CHAIN = 1
"""Words between two verbs of one chain: "has not been"."""


class Clause(NamedTuple):
    """A stretch between marks, without what leads to it."""

    start: int
    end: int


def states(text: Reading) -> bool:
    """Whether the reply states or orders something else, or points to what was spoken of, and gives no known value."""
    if goes_ahead(text):
        return True
    found = list(clauses(text))
    told = [one for one in found if idle(text, one) or keeps(text, one) or tells(text, one)]
    return unmarked(text) or (bool(told) and not any(gives(text, one, told) for one in found))


def goes_ahead(text: Reading) -> bool:
    """Whether the reply only says to go on: "sure, go", "ja, mach das"."""
    nods = covered(text, "@go_ahead", "@yes_word", "@social_opener", "@stating_lead", "@small_word")
    return bool(covered(text, "@go_ahead")) and all(
        at in nods or not word[0].isalnum() for at, word in enumerate(text.words)
    )


def clauses(text: Reading) -> Iterator[Clause]:
    """The stretches between marks; "I mean" and the like only lead to one."""
    start = 0
    for at in range(len(text) + 1):
        if at == len(text) or text.words[at] in MARKS:
            first = past(text, start, at)
            if first < at:
                yield Clause(first, at)
            start = at + 1


def past(text: Reading, start: int, end: int) -> int:
    """Where the clause itself begins, behind "please", "but" and "I mean"."""
    while start < end:
        behind = end_of(text, start, "@stating_lead", "@stating_frame")
        if behind is None or behind >= end:
            return start
        start = behind
    return start


def idle(text: Reading, clause: Clause) -> bool:
    """Whether a clause opens with what does nothing: "nothing to do here"."""
    return end_of(text, clause.start, "@stating_nothing") is not None


def keeps(text: Reading, clause: Clause) -> bool:
    """Whether a clause orders to keep: it opens with the verb, or ends with it as "alles behalten" does.

    Not so a relative clause: "those that are on hold".
    """
    orders = {at: end for at, end in terms(text, "@keeping_order").items() if clause.start <= at < clause.end}
    relative = any(clause.start < at < clause.end for at in covered(text, "@stating_relative"))
    return clause.start in orders or (not relative and clause.end in orders.values())


def tells(text: Reading, clause: Clause) -> bool:
    """Whether a clause is a statement of its own, and no phrase with a relative clause in it."""
    start, end = clause
    verbs = chains(text, clause)
    if text.han:
        led = end_of(text, start, "@stating_subject")
        last = max((verb.start for verb in verbs), default=start if led else end)
        return "的" not in text.words[last:end] and last < end
    behind = end_of(text, start, "@stating_subject")
    relative = covered(text, "@stating_relative")
    if behind is not None and behind < end and behind not in relative:
        return True
    openers = [at for at in relative | covered(text, "@stating_subject") if start <= at < end]
    openers = [at for at in openers if not pointing(text, at, clause, verbs)]
    if verb_last(text, clause, verbs):
        return False
    if not openers and (handles(text, clause) or acted(text, clause)):
        return True
    if not verbs:
        return False
    return verbs[0].start < min(openers, default=end) or len(verbs) > len(openers)


def chains(text: Reading, clause: Clause) -> list[Hit]:
    """The finite verbs of a clause, those of one chain together."""
    found: list[Hit] = []
    for at in sorted(covered(text, *VERBS) - text.covered("date")):  # "4 May"
        if clause.start <= at < clause.end:
            if found and at - found[-1].end <= CHAIN:
                found[-1] = Hit(found[-1].start, at + 1)
            else:
                found.append(Hit(at, at + 1))
    return found


def pointing(text: Reading, at: int, clause: Clause, verbs: list[Hit]) -> bool:
    """Whether "that" opens a clause as its subject: "that got cleaned up"."""
    alone = at == clause.start and at in covered(text, "@stating_pointer")
    return alone and any(verb.start == at + 1 for verb in verbs)


def verb_last(text: Reading, clause: Clause, verbs: list[Hit]) -> bool:
    """Whether a clause with "die" at its head ends with its verb, and so tells which: "die Iris markiert hat"."""
    headed = clause.start in covered(text, "@verb_last_head") and clause.end - clause.start > len(("die", "laufen"))
    second = len(verbs) > 1 and verbs[0].start == clause.start + 1  # "das hat Iris erledigt"
    return headed and bool(verbs) and verbs[-1].end == clause.end and not second


def handles(text: Reading, clause: Clause) -> bool:
    """Whether something is done with "them": "sales talked them round"."""
    objects = covered(text, "@stating_object")
    return any(
        at in objects and not led(text, at, "@stating_object_lead") for at in range(clause.start + 1, clause.end)
    )


def acted(text: Reading, clause: Clause) -> bool:
    """Whether somebody who is named has done something: "Omar already deleted 40"."""
    small = covered(text, "@stating_lead", "@small_word", "@stating_pointer")
    who = next((at for at in range(*clause) if at not in small), clause.end)
    verb = next((at for at in range(who + 1, clause.end) if at not in small), clause.end)
    return who < verb and capital(text, who) and verb in covered(text, "@done_verb")


def gives(text: Reading, clause: Clause, told: list[Clause]) -> bool:
    """Whether a clause gives what was asked: a limit, a value, a relative clause; a statement only as a definition."""
    if idle(text, clause):
        return False
    if clause in told:
        if keeps(text, clause):
            return within(text, clause, ("number",)) and not within(text, clause, ("date",))
        return defines(text, clause)
    relative = any(clause.start < at < clause.end for at in covered(text, "@stating_relative"))
    ahead = clause.start < told[0].start
    return limited(text, clause) or singles_out(text, clause) or (relative and ahead)
