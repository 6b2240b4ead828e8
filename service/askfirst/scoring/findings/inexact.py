"""What the caller's search found for a name is not quite it: Halvorsen for Halvorson."""

from collections.abc import Iterable, Sequence

from rapidfuzz import fuzz

from askfirst.rules.nodes import Material, needing
from askfirst.scoring.findings.features import NAME, PREFIX, features, has, name_of
from askfirst.scoring.findings.search_terms import names
from askfirst.text.hit import Hit
from askfirst.text.orders import covered
from askfirst.text.reading import Reading

CLOSE = 75
"""Likeness, of 100, from which two spellings are taken for one name: Meyer and Maier."""


@needing("+candidates")
def inexact_candidate(material: Material) -> Sequence[Hit]:
    """One find whose name is not quite the one in the text."""
    given = material.request.candidates
    if not given or len(given) != 1:
        return []
    hit = (misspelt if material.text.han else misnamed)(material.text, given[0])
    return [Hit(hit.start, hit.end, {"options": given, "candidate": given[0]})] if hit else []


def misnamed(text: Reading, candidate: str) -> Hit | None:
    """The name in the text that the candidate nearly has: Halvorsen for Halvorson, Anna Berg for Anna Bergmann.

    Where its full name stands in the text, the other names are those of others.
    """
    if name_of(candidate) <= features(text.raw):
        return None
    words, titles = features(candidate), covered(text, "@name_title")
    for name in names(text):
        own = [at for at in range(name.start, name.end) if text.words[at][0].isalpha() and at not in titles]
        last = own[-1] if own[1:] or (own and own[0] - 1 in titles) else -1
        known = [at for at in own if all(one in words if at == last else has(words, one) for one in pieces(text, at))]
        strange = [at for at in own if at not in known]
        if any(alike(one, word) for at in strange for one in pieces(text, at) for word in words):
            return name
        if known and strange and strange[-1] > known[-1] and len(name_of(candidate)) > 1 and not typed(text, strange):
            return name
    if any(has(words, one) for one in features(text.raw)):
        return None
    near = (at for at in range(len(text)) if any(alike(text.words[at], word) for word in name_of(candidate)))
    return next((Hit(at, at + 1) for at in near), None)


def pieces(text: Reading, at: int) -> frozenset[str]:
    """The features of one token."""
    return features(text.text(Hit(at, at + 1)))


def alike(one: str, other: str) -> bool:
    """Whether two different words may be spellings of one name."""
    return one != other and min(len(one), len(other)) >= PREFIX and other.isalpha() and fuzz.ratio(one, other) >= CLOSE


TYPES = tuple("@document_noun @event_noun @trade_noun @work_noun @message_noun @group_noun @place_noun".split())


def typed(text: Reading, positions: Iterable[int]) -> bool:
    """Whether the words that the candidate lacks say only what sort of thing it is: "Acme Contract"."""
    return covered(text, *TYPES).issuperset(positions)


def misspelt(text: Reading, candidate: str) -> Hit | None:
    """Where a stretch as long as the candidate's Chinese name stands that is like it, but not the same."""
    found = NAME.match(candidate.strip())
    name = (found.group() if found else candidate).strip()
    best = fuzz.partial_ratio_alignment(name, text.plain, score_cutoff=60) if len(name) > 1 else None
    if best is None or best.score == 100 or (features(candidate) & features(text.plain) and not 3 <= len(name) <= 5):
        return None
    return Hit(*text.cover(best.dest_start, best.dest_end))
