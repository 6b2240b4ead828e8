"""The last word of each clause, for what counts only where nothing follows: "keep it pleasant"."""

from askfirst.text.hit import Hit
from askfirst.text.reading import Reading

TAILS = frozenset({"again", "please", "pls", "plz", "now", "today", "too", "there", "here", "thanks", "thx"})


def find_clause_ends(reading: Reading) -> list[Hit]:
    """Words behind which a clause ends, but for words such as "please"."""
    return [Hit(at, at + 1) for at in range(len(reading)) if ends_clause(reading, at)]


def ends_clause(reading: Reading, at: int) -> bool:
    """Whether only a mark, the end or a new clause follows the token."""
    after = at + 1
    if after >= len(reading) or reading.clauses[after] != reading.clauses[at]:
        return True
    if not reading.words[after][0].isalnum():
        return True
    return reading.words[after] in TAILS and ends_clause(reading, after)
