"""Audiences behind a label or a question: "audience:", "recipients are", "who should see it?"."""

from askfirst.text.governing import bracketed, governor, positions, valued
from askfirst.text.hit import Hit
from askfirst.text.marketing.audiences.people import people_of
from askfirst.text.reading import Reading

SAYS = frozenset({"=", "is", "are", "be"})


def labelled(reading: Reading) -> list[int]:
    """Behind "audience:", "recipients are", "segment for Tuesday's mail:"."""
    places = (after_label(reading, noun) for noun in reading.outside_data("@aim_noun"))
    return [place for place in places if place is not None]


LABEL = 20
"""Words between a label and what it says."""
WHO = 3
"""Words between "who" and the answer: "anyone who has registered should be taken off" gives none."""


def after_label(reading: Reading, noun: Hit) -> int | None:
    """Where the value of a label begins, if one follows in the sentence."""
    if reading.words[noun.start] == "target" and governor(reading, noun.start, "@goal_setter"):
        return None
    reach = WHO if reading.words[noun.start] in {"who", "whom"} else LABEL
    for at in range(noun.end, min(len(reading), noun.end + reach)):
        if reading.sentences[at] != reading.sentences[noun.start]:
            return None
        word = reading.words[at]
        if at < noun.end + 3 and valued(reading, at - 1):
            return at
        if word.endswith(":") or word in SAYS:
            return at + 1 if at + 1 < len(reading) else None
        if word in {",", "and"} and not bracketed(reading, at):
            return None
    return None


def sent_to(reading: Reading) -> list[int]:
    """People behind "to" or "for"."""
    people = people_of(reading)
    verbs = positions(reading, "@address_verb")
    return [
        at + 1
        for at, word in enumerate(reading.words[:-1])
        if (word in {"to", "for", "at"} or (word == "that" and at and reading.words[at - 1] == "so"))
        and people.at(at + 1)
        and not (word == "to" and at + 1 in verbs)
        and not (word == "at" and (not MOMENTS.isdisjoint(reading.words[at + 1 : at + 3])))
    ]


MOMENTS = frozenset({"hour", "time", "moment", "day"})
