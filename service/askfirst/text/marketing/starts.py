"""Where an audience begins: behind "aimed at", "audience:", "send it to", "notify"."""

from askfirst.text.governing import bracketed, governor, orders, positions, valued
from askfirst.text.hit import Hit
from askfirst.text.marketing.facts import has_age
from askfirst.text.marketing.people import DETERMINERS, STOPS, people_of
from askfirst.text.reading import Reading

NO_AUDIENCE = STOPS | frozenset("out for of in is should goal page".split())
NO_CUE_AFTER = DETERMINERS | {"of", "and"}
ARROWS = frozenset({"-", "=", "->", "→"})
AMOUNTS = frozenset("$ € £ cpa roas top page goal me us position".split())
POINTING = ("target", "aim", "direct", "point", "pitch", "gear")
SAYS = frozenset({"=", "is", "are", "be"})


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


def counted(reading: Reading, verb: Hit) -> bool:
    """Whether a number is to be reached and nobody is addressed: "reach 12,000 followers"."""
    return reading.words[verb.start] in {"reach", "target"} and quantity(reading, verb.end)


def closed(reading: Reading) -> list[int]:
    """People between marks that end in "only": "..., our professional audience only"."""
    people = people_of(reading)
    starts = [at + 1 for at, word in enumerate(reading.words[:-1]) if word in STOPS and people.at(at + 1)]
    return [start for start in starts if reading.words[people.ending(start) - 1] == "only"]


def aimed(reading: Reading) -> list[int]:
    """Behind "aimed at", "targeting", "in front of"; "the target of 500" and "aimed at raising" are none."""
    starts = []
    for cue in reading.outside_data("@aim_cue"):
        noun = cue.start and cue.end - cue.start == 1 and reading.words[cue.start - 1] in NO_CUE_AFTER
        if noun or cue.end >= len(reading) or any(money.end == cue.start for money in reading.entities("money")):
            continue  # "4,000 EUR go to radio"
        word = reading.words[cue.end]
        if reading.words[cue.start] in ARROWS and not people_of(reading).at(cue.end):
            continue  # "both live → stop B"
        at = pointed_at(reading, cue)
        if at is not None:
            starts.append(at)
        elif word not in NO_AUDIENCE and not word.endswith("ing") and not quantity(reading, cue.end):
            starts.append(cue.end)
    return starts


def pointed_at(reading: Reading, cue: Hit) -> int | None:
    """Where the people begin in "target the event ad at families"; None without such an "at"."""
    if not reading.words[cue.start].startswith(POINTING):
        return None
    people = people_of(reading)
    return next(
        (
            at + 1
            for at in range(cue.end, min(len(reading) - 1, cue.end + 9))
            if reading.words[at] == "at" and people.at(at + 1)
        ),
        None,
    )


def quantity(reading: Reading, position: int) -> bool:
    """Whether a goal stands here and no people: "target 500 sign-ups", "reach the top 3"."""
    if reading.words[position] in AMOUNTS or measure(reading, position):
        return True
    digit = reading.plain[reading.starts[position]].isdigit()
    return digit and not has_age(reading, position, min(len(reading), position + 6))


def measure(reading: Reading, position: int) -> bool:
    """Whether a metric or a goal is reached: "aiming at a cost per lead of $38", "reached its goal"."""
    nouns = [hit for key in ("@metric", "@goal_noun") for hit in reading.all_hits.get(key, ())]
    return any(
        position <= hit.start <= position + 1 and not reading.words[hit.start].startswith("target") for hit in nouns
    )


def made_of(reading: Reading) -> list[int]:
    """Behind "an audience of", "a segment of": people who are to be gathered."""
    people = people_of(reading)
    return [
        at + 1
        for at, word in enumerate(reading.words[:-1])
        if word == "of" and at and reading.words[at - 1] in {"audience", "segment"} and people.at(at + 1)
    ]


def labelled(reading: Reading) -> list[int]:
    """Behind "audience:", "recipients are", "segment for Tuesday's mail:"."""
    places = (after_label(reading, noun) for noun in reading.outside_data("@aim_noun"))
    return [place for place in places if place is not None]


def after_label(reading: Reading, noun: Hit) -> int | None:
    """Where the value of a label begins, if one follows in the sentence."""
    if reading.words[noun.start] == "target" and governor(reading, noun.start, "@goal_setter"):
        return None
    for at in range(noun.end, min(len(reading), noun.end + 20)):
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


def announced(reading: Reading) -> list[int]:
    """Behind a message and a colon: "tomorrow's push: only the warm leads"."""
    ends = {hit.end for hit in reading.outside_data("@message_noun")}
    if not ends or ":" not in reading.words:
        return []
    colons = [
        at for at, word in enumerate(reading.words[:-1]) if word == ":" and not ends.isdisjoint(range(at - 4, at + 1))
    ]
    return [at + 1 for at in colons if people_of(reading).at(at + 1)]


def sent_to(reading: Reading) -> list[int]:
    """People behind "to" or "for"."""
    people = people_of(reading)
    verbs = positions(reading, "@address_verb")
    return [
        at + 1
        for at, word in enumerate(reading.words[:-1])
        if (
            word in {"to", "for", "at"}
            or (word == "on" and spent(reading, at))
            or (word == "that" and at and reading.words[at - 1] == "so")
        )
        and people.at(at + 1)
        and not quantity(reading, at + 1)
        and not (word == "that" and does(reading, at + 1))
        and not (word == "to" and at + 1 in verbs)
    ]


def spent(reading: Reading, position: int) -> bool:
    """Whether money is spent on whoever is named here: "spend $500 ... on adventurous folks"."""
    verb = next((at for at in range(position) if reading.words[at] in SPENDING), None)
    return verb is not None and reading.sentences[verb] == reading.sentences[position]


SPENDING = frozenset("spend spending invest investing blow use".split())


SEEING = frozenset("see read notice watch find hear get receive learn".split())


def does(reading: Reading, start: int) -> bool:
    """Whether the people only do something themselves: "so that everyone can confirm by 1 March"."""
    ahead = reading.words[start : start + 4]
    at = next((at for at, word in enumerate(ahead) if word in {"can", "could", "may", "will", "has", "have"}), None)
    return at is not None and at + 1 < len(ahead) and SEEING.isdisjoint(ahead[at + 1 : at + 2])
