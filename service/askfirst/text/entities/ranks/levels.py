"""Level words where they set a rank: mark it urgent - priority: high - flag 904 as pressing."""

from askfirst.text.hit import Hit
from askfirst.text.reading import Reading

ARROWS = frozenset({"->", ">", "→", "=>"})
FILLERS = frozenset(
    (
        "to as at the a an be very quite rather really more most so too extremely super : = pretty fairly "
        "somewhat highly extra truly absolutely clearly definitely into with of prio priority status level flag "
        "urgency severity for field"
    ).split()
)
THINGS = frozenset(
    ("job case order ticket task issue item request matter thing incident one delivery shipment emergency").split()
)
TAILS = frozenset(
    (
        "in on for by and please pls now one ones so because since as today again from at but too than "
        "with until thx thanks asap one to of as if when while before after this"
    ).split()
)


def levels(reading: Reading) -> list[Hit]:
    """A level word or the priority itself behind a verb that sets it, or in a field of that name."""
    found = []
    verbs = reading.all_hits.get("@priority_verb", [])
    nouns = reading.hits("@priority_noun")
    for level in reading.hits("@level_word"):
        noun = next((noun for noun in nouns if belongs(reading, noun, level)), None)
        if noun and not followed(reading, max(level.end, noun.end)):
            found.append(Hit(min(level.start, noun.start), max(level.end, noun.end)))
        elif is_set(reading, level, verbs):
            found.append(level)
    found += [
        noun
        for noun in nouns
        if any(0 <= noun.start - verb.end <= 6 and reading.same_clause(verb, noun) for verb in verbs)
    ]
    return found


def belongs(reading: Reading, noun: Hit, level: Hit) -> bool:
    """Whether a level stands with the word priority: high priority, priority: high, prio=low."""
    if 0 <= noun.start - level.end <= 1:
        return True
    gap = level.start - noun.end
    if 0 <= gap <= 8 and reading.same_clause(noun, level):
        return True
    return 0 < gap <= 2 and reading.words[noun.end] in {":", "="}


def is_set(reading: Reading, level: Hit, verbs: list[Hit]) -> bool:
    """Whether an arrow or a verb gives a level to something that has a rank."""
    before = reading.words[level.start - 1] if level.start else ""
    if before == "too" or before in {"the", "any", "this"}:
        return False
    if before in ARROWS:
        return about_work(reading, level)
    setting = [verb for verb in verbs if sets(reading, verb, level)]
    return bool(setting) and about_work(reading, level)


def sets(reading: Reading, verb: Hit, level: Hit) -> bool:
    """Whether a verb gives something that level: mark MJ-18 (as) quite pressing, flag 904 as urgent."""
    if not (verb.end <= level.start <= verb.end + 14 and reading.same_sentence(verb, level)):
        return False
    word = reading.words[level.start - 1]
    thing = reading.words[level.end : level.end + 1]
    named = word in {"a", "an"} and bool(thing) and thing[0] in THINGS
    if followed(reading, level.end) and not named:
        return False
    return word in FILLERS or word == ")" or level.start - verb.end <= 6


def followed(reading: Reading, end: int) -> bool:
    """Whether a noun follows, so that the words before it only describe it: urgent orders."""
    if reading.words[end : end + 1] == ["-"]:
        end += 2
    if end < len(reading.words) and reading.raw[reading.ends[end] : reading.ends[end] + 1] == "=":
        return False
    return end < len(reading.words) and reading.words[end].isalpha() and reading.words[end] not in TAILS


def about_work(reading: Reading, level: Hit) -> bool:
    """Whether the sentence speaks of a ticket, an order or an id, not of a fan or a price."""
    if any(reading.same_sentence(device, level) for device in reading.all_hits.get("@device", ())):
        return False
    items = [*reading.all_hits.get("@work_item", ()), *reading.entities("id")]
    return any(reading.same_sentence(item, level) for item in items)
