"""What an order to improve is really about: a part named after an outcome, a saved list, a platform's setting."""

from askfirst.text.hit import Hit
from askfirst.text.nouns import MARKS, STOPS
from askfirst.text.reading import Reading

BODILY = frozenset("cut push build expand drive lift scale upgrade amplify slash shrink boost".split())
"""Verbs that also change a thing in place or size: "cut the brand film to 45 seconds"."""
MEASURING = BODILY | frozenset("increase raise lower reduce decrease halve".split())
"""The same of a thing that can be made better: "reduce the homepage slider to three images"."""
THE = frozenset("the this that our your my their a an".split())
TOWARDS = frozenset("of to from with for on in into".split())


def named_after(reading: Reading, verb: Hit, thing: Hit, outcome: bool) -> bool:
    """Whether only a part of the name of something else: "the reach section", "the website's certificate"."""
    if reading.words[verb.start] not in (BODILY if outcome else MEASURING):
        return False
    if reading.words[thing.start - 1] not in THE or thing.end >= len(reading):
        return False
    word = reading.words[thing.end]
    if word in STOPS or word in MARKS or word.endswith("ly"):
        return False
    measured = any(
        thing.end <= hit.start <= thing.end + 2
        for key in ("@metric", "@counted")
        for hit in reading.all_hits.get(key, ())
    )
    return not measured and (word.isalpha() or word == "'s")


def is_saved(reading: Reading, verb: Hit, thing: Hit) -> bool:
    """Whether a list is meant that is kept, or made: "send it to list 'Parents'", "build a list of ..."."""
    if reading.words[thing.end - 1] != "list":
        return False
    between = reading.words[verb.end : thing.start]
    named = any(hit.start == thing.end for name in ("quote", "id") for hit in reading.entities(name))
    return (named and not TOWARDS.isdisjoint(between)) or (
        reading.words[verb.start] == "build" and between[:1] in (["a"], ["an"])
    )


def set_up_for(reading: Reading, verb: Hit, thing: Hit) -> bool:
    """Whether the platform's own setting is meant: "optimise ad set 20 for sign-ups", "campaign 'Hut' for clicks"."""
    between = reading.words[verb.end : thing.end]
    if "for" not in reading.words[verb.end : verb.end + 8] or reading.words[verb.start] not in {"optimise", "optimize"}:
        return between[:-1][-1:] == ["for"] and any(word[:1].isdigit() for word in between)
    at = reading.words.index("for", verb.end)
    named = any(verb.end <= hit.start < at for name in ("quote", "id", "number") for hit in reading.entities(name))
    aims = any(at < hit.start <= at + 3 for key in ("@outcome", "@metric") for hit in reading.all_hits.get(key, ()))
    return named and aims and "and" not in reading.words[at : at + 4]
