"""Messages that take an order back which was handed on: "stop, don't send it", "cancel that order", "don't X, Y it"."""

from typing import Literal

from askfirst.scoring.hearing.turning.calling_off import calls_off
from askfirst.scoring.hearing.turning.forbidding import banned
from askfirst.scoring.hearing.turning.leading import Lead, lead
from askfirst.scoring.hearing.turning.matters import led_by
from askfirst.scoring.hearing.turning.ordering import order
from askfirst.scoring.hearing.turning.verbs import same_verb, verbs_of
from askfirst.text.listed import covered, end_of, terms
from askfirst.text.reading import Reading
from askfirst.text.tokens import QUESTION_MARKS

IDLE = ("@leading", "@correcting", "@called_off", "@called_off_lead", "@called_off_tail", "@rather", "@aside_lead")
MARKS = frozenset(", ; . : - – — ， ； 。".split())


def recalled(text: Reading, request: Reading) -> Literal["stops", "corrects"] | None:
    """What a message that forbids or cancels an order does to it; None where it does neither.

    With another deed behind the ban it changes the order: "don't delete them, archive them".
    """
    led = lead(text, frozenset())
    for mark in (at for at, word in enumerate(text.words) if at > led.at and word in MARKS):
        if banned(text, led, request, mark) == "ordered":
            behind = lead(text, frozenset(), mark + 1)
            if order(text, Lead(behind.at, corrects=True)) is not None:
                return "corrects"
    return "stops" if banned(text, led, request) == "ordered" or cancels(text, request) else None


def cancels(text: Reading, request: Reading) -> bool:
    """Whether a message only calls off an order by what it was: "cancel that order", "annule la réservation".

    What was there before the order is another matter: who says "cancel the meeting" of one to be moved wants more.
    """
    verbs = verbs_of(request)
    for start, end in terms(text, "@recalling_verb").items():
        if text.words[start] in verbs:
            continue
        around = covered(text, *IDLE, "@deed_object_lead", "@pointing_word") | frozenset(range(start, end))
        others = [at for at, word in enumerate(text.words) if word[0].isalnum() and at not in around]
        if others and (
            all(at in covered(text, "@ordered_noun") or names_deed(text, at, verbs) for at in others)
            or all(made_by(text.words[at], request) for at in others)
            or (len(others) == 1 and taken_back(text, start) and led_by(text, others[0], "@pointing_word"))
        ):
            return True
    return False


def takes_back(text: Reading, *, denies: bool) -> bool:
    """Whether a mere yes or no (`denies`) is more than that: it asks, calls an order off, forbids it, or asks to wait.

    "No, thanks" is a no; "not now" and "actually no" are about what is to be done.
    """
    if text.words[-1] in QUESTION_MARKS or calls_off(text) or covered(text, "@strong_ban"):
        return True
    if text.plain.lower().startswith(text.cues.pausing):
        return True
    idle = covered(text, "@correcting", "@called_off_tail", "@small_word")
    own = [at for at, word in enumerate(text.words) if word[0].isalnum()]
    corrects, one = (
        covered(text, "@correcting").intersection(own),
        range(own[0], end_of(text, own[0], "@correcting") or 0),
    )
    return denies and (corrects != set(one) or not corrects or not idle.issuperset(own))


def names_deed(text: Reading, at: int, verbs: frozenset[str]) -> bool:
    """Whether a noun is that of one of the verbs: "booking" of "book"."""
    return any(same_verb(text.words[at], verb, text.cues.verb_endings) for verb in verbs)


def made_by(noun: str, request: Reading) -> bool:
    """Whether the order has the word for a thing that was not there before: "a demo", and not "the demo"."""
    places = [at for at, word in enumerate(request.words) if word == noun]
    return bool(places) and not any(led_by(request, at, "@there_before_word") for at in places)


def taken_back(text: Reading, start: int) -> bool:
    """Whether a word that takes something back stands ahead: "never mind, ..."."""
    return any(at < start for at in covered(text, "@called_off", "@correcting"))
