"""What the caller's search found for a name in the text: nothing, one that is not quite it, or several."""

import re
from collections.abc import Iterable, Iterator, Sequence
from typing import NamedTuple

import msgspec
from rapidfuzz import fuzz

from askfirst.checks.figures import read
from askfirst.model import Instruction
from askfirst.rules.inflection import bare
from askfirst.rules.nodes import Material, needing
from askfirst.scoring.findings.search_terms import definite, names, searched_for, with_article
from askfirst.text.hit import Hit
from askfirst.text.nouns import is_plural, phrase_end
from askfirst.text.orders import commands, covered
from askfirst.text.reading import Reading

PIECE = re.compile(r"[\u4e00-\u9fff]+|[^\W\d_\u4e00-\u9fff]+|\d+")
HUMP = re.compile(r"(?<=[a-z])(?=[A-Z])")
LETTER = re.compile(r"(?<=[\w#] )[A-HJ-Z](?![\w.'\u2019&])")
"""A letter that is a name: "plan B"."""
NAME = re.compile(r"[^,(\[<:;|/\uff0c\uff08\u3001]+")
"""The name proper of a candidate stands before its first bracket, comma, colon, bar or slash."""
LETTERS = str.maketrans({"ß": "ss", "ø": "o", "Ø": "O", "æ": "ae", "Æ": "Ae", "ł": "l", "Ł": "L", "đ": "d", "Đ": "D"})
JOINTS = frozenset(
    "the a an of and or in on at to for by from with no nr is it one ones may us me you de da di la le y e und".split()
)
SAME = {
    "version": "v", "ver": "v", "quarter": "q", "second": "s", "seconds": "s", "sec": "s", "minute": "min",
    "minutes": "min", "hour": "h", "hours": "h", "hr": "h", "hrs": "h",
}  # fmt: skip
"""Words that are written in short beside a number: version 3 as v3, 15-second as 15 s."""
SHORT = 2
"""Digits up to which a number says nothing without the word beside it: "hall 2" is something else than "2 boxes"."""
PREFIX = 4
"""Letters from which a word may be short for a longer one: Alex for Alexander."""
CLOSE = 75
"""Likeness, of 100, from which two spellings are taken for one name: Meyer and Maier."""
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
def inexact_candidate(material: Material) -> Sequence[Hit]:
    """One find whose name is not quite the one in the text."""
    given = material.request.candidates
    if not given or len(given) != 1:
        return []
    hit = (misspelt if material.text.han else misnamed)(material.text, given[0])
    return [Hit(hit.start, hit.end, {"options": given, "candidate": given[0]})] if hit else []


@needing("+candidates")
def several_candidates(material: Material) -> Sequence[Hit]:
    """Several finds, and nothing in the text tells which."""
    given, text = material.request.candidates or (), material.text
    if len(given) < 2:
        return []
    found = compared(given)
    if all_meant(text, found) or by_rank(text, found) or each_named(text, found):
        return []
    return [] if meant(material, found) is not None else [choice(text, found)]


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
    one = meant(material, compared(given)) if len(given) > 1 else None
    return request if one is None else msgspec.structs.replace(request, candidates=(given[one],))


def compared(given: tuple[str, ...]) -> Found:
    """The candidates with what they are compared by. There is at least one."""
    known = tuple(map(features, given))
    return Found(given, known, tuple(map(name_of, given)), frozenset.intersection(*known))


def features(text: str) -> frozenset[str]:
    """By what a text and a candidate are compared: words, numbers, pairs of Han characters, letters that name.

    Short numbers count with their neighbours, and so do day and month of a date: 8 February as in 2031-02-08 and 0208.
    Words that only join count in a name: "Anh Le".
    """
    plain = bare(text.translate(LETTERS))
    written = PIECE.findall(HUMP.sub(" ", plain))
    found = [one.lower().lstrip("0") or "0" for one in written]
    words = {letter.lower() for letter in LETTER.findall(text)}
    for at, one in enumerate(found):
        if "\u4e00" <= one[0] <= "\u9fff":
            words.update(one[start : start + 2] for start in range(max(1, len(one) - 1)))
        elif not one.isdigit() or len(one) > SHORT:
            words.update({one} if len(one) > 1 and (one not in JOINTS or in_name(written, at)) else ())
        else:
            pairs = (found[start : start + 2] for start in (at - 1, at) if start >= 0)
            words.update(" ".join(SAME.get(word, word) for word in pair) for pair in pairs)
    for figure in read(text.lower()).figures:
        day, month = figure.value, figure.month
        if figure.sort == "d":
            words |= {f"{month} {day:g}", f"{day:g} {month}", f"{month}{day:02.0f}"}
        elif figure.sort == "c":
            words.add(f"minute {figure.value:g}")
    return frozenset(words)


def in_name(written: Sequence[str], at: int) -> bool:
    """Whether a word has a capital and one beside it, too: "May Roos", not "May I" or "the IT team"."""
    beside = (*written[max(0, at - 1) : at], *written[at + 1 : at + 2])
    return written[at][0].isupper() and any(len(one) > 1 and one[0].isupper() for one in beside)


def name_of(candidate: str) -> frozenset[str]:
    """The words of the name proper."""
    found = NAME.match(candidate.strip())
    return features(found.group() if found else candidate)


def has(words: Iterable[str], word: str) -> bool:
    """Whether a word is there, also as part of a longer or shorter form: north in northern."""
    if word in words or f"{word}s" in words:
        return True
    if len(word) < PREFIX or not word.isalpha():
        return False
    return word.removesuffix("s") in words or any(
        one.startswith(word) or (len(one) >= PREFIX and word.startswith(one)) for one in words
    )


def meant(material: Material, found: Found) -> int | None:
    """The place of the one of which the text, or what the user said before, has the name, or most words and numbers.

    None where nothing tells, or what is said fits several.
    """
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
