"""Sentences that ask: for a fact, or which of two is to be."""

from askfirst.scoring.findings.statements.options import STOPS
from askfirst.scoring.findings.statements.places import opens, places
from askfirst.text.hit import Hit
from askfirst.text.reading import Reading
from askfirst.text.standing import last_of, next_of

QUESTION_WORDS = frozenset("is are was were do does did has have had who what when where why how which whose".split())

PAST = frozenset({"did", "was", "were", "had"})


def asked_back(reading: Reading, start: int, end: int) -> bool:
    """Whether the sentence asks for a fact: "is it out or still in the depot?"."""
    if reading.words[end - 1] != "?" or end - start <= 6 or reading.words[start] not in QUESTION_WORDS:
        return False
    if reading.words[start] in PAST:
        return True  # what was is not for anybody to choose: "Did it come by mail or by post? Show the day."
    return not any(
        not start <= verb.start < end
        and opens(reading, verb.start)
        and reading.words[verb.start] not in {"let", "advise"}
        for verb in places(reading, "doing_verb")
    )


def put_to_reader(reading: Reading, start: int, hit: Hit, end: int) -> bool:
    """Whether it is a short question or a field: "should it go to Ann or Bo?", "format: pdf or word?"."""
    if reading.words[start] in {"should", "shall"} or asks(reading, start, end):
        return True
    if end - start <= 8 and (reading.words[end - 1] == "?" or ":" in reading.words[start : hit.start]):
        return True
    return in_field(reading, start, hit, end)


def in_field(reading: Reading, start: int, hit: Hit, end: int) -> bool:
    """Whether the two are the whole value of a field: "Colour of the door: green or blue, 2 m high"."""
    words = reading.words
    left = max(start, last_of(reading, STOPS, start, hit.start))
    right = max(hit.end, next_of(reading, STOPS, hit.end, end))
    return words[left] == ":" and hit.start - left <= 4 and right - hit.end <= 3


def asks(reading: Reading, start: int, end: int) -> bool:
    """Whether the sentence is a question about what to do, with the order beside it."""
    return reading.words[end - 1] == "?" and reading.words[start] in QUESTION_WORDS
