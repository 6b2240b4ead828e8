"""Orders to make something better: "boost engagement", "so that it performs", "bring churn down"."""

from askfirst.text.governing import governed_otherwise, governor, orders
from askfirst.text.hit import Hit
from askfirst.text.marketing.goals.purposes import is_purpose, is_topic, no_goal, way_told
from askfirst.text.marketing.goals.things import is_saved, named_after, set_up_for
from askfirst.text.marketing.targeting import has_age
from askfirst.text.reading import Reading

PARTS = frozenset({"of", "for", "on", "in", "to", "by"})
"""Ahead of "the campaign" these say that a part or property of it is meant: "the budget of campaign 5"."""
NOT_THINGS = frozenset({"boost", "push", "cut", "build", "fix"})
"""Verbs that do something else to a thing than make it better: "fix the landing page"."""
ASKING = frozenset("so that should to must make until want wants can get needs please".split())


def improvements(reading: Reading) -> list[Hit]:
    """Every wish that something does better."""
    hits = improved(reading)
    phrases = reading.outside_data("@goal_phrase")
    hits += [
        hit
        for hit in phrases
        if not has_age(reading, hit.end, hit.end + 3)
        and not photographed(reading, hit)
        and not is_purpose(reading, hit.start)
    ]
    moving = pairs(reading, "@must_move", 6, "@outcome", "@improvable")
    hits += [Hit(thing.start, move.end) for thing, move in moving if not is_topic(reading, move)] + more_of(reading)
    ways = pairs(reading, "@direction", 4, "@outcome")
    ways += [pair for pair in pairs(reading, "@direction", 4, "@improvable") if not online(reading, pair[1])]
    hits += [
        Hit(thing.start, way.end)
        for thing, way in ways
        if governor(reading, thing.start, "@bring_verb", 5) or wanted(reading, thing)
    ]
    if orders(reading, "@note_verb") and not orders(reading, "@other_doing"):
        hits += reading.outside_data("@wish_phrase")
    hits += [
        Hit(way.start - 1, way.end)
        for way in reading.outside_data("@direction")
        if reading.word_before(way.start) in {"it", "them", "that", "these"} and spoken_of(reading, way)
    ]
    return hits + [hit for hit in reading.outside_data("@well") if wished(reading, hit)]


def wanted(reading: Reading, thing: Hit) -> bool:
    """Whether somebody wants it so: "we'd like the bounce rate down"."""
    return any(
        0 <= thing.start - wish.end <= 4 and reading.same_sentence(wish, thing)
        for wish in reading.outside_data("@wish_verb")
    )


def spoken_of(reading: Reading, way: Hit) -> bool:
    """Whether "get them up" speaks of an outcome that a sentence before names."""
    if way.start == 0 or not governor(reading, way.start, "@bring_verb", 4):
        return False
    if any(0 <= number.start - way.end <= 4 for number in reading.entities("number")):
        return False
    return any(
        reading.sentences[one.start] == reading.sentences[way.start] - 1 for one in reading.outside_data("@outcome")
    )


def improved(reading: Reading) -> list[Hit]:
    """An order to improve, and the outcome or thing behind it."""
    hits = []
    for verb in orders(reading, "@improve_verb"):
        if governed_otherwise(reading, verb.start, "@improve_verb") or in_message(reading, verb):
            continue
        if no_goal(reading, verb):
            continue
        things = [hit for hit in reading.outside_data("@outcome") if not named_after(reading, verb, hit, outcome=True)]
        if reading.words[verb.start] not in NOT_THINGS:
            things += [
                hit
                for hit in reading.outside_data("@improvable")
                if PARTS.isdisjoint(reading.words[verb.end : hit.start])
                and not named_after(reading, verb, hit, outcome=False)
            ]
        hits += [
            Hit(verb.start, thing.end)
            for thing in things
            if 0 <= thing.start - verb.end <= 5
            and reading.same_clause(thing, verb)
            and not set_up_for(reading, verb, thing)
            and not is_saved(reading, verb, thing)
            and not way_told(reading, Hit(verb.start, thing.end))
        ]
    return hits


def photographed(reading: Reading, phrase: Hit) -> bool:
    """Whether pictures are taken: "photo shoot for catalogue K-3"."""
    return reading.words[phrase.start] == "shoot" and not {"photo", "film", "video", "product", "the", "a"}.isdisjoint(
        reading.words[max(0, phrase.start - 1) : phrase.start]
    )


