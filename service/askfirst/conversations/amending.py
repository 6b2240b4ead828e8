"""Messages that order nothing new: thanks, and words that amend the request handed on before."""

from typing import Any

import msgspec

from askfirst.clarifications.judging import Judge
from askfirst.clarifications.keys import key_of
from askfirst.clarifications.queue import open_questions
from askfirst.conversations.leaning import is_fragment, wants
from askfirst.conversations.state import Becomes, Conversation, Earlier, Said
from askfirst.model import MAX_TEXT, Assessment, Instruction
from askfirst.scoring.hearing.turning import Following

BECOMES: dict[Following, Becomes] = {"completes": "completed", "corrects": "changed", "stops": "stopped"}
LABELS = {"completed": "added_since", "changed": "changed_since"}
CONFLICTS = "conflicting_instructions"


def is_polite(conversation: Conversation, said: Said, judge: Judge) -> bool:
    """Whether a message only thanks, greets or nods: whoever brings more along wants something.

    After an order, praise in whatever words is thanks.
    """
    if brings(conversation, said):
        return False
    text, latest = said.instruction.text, conversation.latest
    if judge.hearing.polite(text, conversation.language):
        return True
    language = said.instruction.language or conversation.language
    return latest is not None and language is not None and judge.hearing.thanks(text, latest.text, language)


def holds(conversation: Conversation, said: Said, judge: Judge) -> bool:
    """Whether a message only asks to wait, which orders nothing and holds what was ordered."""
    language = said.instruction.language or conversation.language
    return not brings(conversation, said) and judge.hearing.holds(said.instruction.text, language)


def strays(conversation: Conversation, said: Said, judge: Judge) -> bool:
    """Whether a message corrects the last request that was handed on, though another one is asked about."""
    latest, pending = conversation.latest, conversation.clarification
    if latest is None or pending is None or brings(conversation, said):
        return False
    question = open_questions(pending)[0]
    if pending.items[question.item].field is not None:
        return False
    return judge.hearing.strays(
        said.instruction.text, latest.text, pending.instruction.text, question.text, pending.language
    )


def followed(conversation: Conversation, said: Said, judge: Judge) -> Earlier | None:
    """What the message does to the last request that was handed on; None where it is a request of its own.

    "And the backups" may be one that lacks its verb: what is unclear by itself is asked about.
    """
    latest = conversation.latest
    if latest is None or brings(conversation, said):
        return None
    language = said.instruction.language or conversation.language or judge.assess(latest).language
    text = said.instruction.text
    following = judge.hearing.follows(text, latest.text, language)
    if following == "completes" and judge.hearing.joins_known(text, language):
        alone = judge.assess(Instruction(text=text, language=language, department=latest.department))
        if is_fragment(text, alone):
            return None
    return None if following is None else Earlier(text=latest.text, becomes=BECOMES[following])


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


def rewritten(
    conversation: Conversation, latest: Instruction, said: Said, earlier: Earlier, judge: Judge
) -> Instruction | None:
    """The request before with the message below it, in its language and with all that came with it.

    None where both are longer together than an instruction may be: of what was told nothing is cut.
    """
    own = said.instruction
    language = conversation.language or judge.assess(latest).language
    label = judge.phrasing.label(LABELS[earlier.becomes], language)
    text = with_line(latest.text, label, own.text.strip())
    if len(text) > MAX_TEXT:
        return None
    changes: dict[str, Any] = {
        "text": text,
        "language": own.language or language,
        "department": own.department or latest.department,
        "history": tuple(message for message in conversation.record if message.content != latest.text),
    }
    return msgspec.structs.replace(latest, **changes)


def newly_unclear(judge: Judge, latest: Instruction, merged: Instruction, earlier: Earlier) -> Assessment:
    """The assessment of a request that a message has completed or changed, with no more than that leaves unclear.

    What it had before was settled, and what was taken back is no contradiction.
    """
    seen, before = judge.assess(merged), judge.assess(latest)
    clashes = CONFLICTS if earlier.becomes == "changed" else ""
    unsettled = wants(seen) - wants(before)
    new = tuple(issue for issue in seen.issues if issue.type != clashes and key_of(issue) in unsettled)
    if new:
        return msgspec.structs.replace(seen, issues=new)
    if not seen.needs_clarification:
        return seen
    return msgspec.structs.replace(
        before, issues=(), decision="proceed_with_log", needs_clarification=False, is_ambiguous=False
    )


def with_line(text: str, label: str, told: str) -> str:
    """A text with what was told below it; beside what was told before under the same label."""
    above, _, last = text.rpartition("\n")
    return f"{text}, {told}" if above and last.startswith(f"{label}: ") else f"{text}\n{label}: {told}"
