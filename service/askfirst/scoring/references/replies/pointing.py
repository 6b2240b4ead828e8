"""Replies that point to somebody or something without a name: "the one from before", "that guy from yesterday"."""

from askfirst.scoring.references.replies.offered import SMALL
from askfirst.text.hit import Hit
from askfirst.text.reading import Reading


def points(text: Reading) -> bool:
    """Whether the first clause points to somebody or something without a name: "the one from before"."""
    clause = text.clauses[0] if text.clauses else 0
    return any(text.clauses[hit.start] == clause and not counting(text, hit) for hit in text.hits("@stand_in"))


def counting(text: Reading, hit: Hit) -> bool:
    """Whether "one" counts what follows: "the one-page limit", "one receipt"."""
    if text.text(hit).lower() != "one":
        return False
    behind = text.words[hit.end : hit.end + 1]
    return behind == ["-"] or (hit.start == 0 and bool(behind) and behind[0] not in SMALL)
