"""Flights told by their parts: a medium, people and days."""

from askfirst.text.governing import orders
from askfirst.text.hit import Hit
from askfirst.text.marketing.targeting import has_age, has_list
from askfirst.text.reading import Reading

SHOWN = frozenset("promo promotion campaign campaigns banner banners teaser teasers carousel offer offers".split())
"""Nouns for messages that media show as well as mails."""


def flights(reading: Reading) -> list[Hit]:
    """A flight told by its parts: a medium, ages or a role with a place, and the days it runs.

    Media are not always bought in so many words ("the usual Meta thing, people 20-40 in Ghent, from
    28 April"); a mail to such people, or a piece to be written for them, costs nothing to run.
    """
    media = media_told(reading)
    if not media or not (reading.entities("date") or reading.entities("duration")):
        return []
    people = (
        has_age(reading, 0, len(reading))
        or has_list(reading, 0, len(reading))
        or any(hit.attrs["known"] == "yes" for hit in reading.entities("audience"))
    )
    searched = any(reading.words[hit.start].startswith("keyword") for hit in reading.outside_data("@search_word"))
    return [min(media)] if people or searched else []


def media_told(reading: Reading) -> list[Hit]:
    """Media of a text that neither mails, makes a piece, sets a goal nor does anything else to what runs."""
    media = [
        *reading.outside_data("@platform"),
        *reading.outside_data("@medium"),
        *reading.entities("paid_media"),
    ]
    media = [hit for hit in media if not {"out", "of"} <= set(reading.words[max(0, hit.start - 3) : hit.start])]
    if not media or "@organic" in reading.all_hits or "@goal_noun" in reading.all_hits:
        return []
    pushed = {hit.start - 2 for hit in reading.outside_data("@platform")}
    paid = reading.entities("paid_media")
    messages = [
        hit
        for hit in reading.all_hits.get("@message_noun", ())
        if reading.words[hit.start] not in SHOWN and not any(hit.overlaps(one) for one in paid)
    ]
    if any(hit.start not in pushed or reading.words[hit.end] != "on" for hit in messages):
        return []
    kinds = {noun.start for noun in reading.outside_data("@paid_noun")}
    others = [hit for hit in orders(reading, "@other_doing") if hit.end not in kinds and hit.start not in kinds]
    ids = {one.start for one in reading.entities("id")}
    if others or any(verb.end not in ids for verb in orders(reading, "@produce_verb")):
        return []
    return media
