"""Done now and not before later: send it today, but do not send it before Monday."""

from collections.abc import Sequence

from askfirst.rules.nodes import Material, demanding
from askfirst.scoring.findings.conflicts.objects import PRONOUNS
from askfirst.scoring.findings.conflicts.sides import any_between, conflict, corrected, opens, places
from askfirst.scoring.findings.conflicts.vetoes import ALIKE, stem
from askfirst.text.hit import Hit
from askfirst.text.orders import commands
from askfirst.text.reading import Reading

LIMITS = frozenset({"before", "until", "till", "earlier", "sooner"})
DENIALS = frozenset({"not", "n't", "never", "no", "nothing", "dont", "cannot"})
GENERAL = frozenset("go goes out be leave happen start done live sent published released".split())
AT_ONCE = frozenset({"today", "tonight", "tomorrow"})


@demanding({"time_yes", "soon_day"}, {"ban", "not_earlier", "ruled_out_word"})
def too_early(material: Material) -> Sequence[Hit]:
    """What is ordered for now or today and forbidden before a later time."""
    reading = material.text
    if LIMITS.isdisjoint(reading.words):
        return []
    soon = [*places(reading, "time_yes"), *places(reading, "soon_day")]
    for place, word in enumerate(reading.words):
        if word not in LIMITS:
            continue
        denial = denied(reading, place)
        if denial is None or not later(reading, place):
            continue
        for now in soon:
            near = abs(reading.sentences[now.start] - reading.sentences[place]) <= 1
            if not near or now.start > place or now.end > denial or corrected(reading, now, Hit(place, place + 1)):
                continue
            if any_between(reading, "clash_off_early", now.start, place) or not same_deed(reading, now, denial, place):
                continue
            if other_thing(reading, now, denial, place):
                continue
            return [conflict(reading, now, Hit(denial, min(place + 3, len(reading.words))))]
    return []


def denied(reading: Reading, place: int) -> int | None:
    """Where the denial of a limit stands, at most eight tokens ahead of it in its sentence."""
    for there in range(place - 1, max(-1, place - 9), -1):
        if reading.sentences[there] != reading.sentences[place] or reading.words[there] in {".", ";"}:
            return None
        if reading.words[there] in DENIALS:
            return there
    return None


def later(reading: Reading, place: int) -> bool:
    """Whether the limit is a day or time that is not today."""
    for name in ("date", "clock_time"):
        for hit in reading.entities(name):
            if 0 < hit.start - place <= 4:
                words = set(reading.words[hit.start : hit.end])
                return name == "date" and not words & AT_ONCE
    return "next" in reading.words[place + 1 : place + 3]


def same_deed(reading: Reading, now: Hit, denial: int, place: int) -> bool:
    """Whether what is forbidden is what was ordered: the same verb, one like it, or no verb at all."""
    order = ordered_at(reading, now.start)
    if order is None:
        return False
    between = [word for word in reading.words[denial + 1 : place] if word.isalpha()]
    verbs = [word for word in between if word not in PRONOUNS]
    if not verbs or {verbs[0], *verbs[:2]} <= GENERAL or GENERAL & {*verbs[:2]}:
        return True
    base = stem(reading.words[order])
    if any(stem(word) == base for word in verbs[:2]):
        return True
    banned = Hit(denial + 1, place)
    return any(
        any(hit.start == order for hit in reading.all_hits.get(one, ()))
        and any(banned.start <= hit.start < banned.end for hit in reading.all_hits.get(other, ()))
        for one, other in ALIKE
    )


def other_thing(reading: Reading, now: Hit, denial: int, place: int) -> bool:
    """Whether the ban names something with a number or name of its own."""
    banned = {word for word in reading.words[denial + 1 : place] if any(letter.isdigit() for letter in word)}
    start = now.start
    while start and reading.sentences[start - 1] == reading.sentences[now.start]:
        start -= 1
    return bool(banned - set(reading.words[start:denial]))


def ordered_at(reading: Reading, position: int) -> int | None:
    """The verb that opens the sentence of a token or follows a lead-in, the nearest one ahead."""
    for there in range(position, -1, -1):
        if reading.sentences[there] != reading.sentences[position]:
            return None
        if reading.words[there].isalpha() and (commands(reading, there) or opens(reading, there)):
            if reading.words[there] in {"please", "kindly", "and", "now", "today", "hi"}:
                continue
            return there
    return None
