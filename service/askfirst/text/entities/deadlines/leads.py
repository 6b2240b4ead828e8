"""Words that lead up to a deadline, and how far they reach: "by", "until", "deadline"."""

from askfirst.text.hit import Hit
from askfirst.text.reading import Reading

NEAR, FAR = 3, 14
PRESENT_UNTIL = frozenset({"until", "till", "til"})
STATES = frozenset(
    (
        "stays stay remains remain off down out busy closed away blocked reserved home available reachable duty leave "
        "present"
    ).split()
)
"""What lasts until six sets nobody a deadline either: "line 2 stays off until 6:00"."""
GLUE = frozenset(
    (
        "the on at of , ( - : = about around exactly sharp latest no later than and in my our your local "
        "morning afternoon evening first second third fourth fifth sixth seventh eighth ninth tenth ' @ ) is "
        '| approx ca "'
    ).split()
)


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
