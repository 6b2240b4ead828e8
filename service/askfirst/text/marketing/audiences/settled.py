"""Flights with money and days, and whether anything in the text says exactly who is to see them."""

from askfirst.text.hit import Hit
from askfirst.text.marketing.audiences.deeds import done
from askfirst.text.marketing.audiences.known import vague
from askfirst.text.marketing.audiences.people import people_of
from askfirst.text.marketing.paid.flights import media_told
from askfirst.text.marketing.targeting import has_age, has_behaviour, has_list
from askfirst.text.names import capital
from askfirst.text.plurals import is_plural
from askfirst.text.reading import Reading

AHEAD = 4
"""Words ahead of people that describe them: "the right young people"."""
WITHIN = frozenset("in of around near at from across for throughout".split())
GROUPS = frozenset("all every each both".split())
"""Of a group that is whole everybody is known: "all our members"."""


def find_funded_flights(reading: Reading) -> list[Hit]:
    """Flights told by their parts: a medium, the money for it, and the days or a paid form that show it is to run."""
    if not reading.entities("budget"):
        return []
    if not (reading.entities("date") or reading.entities("duration") or reading.entities("paid_media")):
        return []
    return media_told(reading)[:1]


def find_settled_audiences(reading: Reading) -> list[Hit]:
    """What says exactly who is meant, wherever it stands: ages, a list, search terms, a deed, people of a place."""
    end = len(reading)
    if has_age(reading, 0, end) or has_list(reading, 0, end):
        return [Hit(0, end)]
    told = [*reading.outside_data("@search_word"), *stored(reading), *rooms(reading), *roles(reading)]
    return told or [hit for hit in mentioned(reading) if exact(reading, hit)]


def stored(reading: Reading) -> list[Hit]:
    """A campaign that exists has its audience ("ad group AG-5", "campaign Teal"); so has a quoted name it goes to."""
    named = {hit.start for name in ("id", "number", "quote") for hit in reading.entities(name)}
    words = reading.words
    if named and any(words[at - 1] == "same" and words[at] in KEEPERS for at in range(1, len(reading))):
        return [Hit(min(named), min(named) + 1)]  # "the same campaign as CMP-3"
    return [
        Hit(at, at + 1)
        for at in range(1, len(reading))
        if (words[at - 1] in KEEPERS and (at in named or capital(reading, at)))
        or (words[at - 1] in {"to", "list"} and words[at] in QUOTES)
    ]


def rooms(reading: Reading) -> list[Hit]:
    """Creators and places on the street choose who sees them: "the billboards in Porto"."""
    shown = [hit for hit in reading.outside_data("@creator") if "audience" not in reading.words]
    if places(reading) and not people_of(reading).named:
        shown += [hit for hit in reading.outside_data("@paid_noun") if reading.words[hit.start].startswith(STREET)]
    return shown


def roles(reading: Reading) -> list[Hit]:
    """Several people of one sort and a place behind them: "CFOs in Ireland", "counsel in Seoul and Busan"."""
    things = [hit for key in ("@paid_noun", "@message_noun", "@platform") for hit in reading.outside_data(key)]
    ends = {hit.end for hit in things}
    return [
        Hit(at - 1, at + 1)
        for at in range(1, len(reading) - 1)
        if reading.words[at] in {"in", "from", "at", "around", "near"}
        and at not in ends
        and (capital(reading, at + 1) or any(hit.start in {at, at + 1} for hit in reading.entities("region")))
        and (is_plural(reading.words[at - 1]) or reading.words[at - 1] == "counsel")
        and not vague(reading, max(0, at - 3), at)
    ]


KEEPERS = frozenset("campaign group adset flight".split())
"""Behind these stands the name of something that was set up before."""
QUOTES = frozenset("\"'‘“„«")
STREET = ("billboard", "hoarding", "city", "light", "poster", "megaposter", "digital")


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
