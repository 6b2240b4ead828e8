"""Where words of a list stand, and in which sentence; a stretch as it is quoted."""

from bisect import bisect_left, bisect_right

from askfirst.text.hit import Hit
from askfirst.text.lazy import once_each
from askfirst.text.reading import Reading
from askfirst.text.whole import whole

JOINING = frozenset("and but or yet und aber oder sondern et mais y pero mas".split())


def quoted(reading: Reading, hit: Hit) -> str:
    """The words of a stretch in one line, none of them cut, without what joins it to the one before."""
    start, end = whole(reading.raw, *reading.offsets(hit))
    said = " ".join(reading.raw[start:end].split()).strip(".,;:!? ")
    first, _, rest = said.partition(" ")
    return rest if rest and first.lower() in JOINING else said


@once_each
def places(reading: Reading, name: str) -> list[Hit]:
    """Where the words of a list stand outside data; a verb that opens a sentence counts too.

    Before a name the capital of a sentence's first word would make it a part of the name.
    """
    hits = reading.all_hits.get("@" + name)
    if not hits:
        return []
    kept = {(hit.start, hit.end) for hit in reading.hits("@" + name)}
    return [
        hit for hit in hits if (hit.start, hit.end) in kept or (opens(reading, hit.start) and not reading.is_data(hit))
    ]


def opens(reading: Reading, position: int) -> bool:
    """Whether the token is the first of its sentence or stands behind a colon or a dash."""
    if reading.opens_sentence(position):
        return True
    return reading.words[position - 1] in {":", "-", "–", "•"}


def sentence_of(reading: Reading, position: int) -> tuple[int, int]:
    """The tokens of the sentence, `end` exclusive."""
    return run_at(reading.sentences, position)


def run_at(numbers: list[int], position: int) -> tuple[int, int]:
    """Where the same number stands without a break around a position, `end` exclusive."""
    return bisect_left(numbers, numbers[position]), bisect_right(numbers, numbers[position])
