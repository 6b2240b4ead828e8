"""Times that nobody can put a date to: "soon" - "at a suitable moment" - "every now and then".

Attribute `form` of `open_time`: "word" (an expression of the list @vague_time) or "frequency".
Sign-offs are left out of these: "see you soon".
"""

from askfirst.text.demands import demanding
from askfirst.text.hit import Hit, merged, outermost, tokens_of
from askfirst.text.orders import spoken
from askfirst.text.reading import Reading
from askfirst.text.standing import starting


def find_open_times(reading: Reading) -> list[Hit]:
    """Every expression of time that leaves the time open."""
    often = [*spoken(reading, "@vague_frequency"), *spoken(reading, "@vague_rate")]
    hits = [Hit(hit.start, hit.end, {"form": "frequency"}) for hit in often]
    rates, partings = tokens_of(often), tokens_of(reading.all_hits.get("@sign_off_time", ()))
    hits += [
        Hit(hit.start, hit.end, {"form": "word"}) for hit in spoken(reading, "@vague_time") if not hit.within(rates)
    ]
    hits += [Hit(hit.start, hit.end, {"form": "word"}) for hit in shifted(reading)]
    hits = [hit for hit in hits if not hit.within(partings)]
    hits = [hit for hit in hits if not as_soon_as(reading, hit)]
    return outermost(merged(hits))


@demanding({"vague_time"})
def find_vague_times(reading: Reading) -> list[Hit]:
    """The expressions of the list @vague_time alone, the longest wording where several overlap, sign-offs with them."""
    return outermost([hit for hit in reading.hits("@vague_time") if not as_soon_as(reading, hit)])


def as_soon_as(reading: Reading, hit: Hit) -> bool:
    """Whether the word belongs to "as soon as the order is paid", which is no open time."""
    before, after = reading.words[hit.start - 1 : hit.start], reading.words[hit.end : hit.end + 1]
    return before == ["as"] and after == ["as"]


def shifted(reading: Reading) -> list[Hit]:
    """A date that is moved by nobody knows how much: "extend the trial a little"."""
    found = []
    for amount in reading.hits("@vague_amount"):
        if starting(spoken(reading, "@shift_verb"), reading.clause_start(amount.start), amount.start):
            found.append(amount)
    return found
