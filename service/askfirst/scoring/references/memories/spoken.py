"""What was said or scribbled and never filed: "the points on the whiteboard", "as discussed"."""

from askfirst.scoring.references.discourse import Discourse
from askfirst.scoring.references.memories.relatives import DEFINITE, explained
from askfirst.text.hit import Hit

SOURCES = frozenset({"from", "on", "in", "of", "at", "during", "over"})

FILED = frozenset({"notes", "minutes"})
"""What is kept of a meeting, and found by its day."""


def spoken(discourse: Discourse) -> list[Hit]:
    """As in "the points on the whiteboard": said or scribbled, and never filed."""
    reading = discourse.material.text
    words, found = reading.words, []
    if discourse.given_thing:
        return []
    for source in reading.hits("@spoken_source"):
        for content in reading.hits("@spoken_content"):
            between = words[content.end : source.start]
            m = next((m for m in discourse.now.mentions if m.end == content.end), None)
            if (
                m is None
                or m.determiner not in DEFINITE
                or m.named
                or not 1 <= len(between) <= 4
                or between[0] not in SOURCES
            ):
                continue
            span = Hit(m.start, source.end)
            if between[0] == "of" and words[content.start] not in (
                "points",
                "items",
                "decisions",
                "results",
                "suggestions",
                "ideas",
            ):
                continue
            if any(h.start <= source.end + 2 and h.start >= source.start for h in reading.entities("date")):
                continue
            if words[content.start] in FILED and any(
                content.end < h.start < source.start for h in reading.entities("date")
            ):
                continue  # "the notes from yesterday's stand-up" lie with that meeting
            if discourse.now.text.classes[source.end : source.end + 1] == ["noun"] or (
                words[source.end : source.end + 1] == ["with"]
                and any(m.named and m.start == source.end + 1 for m in discourse.now.mentions)
            ):
                continue  # "the list in the car app", "the notes from this morning's call with Kern"
            if not any(
                m.named and content.end <= m.start < source.end for m in discourse.now.mentions
            ) and not explained(discourse, span):
                found.append(span)
    return found


def as_spoken(discourse: Discourse) -> list[Hit]:
    """An order that is told only by "as discussed", without a number, a name or a date of its own."""
    reading = discourse.material.text
    hits = [hit for hit in reading.hits("@as_spoken") if hit.start > 2 or len(reading) < 7]
    if not hits or discourse.given_thing or discourse.before:
        return []
    if any(
        reading.entities(name) for name in ("id", "number", "date", "quote", "money", "percent", "file", "clock_time")
    ):
        return []
    if any(m.named and not m.person and not m.before for m in discourse.now.mentions):
        return []
    return hits[:1]
