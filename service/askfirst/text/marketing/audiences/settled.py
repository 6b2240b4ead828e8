"""Whether anything in the text says who is to see a campaign."""

from askfirst.text.hit import Hit
from askfirst.text.marketing.audiences.people import people_of
from askfirst.text.marketing.targeting import has_age, has_list
from askfirst.text.reading import Reading

AHEAD = 4
"""Words ahead of people that describe them: "the right young people"."""


def find_settled_audiences(reading: Reading) -> list[Hit]:
    """What says who is meant, wherever it stands: ages, a list, search terms, or people, however loosely told."""
    end = len(reading)
    if has_age(reading, 0, end) or has_list(reading, 0, end):
        return [Hit(0, end)]
    return reading.outside_data("@search_word") or mentioned(reading)


def mentioned(reading: Reading) -> list[Hit]:
    """Every mention of people, with the words that describe them."""
    people = people_of(reading)
    hits = []
    for at in sorted(people.named):
        if reading.data_kinds[at]:
            continue
        hits.append(Hit(max(0, at - AHEAD), max(at + 1, people.ending(at))))
    return hits
