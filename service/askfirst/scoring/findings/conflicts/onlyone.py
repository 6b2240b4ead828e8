"""One recipient only, and another one in copy: send it to Ann only, cc Bob."""

from collections.abc import Sequence

from askfirst.rules.nodes import Material, demanding
from askfirst.scoring.findings.conflicts.sides import any_between, conflict, corrected
from askfirst.text.hit import Hit
from askfirst.text.reading import Reading

ADDED = frozenset({"cc", "bcc", "copy", "copying", "cc'ing"})
GIVES = frozenset({"send", "share", "forward", "mail", "email", "show", "give", "disclose", "post", "grant", "publish"})
STOPS = frozenset({".", ",", ";", "!", "?", "(", ")", "and", "but"})


@demanding({"=only", "=sole", "=solely", "=exclusively"})
def only_one(material: Material) -> Sequence[Hit]:
    """Somebody is to be the only one who gets something, and somebody else gets it too."""
    reading = material.text
    words = reading.words
    if "only" not in words and "sole" not in words and "solely" not in words and "exclusively" not in words:
        return []
    if any_between(reading, "clash_off", 0, len(words)):
        return []
    for place, word in enumerate(words):
        if word in {"only", "sole", "solely", "exclusively"}:
            one = named_only(reading, place)
            other = one and another(reading, one, place)
            if one and other and not corrected(reading, one, other):
                return [conflict(reading, one, other)]
    return []


def named_only(reading: Reading, place: int) -> Hit | None:
    """The one that "only" speaks of: "to Ann only", "only to Ann", "only Ann may see it"."""
    words = reading.words
    ahead, behind = words[max(0, place - 4) : place], words[place + 1 : place + 7]
    if words[place] == "sole":
        return Hit(place, place + 2) if behind[:1] in (["reader"], ["recipient"], ["addressee"]) else None
    if behind[:1] == ["to"] and len(behind) > 1 and capital(reading, place + 2):
        return Hit(place, place + 3)
    if {"may", "can", "should", "must"} & set(behind[1:5]) and capital(reading, place + 1):
        if {"see", "read", "get", "open", "access", "know", "view", "receive", "have"} & set(
            words[place + 3 : place + 8]
        ):
            return Hit(place, place + 2)
        return None
    if (
        "to" in ahead
        and capital(reading, place - 1)
        and not {"from", "reply", "change", "set"} & set(words[:place][-8:])
    ):
        start = place - 1 - ahead[::-1].index("to") + 1
        return Hit(start, place + 1)
    return None


def capital(reading: Reading, place: int) -> bool:
    """Whether a token is written like a name."""
    return 0 <= place < len(reading) and reading.raw[reading.starts[place]].isupper()


def another(reading: Reading, one: Hit, place: int) -> Hit | None:
    """Somebody else who gets it, in this sentence or the next: "cc Bob", "and to the team"."""
    known = proper(reading, one)
    for there in range(len(reading) - 1):
        if one.start <= there < one.end or not 0 <= reading.sentences[there] - reading.sentences[place] <= 1:
            continue
        word = reading.words[there]
        end = there + 1
        if word in ADDED and there > one.end - 1 and reading.words[there - 1] not in {"no", "hard"}:
            end = there + 1 + (reading.words[there + 1] in {"to", "for", "the"})
        elif (
            word in {"to", "with"}
            and there > one.end - 1
            and (reading.words[there - 1] in {"and", "also"} or given(reading, there))
        ):
            end = there + 1
        else:
            continue
        while end < len(reading) and reading.words[end] not in STOPS and end - there < 6:
            end += 1
        named = proper(reading, Hit(there + 1, end)) | (set(reading.words[there + 1 : end]) & GROUPS)
        who = capital(reading, there + 1) or capital(reading, there + 2) or bool(named & GROUPS)
        if who and not named & known and not {"not", "n't", "never"} & set(reading.words[max(0, there - 6) : there]):
            return Hit(there, end)
    return None


def proper(reading: Reading, hit: Hit) -> set[str]:
    """The words of a stretch that are written like names."""
    return {reading.words[place] for place in range(hit.start, hit.end) if capital(reading, place)}


GROUPS = frozenset("team staff everyone everybody all list department group board office whole colleagues".split())


def given(reading: Reading, place: int) -> bool:
    """Whether a verb of giving opens the clause in which "to" or "with" stands."""
    start = place
    while start and reading.clauses[start - 1] == reading.clauses[place]:
        start -= 1
    return bool(GIVES & set(reading.words[start : min(start + 2, place)]))
