"""Goals in the superlative: "the cheapest", "the lowest rate", "minimum stock"."""

from askfirst.scoring.findings.conflicts.goals.degrees import Goal
from askfirst.scoring.findings.statements.places import places
from askfirst.text.hit import Hit
from askfirst.text.reading import Reading

SKIPPED = frozenset("the a an in on of to for its our total overall possible average best".split())
JOINING = (["and"], ["&"], [","])


def superlatives(reading: Reading) -> list[Goal]:
    """Such as "The cheapest", "the lowest rate", "minimum stock"."""
    void = reading.all_hits.get("@no_goal", ())
    found = [
        goal
        for name in ("best_thing", "best_side")
        for hit in places(reading, name)
        if not bounded(reading, hit) and not any(hit.overlaps(one) for one in void)
        if (goal := superlative(reading, hit, whole=name == "best_thing"))
    ]
    sides = {reading.words[hit.start] for hit in reading.all_hits.get("@side_noun", ())}
    return [*(goal._replace(side=goal.noun in sides) for goal in found), *best_ends(reading)]


def superlative(reading: Reading, hit: Hit, whole: bool) -> Goal | None:
    """The goal of one superlative; none where one for a side says neither the side nor what it is said of."""
    words = reading.words
    noun = next_word(reading, hit.end, 3)
    if not whole and not noun:
        if words[max(0, hit.start - 1)] in {"is", "are"} and hit.start > 1:
            return Goal(Hit(hit.start - 2, hit.end), words[hit.start], words[hit.start - 2], "", False)
        if not paired(reading, hit.end):
            return None
    end = words.index(noun, hit.end) + 1 if noun else hit.end
    return Goal(Hit(hit.start, end), words[hit.start], noun, "", whole)


def best_ends(reading: Reading) -> list[Goal]:
    """Goals named as an end: "keep the cost to a minimum", "speed at the maximum"."""
    return [
        Goal(hit, reading.words[hit.end - 1], reading.word_before(hit.start), "", False)
        for hit in reading.all_hits.get("@best_end", ())
    ]


def bounded(reading: Reading, hit: Hit) -> bool:
    """Whether a number follows, which makes "max uses 3" a bound and no goal."""
    for word in reading.words[hit.end : hit.end + 3]:
        if word in {"for", ",", ";", "."}:
            return False
        if any(letter.isdigit() for letter in word):
            return True
    return False


def paired(reading: Reading, position: int) -> bool:
    """Whether another superlative stands on the other side of a joining word: "biggest and cheapest"."""
    hits = [hit for name in ("best_thing", "best_side") for hit in reading.all_hits.get("@" + name, ())]
    words = reading.words
    if words[position : position + 1] in JOINING and any(hit.start == position + 1 for hit in hits):
        return True
    own = next((hit.start for hit in hits if hit.end == position), 0)
    return words[own - 1 : own] in JOINING and any(hit.end == own - 1 for hit in hits)


def next_word(reading: Reading, position: int, most: int) -> str:
    """The next word that says something, within so many tokens; empty at a mark or joining word."""
    for word in reading.words[position : position + most]:
        if word in {"and", "or", "but", "&", "with", "also"} or not (word[0].isalnum()):
            return ""
        if word not in SKIPPED:
            return word
    return ""
