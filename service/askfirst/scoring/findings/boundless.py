"""What cannot be undone, ordered for everything or a whole class of things: "Delete all contacts", "Refund everyone".

A class is one noun behind "all"; whatever else stands there, up to the end of the order, may limit it ("tagged
'bounced'", "of May", "in folder 7", "except Bo"), so nothing is found. Neither is what is there to be thrown away ("all
drafts"), nor what is forbidden, asked about or told.
"""

from collections.abc import Iterator, Sequence

from askfirst.rules.nodes import Material, needing
from askfirst.text.blanks import is_filled
from askfirst.text.hit import Hit
from askfirst.text.memo import once
from askfirst.text.orders import commands
from askfirst.text.reading import Reading

LONGEST = 4
"""Characters of a noun in a script without spaces."""
NEAR = 3
"""Tokens ahead of a verb in which it is denied: "do not ever delete", "\u4e0d\u8981\u628a"."""
ENDS = frozenset(". ! ? ; \u3002 \uff01 \uff1b".split())
"""Marks at which an order is over."""
PAUSES = frozenset(", ( ) - \u2013 \u2014 \uff0c \u3001".split())
"""Marks behind which it may be limited: "delete all leads (only those of May)"."""


@needing("@wiping_verb")
def boundless(material: Material) -> Sequence[Hit]:
    """The first such order, from its verb to the last word of the class."""
    if not unaccompanied(material):
        return ()
    return next(([hit] for hit in orders(material.text)), ())


def orders(reading: Reading) -> Iterator[Hit]:
    """Every order of which nothing limits what it is done to."""
    yield from ahead(reading)
    yield from behind(reading)


def ahead(reading: Reading) -> Iterator[Hit]:
    """Those with the verb ahead of its object: "Delete all contacts"."""
    verbs, whole, leads = (spots(reading, name) for name in ("@wiping_verb", "@all_there_is", "@every_lead"))
    for start, end in verbs.items():
        if not given(reading, start):
            continue
        at = past(reading, end)
        if at in whole and over(reading, past(reading, whole[at])):
            yield Hit(start, whole[at], {"variant": "everything"})
        elif at in leads and over(reading, past(reading, leads[at])):
            yield Hit(start, leads[at], {"variant": "everything"})
        elif at in leads:
            for last in nouns(reading, leads[at]):
                if over(reading, past(reading, last)):
                    yield Hit(start, last)


def behind(reading: Reading) -> Iterator[Hit]:
    """Those with the verb behind its object: "Alle Kontakte löschen"."""
    verbs, leads = spots(reading, "@wiping_verb"), spots(reading, "@every_lead")
    for start, end in leads.items():
        if denied(reading, start) if reading.han else not given(reading, start):
            continue
        for last in nouns(reading, end):
            if last in verbs and over(reading, past(reading, verbs[last])):
                yield Hit(start, verbs[last])


def nouns(reading: Reading, at: int) -> Iterator[int]:
    """Where a noun that names no more than a class may end: one word, or a class of two words that is known."""
    classes, kept = spots(reading, "@class_noun"), spots(reading, "@throwaway")
    if at in kept or at >= len(reading):
        return
    if at in classes:
        yield classes[at]
    elif reading.han:
        for end in range(at + 2, min(at + LONGEST, len(reading)) + 1):
            if all("\u4e00" <= word <= "\u9fff" and word != "\u7684" for word in reading.words[at:end]):
                yield end
    elif plain(reading, at):
        yield at + 1


def plain(reading: Reading, at: int) -> bool:
    """Whether a token is a word of the language, neither a name nor data."""
    if not reading.words[at].isalpha() or reading.is_data(Hit(at, at + 1)):
        return False
    return reading.nouns_capital or not reading.capitals[at]


def given(reading: Reading, at: int) -> bool:
    """Whether a verb at this token orders something to be done: not "we must not delete", "how do I delete"."""
    return commands(reading, at) and not denied(reading, at)


def denied(reading: Reading, at: int) -> bool:
    """Whether a word right ahead makes an order of the opposite, or a question."""
    denials = spots(reading, "@order_denied")
    return any(place in denials for place in range(max(reading.sentence_start(at), at - NEAR), at))


def unaccompanied(material: Material) -> bool:
    """Whether nothing beside the text could limit it: no history, search, filled fields or call."""
    request = material.request
    if request.history or request.action or material.call or request.candidates is not None:
        return False
    return not any(map(is_filled, request.fields.values()))


@once
def spots(reading: Reading, name: str) -> dict[int, int]:
    """Where the words of a list stand, outside data: from token to token, the longest from each."""
    found: dict[int, int] = {}
    for hit in reading.all_hits.get(name, ()):
        if not reading.is_data(hit):
            found[hit.start] = max(hit.end, found.get(hit.start, 0))
    return found


def past(reading: Reading, at: int) -> int:
    """Behind all small words that stand here in a row."""
    small = spots(reading, "@saying_no_more")
    while at in small:
        at = small[at]
    return at


def over(reading: Reading, at: int) -> bool:
    """Whether an order is over here, so that nothing limits it: the end, a word that leads on, another order."""
    paused = at < len(reading) and reading.words[at] in PAUSES
    while at < len(reading) and reading.words[at] in PAUSES:
        at = past(reading, at + 1)
    if at >= len(reading) or reading.words[at] in ENDS:
        return True
    if at in spots(reading, "@limiting"):
        return False
    return at in spots(reading, "@leading_on_to") or (paused and (reading.han or ordering(reading, at)))


def ordering(reading: Reading, at: int) -> bool:
    """Whether a known verb that orders something begins here."""
    return any(at in spots(reading, name) for name in ("@order_verb", "@doing_verb", "@wiping_verb"))
