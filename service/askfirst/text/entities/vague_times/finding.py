"""Every open time of a text."""

from askfirst.text.demands import demanding
from askfirst.text.entities.open_asides import aside, stated
from askfirst.text.entities.vague_times.events import unseen_states
from askfirst.text.entities.vague_times.lengths import open_lengths, open_stretches
from askfirst.text.entities.vague_times.phrases import open_phrase
from askfirst.text.entities.vague_times.seasons import open_season
from askfirst.text.entities.vague_times.stated import is_stated
from askfirst.text.entities.vague_times.words import PREPOSITIONS, UNITS
from askfirst.text.hit import Hit, outermost, tokens_of
from askfirst.text.reading import Reading

COUNTING = frozenset({"by", "within", "in", "on", "for", "after"})


@demanding({"vague_time", "time_noun", "time_unit", "vague_season", "event_joint"})
def find_vague_times(reading: Reading) -> list[Hit]:
    """Every open time, the longest wording where several overlap."""
    hits = [hit for hit in reading.hits("@vague_time") if not (is_stated(reading, hit) or aside(reading, hit))]
    if "@time_noun" in reading.all_hits:
        hits += [hit for noun in reading.hits("@time_noun") if (hit := open_phrase(reading, noun))]
    if "@time_unit" in reading.all_hits:
        hits += open_lengths(reading) + open_stretches(reading)
    if "@vague_season" in reading.all_hits:
        hits += [hit for noun in reading.hits("@vague_season") if (hit := open_season(reading, noun))]
    if "@event_joint" in reading.all_hits:
        hits += unseen_states(reading)
    hits = [hit for hit in hits if not stated(reading, hit)]
    known = tokens_of(hit for hit in hits if exact(reading, hit))
    return outermost([hit for hit in hits if not hit.within(known)])


def exact(reading: Reading, hit: Hit) -> bool:
    """Whether the words count or name after all: "by one year", "for weeks 14 to 17", "an early-bird price"."""
    words = reading.words
    behind = words[hit.end] if hit.end < len(reading) else ""
    if hit.end - hit.start == 3 and words[hit.start + 1] == "one" and words[hit.start] in COUNTING:
        return words[hit.end - 1] in UNITS | {"evening", "night", "morning"}
    if behind == "'s" and words[hit.start] == "most":
        return True  # "most of last week's visitors"
    if behind[:1].isdigit() and words[hit.end - 1].endswith("s") and words[hit.start] in PREPOSITIONS | {"between"}:
        return True
    return behind == "-" and reading.ends[hit.end - 1] == reading.starts[hit.end]
