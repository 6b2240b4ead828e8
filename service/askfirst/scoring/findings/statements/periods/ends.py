"""Whether two places are the start and the end of one stretch: joined by "to", or named as departure and arrival."""

from askfirst.scoring.findings.statements.days import weekday_of
from askfirst.text.hit import Hit
from askfirst.text.reading import Reading

CUES = (("start", "@start_cue"), ("end", "@end_cue"))
JOINTS = frozenset(
    ("to until till til through thru - – — and up al a las la los hasta el até ao às à o au jusqu'au bis zum").split()
)
BESIDE = frozenset({",", "on", "the", "("})


def joined(reading: Reading, one: Hit, other: Hit) -> bool:
    """Whether only joining words, weekdays and marks stand between: "from A to B", "A - B"."""
    if one == other:
        return True
    if not one.end <= other.start <= one.end + 5 or not reading.same_sentence(one, other):
        return False
    between = reading.words[one.end : other.start]
    if not JOINTS & set(between):
        return False
    names = {name.start for name, _ in weekday_of(reading)}
    rest = [position for position in range(one.end, other.start) if position not in names]
    if not all(reading.words[position] in JOINTS | BESIDE for position in rest):
        return False
    if "and" in between:
        return "between" in reading.words[max(0, one.start - 4) : one.start]
    return True


def cued(reading: Reading, one: Hit, other: Hit) -> bool:
    """Whether one is named as a start and the other as an end: departs A, arrives B."""
    if abs(reading.sentences[one.start] - reading.sentences[other.start]) > 1:
        return False
    start, end = cue_at(reading, one), cue_at(reading, other)
    return start == "start" and end == "end"


def cue_at(reading: Reading, hit: Hit) -> str | None:
    """Whether the nearest cue, at most three tokens ahead of a date, names a start or an end.

    Who travels leaves before arriving; who stays somewhere arrives first.
    """
    cues = [(cue.end, cue, sense) for sense, key in CUES for cue in reading.all_hits.get(key, ())]
    for end, cue, sense in sorted(cues, reverse=True):
        if any(end <= month.start < hit.start for month in reading.all_hits.get("@month", ())):
            continue  # "at 22:00 until March, and at 21:00 from April"
        if 0 <= hit.start - end <= 3 and reading.same_sentence(cue, hit):
            if reading.words[cue.start][:5] in {"arriv", "depar"} and reading.all_hits.get("@hotel_word"):
                return "start" if sense == "end" else "end"
            return sense
    return None
