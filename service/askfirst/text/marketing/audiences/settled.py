"""Whether anything in the text says exactly who is to see a campaign."""

from askfirst.text.hit import Hit
from askfirst.text.marketing.audiences.deeds import done
from askfirst.text.marketing.audiences.known import vague
from askfirst.text.marketing.audiences.people import people_of
from askfirst.text.marketing.targeting import has_age, has_behaviour, has_list
from askfirst.text.names import capital
from askfirst.text.reading import Reading

AHEAD = 4
"""Words ahead of people that describe them: "the right young people"."""
WITHIN = frozenset("in of around near at from across for throughout".split())
GROUPS = frozenset("all every each both".split())
"""Of a group that is whole everybody is known: "all our members"."""


def find_settled_audiences(reading: Reading) -> list[Hit]:
    """What says exactly who is meant, wherever it stands: ages, a list, search terms, a deed, people of a place."""
    end = len(reading)
    if has_age(reading, 0, end) or has_list(reading, 0, end):
        return [Hit(0, end)]
    return reading.outside_data("@search_word") or [hit for hit in mentioned(reading) if exact(reading, hit)]


def mentioned(reading: Reading) -> list[Hit]:
    """Every mention of people, with the words that describe them."""
    people = people_of(reading)
    hits = []
    for at in sorted(people.named):
        if reading.data_kinds[at]:
            continue
        hits.append(Hit(max(0, at - AHEAD), max(at + 1, people.ending(at))))
    return hits


def exact(reading: Reading, people: Hit) -> bool:
    """Whether these people are marked off by a place, a firm or what they did, with no vague word about them."""
    if vague(reading, people.start, people.end):
        return False
    return (
        bool(places(reading))
        or has_behaviour(reading, people.start, people.end)
        or done(reading, people)
        or not GROUPS.isdisjoint(reading.words[people.start : people.end])
    )


def places(reading: Reading) -> list[Hit]:
    """Places of people: no part of an id or an amount ("AP-1993", "900 dollars US")."""
    taken = [hit for name in ("id", "money") for hit in reading.entities(name)]
    regions = [hit for hit in reading.entities("region") if not any(hit.distance(one) == 0 for one in taken)]
    return regions + [
        Hit(at, at + 1)
        for at in range(1, len(reading))
        if reading.words[at - 1] in WITHIN and capital(reading, at) and not any(one.start == at for one in taken)
    ]
