"""Anything that says whom an ad is for."""

from askfirst.text.hit import Hit
from askfirst.text.marketing.audiences.people import people_of
from askfirst.text.marketing.targeting import has_age
from askfirst.text.reading import Reading


def find_audience_hints(reading: Reading) -> list[Hit]:
    """Anything that says whom an ad is for, however loosely: people, ages, places, lists, search terms."""
    hits = list(reading.entities("region"))
    for key in ("@people_word", "@list_word", "@aim_noun", "@search_word"):
        hits += reading.outside_data(key)
    hits += [Hit(at, at + 1) for at in people_of(reading).named]
    return hits or ([Hit(0, 1)] if has_age(reading, 0, len(reading)) else [])
