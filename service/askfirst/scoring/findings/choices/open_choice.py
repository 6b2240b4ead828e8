"""Every "or" that leaves whoever acts to choose, with its two options."""

import re
from collections.abc import Sequence

from askfirst.rules.nodes import Material, demanding
from askfirst.scoring.findings.choices.narrowing import narrows
from askfirst.scoring.findings.choices.openers import opened, scope
from askfirst.scoring.findings.choices.orders import ordered
from askfirst.scoring.findings.choices.questions import asked_back, put_to_reader
from askfirst.scoring.findings.choices.settled import decided, taken_up
from askfirst.scoring.findings.choices.sides import alike, divides
from askfirst.scoring.findings.statements.options import options
from askfirst.scoring.findings.statements.places import any_between, sentence_of
from askfirst.text.hit import Hit
from askfirst.text.moods.told import told_tokens
from askfirst.text.reading import Reading
from askfirst.text.standing import any_of, last_of, next_of


@demanding({"or_word"})
def open_choice(material: Material) -> Sequence[Hit]:
    """Every open either/or, with the two options."""
    reading = material.text
    found = []
    for hit in reading.all_hits.get("@or_word", ()):
        if reading.is_data(hit) or not 0 < hit.start < len(reading.words) - 1 or not divides(reading, hit):
            continue
        if reading.raw[reading.starts[hit.start] : reading.ends[hit.start]] == "OR" and not reading.raw.isupper():
            continue
        start, end = sentence_of(reading, hit.start)
        if asked_back(reading, start, end) or opened(reading, scope(reading, start, hit), hit):
            continue
        if decided(reading, hit, end) or only_tells(reading, start, hit, end):
            continue
        if ordered(reading, start, hit):
            if narrows(reading, start, hit):
                continue
        elif (
            not put_to_reader(reading, start, hit, end)
            and not alike(reading, hit)
            and not any_between(reading, "exclusive", start, end)
            and not left_to_reader(material, start, hit)
        ):
            continue
        choice = options(reading, start, hit, end)
        if not taken_up(reading, choice):
            found.append(choice)
    return found


def only_tells(reading: Reading, start: int, hit: Hit, end: int) -> bool:
    """Whether the "or" stands in a remark, and asks nothing: "he was either joking or resigning"."""
    return told_tokens(reading)[hit.start] and not put_to_reader(reading, start, hit, end)


def left_to_reader(material: Material, start: int, hit: Hit) -> bool:
    """Whether an "or" behind no known verb still leaves something to choose: "Weld or bolt it", "lunch at A or B"."""
    reading = material.text
    words = reading.words
    if words[hit.start] == "/" or words[hit.end] in SUBJECTS or narrows(reading, start, hit):
        return False
    if any_of(reading, MAY, start, hit.start) or any_of(reading, STATES, hit.end, clause(reading, hit.end)[1]):
        return False
    sides = words[hit.start - 1], words[hit.end]
    return not all(side.isdigit() or GRADE.fullmatch(side) for side in sides) and not participle(reading, start, hit)


def clause(reading: Reading, place: int) -> tuple[int, int]:
    """The tokens around a place up to the next comma, semicolon, full stop or joining word."""
    start = last_of(reading, ENDS, reading.sentence_start(place), place) + 1
    return start, next_of(reading, ENDS, place, reading.sentence_end(place))


ENDS = frozenset({",", ";", ".", "and", "but", ":", "!", "?", "(", ")", "–", "—"})
SUBJECTS = frozenset("i we you it they he she this that there".split())
"""Behind "or" these begin what follows otherwise: "by Friday, or we lose a day"."""
MAY = frozenset({"may", "can", "could", "might", "cannot"})
"""Ahead of "or" these leave both to somebody else: "guests may pay by card or in cash"."""
STATES = frozenset({"is", "are", "was", "were"})
"""Behind "or" these say something of both, and order nothing: "unpaid or advance days are ruled out"."""
GRADE = re.compile(r"[ivx]+")


def participle(reading: Reading, start: int, hit: Hit) -> bool:
    """Whether the options say which of several things are meant: "hides graded fair or poor"."""
    words = reading.words
    return any(
        words[place].endswith("ed") and words[place - 1].endswith("s") and len(words[place]) > 4
        for place in range(max(start + 1, hit.start - 3), hit.start)
    )
