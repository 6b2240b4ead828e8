"""Several of one noun that letters tell apart, wherever they stand: "proposal A ... proposal B"."""

from askfirst.scoring.references.groups.group import Group, sentence_words
from askfirst.scoring.references.words.marks import Marked
from askfirst.text.late import Late
from askfirst.text.lazy import once
from askfirst.text.plurals import singular
from askfirst.text.reading import Reading

LETTERED = Late(r"\b([A-Za-z][a-z]{2,}) ([A-H])\b(?![.'’&/-]\w)")
"""One of several of a noun that letters tell apart: "proposal A"."""


@once
def lettered(text: Marked) -> list[Group]:
    """Two or more of one noun that letters tell apart, wherever they stand: "proposal A ... proposal B"."""
    reading = text.reading
    named: dict[str, dict[str, tuple[int, int]]] = {}
    again: set[str] = set()  # one of them was spoken of alone since, or is settled
    settled = decided(reading)
    for hit in LETTERED.finditer(reading.plain):
        noun, place = singular(hit[1].lower()), reading.cover(*hit.span())
        if reading.clauses[place[0]] in settled:
            again.add(noun)
        letters = named.setdefault(noun, {})
        if len(letters) > 1 and hit[2] in letters:
            again.add(noun)
        letters.setdefault(hit[2], place)
    found = []
    for noun, letters in named.items():
        if len(letters) > 1 and noun not in again:
            start, end = min(letters.values())[0], max(letters.values())[1]
            options = tuple(f"{noun} {letter}" for letter in letters)
            words = tuple(frozenset({noun, letter.lower()}) for letter in letters)
            found.append(Group(start, end, noun, False, "", options, words, sentence_words(text, start)))
    return found


def decided(reading: Reading) -> set[int]:
    """The clauses in which somebody has settled for one, or one is out of the running."""
    return {reading.clauses[hit.start] for hit in reading.all_hits.get("@settling_one", ())}
