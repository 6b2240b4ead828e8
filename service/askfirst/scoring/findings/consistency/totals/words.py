"""Words that say what a figure is in a sum: a total, a net amount, one of more parts."""

from askfirst.scoring.findings.statements.figures import Figure
from askfirst.scoring.findings.statements.places import in_sentence
from askfirst.text.hit import Hit
from askfirst.text.reading import Reading


def has_role(reading: Reading, name: str, figure: Figure) -> bool:
    """Whether a word of the list names the figure: right ahead of it, or right behind."""
    return any(
        (0 <= figure.hit.start - cue.end <= 4 and reading.same_clause(cue, figure.hit))
        or 0 <= cue.start - figure.hit.end <= 1
        for cue in reading.all_hits.get("@" + name, ())
    )


def rests(reading: Reading, parts: Hit) -> bool:
    """Whether more parts are left unnamed."""
    return in_sentence(reading, "rest_word", parts.start) or in_sentence(reading, "rest_word", parts.end - 1)
