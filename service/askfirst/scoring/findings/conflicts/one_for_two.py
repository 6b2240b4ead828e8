"""There is one only, and two need it at one time: one projector, and both rooms start at 9."""

from collections.abc import Sequence

from askfirst.rules.nodes import Material, demanding
from askfirst.scoring.findings.statements.places import any_between, quoted, sentence_of
from askfirst.text.hit import Hit
from askfirst.text.reading import Reading

NEEDS = frozenset("need needs want wants require requires claim claims asked ask insists".split())
TURNS = frozenset("then afterwards after first second later alternately turns otherwise instead decide ask".split())


@demanding({"=one", "=single"}, {"=and"})
def one_for_two(material: Material) -> Sequence[Hit]:
    """The two who want something that only one can have, where nothing says who goes first."""
    reading = material.text
    words = reading.words
    if ("one" not in words and "single" not in words) or TURNS & set(words):
        return []
    lone = alone(reading)
    if (
        lone is None
        or any_between(reading, "agreement", 0, len(words))
        or any_between(reading, "goal_rule", 0, len(words))
    ):
        return []
    for place, word in enumerate(words):
        if word != "and" or not 0 < place < len(words) - 1:
            continue
        start, end = sentence_of(reading, place)
        if lone.start <= place < lone.end or not together(reading, start, end, place):
            continue
        both = Hit(max(start, place - 3), min(end, place + 4))
        return [both._replace(attrs={"a": quoted(reading, both), "b": quoted(reading, lone)})]
    return []


def alone(reading: Reading) -> Hit | None:
    """Where it says that there is one only: "there is only one", "one ship at a time"."""
    words = reading.words
    for place, word in enumerate(words):
        if word in {"one", "single"}:
            if words[place + 1 : place + 4] == ["at", "a", "time"] or words[place + 2 : place + 5] == [
                "at",
                "a",
                "time",
            ]:
                return Hit(place, place + 4)
            lead = words[max(0, place - 4) : place]
            if {"only", "just"} & set(lead) and {"is", "have", "has", "are", "'s"} & set(lead):
                return Hit(place - 1, place + 1)
    return None


def together(reading: Reading, start: int, end: int, place: int) -> bool:
    """Whether the sentence gives two names one time, or says that both need it."""
    words = set(reading.words[start:end])
    timed = any(start <= hit.start < end for hit in reading.entities("clock_time"))
    same = timed or bool({"same", "simultaneously", "both", "each"} & words)
    if not same:
        return False
    if NEEDS & words and ("both" in words or "each" in words or "same" in words):
        return True
    return "for" in reading.words[max(start, place - 4) : place] and timed and is_name(reading, place + 1)


def is_name(reading: Reading, place: int) -> bool:
    """Whether a token, or the one behind it, is written like a name or an id."""
    return any(
        reading.raw[reading.starts[there]].isupper() or any(letter.isdigit() for letter in reading.words[there])
        for there in range(place, min(place + 2, len(reading)))
    )
