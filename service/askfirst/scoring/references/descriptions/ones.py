"""As in "that one", "the second one", with nothing that "one" could stand for."""

from askfirst.scoring.references.descriptions.counting import counts_off
from askfirst.scoring.references.descriptions.explained import explained
from askfirst.scoring.references.discourse import Discourse
from askfirst.scoring.references.lists.choice import choice_before, has_choice, offered
from askfirst.text.hit import Hit

ORDINALS = frozenset("first second third fourth fifth sixth last 1st 2nd 3rd 4th 5th former latter middle".split())
DEFINITE = frozenset({"the", "that", "those", "these", "this"})


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
        if ordinal and (in_turn(discourse, start, between) or of_told(discourse, start)):
            continue
        told = explained(discourse, p + 1) and (bool(between) or words[start] == "the")
        if not stands_for(discourse, start, between, ordinal) and not told:
            found.append(Hit(start, p + 1))
    return found


def in_turn(discourse: Discourse, start: int, between: list[str]) -> bool:
    """Whether another ordinal stands ahead: "send the second reminder five days after the first one"."""
    ahead = set(discourse.now.text.reading.words[:start]) & ORDINALS
    return bool(ahead - set(between))


def of_told(discourse: Discourse, start: int) -> bool:
    """Whether the sentence opens with those it is one of: "of the 3 slots Ewa proposes, take the first one"."""
    reading = discourse.now.text.reading
    first = reading.sentence_start(start)
    return reading.words[first] in {"of", "among"} and any(
        m.plural and first < m.start < start for m in discourse.now.mentions
    )


def stands_for(discourse: Discourse, position: int, between: list[str], ordinal: bool) -> bool:
    """Whether "one" has something to stand for: a list for an ordinal, else anything that was named."""
    if discourse.given_thing or offered(discourse):
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
