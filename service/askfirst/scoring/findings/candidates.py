"""What the caller's search found for a name in the text: nothing, or several, of which the text may mean one."""

from collections.abc import Iterable, Iterator, Sequence
from typing import NamedTuple

import msgspec

from askfirst.model import Instruction
from askfirst.rules.nodes import Material, needing
from askfirst.scoring.findings.features import features, has, name_of
from askfirst.scoring.findings.search_terms import definite, searched_for, with_article
from askfirst.text.hit import Hit
from askfirst.text.memo import once
from askfirst.text.nouns import is_plural, phrase_end
from askfirst.text.orders import commands, covered
from askfirst.text.reading import Reading

NEW = ("date", "clock_time", "timezone", "money", "percent", "quantity")
SMALL_NUMBERS = dict(enumerate("two three four five six seven eight nine ten".split(), 2))


class Found(NamedTuple):
    """What the search found, ready to be compared: the features of each, of its name, and those that all share."""

    given: tuple[str, ...]
    known: tuple[frozenset[str], ...]
    names: tuple[frozenset[str], ...]
    shared: frozenset[str]


@needing("+candidates")
def no_candidate(material: Material) -> Sequence[Hit]:
    """The search came back empty. A new record needs none."""
    if material.request.candidates != () or material.text.hits("@new_record"):
        return []
    return [searched_for(material.text)]


@needing("+candidates")
def several_candidates(material: Material) -> Sequence[Hit]:
    """Several finds, and nothing in the text tells which."""
    given, text = material.request.candidates or (), material.text
    if len(given) < 2:
        return []
    found = compared(material)
    if all_meant(text, found) or by_rank(text, found) or each_named(text, found):
        return []
    return [] if meant(material) is not None else [choice(text, found)]


def narrowed(material: Material) -> Instruction:
    """The request as the reader is given it: with the one candidate that is meant; without a search for a new record.

    Telling candidates apart is comparing words, exactly: what is left to weigh is the rest of the request.
    """
    request = material.request
    given = request.candidates
    if given is None or material.text.han:
        return request
    if given == () and material.text.hits("@new_record"):
        return msgspec.structs.replace(request, candidates=None)
    one = meant(material) if len(given) > 1 else None
    return request if one is None else msgspec.structs.replace(request, candidates=(given[one],))


@once
def compared(material: Material) -> Found:
    """The candidates with what they are compared by. There is at least one."""
    given = material.request.candidates or ()
    known = tuple(map(features, given))
    return Found(given, known, tuple(map(name_of, given)), frozenset.intersection(*known))


@once
def meant(material: Material) -> int | None:
    """The place of the one of which the text, or what the user said before, has the name, or most words and numbers.

    None where nothing tells, or what is said fits several.
    """
    found = compared(material)
    shared, own = found.shared, [mine - found.shared for mine in found.known]
    words, denied = said_in(material.text)
    full = whole(words, found)
    if len(full) == 1 and not any(found.names[full[0]] < one for one in found.names):
        return full[0]
    if denied:
        kept = [at for at, mine in enumerate(own) if not any(has(denied, word) for word in mine)]
        if len(kept) == 1:
            return kept[0]
    said = (words, *(said_in(reading)[0] for reading in user_messages(material)))
    return next((at for one in said if (at := most(one - shared, own)) is not None), None)


def user_messages(material: Material) -> list[Reading]:
    """What the user said before, newest first."""
    said = material.request.history[-len(material.history) :] if material.history else ()
    pairs = zip(said, material.history, strict=True)
    return [reading for message, reading in pairs if message.role == "user"][::-1]


def most(words: frozenset[str], own: Sequence[frozenset[str]]) -> int | None:
    """The one that has most of the words that were said.

    Of two that have as many, the one that has them letter by letter, unless what was said may be short for the other's.
    """
    counts = [sum(has(words, word) for word in mine) for mine in own]
    best = [at for at, count in enumerate(counts) if count and count == max(counts)]
    exact = [at for at in best if own[at] & words]
    if len(best) > 1 and len(exact) == 1:
        letters = tuple(own[exact[0]] & words)
        best = best if any(word.startswith(letters) for at in best if at != exact[0] for word in own[at]) else exact
    return best[0] if len(best) == 1 else None


def each_named(text: Reading, found: Found) -> bool:
    """Whether the text has several of them by their full names, so that it tells them apart itself."""
    named = whole(said_in(text)[0], found)
    return len({found.names[at] for at in named}) == len(named) > 1


def whole(words: frozenset[str], found: Found) -> list[int]:
    """Those whose full name is said, but for those whose name is a part of another one's that is."""
    names = found.names
    named = [at for at, name in enumerate(names) if name and name <= words]
    return [at for at in named if not any(names[at] < names[other] for other in named)]


def said_in(text: Reading) -> tuple[frozenset[str], frozenset[str]]:
    """The features of what a text says and of what it denies; what something is moved or set to tells nothing."""
    denied = {
        at
        for hit in text.hits("@not_that")
        for at in range(hit.end, min(hit.end + 4, len(text)))
        if text.same_clause(hit, Hit(at, at + 1))
    }
    left_out = denied.union(renewed(text), counts(text))
    kept = [at for at in range(len(text)) if at not in left_out]
    joint = "" if text.han else " "
    said, not_that = (joint.join(text.text(Hit(at, at + 1)) for at in some) for some in (kept, sorted(denied)))
    return features(said), features(not_that)


