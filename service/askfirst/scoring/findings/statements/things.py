"""Whether two statements speak of the same thing."""

from askfirst.scoring.findings.statements.words import EMPTY
from askfirst.text.lazy import by_stretch
from askfirst.text.plurals import singular
from askfirst.text.reading import Reading

PRONOUNS = frozenset("it them they its their he she him her there".split())
NAMING = frozenset({"path", "url", "file", "email"})


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


@by_stretch
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


@by_stretch
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
