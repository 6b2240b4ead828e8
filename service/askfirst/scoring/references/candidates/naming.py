"""The words of the text that a search was made for."""

from collections.abc import Sequence

from askfirst.scoring.references.candidates.indexing import Index
from askfirst.scoring.references.candidates.matching import alike, has, known_by, meaning, name_of, telling
from askfirst.scoring.references.candidates.spelling import pieces, text_at
from askfirst.text.hit import Hit, outermost
from askfirst.text.listed import covered
from askfirst.text.nouns import phrase_end
from askfirst.text.orders import commands
from askfirst.text.plurals import singular
from askfirst.text.reading import Reading


def misnamed(reading: Reading, candidate: str) -> Hit | None:
    """The name in the text that the candidate nearly has: Halvorsen for Halvorson.

    Where its full name stands in the text, the other names are those of others.
    """
    if name_of(candidate) <= meaning(reading.raw) | telling(reading.raw):
        return None
    words, titles = telling(candidate), covered(reading, "@name_title")
    for name in names(reading):
        own = [p for p in range(name.start, name.end) if reading.words[p][0].isalpha() and p not in titles]
        last = own[-1:] if own[1:] or (own and own[0] - 1 in titles) else []
        known = [p for p in own if all(same(words, piece, p in last) for piece in pieces(text_at(reading, p)))]
        strange = [p for p in own if p not in known]
        if strange and any(
            alike(piece, word)
            for p in strange
            for piece in pieces(reading.words[p])
            for word in words
            if not word.isdigit()
        ):
            return name
        if (
            known
            and strange
            and len(name_of(candidate)) > 1
            and strange[-1] > known[-1]
            and not business(reading, strange)
        ):
            return name
    if len(reading.words) < 60 and not any(has(words, piece) for word in reading.words for piece in pieces(word)):
        for p, word in enumerate(reading.words):
            if any(alike(word, other) for other in name_of(candidate)):
                return Hit(p, p + 1)
    return None


def same(words: frozenset[str], piece: str, last: bool) -> bool:
    """Whether a part of a name is among the words; a surname as a whole: "Ms Roussel" is not Anna Rousselle."""
    return has(words, piece) and (not last or piece in words or f"{piece}s" in words or singular(piece) in words)


def names(reading: Reading) -> list[Hit]:
    """The names of the text, without the verb that opens the order and without a sum or a day at the end."""
    verbs = {at for at in reading.begins("@order_verb") if commands(reading, at)}
    values = reading.covered("money", "currency", "date", "clock_time")
    found = []
    for name in reading.entities("name"):
        start, end = name.start + (name.start in verbs), name.end
        while end > start and end - 1 in values:
            end -= 1
        if end > start:
            found.append(Hit(start, end))
    return found


def business(reading: Reading, positions: Sequence[int]) -> bool:
    """Whether the words that the candidate lacks say only what sort of thing it is: "Acme Contract"."""
    nouns = {
        hit.start
        for name in (
            "@document_noun",
            "@event_noun",
            "@trade_noun",
            "@work_noun",
            "@message_noun",
            "@group_noun",
            "@place_noun",
        )
        for hit in reading.all_hits.get(name, ())
    }
    return all(p in nouns for p in positions)


def named_by(reading: Reading, given: Sequence[str]) -> Hit | None:
    """The words of the text that most of the candidates share, with their article; a name as the `phrase`, too.

    Verbs of orders, days and times are none, unless there is nothing else.
    """
    index = Index([known_by(one) for one in given])
    fits = [fitting(reading, at, index) for at in range(len(reading))]
    idle = {at for at in reading.begins("@order_verb") if commands(reading, at)}
    idle |= reading.covered("date", "clock_time")
    places = [at for at, many in enumerate(fits) if many]
    places = [at for at in places if at not in idle] or places
    if not places:
        return None
    first = max(places, key=lambda at: (fits[at], -at))
    return worded(reading, first, next((at for at in range(first, len(fits)) if not fits[at]), len(fits)))


def fitting(reading: Reading, at: int, index: Index) -> int:
    """How many of the candidates a word may name."""
    if at in covered(reading, "@unnamed_word"):
        return 0
    return len({one for piece in telling(text_at(reading, at)) for one in index.named(piece)})


def worded(reading: Reading, start: int, end: int) -> Hit:
    """The words with their article; those of a name say all by themselves."""
    hit = stretch(reading, start)._replace(end=end)
    named = hit.start == start and all(text_at(reading, at)[0].isupper() for at in range(start, end))
    return hit._replace(attrs={"phrase": reading.text(hit)}) if named and start else hit


FILED = ("quote", "file", "email", "url")
PEOPLE = ("@man_name", "@woman_name", "@person_name")


def searched_for(reading: Reading) -> Hit:
    """The likeliest object of a search, who is greeted left out.

    The first name or file, else a first name, a number, a definite phrase, or what the first order is about.
    """
    ids = reading.covered("id")
    called = [hit for hit in names(reading) if not ids.issuperset(range(hit.start, hit.end))]
    filed = [hit for name in FILED for hit in reading.entities(name)]
    numbered = reading.entities("id")
    people = [hit for name in PEOPLE for hit in reading.outside_data(name)]
    for found in ([*called, *filed], people, numbered):
        for name in outermost(found):
            if not greeted(reading, name):
                return name
    return definite(reading) or ordered(reading) or Hit(0, 0)


def greeted(reading: Reading, name: Hit) -> bool:
    """Whether somebody is only said hello to, and so not searched for."""
    return not covered(reading, "@greeting_word").isdisjoint((name.start - 1, name.start))


def ordered(reading: Reading) -> Hit | None:
    """What the first order is about, where its verb is known."""
    for verb in reading.outside_data("@order_verb"):
        if commands(reading, verb.start):
            end = phrase_end(reading, verb.end)
            return Hit(verb.end, end) if end > verb.end else None
    return None


def definite(reading: Reading) -> Hit | None:
    """The first definite phrase: what finds stand for whose names do not occur in the text."""
    leads = covered(reading, "@definite_lead")
    the = next((at for at in range(len(reading) - 1) if at in leads), None)
    return stretch(reading, the + 1) if the is not None else None


def stretch(reading: Reading, position: int) -> Hit:
    """The word with the article before it."""
    led = position - 1 in covered(reading, "@definite_lead", "@owner_lead")
    return Hit(position - 1 if led else position, position + 1)
