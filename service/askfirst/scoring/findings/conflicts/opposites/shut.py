"""What is shut, frozen or off, and used all the same: keep gate 2 locked all week and let the truck in through it."""

from collections.abc import Iterator, Sequence

from askfirst.rules.nodes import Material, demanding
from askfirst.scoring.findings.conflicts.opposites.comparing import opposed
from askfirst.scoring.findings.statements.claims import Claim, ordered, stretch
from askfirst.scoring.findings.statements.clauses import clause
from askfirst.scoring.findings.statements.nearby import nearby
from askfirst.scoring.findings.statements.places import is_word, opens, places
from askfirst.scoring.findings.statements.states import state_claims
from askfirst.scoring.findings.statements.things import names
from askfirst.text.hit import Hit
from askfirst.text.orders import commands
from askfirst.text.reading import Reading

PASSAGE = frozenset({"through", "inside", "via", "into"})
PLACE = frozenset({"in", "on", "with", "at", "over"})
"""Behind these stands what is used only where a verb for use stands ahead."""
POINTING = frozenset({"it", "them", "there"})


@demanding({"shut_state", "shutting"}, {"=" + word for word in PASSAGE | PLACE})
def shut_and_used(material: Material) -> Sequence[Hit]:
    """The first thing that is to be shut, and that something is put through, or done in, at the same time."""
    reading = material.text
    shut = [*state_claims(reading, places(reading, "shut_state")), *ordered(reading, places(reading, "shutting"))]
    shut = [claim for claim in shut if not for_work(reading, claim)]
    pairs = ((one, other) for one, other in nearby(shut, used(reading), stretch) if one.hit.end <= other.hit.start)
    return opposed(reading, pairs, "in_turn_hard")


def for_work(reading: Reading, claim: Claim) -> bool:
    """Whether something is shut for the work on it: "shut down server 4 for the update"."""
    start, end = claim.hit.end, clause(reading, claim.hit.start)[1]
    return any(
        reading.words[at] == "for"
        and any(is_word(reading, "work_on_shut", near) for near in range(at, min(end, at + 5)))
        for at in range(start, end)
    )


def used(reading: Reading) -> Iterator[Claim]:
    """Orders that end in what they use: "let the truck in through it", "do the count inside F-3"."""
    for place, word in enumerate(reading.words):
        if word not in PASSAGE | PLACE or place + 1 >= len(reading):
            continue
        start, end = clause(reading, place)
        verb = next((at for at in range(start, place) if is_order(reading, at)), None)
        if verb is None or is_word(reading, "shutting", verb) or is_word(reading, "telling_of_shut", verb):
            continue
        if any(is_word(reading, "work_on_shut", at) for at in range(verb, place)):
            continue
        if word in PLACE and not any(is_word(reading, "use_in", at) for at in range(verb, place)):
            continue
        stop = min(end, place + 5)
        stop = place + 2 if reading.words[place + 1] in POINTING else stop
        stop = named(reading, place + 1, stop)
        if reading.words[place + 1] in POINTING or names(reading, place + 1, stop):
            yield Claim(Hit(verb, place + 1), place + 1, stop)


def is_order(reading: Reading, at: int) -> bool:
    """Whether a verb that orders something stands here."""
    return (
        reading.words[at].isalpha()
        and reading.words[at] not in {"and", "then"}
        and (commands(reading, at) or opens(reading, at))
    )


def named(reading: Reading, start: int, end: int) -> int:
    """Where the words for a thing end, ahead of the time that follows: "inside F-3 on Friday"."""
    for at in range(start + 1, end):
        if reading.words[at] in {
            "on",
            "at",
            "for",
            "from",
            "until",
            "by",
            "to",
            "today",
            "tomorrow",
            "before",
            "after",
            "then",
        }:
            return at
    return end
