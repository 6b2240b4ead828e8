"""What the deed of a reply is done to: words that say it anew, and those that the request or the question has."""

from typing import NamedTuple

from askfirst.scoring.hearing.turning.deeds import TIMES, Deed
from askfirst.scoring.references.candidates.matching import has, telling
from askfirst.text.brackets import depths
from askfirst.text.listed import covered, end_of
from askfirst.text.reading import Reading

VALUES = (*TIMES, "money", "percent", "number", "timezone", "currency")
IDLE = (
    "@small_word @leading @adding_lead @rather @called_off_tail @idle_matter @pointing_object @thing_object @stand_in "
    "@deed_object_lead @currency_code @timezone_word "
    "@vague_quality @vague_reply @yes_word @no_word @social_opener @price_noun @discount_noun @ban_word"
).split()
MEASURES = ("@unit", "@unit_name", "@packing", "@plain_unit", "@measure", "@mere_unit")


class Matter(NamedTuple):
    """The reply, its deed, and what was said before."""

    text: Reading
    deed: Deed
    said: str
    words: frozenset[str]


def matter_of(text: Reading, deed: Deed, request: Reading, asked: Reading) -> Matter:
    """The matter of a deed; what stands in brackets in a question are examples."""
    outside = [word for word, depth in zip(asked.words, depths(asked.words), strict=True) if depth == 0]
    said = f"{request.plain} {' '.join(outside)}"
    return Matter(text, deed, said if not text.han else request.plain + asked.plain, telling(said))


def points_back(matter: Matter) -> bool:
    """Whether what the deed is done to was spoken of before: "move those to the archive"."""
    text, deed = matter.text, matter.deed
    return end_of(text, deed.end if text.han else deed.begins, "@pointing_object", "@thing_object") is not None


def known(matter: Matter, at: int) -> bool:
    """Whether the request or the question has a word as well; of Chinese words, with a character beside it."""
    words = matter.text.words
    if not matter.text.han or not words[at] >= "\u2e80":
        small = covered(matter.text, "@small_word", "@deed_object_lead")
        return at not in small and any(has(matter.words, piece) for piece in telling(words[at]))
    return any(
        "".join(words[start : start + 2]) in matter.said for start in (at - 1, at) if 0 <= start < len(words) - 1
    )


def idle(text: Reading) -> frozenset[int]:
    """The tokens that name nothing: values, their units and small words."""
    numbers = text.covered("number")
    units = {at for at in covered(text, *MEASURES) if at - 1 in numbers}
    small = covered(text, *IDLE)
    if text.han:
        small = (small - text.covered("name")) | covered(text, "@adding_lead")
    return small | text.covered(*VALUES) | units


def own_words(matter: Matter) -> list[int]:
    """The tokens that name something new."""
    text, deed = matter.text, matter.deed
    start, end = (0, len(text)) if text.han else (deed.begins, deed.ends)
    verb, skipped = range(deed.start, deed.end), idle(text)
    own = [
        at
        for at in range(start, end)
        if text.words[at][0].isalnum()
        and at not in skipped
        and at not in verb
        and text.words[at] not in text.leads
        and not known(matter, at)
    ]
    if not text.han:
        return [at for at in own if len(text.words[at]) > 1]  # "size M"
    return [at for at in own if at + 1 in own or at - 1 in own or text.words[at] < "\u2e80"]


def joints(text: Reading) -> frozenset[int]:
    """The words that lead on to another part: "to", "for"; an article of the same letters stands ahead of a thing."""
    leads = covered(text, "@adding_lead") - covered(text, "@part_joint")
    return leads - covered(text, "@deed_object_lead")


def phrase(matter: Matter) -> list[int]:
    """The tokens of what stands first behind the verb, up to a mark, a time or a word that leads on: "to", "for"."""
    text, deed = matter.text, matter.deed
    leads = joints(text)
    timed, found = text.covered(*TIMES), list[int]()
    for at in range(deed.begins, deed.ends):
        if not text.words[at][0].isalnum() or at in leads or at in timed:
            break
        found.append(at)
    return found
