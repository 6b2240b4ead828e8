"""Descriptions that only those understand who were there: "the one Jo liked", "same as last time"."""

from askfirst.scoring.references.discourse import Discourse
from askfirst.scoring.references.pasts import past_sources
from askfirst.scoring.references.relatives import DEFINITE, private, told
from askfirst.text.hit import Hit
from askfirst.text.reading import Reading


def untold(discourse: Discourse) -> list[Hit]:
    """Every such description that the case does not explain."""
    return [
        *remembered(discourse),
        *private(discourse),
        *past_sources(discourse),
        *spoken(discourse),
        *as_spoken(discourse),
    ]


def remembered(discourse: Discourse) -> list[Hit]:
    """As in "Same as last time", "the usual template", with no history that would tell."""
    reading = discourse.material.text
    if discourse.given or discourse.before:
        return []
    hits = [*reading.hits("@remembered"), *as_before(reading), *reading.hits("@insider")]
    found = []
    for hit in hits:
        noun = next((m for m in discourse.now.mentions if m.start <= hit.start < m.end or m.start == hit.end), None)
        if discourse.now.aside[hit.start]:
            continue  # "a short note in the usual thread is enough"
        if noun and ("number" in noun.classes or of_named(discourse, noun.end)):
            continue  # "the usual 300 g stock", "the usual steps of checklist OP-2"
        end = max(hit.end, noun.end) if noun else hit.end
        if "usual" in reading.words[hit.start : end] and (
            counted_of(discourse, end) or explained_behind(discourse, end) or beside_an_id(discourse, hit.start)
        ):
            continue  # "the usual box of 24 cartridges", "our usual printer, vendor no. V-7"
        found.append(Hit(hit.start, end))
    for hit in reading.hits("@do_the_same"):
        if discourse.now.aside[hit.start] or like_named(discourse, hit.end):
            continue  # "do the same for Karin as you'd do for Joel"
        if not any(m.end <= hit.start and not m.person for m in discourse.now.mentions):
            found.append(hit)
    return found


EXAMPLE = 10
"""Tokens behind "do the same" in which it may say as for whom."""


def like_named(discourse: Discourse, position: int) -> bool:
    """Whether it says as for whom, by name."""
    words = discourse.now.text.reading.words
    return any(
        m.classes[-1] in ("name", "id")
        and position < m.start < position + EXAMPLE
        and "as" in words[position : m.start]
        for m in discourse.now.mentions
    )


def counted_of(discourse: Discourse, end: int) -> bool:
    """Whether a number of things follows: "of 24 cartridges"."""
    text = discourse.now.text
    return text.reading.words[end : end + 1] == ["of"] and text.classes[end + 1 : end + 2] == ["number"]


def explained_behind(discourse: Discourse, end: int) -> bool:
    """Whether a comma leads in what it is, or an id follows that is not what it is done for."""
    text = discourse.now.text
    words, sentences, classes = text.reading.words, text.reading.sentences, text.classes
    if words[end : end + 1] in ([","], ["("]) and classes[end + 1 : end + 2] in EXPLAINING:
        return True
    for p in range(end, len(classes)):
        if sentences[p] != sentences[end - 1] or words[p] in AIMING:
            return False
        if classes[p] == "id":
            return True
    return False


EXPLAINING = (["det"], ["name"], ["time"], ["number"], ["id"])
"""Classes of what says behind a comma what was meant."""
AIMING = frozenset({"for", "to", "with", "and"})
"""What stands behind these is what the usual thing is used for."""


def beside_an_id(discourse: Discourse, position: int) -> bool:
    """Whether the sentence names the matter by an id before, so that its record may say what is usual."""
    text = discourse.now.text
    sentences = text.reading.sentences
    return any(text.classes[p] in ("id", "data") and sentences[p] == sentences[position] for p in range(position))


def of_named(discourse: Discourse, end: int) -> bool:
    """Whether an id or quote follows that the usual thing belongs to."""
    led = discourse.now.text.reading.words[end : end + 1] in (["of"], ["in"], ["from"], ["on"])
    return led and any(
        m.start <= end + 1 < m.end and m.classes[-1] in ("id", "data", "number") for m in discourse.now.mentions
    )


def as_before(reading: Reading) -> list[Hit]:
    """As in "The same hotel as last time", "the way you did it last time"."""
    found = []
    past = reading.hits("@past_reference")
    for same in reading.hits("@same_word"):
        for hit in past:
            if (
                1 <= hit.start - same.end <= 5
                and reading.words[hit.start - 1] in ("as", "like", "time")
                and reading.same_sentence(same, hit)
            ):
                found.append(Hit(same.start, hit.end))
    for hit in reading.hits("@near_day"):
        if reading.words[hit.start : hit.end] == ["yesterday"] and reading.words[hit.start - 1 : hit.start] == ["like"]:
            found.append(Hit(hit.start - 1, hit.end))
    for hit in past:
        if (
            reading.words[hit.start : hit.start + 1] == ["last"]
            and "way" in reading.words[max(0, hit.start - 6) : hit.start]
        ):
            found.append(hit)
    return found


def spoken(discourse: Discourse) -> list[Hit]:
    """As in "the points on the whiteboard": said or scribbled, and never filed."""
    reading = discourse.material.text
    words, found = reading.words, []
    if discourse.given:
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
            if discourse.now.text.classes[source.end : source.end + 1] == ["noun"] or (
                words[source.end : source.end + 1] == ["with"]
                and any(m.named and m.start == source.end + 1 for m in discourse.now.mentions)
            ):
                continue  # "the list in the car app", "the notes from this morning's call with Kern"
            if not any(m.named and content.end <= m.start < source.end for m in discourse.now.mentions) and not told(
                discourse, span
            ):
                found.append(span)
    return found


SOURCES = frozenset({"from", "on", "in", "of", "at", "during", "over"})


def as_spoken(discourse: Discourse) -> list[Hit]:
    """An order that is told only by "as discussed", without a number, a name or a date of its own."""
    reading = discourse.material.text
    hits = [hit for hit in reading.hits("@as_spoken") if hit.start > 2 or len(reading) < 7]
    if not hits or discourse.given or discourse.before:
        return []
    if any(
        reading.entities(name) for name in ("id", "number", "date", "quote", "money", "percent", "file", "clock_time")
    ):
        return []
    if any(m.named and not m.person and not m.before for m in discourse.now.mentions):
        return []
    return hits[:1]
