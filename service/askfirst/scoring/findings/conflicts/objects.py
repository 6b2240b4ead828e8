"""What an order or a statement is about, told without a parser: the words that name something."""

from collections.abc import Iterable
from typing import NamedTuple

from askfirst.scoring.findings.conflicts.naming import names
from askfirst.scoring.findings.conflicts.sides import opens, places
from askfirst.text.hit import Hit
from askfirst.text.orders import commands
from askfirst.text.reading import Reading

JOINING = frozenset({"and", "but", "then", "or", "so"})

PREPOSITIONS = frozenset("of from in on at for to with by into under about until before after as".split())

PRONOUNS = frozenset("it them him her this that they he she".split())


class Claim(NamedTuple):
    """Something ordered or stated: the place of its words, and of the words for what it is about."""

    hit: Hit
    start: int
    end: int


def ordered(reading: Reading, hits: Iterable[Hit]) -> list[Claim]:
    """The verbs among the hits that give an order, each with what follows in its clause."""
    return [
        Claim(hit, hit.end, reach(reading, hit.end))
        for hit in hits
        if commands(reading, hit.start) or opens(reading, hit.start)
    ]


def reach(reading: Reading, start: int) -> int:
    """Where the words behind a verb end: at a mark, a joining word, or the end of the sentence."""
    end = start
    words, numbers = reading.words, reading.sentences
    while end < len(words) and numbers[end] == numbers[max(0, start - 1)]:
        if words[end] in {",", ";", ":", "(", ".", "!", "?", "–", "—"} or words[end] in JOINING:
            break
        end += 1
    return end


def same_object(reading: Reading, one: Claim, other: Claim) -> bool:
    """Whether the later claim is about what the earlier one is about.

    It is when it says no more than "it", or names nothing that was not named before.
    """
    early, late = sorted((one, other))
    first = reading.words[late.start : late.start + 1]
    named = names(reading, late.start, late.end)
    if first and first[0] in PRONOUNS:
        other_named = names(reading, early.start, early.end)
        return not (named & places_of(reading, late)) or not places_of(reading, early) or bool(named & other_named)
    if named:
        before = names(reading, early.start, early.end)
        if not before or words_in(reading, early) <= PRONOUNS:
            before = names(reading, 0, early.end)
        return named <= before
    return (
        bool(words_in(reading, late) & PRONOUNS)
        or reading.sentences[late.hit.start] == reading.sentences[early.hit.start]
    )


def places_of(reading: Reading, claim: Claim) -> set[str]:
    """The words that name something behind the first preposition of a claim."""
    for position in range(claim.start, claim.end):
        if reading.words[position] in {"in", "on", "at", "from", "to"}:
            return names(reading, position, claim.end)
    return set()


def words_in(reading: Reading, claim: Claim) -> set[str]:
    """The words of what a claim is about."""
    return set(reading.words[claim.start : claim.end])


def state_claims(reading: Reading, hits: Iterable[Hit]) -> list[Claim]:
    """States that are to stay: "keep Faro open", "leave it running", "the door stays locked"."""
    found = []
    verbs = places(reading, "stay_verb")
    for hit in hits:
        for verb in verbs:
            if (
                0 <= hit.start - verb.end <= 6
                and reading.same_sentence(verb, hit)
                and not broken(reading, verb.end, hit.start)
            ):
                start, end = verb.end, hit.start
                if start == end and not (commands(reading, verb.start) or opens(reading, verb.start)):
                    start, end = subject(reading, verb.start), verb.start
                    if reading.words[end - 1] in PRONOUNS:
                        start = end - 1
                found.append(Claim(Hit(verb.start, hit.end), start, end))
    return found


def broken(reading: Reading, start: int, end: int) -> bool:
    """Whether a mark or joining word stands in a stretch."""
    return any(word in JOINING or not (word[0].isalnum() or word[0] in "'#@\"") for word in reading.words[start:end])


def subject(reading: Reading, end: int) -> int:
    """Where the words ahead of a verb begin in its clause."""
    start = end
    while start and reading.words[start - 1][0].isalnum() and reading.words[start - 1] not in JOINING:
        start -= 1
        if reading.sentences[start] != reading.sentences[end]:
            return start + 1
    return start
