"""What a message does: to the question that is open, or to the request that was handed on before."""

import re
from collections.abc import Mapping, Sequence
from typing import Any

import msgspec

from askfirst.clarifications.draft import open_questions
from askfirst.clarifications.events import Answered, Declined, Effect, Given
from askfirst.clarifications.machine import advance
from askfirst.clarifications.merging import as_reply
from askfirst.clarifications.reply import DEED
from askfirst.clarifications.state import Clarification
from askfirst.clarifications.view import party
from askfirst.conversations.keeping import swapped
from askfirst.conversations.state import Becomes, Conversation, Said
from askfirst.gate import Gate
from askfirst.model import Instruction, Message
from askfirst.reader.reading import Act
from askfirst.replies import Doing, agreement, denies_first, doing, hear, unframed
from askfirst.replies.acts import PLAIN, SURE
from askfirst.rules.replies import Replies

BECOMES: dict[Act, Becomes] = {
    "answers": "completed",
    "partly": "completed",
    "corrects": "changed",
    "refuses": "stopped",
}
"""What acts do to the request before, which was handed on."""
IDLE: frozenset[Act] = frozenset({"nothing", "machine", "skips", "asks_back"})
"""Acts that change nothing: what was handed on stays so, and nothing new is ordered."""
ALIKE: tuple[tuple[Act, ...], ...] = (("answers", "partly", "corrects"), ("refuses", "defers"))
"""Acts that are enough together, where none is sure by itself: to tell more of a request, and to hold it up."""
CERTAIN = 0.9
"""How probable it must be that a message calls an order off, where it gives it another time as well."""
TAKEN = "OK."
"""What the bot is taken to have said to a request that was handed on."""
ASIDE = 0.5
"""How probable it must be that a message is an order of its own, so that it is no answer."""
CLAUSE_END = re.compile("[,;:.!，；：。！]|\\s[-–—]\\s")


def answer(pending: Clarification, said: Said, now: int, gate: Gate) -> tuple[Clarification, tuple[Effect, ...]]:
    """The open clarification with the message as the answer to its one open question."""
    given = Given(value=said.instruction.text, question_id=open_questions(pending)[0].id)
    event = Answered(given=(given,), by=party(said.instruction.from_), candidates=said.instruction.candidates)
    return advance(pending, event, now, gate)


def drop(pending: Clarification, said: Said, now: int, gate: Gate) -> tuple[Clarification, tuple[Effect, ...]]:
    """The open clarification, ended because the message orders something else in its place."""
    event = Declined(question_id=open_questions(pending)[0].id, by=party(said.instruction.from_), order=True)
    return advance(pending, event, now, gate)


def orders_aside(pending: Clarification, said: Said, gate: Gate) -> bool:
    """Whether the message is an order of its own, and no answer to the open question."""
    asked, spoken = open_questions(pending)[0], gate.replies(pending.language)
    item, text = pending.items[asked.item], unframed(said.instruction.text, spoken)
    if item.kind == DEED:
        return False
    heard = hear(text, item.options, item.span, spoken, request=pending.instruction.text, question=asked.text)
    does = gate.hearing.does(as_reply(pending, text, asked.text), heard)
    return does.act == "new_order" and does.probability >= ASIDE


def takes_back(pending: Clarification, said: Said, gate: Gate) -> bool:
    """Whether an order of its own opens with a no to the one before: "no, cancel parcel 77 instead"."""
    return denies_first(said.instruction.text, gate.replies(pending.language))


def turned_to(conversation: Conversation, said: Said, gate: Gate) -> Conversation:
    """The conversation with the request open that the message answers: a value may be for the one that waits."""
    pending, waiting = conversation.clarification, conversation.parked[-1:]
    if pending is None or not waiting or not fits(waiting[0].clarification, said, gate) or fits(pending, said, gate):
        return conversation
    return swapped(conversation, pending)


def fits(clarification: Clarification, said: Said, gate: Gate) -> bool:
    """Whether a message is a value of the sort that the open question asks for."""
    item, text = clarification.items[open_questions(clarification)[0].item], said.instruction.text
    return gate.hearing.fits(text, item.field, item.kind, item.span, clarification.language) is True


def is_polite(conversation: Conversation, said: Said, gate: Gate) -> bool:
    """Whether a message only thanks, greets or nods: whoever brings more along wants something."""
    return not brings(conversation, said) and gate.hearing.polite(said.instruction.text, conversation.language)


def act_on_latest(conversation: Conversation, said: Said, gate: Gate) -> Act | None:
    """What the message does with the last request that was handed on; None where it is a request of its own."""
    latest = conversation.latest
    repeated = latest is not None and latest.text.partition("\n")[0] == said.instruction.text.strip()
    if latest is None or repeated or brings(conversation, said):
        return None
    language = said.instruction.language or conversation.language or gate.assess(latest).language
    spoken = gate.replies(language)
    text = unframed(said.instruction.text, spoken)
    if not any(map(str.isalnum, text)):
        return None  # a stop sign is no thanks
    before = (Message("user", latest.text), Message("assistant", TAKEN))
    heard = hear(text, (), "", spoken, request=latest.text)
    if heard.said == "unknown":
        return "nothing"  # who does not know has been asked nothing
    if heard.said == "asks":  # most such questions ask what can be looked up: that is for the reader to say
        heard = heard._replace(said="words")
    acts = gate.hearing.acts(Instruction(text=text, language=language, history=before))
    does = doing(heard, acts)
    if agreement(text, spoken) == "no" and does.act != "defers":
        return "refuses"
    if puts_off(does, latest.text, text, language, gate):
        return "corrects"
    if does.probability >= SURE:
        return does.act if acts or does.probability != PLAIN else None
    if stops_and_says_more(text, spoken):
        return "corrects"
    return next((likeliest(alike, acts) for alike in ALIKE if sum(acts.get(one, 0.0) for one in alike) >= SURE), None)


def likeliest(among: Sequence[Act], acts: Mapping[Act, float]) -> Act:
    """The most probable of some acts."""
    return max(among, key=lambda act: acts.get(act, 0.0))


def puts_off(does: Doing, request: str, message: str, language: str, gate: Gate) -> bool:
    """Whether a message that seems to call an order off only gives it another time: "postpone it to Friday"."""
    if does.act != "refuses" or does.probability >= CERTAIN:
        return False
    return bool(gate.hearing.times(message, language) - gate.hearing.times(request, language))


def stops_and_says_more(message: str, spoken: Sequence[Replies]) -> bool:
    """Whether a message opens with a phrase that takes back what was ordered, and says more: "stop, only EUR 10"."""
    head, *rest = CLAUSE_END.split(message, maxsplit=1)
    return any(map(str.isalnum, "".join(rest))) and hear(head, (), "", spoken).said == "decline"


def brings(conversation: Conversation, said: Said) -> bool:
    """Whether more comes with the message than its words and who wrote them, in which language and department.

    A history of its own, an action, fields, candidates, questions: all that would be lost if the message were only a
    part of the request before. `thresholds` and `rules_off` that were given with that as well bring nothing new.
    """
    given, latest = said.instruction, conversation.latest
    words = Instruction(
        text=given.text, from_=given.from_, to=given.to, language=given.language, department=given.department
    )
    alike = () if latest is None else ("thresholds", "rules_off")
    changes: dict[str, Any] = {
        name: getattr(given, name) for name in alike if getattr(given, name) == getattr(latest, name)
    }
    return said.history or bool(said.options.questions) or given != msgspec.structs.replace(words, **changes)
