"""Which one of several candidates the text singles out."""

from collections.abc import Sequence

from askfirst.rules.nodes import Material
from askfirst.scoring.references.candidates.indexing import Index
from askfirst.scoring.references.candidates.matching import has, known_by, name_of
from askfirst.scoring.references.candidates.said import Said, said_in
from askfirst.scoring.references.candidates.spelling import pieces, text_at
from askfirst.text.nouns import phrase_end
from askfirst.text.reading import Reading


def all_meant(reading: Reading, given: Sequence[str]) -> bool:
    """Whether the text speaks of all of them: "both Andersons", "every one", "all three", "the two Andersons"."""
    shared = frozenset.intersection(*map(known_by, given))
    for hit in reading.outside_data("@all_of"):
        near = frozenset(piece for word in reading.words[hit.end : hit.end + 4] for piece in pieces(word))
        if said_again(reading, frozenset(word for word in near if has(shared, word)), hit.end):
            continue
        if reading.words[hit.start] == "both" and len(given) == 2:
            return True
        if near & {"of", "them", "these", "those"} or any(has(shared, word) for word in near):
            return True
    return counted_all(reading, shared, len(given))


def said_again(reading: Reading, names: frozenset[str], start: int) -> bool:
    """Whether what they are called by comes twice: "both Andersons called, send it to Anderson"."""
    behind = [at for at in range(start, len(reading)) if any(has(names, piece) for piece in pieces(reading.words[at]))]
    return len({reading.clauses[at] for at in behind}) > 1


DEFINITE = frozenset({"the", "these", "those"})
SMALL_NUMBERS = dict(enumerate("two three four five six seven eight nine ten".split(), 2))


def counted_all(reading: Reading, shared: frozenset[str], many: int) -> bool:
    """Whether the text speaks of as many as there are: "the two Andersons"."""
    numbers = {str(many), SMALL_NUMBERS.get(many)}
    return any(
        word in DEFINITE
        and reading.words[at + 1] in numbers
        and any(has(shared, piece) for behind in reading.words[at + 2 : at + 5] for piece in pieces(behind))
        for at, word in enumerate(reading.words[:-1])
    )


def meant(material: Material, given: Sequence[str], sure: bool = False) -> int | None:
    """The place of the one of which the text, or what the user said before, has the name, a word, id or number.

    None where nothing tells, or what is said fits several. Where it has to be `sure`, no word counts that is only a
    part of another.
    """
    known = [known_by(one) for one in given]
    shared = frozenset.intersection(*known)
    own = [mine - shared for mine in known]
    text = said_in(material.text, known)
    for found in (
        named(text, given),
        left(text, own),
        most(text, own, shared, sure),
        initialled(material, given),
    ):
        if found is not None:
            return found
    told = (most(said_in(reading, known), own, shared, sure) for reading in user_messages(material))
    return next((found for found in told if found is not None), None)


def user_messages(material: Material) -> list[Reading]:
    """What the user said before, newest first."""
    said = material.request.history[-len(material.history) :] if material.history else ()
    pairs = zip(said, material.history, strict=True)
    return [reading for message, reading in pairs if message.role == "user"][::-1]


def each_named(material: Material, given: Sequence[str]) -> bool:
    """Whether the text has several of them by their full names, so that it tells them apart itself."""
    found = whole(said_in(material.text, [known_by(one) for one in given]), given)
    return len({name_of(given[at]) for at in found}) == len(found) > 1


def whole(said: Said, given: Sequence[str]) -> list[int]:
    """Those whose full name is said, but for those whose name is a part of another one's that is."""
    names = [name_of(one) for one in given]
    found = [at for at, name in enumerate(names) if name and name <= said.plain]
    return [at for at in found if not any(names[at] < names[other] for other in found)]


def named(said: Said, given: Sequence[str]) -> int | None:
    """The one whose full name is said, where it is no part of another one's."""
    found = whole(said, given)
    if len(found) != 1 or any(name_of(given[found[0]]) < name_of(one) for one in given):
        return None
    return found[0]


def left(said: Said, own: Sequence[frozenset[str]]) -> int | None:
    """The one that is left where the others are denied: "Alex, not the one in sales"."""
    kept = [at for at, mine in enumerate(own) if not any(has(said.denied, word) for word in mine)]
    return kept[0] if len(kept) == 1 and said.denied else None


def most(said: Said, own: Sequence[frozenset[str]], shared: frozenset[str], sure: bool) -> int | None:
    """The one that has most of the words that were said, besides those that they share.

    Of two that have as many, the one that has them letter by letter, unless what was said may be short for the other's.
    """
    words = said.words - shared
    counts = [sum(has(words, word) for word in mine) for mine in own]
    best = [at for at, count in enumerate(counts) if count and count == max(counts)]
    exact = [at for at in best if own[at] & words]
    if len(best) > 1 and len(exact) == 1:
        letters = tuple(own[exact[0]] & words)
        others = frozenset[str]().union(*(own[at] for at in best if at != exact[0]))
        best = best if any(word.startswith(letters) for word in others) else exact
    return best[0] if len(best) == 1 and (exact or not sure) else None


def by_order(reading: Reading, given: Sequence[str]) -> bool:
    """Whether an ordinal or a superlative chooses from them: "the second", "the latest draft".

    "Send Alex the latest price list" does not where it is Alex that was found twice.
    """
    chosen = reading.hits("@choosing_word")
    if not chosen:
        return False
    index = Index([known_by(one) for one in given])
    places = [
        at
        for at, word in enumerate(reading.words)
        if len({one for piece in pieces(word) for one in index.named(piece)}) > 1
    ]
    for hit in chosen:
        end = max(hit.end, phrase_end(reading, hit.end))
        if reading.words[end : end + 1] == ["of"]:
            end = phrase_end(reading, end + 1)
        phrase = range(hit.start, end)
        if not places or any(at in phrase for at in places):
            return True
    return False


def initialled(material: Material, given: Sequence[str]) -> int | None:
    """The one that an initial fits: "R. Smith" among Rita and John Smith."""
    reading = material.text
    for at in range(len(reading)):
        token = text_at(reading, at)
        if len(token) == 2 and token[0].isupper() and token[1] == ".":
            fit = [one for one, name in enumerate(given) if any(p.startswith(token[0].lower()) for p in name_of(name))]
            if len(fit) == 1:
                return fit[0]
    return None
