"""Where an audience begins: behind "aimed at", "audience:", "send it to", "notify"."""

from askfirst.text.governing import orders
from askfirst.text.marketing.audiences.aims import aimed
from askfirst.text.marketing.audiences.figures import counted
from askfirst.text.marketing.audiences.labels import asked_for, labelled
from askfirst.text.marketing.audiences.people import STOPS, people_of
from askfirst.text.marketing.audiences.recipients import sent_to
from askfirst.text.reading import Reading


def audience_starts(reading: Reading) -> list[int]:
    """The tokens at which an audience may begin."""
    starts = [
        *aimed(reading),
        *labelled(reading),
        *asked_for(reading),
        *announced(reading),
        *sent_to(reading),
        *made_of(reading),
    ]
    people = people_of(reading)
    if "only" in reading.words:
        starts += closed(reading)
    return starts + [
        verb.end
        for key in ("@address_verb", "@favour_verb")
        for verb in orders(reading, key)
        if verb.end < len(reading) and people.at(verb.end) and not counted(reading, verb)
    ]


def closed(reading: Reading) -> list[int]:
    """People between marks that end in "only": "..., our professional audience only"."""
    people = people_of(reading)
    starts = [at + 1 for at, word in enumerate(reading.words[:-1]) if word in STOPS and people.at(at + 1)]
    return [start for start in starts if reading.words[people.ending(start) - 1] == "only"]


def made_of(reading: Reading) -> list[int]:
    """Behind "an audience of", "a segment of": people who are to be gathered."""
    people = people_of(reading)
    return [
        at + 1
        for at, word in enumerate(reading.words[:-1])
        if word == "of" and at and reading.words[at - 1] in {"audience", "segment"} and people.at(at + 1)
    ]


def announced(reading: Reading) -> list[int]:
    """Behind a message and a colon: "tomorrow's push: only the warm leads"."""
    ends = {hit.end for hit in reading.outside_data("@message_noun")}
    if not ends or ":" not in reading.words:
        return []
    colons = [
        at for at, word in enumerate(reading.words[:-1]) if word == ":" and not ends.isdisjoint(range(at - 4, at + 1))
    ]
    return [at + 1 for at in colons if people_of(reading).at(at + 1)]
