"""What findings and the classifier share: where words of a list stand, how a stretch is quoted, what "or" offers.

Where words of a list stand, and in which sentence; a stretch as it is quoted.
"""

from bisect import bisect_left, bisect_right

from askfirst.text.hit import Hit
from askfirst.text.memo import once
from askfirst.text.nouns import hyphen
from askfirst.text.orders import commands
from askfirst.text.reading import Reading
from askfirst.text.whole import whole

JOINING = frozenset("and but or yet und aber oder sondern et mais y pero mas".split())


def quoted(reading: Reading, hit: Hit) -> str:
    """The words of a stretch in one line, none of them cut, without what joins it to the one before."""
    start, end = whole(reading.raw, *reading.offsets(hit))
    said = " ".join(reading.raw[start:end].split()).strip(".,;:!? ")
    first, _, rest = said.partition(" ")
    return rest if rest and first.lower() in JOINING else said


@once
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


SLOT_LEADS = frozenset("to as by via at on in with for from into under until or per using through".split())
STOPS = frozenset({",", ";", ":", ".", "(", ")", "?", "!", "and", "then", "but", "-", "–", "—", "please"})
LONGEST = 7
"""Tokens of one option."""
LONGEST_ORDER = 12
"""The same where both are orders: from the verb on."""
WHEN_LEADS = frozenset({"next", "this", "tomorrow", "today"})
"""A time that follows the second option begins so: "with Ann or Bo next week" is no part of it."""
ARTICLES = frozenset({"the", "a", "an"})
"""Left out of both options where both have the same one."""
PRO_FORMS = frozenset({"one", "ones"})
"""These stand for a noun that both options share."""
GIVING = frozenset("give offer send grant show lend sell bring get buy book quote hand mail email promise pay".split())
"""Behind these stands who gets one of the two, and then the two."""
RECEIVERS = frozenset("me him her us them you everyone everybody".split())


def options(reading: Reading, start: int, hit: Hit, end: int) -> Hit:
    """The finding with both options: back to the verb or the word that leads in, on to the next mark."""
    words = reading.words
    verbs = doing(reading)
    first = hit.start
    if words[first - 1] in {",", "/"}:
        first -= 1
    right = hit.end + (words[hit.end] == "else" and hit.end + 1 < end)
    repeated = words[max(0, first_lead(words, hit.start))]
    right += right + 1 < end and words[right] in SLOT_LEADS and words[right] == repeated
    acts = right in verbs and right + 1 < end and words[right + 1] not in STOPS
    longest = LONGEST_ORDER if acts else LONGEST
    while first > max(start, hit.start - longest) and not stops(reading, first - 1, STOPS):
        if (
            acts
            and first in verbs
            and (commands(reading, first) or words[first - 1] in {"to", "either", "just", "simply"})
        ):
            break
        if not acts and words[first - 1] in SLOT_LEADS | {"either", "the", "a", "an", "be"}:
            break
        first -= 1
    led = not SLOT_LEADS.isdisjoint(words[max(start, first - 2) : first])
    right += right + 1 < end and led and not acts and words[right] in SLOT_LEADS
    last = right + (right + 1 < end and words[right] in SLOT_LEADS)
    ends = STOPS if acts or SLOT_LEADS & set(words[first : hit.start]) else STOPS | SLOT_LEADS
    while last < min(end, right + LONGEST) and not stops(reading, last, ends):
        last += 1
    while last - 2 > right and not acts and words[last - 2] in WHEN_LEADS:
        last -= 2
    left = max(first, hit.start - longest)
    shown = left if acts else behind_verb(reading, verbs, left, hit)
    if not acts and reading.capitals[right] and all(reading.capitals[shown : hit.start]):
        # "send Ida or Bo the plan": what they get is no part of the name.
        last = next((place for place in range(right + 1, last) if words[place] in ARTICLES), last)
    one = quoted(reading, Hit(shown, max(shown + 1, hit.start)))
    bare = words[left - 1 : left] == words[right : right + 1] and words[right] in ARTICLES and right + 1 < last
    other = quoted(reading, Hit(right + bare, max(right + 1, last)))
    return Hit(left, max(right + 1, last), {"a": one.removeprefix("either "), "b": by_itself(one, other)})


@once
def doing(reading: Reading) -> frozenset[int]:
    """The tokens at which something is ordered or done."""
    return frozenset(verb.start for verb in places(reading, "doing_verb"))


def by_itself(one: str, other: str) -> str:
    """The second option without the "one" that stands for both: "the blue or grey one" is blue or grey."""
    said, _, last = other.rpartition(" ")
    return said if said and last.lower() in PRO_FORMS and one.rsplit(maxsplit=1)[-1].lower() not in PRO_FORMS else other


def stops(reading: Reading, place: int, ends: frozenset[str]) -> bool:
    """Whether an option ends before this token; a hyphen within a word ends none."""
    return reading.words[place] in ends and not hyphen(reading, place)


def first_lead(words: list[str], end: int) -> int:
    """Where the word that leads in the first option stands: "to Ann or to Bo" says it twice."""
    return next((place for place in range(end - 1, max(-1, end - LONGEST), -1) if words[place] in SLOT_LEADS), 0)


def behind_verb(reading: Reading, verbs: frozenset[int], left: int, hit: Hit) -> int:
    """Where the first of two things begins behind what both share: "cancel SO-1 or SO-2" leaves SO-1.

    That is the verb, and whoever is given one of them: "offer Ida a chair or a desk" leaves the chair.
    """
    start = left
    while start < hit.start - 1 and (
        (start in verbs and (start == left or reading.words[start - 1] in {"to", "please"}))
        or reading.words[start] == "either"
    ):
        start += 1
    if start > left and reading.words[start - 1] in GIVING:
        behind = start
        while behind < hit.start and (reading.capitals[behind] or reading.words[behind] in RECEIVERS):
            behind += 1
        return behind if behind < hit.start else start
    return start
