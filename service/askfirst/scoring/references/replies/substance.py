"""Whether a reply has anything that an answer could rest on: a value, a name, a thing of its own."""

from collections.abc import Sequence

from askfirst.rules.nodes import Material
from askfirst.scoring.references.candidates.matching import has, telling
from askfirst.scoring.references.replies.asked_about import about_state
from askfirst.scoring.references.replies.halves import UNIT
from askfirst.scoring.references.replies.offered import SMALL, takes_option
from askfirst.scoring.references.replies.pointing import points
from askfirst.scoring.references.replies.questions import Question
from askfirst.scoring.references.replies.unmarked import unmarked
from askfirst.scoring.references.replies.values import whole
from askfirst.text.hit import Hit, tokens_of
from askfirst.text.names import capital
from askfirst.text.reading import Reading

VALUES = (
    "number money percent date clock_time duration id quote email file url phone name region timezone quantity".split()
)
PLAIN = ("@small_word", "@vague_quality", "@stand_in")
"""Only where a language has these words is it known which words of a reply are its own."""
TIMES = ("date", "clock_time", "duration")
WORTHLESS = ("@valueless", "@vague_reply", "@social_opener", "@yes_word", "@no_word", "@stand_in", "@vague_quality")
SHORTEST = 4
"""Words up to which a statement may be a plain "they do"."""
CHOSEN = ("@rank_given", "@zone_place", "@unit_name", "@whole_piece", "@platform")
"""Words by which a value is chosen without naming it, and the names of common values."""
PACKED = ("@unit", "@packing", "@plain_unit")
"""Where a unit is asked for, each of these is one: "bags"."""


def says_nothing_new(material: Material, question: Question) -> bool:
    """Whether a reply without any value only points, judges or tells, or says the request and the question again."""
    text = material.text
    valuable = valued(material, question)
    told = takes_side(material) or leaves_over(material, question)
    aside = not (valuable and len(text.words) <= SHORTEST) and not told
    if question.either and aside:
        return not any(text.entities(name) for name in ("quote", "id", "file", "url", "email"))
    if valuable or takes_shown(material) or not any(text.hits(name) for name in PLAIN):
        return False
    if question.definite and tells(text) and len(text.words) > SHORTEST:
        return True
    if "yes_no" in question.asks or sets_apart(material, question):
        return False
    return not own_words(material, question) or points(text)


def sets_apart(material: Material, question: Question) -> bool:
    """Whether, where a rule is asked for, "the ones that bounced" has words of its own that say which."""
    text = material.text
    if "criterion" not in question.asks or not text.hits("@stating_head"):
        return False
    if text.hits("@unmarking") or unmarked(text):
        return False
    return bool(own_words(material, question))


def leaves_over(material: Material, question: Question) -> bool:
    """Whether the reply denies one thing and leaves another in its own words: "not all, only the freight"."""
    text = material.text
    bans = [hit.end for hit in text.all_hits.get("@ban_word", ())]
    limits = [hit.start for hit in text.all_hits.get("@leaving_over", ())]
    return any(ban <= limit for ban in bans for limit in limits) and bool(own_words(material, question))


def takes_shown(material: Material) -> bool:
    """Whether the reply takes up a word of what the question's message shows: "bike 4 (red), bike 6 (green)"."""
    asked = material.history[-1]
    words = [word for word, sentence in zip(asked.words, asked.sentences, strict=True) if sentence not in asked.asking]
    before = telling(material.history[-2].raw) if len(material.history) > 1 else frozenset()
    shown = {word for word in telling(" ".join(words)) - SMALL if not has(before, word)}
    return any(has(telling(material.text.raw), word) for word in shown)


def takes_side(material: Material) -> bool:
    """Whether the reply takes up an option, or a word that the question brought in beside its "or"."""
    text, asked = material.text, material.history[-1]
    before = telling(material.history[-2].raw) if len(material.history) > 1 else frozenset()
    offered = {word for word in telling(asked.raw) if not has(before, word)} - SMALL
    return takes_option(text, asked) or any(has(telling(text.raw), word) for word in offered)


def valued(material: Material, question: Question) -> bool:
    """Whether the reply names a value, or takes up what is offered; what the request named already counts for nothing.

    Nor does what is only compared with, or a time that is told where none is asked for.
    """
    text, asked = material.text, material.history[-1]
    chosen = (*CHOSEN, *PACKED) if not UNIT.isdisjoint(asked.words) else CHOSEN
    if takes_option(text, asked) or whole(text) or any(text.hits(name) for name in chosen):
        return True
    named = frozenset(material.history[-2].words) if len(material.history) > 1 else frozenset()
    times = [hit for name in TIMES for hit in text.entities(name)]
    beside = times if tells(text) else rough(text, times) if points(text) else []
    if "time" in question.asks or about_state(asked):
        beside = []
    if any(
        not compared(text, hit)
        and text.text(hit).lower() != "one"
        and not named.issuperset(text.words[hit.start : hit.end])
        and not any(hit.overlaps(time) for time in beside)
        for name in VALUES
        for hit in text.entities(name)
    ):
        return True
    return not text.nouns_capital and any(
        capital(text, at)
        and not opens(text, at)
        and word not in named
        and not any(t.start <= at < t.end for t in beside)
        for at, word in enumerate(text.words)
    )


def rough(text: Reading, times: Sequence[Hit]) -> list[Hit]:
    """The times without a figure: "yesterday", "last week"."""
    return [hit for hit in times if not any(character.isdigit() for character in text.text(hit))]


def opens(text: Reading, at: int) -> bool:
    """Whether a word opens its sentence, so that its capital says nothing."""
    return text.opens_sentence(at) or text.words[at] == "i"


def compared(text: Reading, hit: Hit) -> bool:
    """Whether what is named is only compared with: "more than last year"."""
    return "than" in text.words[max(0, hit.start - 2) : hit.start]


def own_words(material: Material, question: Question) -> frozenset[str]:
    """The telling words of the reply that neither the request nor the question has, without those of no worth."""
    text = material.text
    empty = tokens_of(hit for name in WORTHLESS for hit in text.hits(name))
    said = telling(" ".join(word for at, word in enumerate(text.words) if at not in empty and word[0].isalnum()))
    before = material.history[-2].raw if len(material.history) > 1 else ""
    known = telling(before) | question.said
    return frozenset(word for word in said if not has(known, word))


def tells(text: Reading, end: int | None = None) -> bool:
    """Whether the reply, up to a place, is a statement, with a subject and its verb: "the night shift complained"."""
    stop = len(text) if end is None else end
    return any(0 < hit.start < stop and text.words[hit.start - 1] not in LEADS for hit in text.hits("@statement_verb"))


LEADS = frozenset("it that this its".split())
"""Ahead of "is" these lead to the answer: "it is the north gate"."""
