"""Descriptions by place in a list: "the other file", "the second one", "option B"."""

from askfirst.scoring.references.choice import choice_before, has_choice
from askfirst.scoring.references.described import apposed
from askfirst.scoring.references.discourse import Discourse
from askfirst.scoring.references.finding import several
from askfirst.scoring.references.fitting import singled_out
from askfirst.scoring.references.mentions import Mention
from askfirst.scoring.references.options import optioned, placed
from askfirst.text.hit import Hit

ORDINALS = frozenset("first second third fourth fifth sixth last 1st 2nd 3rd 4th 5th former latter middle".split())


DEFINITE = frozenset({"the", "that", "those", "these", "this"})


NO_OTHER = frozenset(
    {
        "hand",
        "day",
        "way",
        "side",
        "end",
        "than",
        "party",
        "night",
        "week",
        "team",
        "teams",
        "people",
        "direction",
        "half",
        "person",
        "participants",
        "attendees",
        "members",
        "departments",
        "things",
    }
)


OF_TWO = frozenset({"latter", "former", "two"})


COUNT_WORDS = frozenset({"one", "two", "three", "four", "five", "six", "seven", "half"})


def described(discourse: Discourse) -> list[Hit]:
    """Every description for which nothing stands in the case."""
    return [
        *other_ones(discourse),
        *the_ones(discourse),
        *one_of_many(discourse),
        *of_two(discourse),
        *placed(discourse),
        *optioned(discourse),
    ]


def other_ones(discourse: Discourse) -> list[Hit]:
    """As in "The other file" where there is no choice of two or more."""
    words, found = discourse.now.text.reading.words, []
    for hit in discourse.material.text.hits("@other_word"):
        p = hit.start
        if not p or words[p - 1] not in ("the", "that") or p + 1 >= len(words):
            continue
        noun = next((m for m in discourse.now.mentions if m.start == p - 1), None)
        counted = (noun is None and discourse.now.text.classes[p + 1] == "number") or words[p + 1] in COUNT_WORDS
        head = "ones" if counted or words[p + 1] in ("one", "ones") else noun.head if noun else ""
        end = noun.end if noun else p + 2
        if counted and counted_before(discourse, p - 1):
            continue  # "divide the bill by six and ask the other five"
        if noun and noun.plural and all_but_one(discourse, noun):
            continue  # "we have 8 versions. Use version 3 and save the other files"
        if apposed(discourse, end, bool(noun and noun.person)) or (
            noun and noun.plural and rest_of_people(discourse, noun)
        ):
            continue
        if contrasted(discourse, p - 1):
            continue  # "Ada gets hall 1, the other team hall 2"
        if words[p + 1] in DOING and {"one", "two", "both", "larger"} & set(words[: p - 1]):
            continue  # "the larger one gets hall 1, the other takes hall 2"
        if head and head not in NO_OTHER and not offered(discourse) and not has_choice(discourse, p - 1, head):
            found.append(Hit(p - 1, end))
    return found


def all_but_one(discourse: Discourse, noun: Mention) -> bool:
    """Whether it is what remains of a known number besides something named."""
    counted = noun.classes[0] == "number" or counted_before(discourse, noun.start)
    return counted and any(m.named and m.end <= noun.start for m in discourse.now.mentions)


def contrasted(discourse: Discourse, start: int) -> bool:
    """Whether "the other" opens a part of the sentence behind one that names two things."""
    words = discourse.now.text.reading.words
    return words[start - 1 : start] in ([","], [";"], ["and"], ["but"]) and (
        sum(m.end <= start for m in discourse.now.mentions) > 1
    )


def counted_before(discourse: Discourse, position: int) -> bool:
    """Whether a number stands ahead, also one that is beside a date: "the six June posts"."""
    reading = discourse.now.text.reading
    return "number" in discourse.now.text.classes[:position] or any(
        hit.end <= position and reading.words[hit.start] not in ("one", "a")
        for hit in reading.all_hits.get("@number_word", ())
    )


DOING = frozenset("takes moves waits goes gets stays can has is will must should may remains".split())
"""Behind "the other" these are verbs."""


def rest_of_people(discourse: Discourse, noun: Mention) -> bool:
    """Whether it is all but the one named before: "Kern gets the order, thank the other bidders"."""
    someone = noun.person or noun.head.endswith(("ers", "ors", "ants", "ents"))
    return someone and any(m.named and not m.before and m.end <= noun.start for m in discourse.now.mentions)


def the_ones(discourse: Discourse) -> list[Hit]:
    """As in "That one", "the second one", "the existing one" with nothing that "one" could stand for."""
    words, found = discourse.now.text.reading.words, []
    for hit in discourse.material.text.hits("@one_word"):
        p = start = hit.start
        while start and start > p - 4 and words[start] not in DEFINITE:
            start -= 1
        if words[start] not in DEFINITE or any(words[q] in (",", ".", "other") for q in range(start, p)) or start == p:
            continue
        between = words[start + 1 : p]
        if "of" in between or counts_off(discourse, start, p):
            continue
        ordinal = any(word in ORDINALS for word in between)
        if between and words[start] != "the":
            continue
        if ordinal and in_turn(discourse, start, between):
            continue
        told = explained(discourse, p + 1) and (bool(between) or words[start] == "the")
        if not stands_for(discourse, start, between, ordinal) and not told:
            found.append(Hit(start, p + 1))
    return found


