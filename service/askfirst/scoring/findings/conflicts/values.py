"""One attribute or setting with two values: a close date of 15 July and of 30 June, mode=fast mode=safe."""

import re
from collections.abc import Iterator, Sequence
from itertools import combinations
from typing import NamedTuple

from askfirst.rules.nodes import Material, demanding
from askfirst.scoring.findings.statements.figures import DEGREES, MEASURES
from askfirst.scoring.findings.statements.places import any_between, conflict, corrected, opens, places
from askfirst.scoring.findings.statements.scope import EMPTY
from askfirst.text.hit import Hit
from askfirst.text.orders import commands
from askfirst.text.reading import Reading

SORTS = ("date", "clock_time", "money", "percent", "duration", "number", "id")
LEADS = frozenset(
    {"is", "=", ":", "to", "at", "of", "as", "be", "becomes", "stays", "on", "for", "will", "must", "should", "until"}
)
BREAKS = frozenset({",", ";", ".", "and", "but", "(", ")", "!", "?", "-", "–", "then", "with", "plus"})
NEUTRAL = frozenset(
    (
        "its the a an his her their set with and as put at to , 's . ; : change enter use of for my our this that "
        "same but make keep also give ("
    ).split()
)
MEASURED = [[unit] for unit in MEASURES | DEGREES]


class Value(NamedTuple):
    """An attribute with the value that it is given, and the words around it that say of what."""

    hit: Hit
    attribute: str
    sort: str
    value: str
    said_of: frozenset[str]


@demanding({"attribute_single"})
def two_values(material: Material) -> Sequence[Hit]:
    """The first attribute that is given two values at one time."""
    reading = material.text
    if len(reading.all_hits.get("@attribute_single", ())) < 2:
        return []
    every = list(values(reading))
    for one, other in combinations(every, 2):
        if (one.attribute, one.sort) != (other.attribute, other.sort) or one.value == other.value:
            continue
        if one.said_of != other.said_of or reading.sentences[other.hit.start] - reading.sentences[one.hit.start] > 1:
            continue
        if corrected(reading, one.hit, other.hit) or any_between(reading, "in_turn_far", one.hit.start, other.hit.end):
            continue
        if another_thing(reading, every, one, other):
            continue
        return [conflict(reading, one.hit, other.hit)]
    return []


def values(reading: Reading) -> Iterator[Value]:
    """Every attribute with a value right behind it."""
    for noun in places(reading, "attribute_single"):
        place = noun.end
        while place < len(reading) and place < noun.end + 3 and reading.words[place] in LEADS:
            place += 1
        for sort in SORTS:
            hit = next((hit for hit in reading.entities(sort) if hit.start == place), None)
            if hit is not None:
                whole = Hit(noun.start, hit.end + (reading.words[hit.end : hit.end + 1] in MEASURED))
                text = reading.text(hit).lower()
                yield Value(
                    whole,
                    reading.plain[reading.starts[noun.start] : reading.ends[noun.end - 1]].lower(),
                    sort,
                    text,
                    said_of(reading, whole),
                )
                break
        else:
            yield from in_words(reading, noun, place)


WORDED = (*(f"@status_{number}" for number in range(1, 17)), *(f"@sort_{number}" for number in range(1, 10)))


def in_words(reading: Reading, noun: Hit, place: int) -> Iterator[Value]:
    """A value that is a word of one sort, right behind the attribute: "severity low"."""
    for key in WORDED:
        for hit in reading.all_hits.get(key, ()):
            if hit.start == place:
                whole = Hit(noun.start, hit.end)
                yield Value(whole, reading.text(noun).lower(), key, reading.text(hit).lower(), said_of(reading, whole))
                return


def said_of(reading: Reading, hit: Hit) -> frozenset[str]:
    """What narrows the attribute: the word ahead that names something, and the words behind the value."""
    ahead = reading.words[hit.start - 1] if hit.start else ""
    narrowed = set() if ahead in NEUTRAL or not ahead else {ahead}
    for word in reading.words[hit.end :]:
        if word in BREAKS:
            break
        if word not in EMPTY - {"in", "from", "on"}:
            narrowed.add(word)
    return frozenset(narrowed)


def another_thing(reading: Reading, every: Sequence[Value], one: Value, other: Value) -> bool:
    """Whether something else is named ahead of the second value, which it then belongs to."""
    taken = {place for value in every for place in range(value.hit.start, value.hit.end)}
    return any(
        place not in taken and word[0].isalnum() and word not in NEUTRAL and word not in EMPTY
        for place, word in enumerate(reading.words[one.hit.end : other.hit.start], one.hit.end)
    )


