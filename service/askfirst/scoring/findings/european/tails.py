"""What follows the object of an order: nothing that tells more of it, or words that may."""

from askfirst.scoring.findings.european.words import spots
from askfirst.text.reading import Reading

MARKS = frozenset({".", "!", "?", ";"})
JOINTS = frozenset({",", "und"})
TIMES = ("date", "clock_time", "duration")
LONGEST = 3
"""Tokens of who gets something: "an die Buchhaltung"."""


def plain_tail(text: Reading, at: int) -> bool:
    """Whether nothing from a token on to the end of its clause may tell which thing is meant.

    So it is with small words, particles and times, with who gets it, and with a role whose it is.
    """
    passed, ends, dated = idle(text), closing_words(text), days(text)
    joints, toward = spots(text, "and_word"), spots(text, "toward_whom")
    while at < len(text) and not closes(text, at):
        if text.words[at] == "," or (at in joints and text.words[at + 1 : at + 2]):
            return goes_on(text, at, joints.get(at, at + 1))
        if at in dated:
            return False
        if at in passed or at in ends:
            at = passed.get(at) or ends[at]
        elif at in toward:
            first, at = toward[at], receiver_end(text, toward[at])
            if not (is_role(text, first, at) or (first < at and text.capitals[first])):
                return False
        else:
            return False
    return True


def idle(text: Reading) -> dict[int, int]:
    """Where small words, times and whose it is by role begin, by their ends: "del proveedor", "bis Freitag"."""
    times = {hit.start: hit.end for name in TIMES for hit in text.entities(name)} | spots(text, "vague_time")
    parties = spots(text, "party_noun")
    led = {**spots(text, "day_lead"), **spots(text, "toward_whom")}
    whose = {start: parties[end] for start, end in spots(text, "whose_word").items() if end in parties}
    return {
        **whose,
        **{start: times[end] for start, end in led.items() if end in times},
        **spots(text, "trailing_word"),
        **times,
    }


def days(text: Reading) -> frozenset[int]:
    """Where it is told by its day: "die Rechnung vom 3. März"."""
    found = {hit.start for hit in text.entities("date")}
    return frozenset(start for start, end in spots(text, "whose_word").items() if end in found)


def closing_words(text: Reading) -> dict[int, int]:
    """Where a particle or a verb ends a clause, by its end: "Könnten Sie die Datei bitte aktualisieren?"."""
    verbs = spots(text, "object_verb") if text.nouns_capital else {}
    particles = spots(text, "end_particle")
    last = {start: end for start, end in verbs.items() if closes(text, end)}
    return last | {start: end for start, end in particles.items() if closes(text, end) or text.words[end] in JOINTS}


def closes(text: Reading, at: int) -> bool:
    """Whether a clause ends at a token: the end of the text, or a mark."""
    return at >= len(text) or text.words[at] in MARKS


def goes_on(text: Reading, at: int, after: int) -> bool:
    """Whether a comma or "and" leads to another order or a remark, and not to a clause or list on the object."""
    if text.words[at] == ",":
        return after not in spots(text, "relative_word") and after not in spots(text, "article_word")
    return after in spots(text, "object_verb") or after in spots(text, "order_verb")


def is_role(text: Reading, start: int, end: int) -> bool:
    """Whether somebody is told by nothing but a role, or as a team."""
    return end in (spots(text, "team_noun").get(start), spots(text, "party_noun").get(start))


def receiver_end(text: Reading, at: int) -> int:
    """Where the words end that name who gets something."""
    particles, small = spots(text, "end_particle"), spots(text, "trailing_word")
    times = text.covered(*TIMES)
    last = min(len(text), at + LONGEST)
    while at < last and text.words[at][0].isalpha() and at not in particles and at not in small and at not in times:
        at += 1
    return at
