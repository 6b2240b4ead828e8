"""Words that lead up to a deadline, and how far they reach: "by", "until", "deadline"."""

from askfirst.text.brackets import depths
from askfirst.text.hit import Hit
from askfirst.text.reading import Reading

NEAR, FAR = 3, 14
PRESENT_UNTIL = frozenset({"until", "till", "til"})
PRESENCE = frozenset({"am", "'m"})
"""Who is somewhere until three sets nobody a deadline: "I am on site until 15:00"."""
STATES = frozenset(
    (
        "stays stay remains remain off down out busy closed away blocked reserved home available reachable duty leave "
        "present"
    ).split()
)
"""What lasts until six sets nobody a deadline either: "line 2 stays off until 6:00"."""
STARTS = frozenset({"from", "between"})
SAYING = frozenset({"was", "were", "had"})
GLUE = frozenset(
    (
        "the on at of , ( - : = about around exactly sharp latest no later than and in my our your local "
        "morning afternoon evening first second third fourth fifth sixth seventh eighth ninth tenth ' @ ) is "
        '| approx ca "'
    ).split()
)


def leads(reading: Reading, hit: Hit, time: Hit) -> bool:
    """Whether a lead word reaches the time: at once, over a date, or as a noun over some words."""
    words = reading.words
    present = not PRESENCE.isdisjoint(words[max(0, hit.start - 6) : hit.start])
    lasting = not STATES.isdisjoint(words[max(0, hit.start - 4) : hit.start])
    if (present or lasting) and words[hit.start] in PRESENT_UNTIL:
        return False
    if words[hit.start] in PRESENT_UNTIL and not SAYING.isdisjoint(words[max(0, hit.start - 4) : hit.start]):
        return False
    if hit not in nouns(reading) and "and" in words[hit.end : time.start]:
        return False  # "until March and at 21:00 from April"
    started = not STARTS.isdisjoint(words[max(0, hit.start - 8) : hit.start])
    if started and words[hit.start] in {"until", "till", "til"}:
        return False
    if hit in nouns(reading):
        return unbracketed(reading, hit.end, time.start) <= FAR
    return loose(reading, hit.end, time.start) <= NEAR


def unbracketed(reading: Reading, start: int, end: int) -> int:
    """Tokens between two positions, without what stands in brackets."""
    return sum(depth <= 0 for depth in depths(reading.words[start:end]))


def nouns(reading: Reading) -> list[Hit]:
    """Lead words that are nouns or the like, so that more words may stand before the time."""
    return reading.hits("@deadline_noun")


def loose(reading: Reading, start: int, end: int) -> int:
    """Tokens between two positions that belong to no date; a verb in between counts as many."""
    if start >= end:
        return 0
    dated = reading.covered("date")
    between = [position for position in range(start, end) if position not in dated]
    words = [reading.words[position] for position in between]
    return len(words) if all(word in GLUE for word in words) else NEAR + 1


def tail_reach(reading: Reading, time: Hit, hit: Hit) -> int:
    """How far a tail may stand behind the time: dates in between do not count."""
    return hit.start - time.end if loose(reading, time.end, hit.start) <= NEAR else -1
