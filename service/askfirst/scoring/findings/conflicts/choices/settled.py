"""What settles a choice further on: a rule for it, or the name of one of the two."""

from askfirst.scoring.findings.statements.places import places, sentence_of
from askfirst.scoring.findings.statements.words import EMPTY
from askfirst.text.hit import Hit
from askfirst.text.reading import Reading
from askfirst.text.standing import last_places, starting

CASES = frozenset({"if", "when", "unless"})
"""These decide what stands in their own sentence."""
VOID: dict[str, tuple[list[str], ...]] = dict.fromkeys(
    ("whichever", "whatever"), ([","], [";"], ["."], ["?"], [], ["the"])
)
"""Behind these marks "whichever" names no rule: "hall 1 or hall 2, whichever"."""


def decided(reading: Reading, hit: Hit, end: int) -> bool:
    """Whether something behind the "or", up to the end of the next sentence, settles it."""
    _, following = sentence_of(reading, min(end, len(reading.words) - 1))
    return any(
        (word.start < end or reading.words[word.start] not in CASES)
        and reading.words[word.end : word.end + 1] not in VOID.get(reading.words[word.start], (["?"],))
        and reading.words[word.start - 1] not in {"not", "only"}
        for word in starting(places(reading, "settled"), hit.end, following)
    )


def taken_up(reading: Reading, found: Hit) -> bool:
    """Whether the text goes on with one of the two options, by a name of its own: "Ann or Bo; give it to Bo"."""
    one, other = (names_of(str(found.attrs[side])) for side in ("a", "b"))
    last = last_places(reading)
    behind = {name for name in one | other if last.get(name, -1) >= found.end}
    left, right = one - other, other - one
    return bool(left) and bool(right) and (left <= behind) != (right <= behind) and not (left | right) <= behind


def names_of(text: str) -> set[str]:
    """The words of an option that name something."""
    return {word for word in text.lower().split() if word not in EMPTY and len(word) > 2}
