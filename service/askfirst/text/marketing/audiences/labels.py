"""Audiences behind a label or a question: "audience:", "recipients are", "who should see it?"."""

from askfirst.text.governing import bracketed, governor, valued
from askfirst.text.hit import Hit
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


def asked_for(reading: Reading) -> list[int]:
    """Behind "who should see it?", asked and answered in one message."""
    asked = {
        reading.sentences[hit.start]
        for hit in reading.outside_data("@aim_noun")
        if reading.words[hit.start] in {"who", "whom"}
    }
    if not asked:
        return []
    return [at + 1 for at, word in enumerate(reading.words[:-1]) if word == "?" and reading.sentences[at] in asked]
