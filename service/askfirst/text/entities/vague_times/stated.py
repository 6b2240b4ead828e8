"""Set expressions that state a time after all: "later than 1 May", "paid in advance"."""

from askfirst.text.entities.vague_times.counted import counted
from askfirst.text.entities.vague_times.words import NEARBY, UNITS
from askfirst.text.hit import Hit
from askfirst.text.lazy import once
from askfirst.text.reading import Reading
from askfirst.text.standing import any_between, any_of

HOW = frozenset("many much long often".split())
PAID = frozenset(
    "yearly monthly quarterly weekly annually paid payable pay billed invoiced year month thanks thx you much".split()
)
SPEAKERS = frozenset("i we you he she they".split())
OPEN_CLAUSE = frozenset(
    "possible suitable convenient suits works ready free able needed required necessary things it you u we i "
    "he she they and please but re regarding about or then that this there".split()
)
"""Behind "whenever" these tell nothing that a system could see happen."""

BEING = frozenset({"am", "'m", "is", "'s", "are", "'re"})
INSIDE = frozenset({"in", "on", "at"})


def is_stated(reading: Reading, hit: Hit) -> bool:
    """Whether a comparison fixes the time ("later than 1 May", "3 or later"), or "as soon as" opens it."""
    chances = reading.all_hits.get("@polite_chance", ())
    if any(one.start <= hit.start and hit.end <= one.end for one in chances):
        return True
    first, last = reading.words[hit.start], reading.words[hit.end - 1]
    before = reading.words[hit.start - 1] if hit.start else ""
    if "=" in reading.raw and reading.raw[: reading.starts[hit.start]].rstrip().endswith("="):
        return True  # the meaning of a level: "5 = whenever"
    if before in UNITS and hit.start > 1:
        return True
    after = reading.words[hit.end] if hit.end < len(reading) else ""
    if first == "whenever" and hit.end - hit.start == 1:
        return clause_seen(reading, hit.end)
    if (before == "how" and first in HOW) or (last in NEARBY and counted(reading, hit.end)):
        return True
    if last == "then" and any(day.end <= hit.start for day in reading.entities("date")):
        return True
    if last == "advance":
        return before in PAID or any(one.end == hit.start for one in reading.entities("duration"))
    if hit.end - hit.start > 1:
        return last == "time" and after in SPEAKERS
    return compared(reading, hit) or after == "than" or before in ("or", "no", "as", "how", "too", "most")


def compared(reading: Reading, hit: Hit) -> bool:
    """Whether two are told apart by it: "whichever of the two I made later", "end the earlier one sooner"."""
    first, behind = reading.words[hit.start], reading.words[hit.end : hit.end + 1]
    if first == "later" and behind in (["one"], ["ones"]):
        return True
    if first not in {"later", "sooner"}:
        return False
    opening = reading.sentence_start(hit.start)
    return any_of(reading, EITHER, opening, hit.start) or any_between(earlier_ones(reading), opening + 1, hit.start)


EITHER = frozenset({"whichever"})


@once
def earlier_ones(reading: Reading) -> list[int]:
    """Where the "one" of "the earlier one" stands, in order."""
    words = reading.words
    return [at for at, word in enumerate(words) if at and word == "one" and words[at - 1] in {"earlier", "first"}]


def clause_seen(reading: Reading, start: int) -> bool:
    """Whether a system can see when the clause behind "whenever" holds: "whenever I'm in a meeting"."""
    words = reading.words
    after = words[start] if start < len(words) else ""
    if after in SPEAKERS and not INSIDE.isdisjoint(words[start + 2 : start + 3]):
        return words[start + 1] in BEING
    return after.isalpha() and after not in OPEN_CLAUSE