ASSIGNED = re.compile(r"(?<![\w.])(?:--?)?([A-Za-z][\w.-]{1,40})=(\"[^\"\n]*\"|'[^'\n]*'|[^\s;,&|\"']+)")

JSON = re.compile(r"\"([\w.-]{2,40})\"\s*:\s*(\"[^\"\n]*\"|[\w.+-]+)")

LINE = re.compile(r"^[ \t*-]*([A-Za-z][\w ]{1,30}):[ \t]*(\S[^\n]{0,60})$", re.MULTILINE)

TWICE = re.compile(r"[,;] ([a-z]{4,20}) ([a-z]{3,15})[,;] (?:and )?\1 ([a-z]{3,15})(?=[,;.!]|$)", re.IGNORECASE)

SINGLE = frozenset(
    (
        "visibility status state priority format language colour color currency mode size level "
        "frequency interval access plan"
    ).split()
)
"""Keys of which a thing has one value."""

AT_ONCE = re.compile(r"\"(\w+)\"\s*:\s*\"(?:immediately|now|at once|asap)\"", re.IGNORECASE)

OPTION = re.compile(r"(?<!\S)--([a-z][\w-]*) ([\w.+-]+)(?=\s|$)")

MANY = frozenset(
    (
        "tag tags label labels to cc bcc item items file files add remove attendee attendees guest "
        "guests id ids sku include exclude filter where column field header attach attachment "
        "recipient recipients user users member members email emails e arg env set param value key "
        "name line note comment qty quantity price product notify watch watcher group role "
        "permission scope d h v f host port mount volume option from step task date time type on "
        "url link contact"
    ).split()
)
"""Keys that are often repeated for several things at once."""


def repeated(reading: Reading) -> Iterator[Hit]:
    """One key with two values in the same line of commands, JSON object or list of lines."""
    raw = reading.raw
    yield from plain_twice(reading)
    yield from at_once_and_later(reading)
    if "=" not in raw and ":" not in raw and "--" not in raw:
        return
    for pattern, sign in ((ASSIGNED, "="), (JSON, '":'), (OPTION, "--"), (LINE, ":")):
        if sign not in raw or (pattern is LINE and "\n" not in raw):
            continue
        seen: dict[str, tuple[str, Hit]] = {}
        for found in pattern.finditer(raw):
            key, given = found[1].lower().strip(), found[2].strip("\"' .,;").lower()
            hit = Hit(*reading.cover(*found.span()))
            if key in MANY or hit.start >= hit.end:
                continue
            known = seen.setdefault(key, (given, hit))
            if known[0] != given and not object_between(raw, pattern, reading, known[1], hit):
                yield conflict(reading, known[1], hit)


def object_between(raw: str, pattern: "re.Pattern[str]", reading: Reading, one: Hit, other: Hit) -> bool:
    """Whether another JSON object, or another paragraph, begins between two places."""
    between = raw[reading.ends[one.end - 1] : reading.starts[other.start]]
    if pattern is ASSIGNED and re.search(r"\b(?:for|on|of) \S", between):
        return True  # "visibility=public for album 1, visibility=private for album 2"
    return ("{" in between or "\n\n" in between or "},{" in between or (pattern is ASSIGNED and "\n" in between)) or (
        pattern is ASSIGNED and of_another(between)
    )


def of_another(between: str) -> bool:
    """Whether the first value is said of one thing, the second of another: "x=1 for A, x=2 for B"."""
    return bool(re.match(r"\s*(?:for|on|in|of|to)\b", between))


def plain_twice(reading: Reading) -> Iterator[Hit]:
    """Such as "visibility private, visibility public"."""
    raw = reading.raw
    for twice in TWICE.finditer(raw) if not SINGLE.isdisjoint(reading.words) else ():
        if twice[2].lower() != twice[3].lower() and twice[1].lower() in SINGLE:
            one, other = (
                Hit(*reading.cover(twice.start(1), twice.end(2))),
                Hit(*reading.cover(twice.end(2) + 2, twice.end())),
            )
            yield conflict(reading, one, other)


def at_once_and_later(reading: Reading) -> Iterator[Hit]:
    """Such as {"publish": "now", "publish_at": "2026-05-04"}."""
    raw = reading.raw
    if "{" in raw and (now := AT_ONCE.search(raw)):
        timed = re.search(
            rf"\"(?:{now[1]}_(?:at|on|date|time)|scheduled_(?:at|for)|delay|not_before)\"\s*:\s*\"?[1-9][^,}}]*",
            raw,
        )
        if timed:
            yield conflict(reading, Hit(*reading.cover(*now.span())), Hit(*reading.cover(*timed.span())))


