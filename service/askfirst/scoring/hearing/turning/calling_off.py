"""Replies that call the request off: "oh wait it's back, leave it", "hat sich erledigt, er hat unterschrieben"."""

from askfirst.scoring.hearing.turning.asking import asks_whether
from askfirst.scoring.hearing.turning.leading import Lead, lead
from askfirst.scoring.hearing.turning.ordering import order
from askfirst.text.listed import covered, end_of, terms
from askfirst.text.names import capital
from askfirst.text.reading import Reading

VALUES = ("money", "percent", "date", "clock_time", "duration", "id", "quote", "file", "email", "url", "number", "name")


def calls_off(text: Reading) -> bool:
    """Whether a clause says that nothing is to be done any more, and the others only why.

    A value by itself beside it ("never mind, it's bay 4"), or an order that gives one ("forget it, take bay 4"),
    answers after all.
    """
    ends = calls(text)
    if not ends:
        return False
    stops = [at for start, end in ends.items() for at in range(start, end)]
    small = covered(text, "@small_word", "@leading", "@correcting", "@called_off_lead")
    valued = {at for name in VALUES for hit in text.entities(name) for at in range(hit.start, hit.end)}
    return not any(gives(text, clause, small, valued) for clause in stretches(text, frozenset(stops)))


def calls(text: Reading) -> dict[int, int]:
    """The phrases that call it off and are clauses by themselves, by their ends; "leave it at the desk" is none."""
    found = dict(terms(text, "@called_off"))
    if lead(text, frozenset()).corrects:
        found |= terms(text, "@called_off_corrected")
    leads = covered(text, "@leading", "@correcting", "@aside_lead", "@called_off", "@called_off_lead")
    return {
        start: end
        for start, end in found.items()
        if opens(text, start, leads) and closes(text, end) and not asks_whether(text, start, end)
    }


def opens(text: Reading, start: int, leads: frozenset[int]) -> bool:
    """Whether nothing but words that lead there stands ahead in the clause."""
    at = start - 1
    while at >= 0 and at in leads:
        at -= 1
    return at < 0 or not text.words[at][0].isalnum()


def closes(text: Reading, end: int) -> bool:
    """Whether the clause ends there, but for a courtesy, or a reason follows: "never mind he found it"."""
    tail = end
    while (further := end_of(text, tail, "@called_off_tail")) is not None:
        tail = further
    if tail >= len(text.words) or not (text.words[tail][0].isalnum() or text.words[tail][0] == "'"):
        return True
    return end_of(text, tail, "@reason_lead", "@called_off") is not None


def stretches(text: Reading, stops: frozenset[int]) -> list[list[int]]:
    """The words between marks, without those at `stops`."""
    found: list[list[int]] = [[]]
    for at, word in enumerate(text.words):
        if at in stops or not (word[0].isalnum() or word[0] in "'#"):
            found.append([])
        else:
            found[-1].append(at)
    return [clause for clause in found if clause]


def gives(text: Reading, clause: list[int], small: frozenset[int], facts: set[int]) -> bool:
    """Whether a clause is a value and no more, or an order by which one is given.

    What was is none, nor is a name ahead of what it did. `facts` are the tokens in values.
    """
    leading = covered(text, "@leading", "@correcting")
    if is_order(text, next((at for at in clause if at not in leading), None)):
        return True
    if not covered(text, "@called_off_reason").isdisjoint(clause):
        return False
    tail = covered(text, "@called_off_tail")
    own = [at for at in clause if at not in tail]
    valued = [at for at in own if at in facts or (capital(text, at) and at != clause[0])]
    if not own or not valued or valued[-1] != own[-1]:
        return False
    return all(at in small or at in valued or capital(text, at) for at in own)


def is_order(text: Reading, at: int | None) -> bool:
    """Whether a verb that orders, or gives a value, stands here: "use bay 4", "archive it"; "found it" tells."""
    if at is None or at in covered(text, "@small_word"):
        return False
    if end_of(text, at, "@light_deed", "@referring_deed") is not None:
        return True
    return end_of(text, at, "@deed", "@whole_deed") is not None and order(text, Lead(at)) is not None