def in_message(reading: Reading, verb: Hit) -> bool:
    """Whether the verb is only a part of what is sent: "Push notification PN-19 goes to list B"."""
    return any(hit.start == verb.start and hit.end > verb.end for hit in reading.outside_data("@message_noun"))


def online(reading: Reading, way: Hit) -> bool:
    """Whether "up" only says that a thing is to run: "we need search ads up by Tuesday"."""
    return not {"up", "down"}.isdisjoint(reading.words[way.start : way.end])


def pairs(reading: Reading, second: str, gap: int, *firsts: str) -> list[tuple[Hit, Hit]]:
    """Finds of `second` behind finds of `firsts`, at most `gap` words apart in one sentence."""
    return [
        (one, two)
        for two in reading.outside_data(second)
        for key in firsts
        for one in reading.outside_data(key)
        if 0 <= two.start - one.end <= gap and reading.same_sentence(one, two) and not reaching(reading, one)
    ]


def reaching(reading: Reading, outcome: Hit) -> bool:
    """Whether "reach" is what is done to people: "we want to reach pensioners, 65 and up"."""
    return reading.words[outcome.start] == "reach" and reading.words[outcome.start - 1] in {"to", "and", "can", "will"}


def more_of(reading: Reading) -> list[Hit]:
    """Such as "We want a higher open rate", "needs better watch time"."""
    wishes = reading.outside_data("@wish_verb")
    return [
        Hit(more.start, thing.end)
        for more, thing in pairs(reading, "@outcome", 2, "@comparative")
        if any(0 <= more.start - wish.end <= 5 and reading.same_sentence(wish, more) for wish in wishes)
        or brought(reading, more)
    ]


def brought(reading: Reading, more: Hit) -> bool:
    """Whether an order gets it: "get better results"; "keep the one with the higher rate" chooses."""
    verb = governor(reading, more.start, "@bring_verb", 4)
    chosen = reading.words[max(0, more.start - 3) : more.start]
    if chosen[-2:] == ["with", "the"] and not CHOICES.isdisjoint(chosen[:1]):
        return False  # "take the one with the higher open rate"
    return verb is not None and reading.words[verb.start] != "keep" and not is_purpose(reading, verb.start)


def is_thing(reading: Reading, hit: Hit) -> bool:
    """Whether "clicks" is what is counted, and "sells for 9 euros" a price."""
    lead = reading.words[hit.start - 1 : hit.start]
    priced = reading.words[hit.end : hit.end + 1] in (["for"], ["at"]) and any(
        hit.end < money.start <= hit.end + 2 for money in reading.entities("money")
    )
    delivered = hit.end < len(reading) and reading.words[hit.start : hit.end + 1] in (
        ["delivers", "by"],
        ["delivers", "to"],
        ["delivers", "on"],
        ["delivers", "in"],
        ["delivers", "within"],
    )
    return priced or delivered or not lead or lead[0] in COUNTING or lead[0][0].isdigit()


CHOICES = frozenset("one variant version line ad headline side half that whichever".split())
COUNTING = frozenset(", and or of for with per in on by to : leave count many more fewer all".split())
"""Ahead of these words stand things that are counted."""


WAS = frozenset("was were did been went proved turned".split())


def asks(reading: Reading, at: int) -> bool:
    """Whether the word at a place is not only a degree or a range: "so effective", "IS-1 to IS-12"."""
    if reading.words[at] == "so":
        return at + 1 < len(reading) and reading.words[at + 1] in {"that", "it", "they", "we", "people", "the", "our"}
    return reading.words[at] != "to" or not any(
        mark.isdigit() for mark in reading.words[at - 1] + reading.words[at + 1]
    )


def wished(reading: Reading, hit: Hit) -> bool:
    """Whether it is wanted that something does well: an order, "so that" or "should" stands ahead."""
    if hit.end - hit.start == 1 and is_thing(reading, hit):
        return False
    if not WAS.isdisjoint(reading.words[max(0, hit.start - 2) : hit.start]):
        return False  # "as the ad was so effective"
    first = max(0, hit.start - 16)
    ahead = {word for at, word in enumerate(reading.words[first : hit.end - 1], first) if asks(reading, at)}
    return not ASKING.isdisjoint(ahead) and not governor(reading, hit.start, "@other_doing")
