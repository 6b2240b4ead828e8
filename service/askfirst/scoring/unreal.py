"""Answers with a time that cannot be meant: a day that no calendar has, or one that is over for what is to come."""

from askfirst.checks.figures import Figure, read
from askfirst.text.hit import Hit
from askfirst.text.reading import Reading
from askfirst.text.tokens import ENDS

COMING = frozenset("date time new_time deadline timeline event_time".split())
"""Fields that say when something is to be done."""


def unreal(reply: Reading, field: str | None) -> bool:
    """Whether a reply names 31 February, or for what is to be done nothing but a time that has passed."""
    return any(day.date is None for day in written_days(reply)) or (field in COMING and only_past(reply))


def timed(reply: Reading) -> bool:
    """Whether a reply names a day or a length of time at all."""
    return bool(reply.entities("date") or reply.entities("duration") or written_days(reply))


def written_days(reply: Reading) -> list[Figure]:
    """Every day as written, also one that no calendar has."""
    return [one for one in read(reply.lower).figures if one.sort == "d"] if reply.digits else []


def only_past(reply: Reading) -> bool:
    """Whether every day or length of time that the reply names has passed: "yesterday at 10"."""
    past = [hit for hit in reply.all_hits.get("@past_time", ()) if not anchored(reply, hit)]
    times = reply.entities("date") or reply.entities("duration")
    return bool(past) and all(any(hit.overlaps(one) for one in past) for hit in times)


def anchored(reply: Reading, past: Hit) -> bool:
    """Whether a past time only tells which: "same as yesterday", "once yesterday's invoice is paid"."""
    return any(
        hit.start < past.start and ENDS.isdisjoint(reply.words[hit.start : past.start])
        for hit in reply.all_hits.get("@past_anchor", ())
    )
