"""Whether a length fits a stretch: three nights from Monday to Thursday."""

from askfirst.scoring.findings.statements.lengths import Length
from askfirst.scoring.findings.statements.periods.stretches import Stretch
from askfirst.scoring.findings.statements.places import in_sentence
from askfirst.text.reading import Reading


def fits(reading: Reading, one: Stretch, length: Length) -> bool:
    """Whether a length can be that of the stretch, ends counted or not."""
    count = length.amount
    if one.unit == "minute":
        if length.unit not in {"minute", "hour"} or pauses(reading, one.start.start):
            return True
        return count * (60 if length.unit == "hour" else 1) == one.amount
    days_between = one.amount
    match length.unit:
        case "night":
            return count == days_between
        case "day" if length.working:
            return count <= days_between + 1 and count >= (days_between + 1) * 5 // 7 - 3
        case "day":
            return count in (days_between, days_between + 1) or working_days(days_between) == count
        case "week":
            return abs(count * 7 - days_between) <= 3
        case "month":
            return abs(count * 30.4 - days_between) <= 5
        case "year":
            return abs(count * 365.25 - days_between) <= 5
    return True


def shorter(one: Stretch, length: Length) -> bool:
    """Whether a length fits somewhere into a stretch: an hour between nine and twelve."""
    unit = {"minute": 1, "hour": 60, "day": 1440, "night": 1440, "week": 10080, "month": 43800, "year": 525600}[
        length.unit
    ]
    return length.amount * unit <= one.amount * (1 if one.unit == "minute" else 1440)


def working_days(between: int) -> int:
    """Roughly the Mondays to Fridays in a stretch of whole weeks."""
    return -1 if between < 4 else round((between + 1) * 5 / 7)


def pauses(reading: Reading, position: int) -> bool:
    """Whether a break is taken out of the hours."""
    if not in_sentence(reading, "pause_word", position):
        return False
    ruled_out = [hit.end for hit in reading.all_hits.get("@ruled_out_word", ())]
    return not any(hit.start in ruled_out for hit in reading.all_hits.get("@pause_word", ()))
