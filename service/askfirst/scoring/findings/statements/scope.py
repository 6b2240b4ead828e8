"""Whether two statements speak of the same thing, and nothing takes the conflict between them away."""

from askfirst.scoring.findings.statements.places import any_between, conflict, corrected, sentence_of, word_before
from askfirst.text.hit import Hit
from askfirst.text.reading import Reading

PRONOUNS = frozenset("it them they its their he she him her there".split())
EXCEPTIONS = ("in_turn_hard", "clash_off_early", "beyond_ok")
CONDITIONS = frozenset("if unless except otherwise instead when whenever while whether".split())
NAMING = frozenset({"path", "url", "file", "email"})
FARTHEST = 45
"""Tokens between two statements of one request that are about one thing."""


def compared(reading: Reading, one: Hit, other: Hit) -> list[Hit]:
    """The finding for two statements that exclude each other, or none where they are not to be compared."""
    if one.overlaps(other) or excepted(reading, one, other):
        return []
    return [conflict(reading, one, other)]


def excepted(reading: Reading, one: Hit, other: Hit) -> bool:
    """Whether an exception, a condition or a correction stands in the sentences of two statements."""
    early, late = sorted((one, other))
    if late.start - early.end > FARTHEST or corrected(reading, early, late):
        return True
    start, end = sentence_of(reading, early.start)[0], sentence_of(reading, late.start)[1]
    outside = {*range(early.start, early.end), *range(late.start, late.end)}
    if any(word in CONDITIONS and place not in outside for place, word in enumerate(reading.words[start:end], start)):
        return True
    return any(any_between(reading, name, early.end, late.start) for name in EXCEPTIONS)


def ids(reading: Reading, start: int, end: int) -> set[str]:
    """What tells things apart in a stretch: words with a digit that are no part of a time, months and periods."""
    timed: set[int] = set()
    found: set[str] = set()
    for name in ("date", "clock_time", "duration", "money"):
        for hit in reading.entities(name):
            timed.update(range(hit.start, hit.end))
            if hit.attrs.get("form") == "period" and start <= hit.start < end:
                found.add(reading.text(hit).lower())
    return found | {
        word
        for place, word in enumerate(reading.words[start:end], start)
        if place not in timed and (any(map(str.isdigit, word)) or reading.data_kinds[place] in NAMING)
    }


def same_thing(reading: Reading, one: tuple[int, int], other: tuple[int, int], part: bool = False) -> bool:
    """Whether the later of two stretches speaks of what the earlier one does.

    It does where it begins with "it" in the same sentence or the next. Else ids decide where both have them; else
    it is the same where the one names nothing that the other does not. With `part` one name in common is enough.
    """
    early, late = sorted((one, other))
    if PRONOUNS & set(reading.words[late[0] : min(late[0] + 2 + part, late[1])]):
        return reading.sentences[late[0]] - reading.sentences[early[0]] <= 1
    if part and PRONOUNS & set(reading.words[slice(*late)]):
        return True
    labels, more = ids(reading, *early), ids(reading, *late)
    if labels and more:
        return bool(labels & more)
    known, said = names(reading, *early), names(reading, *late)
    if part:
        return not said or not known or bool(said & known)
    known = known or names(reading, 0, early[1])
    return said <= known or (bool(known) and known <= said)


def clause(reading: Reading, place: int) -> tuple[int, int]:
    """The tokens around a place up to the next comma, semicolon, full stop or joining word."""
    start = end = place
    while start and reading.sentences[start - 1] == reading.sentences[place] and reading.words[start - 1] not in ENDS:
        start -= 1
    while end < len(reading) and reading.sentences[end] == reading.sentences[place] and reading.words[end] not in ENDS:
        end += 1
    return start, end


ENDS = frozenset({",", ";", ".", "and", "but", ":", "!", "?", "(", ")", "–", "—"})


