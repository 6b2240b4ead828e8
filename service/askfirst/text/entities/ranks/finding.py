"""Orders to give something a rank: mark it urgent - bump INC-5520 up - give it more weight.

Attribute `rank` is "given" where the sentence or the one behind it says level and scale.
"""

from askfirst.text.entities.ranks.exact import find_ranks
from askfirst.text.entities.ranks.levels import levels
from askfirst.text.entities.ranks.shifts import shifts
from askfirst.text.hit import Hit, outermost
from askfirst.text.mood import only_about, opening_of
from askfirst.text.plurals import is_plural
from askfirst.text.reading import Reading

KEYS = ("@priority_noun", "@priority_phrase", "@level_word", "@priority_shift", "@the_others", "@queue_noun")


def find_priorities(reading: Reading) -> list[Hit]:
    """Every place where a rank is asked for."""
    if not any(key in reading.all_hits for key in KEYS):
        return []
    phrases = [hit for hit in reading.hits("@priority_phrase") if not built(reading, hit)]
    signs = [*phrases, *levels(reading), *shifts(reading)]
    hits = outermost([hit for hit in signs if not spoken_of(reading, hit)])
    if not hits:
        return []
    ranks = find_ranks(reading)
    return [Hit(hit.start, hit.end, {"rank": "given" if is_given(reading, hit, ranks) else ""}) for hit in hits]


def built(reading: Reading, hit: Hit) -> bool:
    """Whether a lane is one of a road or a machine: no work to be done is put into it."""
    if not reading.words[hit.end - 1].endswith("lane"):
        return False
    if reading.words[hit.end : hit.end + 1] == ["of"]:
        return True
    inside = {*range(hit.start, hit.end)}
    work = (one for key in ("@work_item", "@queue_noun") for one in reading.all_hits.get(key, ()))
    if any(one.start not in inside for one in work):
        return False
    put = not INTO.isdisjoint(reading.words[max(0, hit.start - 2) : hit.start + 1])
    return not (put and reading.entities("id"))


def is_given(reading: Reading, hit: Hit, ranks: list[Hit]) -> bool:
    """Whether a level with its scale or a place in the queue is said for it."""
    sentence = reading.sentences[hit.start]
    command = "=" in reading.raw[reading.starts[hit.start] : reading.ends[hit.end - 1]]
    ranks = [rank for rank in ranks if command or not (hit.start < rank.start and rank.end <= hit.end)]
    headed = reading.words[:1] == ["subject"]
    return any(
        abs(reading.sentences[rank.start] - sentence) <= 1 or (headed and reading.sentences[rank.start] == 0)
        for rank in ranks
    )


def spoken_of(reading: Reading, hit: Hit) -> bool:
    """Whether the sentence only reports on, renames or deletes a priority."""
    opening = opening_of(reading, hit)
    behind = reading.words[hit.end : hit.end + 2]
    if behind[:1] in (["nothing"], ["nobody"], ["none"]) or (behind == ["field", "'s"]):
        return True
    if settled_between(reading, hit):
        return True
    if reading.words[opening] == "report" and reading.words[opening + 1] in {
        "all",
        "every",
        "each",
        "which",
        "on",
    }:
        return True
    if reading.words[opening] in {"ask", "asks", "tell"} and not ASKED.isdisjoint(reading.words[opening : hit.start]):
        return True
    if reading.words[hit.start : hit.end] == ["with", "priority"] and is_plural(reading.words[hit.start - 1]):
        return True  # "close the tickets with priority 'High'" tells which ones
    if reading.words[hit.start] == "priority" and reading.words[hit.end - 1] == "field" and hit.end - hit.start == 2:
        return reading.words[hit.end : hit.end + 1] == ["'s"]
    return reading.words[opening] in UNDONE or only_about(reading, hit)


BETWEEN = frozenset({"before", "overtake", "overtakes", "precedes", "precede", "outranks"})
OTHERS = frozenset(
    (
        "all any everything everyone anything it them this that these those others other rest most some many small "
        "what whatever whoever smaller usual normal routine regular ordinary minor remaining less"
    ).split()
)
HEADS = frozenset("the a an our their his her my your".split())


def settled_between(reading: Reading, hit: Hit) -> bool:
    """Whether the words order two things that are named, or a time: the turbine goes before the pump, before ten."""
    words = reading.words
    if words[hit.end - 1] not in BETWEEN or hit.end >= len(words):
        return False
    at = hit.end + (words[hit.end] in HEADS)
    if any(time.start == hit.end for name in ("clock_time", "date", "number") for time in reading.entities(name)):
        return True
    if words[hit.end] in {"everything", "all"}:
        follower = words[hit.end + 1 : hit.end + 2]
        return bool(follower) and follower[0].endswith("ed") and reading.same_clause(hit, Hit(at + 1, at + 2))
    return at < len(words) and words[at].isalpha() and words[at] not in OTHERS


INTO = frozenset("to in into on onto through via".split())
ASKED = frozenset("why who whether when how".split())
UNDONE = frozenset("remove cancel drop undo revert".split())
