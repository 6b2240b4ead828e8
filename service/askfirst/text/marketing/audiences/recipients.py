"""People behind "to" or "for"."""

from askfirst.text.governing import positions
from askfirst.text.marketing.audiences.figures import quantity
from askfirst.text.marketing.audiences.people import people_of
from askfirst.text.reading import Reading

SPENDING = frozenset("spend spending invest investing blow use".split())
SEEING = frozenset("see read notice watch find hear get receive learn".split())


def sent_to(reading: Reading) -> list[int]:
    """People behind "to" or "for"."""
    people = people_of(reading)
    verbs = positions(reading, "@address_verb")
    return [
        at + 1
        for at, word in enumerate(reading.words[:-1])
        if (
            word in {"to", "for", "at"}
            or (word == "on" and spent(reading, at))
            or (word == "that" and at and reading.words[at - 1] == "so")
        )
        and people.at(at + 1)
        and not quantity(reading, at + 1)
        and not (word == "that" and does(reading, at + 1))
        and not (word == "to" and at + 1 in verbs)
        and not (word == "at" and not MOMENTS.isdisjoint(reading.words[at + 1 : at + 3]))
        and not (word == "that" and ordered(reading, at + 1))
    ]


def spent(reading: Reading, position: int) -> bool:
    """Whether money is spent on whoever is named here: "spend $500 ... on adventurous folks"."""
    verb = next((at for at in range(position) if reading.words[at] in SPENDING), None)
    return verb is not None and reading.sentences[verb] == reading.sentences[position]


MOMENTS = frozenset({"hour", "time", "moment", "day"})


def ordered(reading: Reading, start: int) -> bool:
    """Whether "so that" only says which comes first: "so that the charity ones come first"."""
    return not {"first", "last"}.isdisjoint(reading.words[start : start + 6])


def does(reading: Reading, start: int) -> bool:
    """Whether the people only do something themselves: "so that everyone can confirm by 1 March"."""
    ahead = reading.words[start : start + 4]
    at = next((at for at, word in enumerate(ahead) if word in {"can", "could", "may", "will", "has", "have"}), None)
    return at is not None and at + 1 < len(ahead) and SEEING.isdisjoint(ahead[at + 1 : at + 2])