def renewed(text: Reading) -> set[int]:
    """The tokens of what something is moved or set to, which does not tell what it is: "to 14:00 on 6 May"."""
    found: set[int] = set()
    becoming, joints = covered(text, "@becoming_lead"), covered(text, "@value_joint")
    for hit in sorted((hit for name in NEW for hit in text.entities(name)), key=lambda hit: hit[:2]):
        before = hit.start - 1
        if before >= 0 and (before in joints or text.words[before] == ","):
            before -= 1
            if before in found:
                found.update(range(before, hit.end))
            before += 1
        if before >= 0 and (before in becoming or before in found):
            found.update(range(hit.start, hit.end))
    return found


def counts(text: Reading) -> Iterator[int]:
    """Numbers that say how many are ordered: "order 300 of the bottles" does not name that of 300 ml."""
    for verb in text.outside_data("@order_verb"):
        at = verb.end
        if commands(text, verb.start) and text.words[at : at + 1] and text.words[at].isdigit():
            following = text.words[at + 1] if at + 1 < len(text) else ""
            if at + 1 in text.begins("@of_word") or is_plural(following):
                yield at


def all_meant(text: Reading, found: Found) -> bool:
    """Whether the text speaks of all of them: "both Andersons", "every one", "all three", "the two Andersons"."""
    shared = found.shared
    for hit in text.outside_data("@all_of"):
        near, others = text.words[hit.end : hit.end + 4], text.words[: hit.start] + text.words[hit.end + 4 :]
        if text.han or {"of", "them", "these", "those"}.intersection(near):
            return True
        named = frozenset(piece for piece in features(" ".join(near)) if has(shared, piece))
        if named and not shares(named, others):
            return True
    numbers = {str(len(found.given)), SMALL_NUMBERS.get(len(found.given))}
    leads = covered(text, "@definite_lead")
    return any(
        word in numbers and at - 1 in leads and shares(shared, text.words[at + 1 : at + 4])
        for at, word in enumerate(text.words)
    )


def shares(shared: frozenset[str], words: Iterable[str]) -> bool:
    """Whether some words have one that all candidates share."""
    return any(has(shared, piece) for piece in features(" ".join(words)))


def by_rank(text: Reading, found: Found) -> bool:
    """Whether an ordinal or a superlative chooses from them: "the second", "the latest draft".

    "Send Alex the latest price list" does not where it is Alex that was found twice.
    """
    chosen = text.hits("@choosing_word")
    places = [at for at, many in enumerate(fitting(text, found)) if many > 1] if chosen else []
    for hit in chosen:
        end = max(hit.end, phrase_end(text, hit.end))
        end = phrase_end(text, end + 1) if text.words[end : end + 1] == ["of"] else end
        if not places or any(hit.start <= at < end for at in places):
            return True
    return False


def fitting(text: Reading, found: Found) -> list[int]:
    """How many of the candidates each token may name."""
    every = frozenset[str]().union(*found.known)
    idle = covered(text, "@unnamed_word")
    fits: dict[str, int] = {}
    for at, word in enumerate(text.words):
        if word not in fits:
            said = features(text.text(Hit(at, at + 1)))
            own = frozenset(one for one in every if has(said, one)) if said else said
            fits[word] = sum(not own.isdisjoint(one) for one in found.known) if own else 0
    return [0 if at in idle else fits[word] for at, word in enumerate(text.words)]


def choice(text: Reading, found: Found) -> Hit:
    """What the search was made for, with what it found as the options."""
    hit = shared_pairs(text, found) if text.han else named_by(text, found) or definite(text) or searched_for(text)
    unnamed = {"variant": "unnamed"} if text.han and hit.start == hit.end else {}
    return hit._replace(attrs={**hit.attrs, "options": found.given, **unnamed})


def named_by(text: Reading, found: Found) -> Hit | None:
    """The words of the text that most of the candidates share, with their article; a name as the `phrase`, too.

    Verbs of orders, days and times are none, unless there is nothing else.
    """
    fits = fitting(text, found)
    idle = {at for at in text.begins("@order_verb") if commands(text, at)} | text.covered("date", "clock_time")
    places = [at for at, many in enumerate(fits) if many]
    places = [at for at in places if at not in idle] or places
    if not places:
        return None
    first = max(places, key=lambda at: (fits[at], -at))
    end = next((at for at in range(first, len(fits)) if not fits[at]), len(fits))
    hit = with_article(text, first)._replace(end=end)
    named = hit.start == first > 0 and all(text.text(Hit(at, at + 1))[0].isupper() for at in range(first, end))
    return hit._replace(attrs={"phrase": text.text(hit)}) if named else hit


def shared_pairs(text: Reading, found: Found) -> Hit:
    """The characters of a Chinese text that all candidates have, from the first pair to the last; else nothing."""
    shared = found.shared or found.known[0]
    plain = text.plain.lower()
    pairs = [at for at in range(len(plain) - 1) if plain[at : at + 2] in shared]
    end = next((at for at in pairs if at + 1 not in pairs), -2) + 2
    return Hit(*text.cover(pairs[0], end)) if pairs else Hit(0, 0)
