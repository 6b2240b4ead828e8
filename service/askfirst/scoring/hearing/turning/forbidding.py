"""Replies that forbid what was ordered: "don't delete anything", "nichts löschen", "leave them alone"."""

from typing import Literal

from askfirst.scoring.hearing.turning.leading import Lead
from askfirst.scoring.hearing.turning.verbs import HAN_VERB, same_verb, verbs_of
from askfirst.text.listed import covered, end_of
from askfirst.text.reading import Reading

NEAR = 2
"""Tokens beside what forbids in which its verb stands: "ne les supprime", "lösche davon nichts"."""


def forbids(text: Reading, lead: Lead, request: Reading | None) -> bool:
    """Whether what was ordered is not to be done at all."""
    return banned(text, lead, request) == "ordered"


def banned(
    text: Reading, lead: Lead, request: Reading | None, end: int | None = None
) -> Literal["ordered", "other"] | None:
    """Whether a reply, up to `end`, forbids what was ordered, or another deed without its object: "don't postpone it".

    A ban with words of its own is a limit ("don't delete anything newer than May"), and who tells what is so forbids
    nothing: "we don't delete logs".
    """
    if end_of(text, lead.at, "@left_alone") is not None:
        return "ordered"
    words = [at for at, word in enumerate(text.words[:end]) if word[0].isalnum() or word[0] == "'"]
    if not words or any(end_of(text, at, "@ban_teller") is not None for at in words if at <= max(lead.at, words[0])):
        return None
    strong, void = covered(text, "@strong_ban"), covered(text, "@void_object")
    bans = frozenset(at for at in strong | covered(text, "@ban_word") if not only_denies(text, at, lead))
    if not bans:
        return None
    idle = bans | void | covered(text, "@void_word", "@correcting")
    own = [at for at in words if at not in idle]
    deeds = verbs_in(text, own, request)
    any_deed = covered(text, "@touching_verb").intersection(own)
    ordered = bool(deeds or any_deed or void or text.han)  # of a Chinese verb one character may stand for both
    if not deeds and (strong or void):
        deeds = [at for at in own if any(abs(at - ban) <= NEAR for ban in bans)][: HAN_VERB if text.han else 1]
    known = frozenset(request.words) if request is not None else frozenset()
    if not deeds or not all(at in deeds or repeats(text.words[at], known) for at in own):
        return None
    return "ordered" if ordered else "other"


def only_denies(text: Reading, at: int, lead: Lead) -> bool:
    """Whether a word that forbids only corrects here: "no, ..."."""
    behind = text.words[at + 1 : at + 2]
    corrects = at < lead.at and at not in covered(text, "@bound_correcting") and at in covered(text, "@correcting")
    return corrects or bool(behind and not behind[0][0].isalnum() and behind[0][0] not in "-'")


def verbs_in(text: Reading, places: list[int], request: Reading | None) -> list[int]:
    """The words at these places that are a verb of the request, in whatever form."""
    if request is None:
        return []
    verbs = verbs_of(request)
    if text.han:
        spelt = [("".join(text.words[at : at + HAN_VERB]), at) for at in range(len(text.words))]
        found = {place for said, at in spelt if said in verbs for place in range(at, at + HAN_VERB)}
        return [at for at in places if at in found]
    return [at for at in places if any(same_verb(text.words[at], verb, text.cues.verb_endings) for verb in verbs)]


def repeats(word: str, known: frozenset[str]) -> bool:
    """Whether a word stands in the request, in whatever number."""
    return word in known or word.rstrip("s") in known or f"{word}s" in known
