"""Everybody to be reached: behind a word that leads them in, or between marks."""

from askfirst.text.governing import orders, positions
from askfirst.text.hit import Hit, outermost
from askfirst.text.marketing.audiences.known import described
from askfirst.text.marketing.audiences.labels import labelled, sent_to
from askfirst.text.marketing.audiences.people import STOPS, people_of
from askfirst.text.marketing.targeting import has_list
from askfirst.text.reading import Reading

EDGES = frozenset({",", ";", ":", "?", ".", "(", "!"})


def find_audiences(reading: Reading) -> list[Hit]:
    """Everybody to be reached.

    Attribute `known` is "yes" where an age, a role with a place, a saved list or a rule of behaviour
    says who that is, else "no"; `by` is "place" for the first two.
    """
    return outermost([*reading.entities("audience_cued"), *apposed(reading)])


def find_cued_audiences(reading: Reading) -> list[Hit]:
    """The audiences that a word leads in: "aimed at", "audience:", "to our members"."""
    hits = (described(reading, start) for start in dict.fromkeys(audience_starts(reading)))
    return outermost([hit for hit in hits if hit])


def apposed(reading: Reading) -> list[Hit]:
    """People named between marks, with a place or a list: "..., carpenters in Austria, ..."."""
    hits: list[Hit] = []
    people = people_of(reading)
    lists = positions(reading, "@list_word")
    for at, word in enumerate(reading.words):
        if not (word in EDGES or reading.opens_sentence(at)):
            continue
        start = at + (word in STOPS)
        named = start < len(reading) and people.at(start)
        if not named and not any(start <= one < start + 9 for one in lists):
            continue
        end = people.ending(start)
        if start < end <= start + 9 and (
            (named and any(start <= one.start < end for one in reading.entities("region")))
            or has_list(reading, start, end)
        ):
            hits.append(Hit(start, end, {"known": "yes", "by": "place"}))
    return hits


def audience_starts(reading: Reading) -> list[int]:
    """The tokens at which an audience may begin."""
    starts = [*labelled(reading), *sent_to(reading)]
    people = people_of(reading)
    return starts + [
        verb.end
        for key in ("@address_verb", "@favour_verb")
        for verb in orders(reading, key)
        if verb.end < len(reading) and people.at(verb.end)
    ]