def counts_off(discourse: Discourse, start: int, one: int) -> bool:
    """Whether "one" counts what follows, or more than a description leads to it.

    "The designer has one free day", "the one demo van", "a one-page PDF", "it is the last one of the harvest".
    """
    text = discourse.now.text
    words = text.reading.words
    if not NO_DESCRIPTION.isdisjoint(words[start + 1 : one]) or words[start - 1 : start] in (["is"], ["was"]):
        return True
    if {"verb", "prep", "number"} & set(text.classes[start + 1 : one]) or words[one : one + 2] == ["one", "of"]:
        return True
    behind = one + 1
    units = {hit.start for hit in text.reading.all_hits.get("@time_unit", ())}
    if behind in units or text.classes[behind : behind + 2] == ["stop", "noun"]:
        return True  # "one hour after ...", "the one free interpreter"
    if behind >= len(words) or text.reading.sentences[behind] != text.reading.sentences[one]:
        return False
    if words[behind] in SUBJECTS or words[behind] == "-":
        return True
    return text.classes[behind] == "noun" and text.classes[behind + 1 : behind + 2] != ["verb"]


def in_turn(discourse: Discourse, start: int, between: list[str]) -> bool:
    """Whether another ordinal stands ahead: "send the second reminder five days after the first one"."""
    ahead = set(discourse.now.text.reading.words[:start]) & ORDINALS
    return bool(ahead - set(between))


NO_DESCRIPTION = frozenset("is are has have had can could takes owes a an into or and for".split())
SUBJECTS = frozenset({"i", "we", "you", "he", "she", "they"})


def one_of_many(discourse: Discourse) -> list[Hit]:
    """As in "That one" where the last message lists several."""
    words = discourse.material.text.words
    ones = [
        hit
        for hit in discourse.material.text.hits("@one_word")
        if words[hit.start - 1 : hit.start] in (["that"], ["this"])
    ]
    if not ones or not discourse.before or discourse.now.groups:
        return []
    listing = next((one for one in discourse.before[:2] if one.groups), None)
    if listing is None or singled_out(discourse.now, listing.groups[-1].options, listing):
        return []
    options = listing.groups[-1].options
    return [several(hit.start - 1, hit.end, options) for hit in ones] if len(options) > 1 else []


def of_two(discourse: Discourse) -> list[Hit]:
    """As in "The latter", "the second one of the two" where three or more were named."""
    reading, found = discourse.now.text.reading, []
    if OF_TWO.isdisjoint(reading.words):
        return []
    for place, word in enumerate(reading.words):
        pair = word in ("latter", "former") and reading.words[place - 1 : place] == ["the"]
        if not pair and reading.words[place : place + 3] != ["of", "the", "two"]:
            continue
        listed = [g for g in discourse.now.groups if g.end <= place]
        after = reading.words[place + 1 : place + 2]
        if listed and len(listed[-1].options) > 2 and after not in (["two"], ["three"]):
            start = place - 1 if pair else max(0, place - 3)
            found.append(several(start, place + (1 if pair else 3), listed[-1].options))
    return found


def stands_for(discourse: Discourse, position: int, between: list[str], ordinal: bool) -> bool:
    """Whether "one" has something to stand for: a list for an ordinal, else anything that was named."""
    if discourse.given or offered(discourse):
        return True
    if ordinal:
        return has_choice(discourse, position, "one")
    if any(m.end <= position and not m.person for m in discourse.now.mentions):
        return True
    if between and between[-1].endswith("er") and any(reading.digits for reading in discourse.material.history):
        return True  # "the lower one" of two rooms with their prices
    if between:
        return bool(set(between) & discourse.words_before) or choice_before(discourse)
    return bool(discourse.before)


def offered(discourse: Discourse) -> bool:
    """Whether the last message names two or more to choose from: "as PDF or as TIFF?", "lease.pdf and note.pdf"."""
    history = discourse.material.history
    return bool(history) and not {"or", "and", "two", "three"}.isdisjoint(history[-1].words)


EXPLAINING = frozenset(
    ("marked called named in on with from for of ending at by ( , titled labelled labeled near behind next").split()
)


def explained(discourse: Discourse, position: int) -> bool:
    """Whether "one" is told by what follows: "the one marked B", "the one in Leeds"."""
    text = discourse.now.text
    if position >= len(text.classes):
        return False
    words = text.reading.words
    if words[position] == "with" and (
        words[position + 1 : position + 3] in (["the", "most"], ["the", "fewest"], ["the", "least"])
        or any(word.endswith("est") for word in words[position + 1 : position + 4])
    ):
        return True
    if words[position : position + 2] == [",", "meaning"]:
        return True
    near = 2 if words[position] in EXPLAINING else 0
    return any(m.named and position <= m.start <= position + near for m in discourse.now.mentions) or (
        position + 1 < len(text.classes) and text.classes[position + 1] in ("number", "time")
    )
