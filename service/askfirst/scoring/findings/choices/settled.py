"""What settles a choice further on: a rule for it, or the name of one of the two."""

from askfirst.scoring.findings.statements.places import places, sentence_of
from askfirst.text.hit import Hit
from askfirst.text.nouns import DETERMINERS
from askfirst.text.reading import Reading
from askfirst.text.standing import last_places, next_of, starting

CASES = frozenset({"if", "when", "unless"})
"""These decide what stands in their own sentence."""
VOID: dict[str, tuple[list[str], ...]] = dict.fromkeys(
    ("whichever", "whatever"), ([","], [";"], ["."], ["?"], [], ["the"])
)
"""Behind these marks "whichever" names no rule: "hall 1 or hall 2, whichever"."""


def decided(reading: Reading, hit: Hit, end: int) -> bool:
    """Whether something behind the "or", up to the end of the next sentence, settles it."""
    _, following = sentence_of(reading, min(end, len(reading.words) - 1))
    if ruled_ahead(reading, hit) or provided(reading, hit, end):
        return True
    return any(
        (word.start < end or reading.words[word.start] not in CASES)
        and reading.words[word.end : word.end + 1] not in VOID.get(reading.words[word.start], (["?"],))
        and reading.words[word.start - 1] not in {"not", "only"}
        for word in starting(places(reading, "settled"), hit.end, following)
    )


RULES = frozenset({"whichever", "whoever", "whatever"})
VAGUE = frozenset("suitable suits better best appropriate meant right fits sensible matters important urgent".split())
"""Words of a rule that nobody can go by."""
REACH = 5
NEAR = 30
"""Tokens beside an "or" in which its rule stands."""
INDIFFERENT = (["is", "fine"], ["is", "ok"], ["is", "okay"], ["will", "do"], ["works", "for"], ["suits", "me"])


def ruled_ahead(reading: Reading, hit: Hit) -> bool:
    """Whether a rule stands ahead: "whichever is cheaper, A or B", "either is fine: a window or an aisle"."""
    words = reading.words
    start, _ = sentence_of(reading, hit.start)
    for place in range(max(start, hit.start - NEAR), hit.start - 1):
        vague = not VAGUE.isdisjoint(words[place : hit.end + REACH])
        if words[place] in RULES and words[place + 1].isalpha() and place + 2 < hit.start and not vague:
            marks = [at for at in range(place + 1, hit.start) if words[at] in {",", ":", "-", "–"}]
            if any(at - place > 2 for at in marks):
                return True
        if words[place] == "either" and words[place + 1 : place + 3] in INDIFFERENT:
            return True
    return False


SUBJECTS = frozenset("i we you it he she they this that these those which who there".split())


def provided(reading: Reading, hit: Hit, end: int) -> bool:
    """Whether the second option has its case, told without an "if": "or A-2 should A-1 be locked"."""
    words = reading.words
    if words[end - 1] == "?":
        return False
    return any(
        words[at] == "should"
        and words[at - 1] not in SUBJECTS
        and (words[at + 1] in SUBJECTS | DETERMINERS or reading.capitals[at + 1] or words[at + 1][-1].isdigit())
        for at in range(hit.end + 1, min(end - 2, hit.end + NEAR))
    )


def taken_up(reading: Reading, found: Hit) -> bool:
    """Whether the text goes on with one of the two options, by a name of its own: "Ann or Bo; give it to Bo"."""
    one, other = (names_of(str(found.attrs[side])) for side in ("a", "b"))
    last = last_places(reading)
    behind = {name for name in one | other if last.get(name, -1) >= found.end}
    left, right = one - other, other - one
    later = next_of(reading, MARKS, found.end, len(reading.words))
    named = [last.get(head_of(str(found.attrs[side])), -1) >= later for side in ("a", "b")]
    if left and right and named[0] != named[1]:
        return True
    return bool(left) and bool(right) and (left <= behind) != (right <= behind) and not (left | right) <= behind


MARKS = frozenset({".", ":", ";", "?"})
"""Behind the first of these the text goes on with one of the two."""


def head_of(text: str) -> str:
    """The noun of an option, ahead of what is added to it: "the patent (41 pages)"."""
    words = [word.strip(",;.") for word in text.lower().split("(")[0].split()]
    return next((word for word in reversed(words) if word not in EMPTY and len(word) > 2), "")


def names_of(text: str) -> set[str]:
    """The words of an option that name something."""
    return {word for word in text.lower().split() if word not in EMPTY and len(word) > 2}


EMPTY = frozenset(
    (
        "a about again ahead all also an and any anyway are as at away be both but by can completely do "
        "down each entirely every everybody everyone exactly for from fully go had has have he her here "
        "him his i if immediately in into is it its just kindly may me more must my no not now of off ok "
        "okay on only onto or our out over own permanently please pls right she so some still straight "
        "strictly that the their them then there these they this those to today tomorrow tonight too uh "
        "um under up us very was we were which who will with you your"
    ).split()
)
"""Words that name nothing by themselves."""
