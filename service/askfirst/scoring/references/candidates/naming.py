"""The words of the text that a search was made for."""

from collections.abc import Sequence

from askfirst.scoring.references.candidates.matching import alike, has, name_of, pieces, telling
from askfirst.scoring.references.candidates.singling import text_at
from askfirst.text.hit import Hit, outermost
from askfirst.text.reading import Reading


def misnamed(reading: Reading, candidate: str) -> Hit | None:
    """The name in the text that the candidate nearly has: Halvorsen for Halvorson."""
    words = telling(candidate)
    for name in reading.entities("name"):
        own = [p for p in range(name.start, name.end) if reading.words[p][0].isalpha() and not is_title(reading, p)]
        known = [p for p in own if all(has(words, piece) for piece in pieces(text_at(reading, p)))]
        strange = [p for p in own if p not in known]
        if strange and any(alike(reading.words[p], word) for p in strange for word in words if not word.isdigit()):
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


def is_title(reading: Reading, position: int) -> bool:
    """Whether the word is a title or a verb that opens the sentence."""
    return reading.words[position].rstrip(".") in {
        "mr",
        "mrs",
        "ms",
        "dr",
        "prof",
        "miss",
        "signora",
        "signor",
        "herr",
        "frau",
    }


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
    """The words of the text that all candidates share, with their article."""
    shared = frozenset.intersection(*(telling(one) for one in given))
    found = [
        p
        for p, word in enumerate(reading.words)
        if any(has(shared, piece) for piece in pieces(word) if piece not in ("the",))
    ]
    return stretch(reading, found[0]) if found else None


GREETINGS = frozenset("hi hello hey dear hiya morning afternoon evening".split())
"""Who is greeted is not searched for."""


def searched_for(reading: Reading) -> Hit:
    """The likeliest object of a search: the first name, else the first definite phrase."""
    names = outermost([*reading.entities("name"), *reading.entities("quote")])
    for name in names:
        if reading.words[name.start] in GREETINGS or (name.start and reading.words[name.start - 1] in GREETINGS):
            continue
        start = name.start + (name.start == 0 and name.end > 1)
        return Hit(start, name.end)
    return definite(reading) or Hit(0, 0)


def definite(reading: Reading) -> Hit | None:
    """The first definite phrase: what finds stand for whose names do not occur in the text."""
    the = next((p for p, word in enumerate(reading.words[:-1]) if word in ("the", "my", "our")), None)
    return stretch(reading, the + 1) if the is not None else None


def stretch(reading: Reading, position: int) -> Hit:
    """The word with the article before it."""
    start = position - 1 if position and reading.words[position - 1] in ("the", "my", "our", "his", "her") else position
    return Hit(start, position + 1)