@demanding({"set_verb", "+marks", "+slash", "+question", *("=" + word for word in SINGLE)})
def two_settings(material: Material) -> Sequence[Hit]:
    """Every setting that is given two values."""
    reading = material.text
    return [*repeated(reading), *doubled(reading), *two_verbs(reading)]


def doubled(reading: Reading) -> Iterator[Hit]:
    """Such as "Set it to A and to B", "set it to A / B": both are values of one thing."""
    for verb in places(reading, "set_verb"):
        if not (commands(reading, verb.start) or opens(reading, verb.start)):
            continue
        first = next((place for place in leads(reading, verb.end, 14) if behind(reading, place + 1)[0]), None)
        if first is None:
            continue
        lead = reading.words[first]
        joint, second = behind(reading, first + 1)
        if joint is None:
            continue
        one, other = Hit(first, joint), Hit(second, value_end(reading, second, lead))
        if other.end <= other.start or reading.words[one.start + 1 : one.end] == reading.words[other.start : other.end]:
            continue
        if (
            corrected(reading, one, other)
            or any_between(reading, "in_turn", first + 1, other.end + 3)
            or timed(reading, first, other.start)
        ):
            continue
        yield conflict(reading, Hit(first + 1, joint), other)


PAIR = re.compile(r"(?:^|(?<=[.!?\n:] )|(?<=\n)|(?<=please ))([A-Za-z]{3,}) ?(?:/|\?) ?([A-Za-z]{3,})\??(?= )")


def two_verbs(reading: Reading) -> Iterator[Hit]:
    """Such as "Grant/deny the request", "pause? cancel?": the order itself is left to choose."""
    if "/" not in reading.plain and "?" not in reading.plain:
        return
    for found in PAIR.finditer(reading.plain):
        hit = Hit(*reading.cover(*found.span()))
        one, other = found[1].lower(), found[2].lower()
        if one != other and verbs(reading, hit) > 1:
            yield hit._replace(attrs={"a": found[1], "b": found[2]})


def verbs(reading: Reading, hit: Hit) -> int:
    """How many of the words in a stretch are verbs that order something."""
    return sum(
        word in FORM_VERBS or any(verb.start == place for verb in reading.all_hits.get("@doing_verb", ()))
        for place, word in enumerate(reading.words[hit.start : hit.end], hit.start)
    )


FORM_VERBS = frozenset({"deny", "grant", "approve", "reject", "decline", "accept"})


def leads(reading: Reading, position: int, most: int) -> Iterator[int]:
    """Every "to", "as" and the like in the clause of an order, "from" ruled out."""
    for place in range(position, min(position + most, len(reading.words) - 1)):
        word = reading.words[place]
        if word in {".", ";", "!", "?", "and", "from", "then", "but"}:
            return
        if word in VALUE_LEADS:
            yield place


VALUE_LEADS = frozenset({"to", "as", "at", "on", "under", "of"})


JOINTS = ({"and", "&", "plus", "also", ","}, {"and", "&", "plus", "also"})
"""Between two values; a comma says nothing where the lead can also give a place or a day."""


def behind(reading: Reading, start: int) -> tuple[int | None, int]:
    """Where the first value ends and the second begins: at "and to", "& as", or a slash."""
    words = reading.words
    lead = words[start - 1]
    for place in range(start + 1, min(start + 6, len(words) - 1)):
        if words[place] in JOINTS[lead in {"on", "at", "of"}] and words[place + 1] == lead:
            return place, place + 2
        if words[place : place + 2] == ["and", "also"] and words[place + 2 : place + 3] == [lead]:
            return place, place + 3
        if words[place] == "/" and not reading.is_data(Hit(place, place + 1)):
            return place, place + 1
        if words[place] in {",", ".", ";", "and", "but", "if", "for"}:
            return None, 0
    return None, 0


def value_end(reading: Reading, start: int, lead: str) -> int:
    """Where a value ends: at the next mark or joining word."""
    end = start + 1
    while end < min(start + 5, len(reading.words)) and reading.words[end] not in ENDS | {lead}:
        end += 1
    return end


ENDS = frozenset({",", ".", ";", "and", "for", "?", "!", "on", "in"})


def timed(reading: Reading, start: int, end: int) -> bool:
    """Whether a date in or behind the first of the values says when it holds."""
    return any(
        start < hit.start < end
        for name in ("date", "clock_time")
        for hit in reading.entities(name)
        if hit.start > start + 1
    )
