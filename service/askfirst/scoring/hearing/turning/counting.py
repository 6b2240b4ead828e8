"""Whether a number in a message counts what one in the order before counts: "50 boxes" for 40, and not "12 chairs"."""

from askfirst.text.hit import Hit, tokens_of
from askfirst.text.listed import covered
from askfirst.text.reading import Reading

UNITS = ("@packing", "@plain_unit", "@unit_name")
"""What anything is counted in."""
PERSONS = "@person_noun"


def counts_other(text: Reading, request: Reading, numbers: list[Hit]) -> bool:
    """Whether one of the numbers counts a thing of its own: "12 chairs for building 3", whatever the rest is about."""
    return any(own(text, request, stretch(text, hit.end, 1)) for hit in numbers)


def counts_alike(text: Reading, request: Reading, numbers: list[Hit]) -> bool:
    """Whether one of the numbers may stand for one of the order: neither counts nor names a thing of its own."""
    return any(
        not own(text, request, stretch(text, hit.end, 1) or stretch(text, hit.start - 1, -1)[:1]) for hit in numbers
    )


def own(text: Reading, request: Reading, nouns: list[int]) -> bool:
    """Whether words beside a number are about what the order does not have: chairs after lamps."""
    known = frozenset(request.words)
    same = covered(text, *UNITS) | (covered(text, PERSONS) if covered(request, PERSONS) else frozenset())
    return bool(nouns) and not any(at in same or text.words[at] in known for at in nouns)


def stretch(text: Reading, at: int, step: int) -> list[int]:
    """The words from a token on that are no small ones and lead to nothing."""
    idle = covered(text, *IDLE) | tokens_of(text.entities("number"))
    found: list[int] = []
    while 0 <= at < len(text) and text.words[at][0].isalnum() and at not in idle:
        found.append(at)
        at += step
    return found


IDLE = (
    "@small_word @leading @correcting @rather @leaving_over @sufficing @adding_lead @putting_anew @joining_lead "
    "@called_off_tail @too_word @more_word @light_deed @ban_word"
).split()
