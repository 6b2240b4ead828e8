"""Messages that order nothing new: thanks, and words that amend the request handed on before."""

import re
from collections.abc import Sequence
from typing import Any

import msgspec

from askfirst.clarifications.keys import key_of
from askfirst.conversations.leaning import wants
from askfirst.conversations.state import Becomes, Conversation, Earlier, Said
from askfirst.gate import Gate
from askfirst.model import MAX_TEXT, Assessment, Instruction, Message
from askfirst.reader.reading import Act
from askfirst.replies import hear, unframed
from askfirst.replies.acts import PLAIN, SURE
from askfirst.rules.replies import Replies

BECOMES: dict[Act, Becomes] = {
    "answers": "completed",
    "partly": "completed",
    "corrects": "changed",
    "refuses": "stopped",
}
"""What acts do to the request before, which was handed on."""
IDLE: frozenset[Act] = frozenset({"nothing", "machine", "skips"})
LABELS = {"completed": "added_since", "changed": "changed_since"}
CONFLICTS = "conflicting_instructions"
TAKEN = "OK."
"""What the bot is taken to have said to a request that was handed on."""


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
    before = (Message("user", latest.text), Message("assistant", TAKEN))
    heard = hear(text, (), "", spoken, request=latest.text)
    if heard.said == "unknown":
        return "nothing"  # who does not know has been asked nothing
    does = gate.hearing.does(Instruction(text=text, language=language, history=before), heard)
    if does.probability < SURE or does.probability == PLAIN:
        return "corrects" if takes_back(text, spoken) else None
    wordless = not any(map(str.isalnum, text))  # a stop sign is no thanks
    return None if does.act in IDLE and wordless else does.act


def takes_back(message: str, spoken: Sequence[Replies]) -> bool:
    """Whether a message opens with a phrase that takes back what was ordered, and says more: "stop, only EUR 10"."""
    head, *rest = CLAUSE_END.split(message, maxsplit=1)
    return any(map(str.isalnum, "".join(rest))) and hear(head, (), "", spoken).said == "decline"


CLAUSE_END = re.compile("[,;:.!，；：。！]|\\s[-–—]\\s")


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
    conversation: Conversation, latest: Instruction, said: Said, earlier: Earlier, gate: Gate
) -> Instruction | None:
    """The request before with the message below it, in its language and with all that came with it.

    None where both are longer together than an instruction may be: of what was told nothing is cut.
    """
    own = said.instruction
    language = conversation.language or gate.assess(latest).language
    label = gate.phrasing.label(LABELS[earlier.becomes], language)
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


def newly_unclear(gate: Gate, latest: Instruction, merged: Instruction, earlier: Earlier) -> Assessment:
    """The assessment of a request that a message has completed or changed, with no more than that leaves unclear.

    What it had before was settled, and what was taken back is no contradiction.
    """
    seen, before = gate.assess(merged), gate.assess(latest)
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
