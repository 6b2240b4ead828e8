"""What cannot be undone, ordered for everything or a whole class of things: "Delete all contacts", "Refund everyone".

A class is one noun behind "all"; whatever else stands there, up to the end of the order, may limit it ("tagged
'bounced'", "of May", "in folder 7", "except Bo"), so nothing is found. Neither is what is there to be thrown away ("all
drafts"), nor what is forbidden, asked about or told.
"""

from collections.abc import Iterator, Sequence

from askfirst.rules.nodes import Material, demanding
from askfirst.scoring.findings.irreversible.closing import alone, over, past, span, spots
from askfirst.scoring.findings.irreversible.giving import denied, given
from askfirst.text.hit import Hit
from askfirst.text.reading import Reading

LONGEST = 4
"""Characters of a noun in a script without spaces."""


@demanding({"wiping_verb"}, {"all_there_is", "every_lead"})
def boundless(material: Material) -> Sequence[Hit]:
    """The first such order, from its verb to the last word of the class."""
    if not alone(material):
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
            yield span(start, whole[at], "everything")
        elif at in leads and over(reading, past(reading, leads[at])):
            yield span(start, leads[at], "everything")
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
