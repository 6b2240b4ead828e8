"""Orders to give something a rank: mark it urgent - bump INC-5520 up - give it more weight.

Attribute `rank` is "given" where the sentence or the one behind it says level and scale.
"""

from askfirst.text.entities.ranks.exact import find_ranks
from askfirst.text.entities.ranks.levels import levels
from askfirst.text.entities.ranks.shifts import shifts
from askfirst.text.hit import Hit, outermost
from askfirst.text.mood import only_about, opening_of
from askfirst.text.plurals import is_plural
from askfirst.text.reading import Reading

KEYS = ("@priority_noun", "@priority_phrase", "@level_word", "@priority_shift", "@the_others", "@queue_noun")


def find_priorities(reading: Reading) -> list[Hit]:
    """Every place where a rank is asked for."""
    if not any(key in reading.all_hits for key in KEYS):
        return []
    signs = [*reading.hits("@priority_phrase"), *levels(reading), *shifts(reading)]
    hits = outermost([hit for hit in signs if not spoken_of(reading, hit)])
    if not hits:
        return []
    ranks = find_ranks(reading)
    return [Hit(hit.start, hit.end, {"rank": "given" if is_given(reading, hit, ranks) else ""}) for hit in hits]


def is_given(reading: Reading, hit: Hit, ranks: list[Hit]) -> bool:
    """Whether a level with its scale or a place in the queue is said for it."""
    sentence = reading.sentences[hit.start]
    command = "=" in reading.raw[reading.starts[hit.start] : reading.ends[hit.end - 1]]
    ranks = [rank for rank in ranks if command or not (hit.start < rank.start and rank.end <= hit.end)]
    headed = reading.words[:1] == ["subject"]
    return any(
        abs(reading.sentences[rank.start] - sentence) <= 1 or (headed and reading.sentences[rank.start] == 0)
        for rank in ranks
    )


def spoken_of(reading: Reading, hit: Hit) -> bool:
    """Whether the sentence only reports on, renames or deletes a priority."""
    opening = opening_of(reading, hit)
    behind = reading.words[hit.end : hit.end + 2]
    if behind[:1] in (["nothing"], ["nobody"], ["none"]) or (behind == ["field", "'s"]):
        return True
    if reading.words[opening] == "report" and reading.words[opening + 1] in {
        "all",
        "every",
        "each",
        "which",
        "on",
    }:
        return True
    if reading.words[opening] in {"ask", "asks", "tell"} and not ASKED.isdisjoint(reading.words[opening : hit.start]):
        return True
    if reading.words[hit.start : hit.end] == ["with", "priority"] and is_plural(reading.words[hit.start - 1]):
        return True  # "close the tickets with priority 'High'" tells which ones
    if reading.words[hit.start] == "priority" and reading.words[hit.end - 1] == "field" and hit.end - hit.start == 2:
        return reading.words[hit.end : hit.end + 1] == ["'s"]
    return reading.words[opening] in UNDONE or only_about(reading, hit)


ASKED = frozenset("why who whether when how".split())
UNDONE = frozenset("remove cancel drop undo revert".split())