def different_things(reading: Reading, one: Hit, other: Hit) -> bool:
    """Whether the sentences of two hits name things of one sort with different labels.

    "Cold store 2" and "cold store 3", "room A" and "room B" are different; a list and a bus are not
    of one sort and say nothing.
    """
    if each_its_own(reading, *sorted((one, other))):
        return True
    left, right = labels(reading, one, other), labels(reading, other, one)
    return any(left[sort].isdisjoint(right[sort]) for sort in left.keys() & right.keys())


def each_its_own(reading: Reading, early: Hit, late: Hit) -> bool:
    """Whether each of two facts has what it holds for behind it: "closed in May and open in June"."""
    left, right = complements(reading, early, late.start), complements(reading, late, len(reading))
    return any(left[lead].isdisjoint(right[lead]) for lead in left.keys() & right.keys())


def complements(reading: Reading, hit: Hit, limit: int) -> dict[str, set[str]]:
    """The names and words behind each preposition that follows a hit in its clause: for -> {norway}."""
    end = min(clause(reading, hit.end - 1)[1], limit)
    found: dict[str, set[str]] = {}
    for at in range(hit.end, end):
        lead = reading.words[at]
        if lead in HOLDING and lead not in found:
            stop = next((one for one in range(at + 1, end) if reading.words[one] in LEADING), end)
            words = {singular(word) for word in reading.words[at + 1 : stop]} - EMPTY
            if words:
                found[lead] = words
    return found


HOLDING = frozenset("for on in by".split())
"""Behind these stands for whom, where or when something holds."""
LEADING = HOLDING | frozenset("to at with from of as until till".split())


def labels(reading: Reading, hit: Hit, other: Hit) -> dict[str, set[str]]:
    """The label nearest to a hit for each word ahead of one: store -> {2}; ahead of the hit first."""
    start, end = sentence_of(reading, hit.start)
    found: dict[str, set[str]] = {}
    for position in [*range(hit.start - 1, start, -1), *range(hit.end, end)]:
        if position and not other.start <= position < other.end and is_label(reading, position):
            found.setdefault(word_before(reading, position).rstrip("s"), {reading.words[position]})
    return found


def is_label(reading: Reading, position: int) -> bool:
    """Whether a token can tell one thing of a sort from another: 2, B, X-7, Porto."""
    if any(hit.end == position for hit in reading.all_hits.get("@currency", ())):
        return False
    word = reading.raw[reading.starts[position] : reading.ends[position]]
    if not word_before(reading, position).isalpha() or word_before(reading, position) in NO_SORT:
        return False
    return word[0].isdigit() or (word[0].isupper() and word != "I")


NO_SORT = frozenset(
    ("to at for in on of with from by and or the a an is are most than least only about over all under be").split()
)


EMPTY = frozenset(
    (
        "a about again ahead all also an and any anyway are as at away be both but by can completely do "
        "down each entirely every everybody everyone exactly for from fully go had has have he her here "
        "him his i if immediately in into is it its just kindly may me more must my no not now of off ok "
        "okay on only onto or our out over own permanently please pls right she so some still straight "
        "strictly that the their them then there these they this those to today tomorrow tonight too uh "
        "um under up us very was we were which who will with you your"
    ).split()
)
"""Words that name nothing by themselves."""


def names(reading: Reading, start: int, end: int) -> set[str]:
    """The words of a stretch that name something, singular; words of time, marks and empty words left out."""
    for position in range(start + 1, end):
        if reading.words[position] in {"with", "because", "since"}:
            end = position
            break
    timed = {
        position
        for name in ("date", "clock_time", "duration")
        for hit in reading.entities(name)
        if (hit.attrs.get("form") != "period" or reading.words[hit.start] in {"this", "next", "last"})
        and start <= hit.start < end
        for position in range(hit.start, hit.end)
    }
    return {
        singular(word)
        for position, word in enumerate(reading.words[start:end], start)
        if word not in EMPTY and position not in timed and (word[0].isalnum() or word[0] == "#")
    }


def singular(word: str) -> str:
    """A word without its plural s."""
    return word[:-1] if len(word) > 3 and word.endswith("s") and not word.endswith("ss") else word
