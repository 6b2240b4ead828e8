"""What the caller's search found for a name in Chinese text: nothing, one, or several.

Without spaces there are no words, so candidates are told apart by pairs of characters.
"""

import re
from collections.abc import Sequence
from difflib import SequenceMatcher

from askfirst.rules.nodes import Material
from askfirst.text.hit import Hit
from askfirst.text.late import late
from askfirst.text.reading import Reading

RUN = late(r"[\u4e00-\u9fff]+|[a-z]+|\d+", re.IGNORECASE)
NAME = late(r"^[^,(\[<:;|/，（、]+")
CLOSE = 0.6


def no_candidate(material: Material) -> Sequence[Hit]:
    """The search came back empty. A new record needs none."""
    if material.request.candidates != () or material.text.hits("@new_record"):
        return []
    names = [*material.text.entities("quote"), *material.text.entities("name")]
    return [min(names)] if names else [Hit(0, 0)]


def inexact_candidate(material: Material) -> Sequence[Hit]:
    """One find whose name is not quite the one in the text."""
    given = material.request.candidates
    if not given or len(given) != 1:
        return []
    name = name_of(given[0])
    text = material.text.plain
    if len(name) < 2 or name.lower() in text.lower():
        return []
    start = nearly(text, name)
    if start is None or (features(given[0]) & features(text) and not 3 <= len(name) <= 5):
        return []
    hit = Hit(*material.text.cover(start, start + len(name)))
    return [Hit(hit.start, hit.end, {"options": (given[0],), "candidate": given[0]})]


def several_candidates(material: Material) -> Sequence[Hit]:
    """Several finds, and nothing in the text tells which."""
    given = material.request.candidates or ()
    if len(given) < 2 or material.text.hits("@all_of") or material.text.hits("@choosing_word"):
        return []
    said = [material.text.plain]
    if material.history:
        messages = material.request.history[-len(material.history) :]
        read = zip(material.history, messages, strict=True)
        said += [one.plain for one, message in read if message.role == "user"]
    if any(singled_out(text, given) for text in said):
        return []
    hit = shared_name(material.text, given)
    return [Hit(hit.start, hit.end, {"options": tuple(given), "variant": "" if hit.start < hit.end else "unnamed"})]


def singled_out(text: str, given: Sequence[str]) -> bool:
    """Whether the text tells one candidate apart from all others, or has its exact name alone."""
    every = [features(one) for one in given]
    shared = frozenset.intersection(*every)
    said = features(text)
    counts = [len((own - shared) & said) for own in every]
    if max(counts) and counts.count(max(counts)) == 1:
        return True
    exact = [name_of(one) for one in given if name_of(one).lower() in text.lower()]
    return len(exact) == 1 and len(exact[0]) > len(common(given))


def features(text: str) -> frozenset[str]:
    """Pairs of Han characters, Latin words and numbers."""
    found: set[str] = set()
    for run in RUN.findall(text.lower()):
        if "\u4e00" <= run[0] <= "\u9fff":
            found.update(run[i : i + 2] for i in range(max(1, len(run) - 1)))
        else:
            found.add(run.lstrip("0") or run)
    return frozenset(found)


def common(given: Sequence[str]) -> str:
    """The longest stretch that all candidates share."""
    shared = given[0].lower()
    for one in given[1:]:
        found = SequenceMatcher(None, shared, one.lower(), autojunk=False).find_longest_match()
        shared = shared[found.a : found.a + found.size]
    return shared.strip()


def shared_name(reading: Reading, given: Sequence[str]) -> Hit:
    """The longest stretch of the text that the first candidates share with it."""
    shared = common(given) or given[0].lower()
    found = SequenceMatcher(None, reading.plain.lower(), shared, autojunk=False).find_longest_match()
    if found.size < 2:
        return Hit(0, 0)
    return Hit(*reading.cover(found.a, found.a + found.size))


def name_of(candidate: str) -> str:
    """The name proper: what stands before brackets and commas."""
    found = NAME.match(candidate.strip())
    return (found.group() if found else candidate).strip()


def nearly(text: str, name: str) -> int | None:
    """Where a stretch as long as the name stands that is like it, but not the same."""
    size = len(name)
    best, place = 0.0, None
    for start in range(len(text) - size + 1):
        ratio = SequenceMatcher(None, text[start : start + size], name, autojunk=False).ratio()
        if ratio > best:
            best, place = ratio, start
    return place if CLOSE <= best < 1 else None
