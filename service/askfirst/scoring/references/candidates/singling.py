"""Whether the text singles out one of several candidates."""

from collections.abc import Sequence

from askfirst.rules.nodes import Material
from askfirst.scoring.references.candidates.matching import has, name_of, pieces, telling
from askfirst.text.hit import Hit
from askfirst.text.reading import Reading


def all_meant(reading: Reading, given: Sequence[str]) -> bool:
    """Whether the text speaks of all of them: "both Andersons", "every one", "all three"."""
    shared = frozenset.intersection(*(telling(one) for one in given))
    for hit in reading.hits("@all_of"):
        near = frozenset(piece for word in reading.words[hit.end : hit.end + 4] for piece in pieces(word))
        if reading.words[hit.start] == "both" and len(given) == 2:
            return True
        if near & {"of", "them", "these", "those"} or any(
            has(shared, word) or has(shared, word.rstrip("s")) for word in near
        ):
            return True
    return False


def singled_out(material: Material, given: Sequence[str]) -> bool:
    """Whether the text, or what the user said before, has a word, id or number of exactly one."""
    words = [telling(one) for one in given]
    own = [mine - frozenset.intersection(*words) for mine in words]
    said, denied = text_words(material.text)
    if by_order(material.text) or exactly_named(said, given):
        return True
    if sum(not any(has(denied, word) for word in mine) for mine in own) == 1 and any(denied):
        return True
    if best(own, said):
        return True
    if initials(material.text, given):
        return True
    user = (
        [
            r
            for r, m in zip(material.history, material.request.history[-len(material.history) :], strict=True)
            if m.role == "user"
        ]
        if material.history
        else []
    )
    return any(best(own, text_words(reading)[0]) for reading in user)


def best(own: Sequence[frozenset[str]], said: frozenset[str]) -> bool:
    """Whether exactly one has most of the words that were said."""
    counts = [sum(has(said, word) for word in mine) for mine in own]
    return max(counts) > 0 and counts.count(max(counts)) == 1


def text_words(reading: Reading) -> tuple[frozenset[str], frozenset[str]]:
    """The words of the text, and those it denies; a new date or time after "to" tells nothing."""
    skip: set[int] = set()
    for name in ("date", "clock_time"):
        for hit in reading.entities(name):
            if (hit.start and reading.words[hit.start - 1] in ("to", "until", "till", "by")) or hit.start - 1 in skip:
                skip.update(range(hit.start, hit.end))
    denied = {
        p
        for hit in reading.hits("@not_that")
        for p in range(hit.end, min(hit.end + 4, len(reading.words)))
        if reading.same_clause(hit, Hit(p, p + 1))
    }
    kept = " ".join(text_at(reading, p) for p in range(len(reading)) if p not in skip and p not in denied)
    return telling(kept), telling(" ".join(text_at(reading, p) for p in sorted(denied)))


def text_at(reading: Reading, position: int) -> str:
    """The token as sent."""
    return reading.raw[reading.starts[position] : reading.ends[position]]


def by_order(reading: Reading) -> bool:
    """Whether an ordinal or a superlative chooses: "the second", "the latest"."""
    return bool(reading.hits("@choosing_word"))


def exactly_named(said: frozenset[str], given: Sequence[str]) -> bool:
    """Whether the full name of exactly one is in the text, the others' being longer or different."""
    whole = [bool(name) and name <= said for name in map(name_of, given)]
    return sum(whole) == 1


def initials(reading: Reading, given: Sequence[str]) -> bool:
    """Whether an initial fits one only: "R. Smith" among Rita and John Smith."""
    letters = [
        text_at(reading, p)[0].lower()
        for p in range(len(reading))
        if len(text_at(reading, p)) == 2 and text_at(reading, p)[0].isupper() and text_at(reading, p)[1] == "."
    ]
    return any(sum(any(piece.startswith(letter) for piece in name_of(one)) for one in given) == 1 for letter in letters)
