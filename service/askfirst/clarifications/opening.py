"""From an unclear instruction to an open clarification."""

from collections.abc import Iterable

import msgspec

from askfirst.clarifications.asking import digest, go_on
from askfirst.clarifications.draft import Draft
from askfirst.clarifications.events import Effect
from askfirst.clarifications.items import base_of, items_of, key_of, own_items
from askfirst.clarifications.options import LevelRequest, Options
from askfirst.clarifications.state import Clarification, Clock, Item, Level
from askfirst.durations import Duration, seconds
from askfirst.errors import InstructionError
from askfirst.gate import Gate
from askfirst.model import MAX_HISTORY, Assessment, Instruction, Message, Party
from askfirst.replies.phrases import folded
from askfirst.rules.pack import Pack


def is_clear(assessment: Assessment, options: Options) -> bool:
    """Whether there is nothing to open: the instruction is clear and the caller has no questions of its own."""
    return not assessment.needs_clarification and not options.questions


def open_clarification(
    instruction: Instruction,
    assessment: Assessment,
    options: Options,
    now: int,
    gate: Gate,
    *,
    identity: str,
    clock: Clock = "service",
    shown: tuple[str, ...] = (),
) -> tuple[Clarification, tuple[Effect, ...]]:
    """A new clarification with its first question asked, in version 1, and its effects.

    `assessment` is the gate's for this instruction, `now` in ms, `identity` the new id; `shown` are
    digests of texts that the person has read before. Raises InstructionError where the chain names a
    role twice or two of the caller's questions are the same.
    """
    check_questions(options)
    items = first_items(instruction, assessment, options, gate)
    read = tuple(digest(text) for text in asked_before(items, instruction.history))
    guidance = gate.guidance(assessment.language, assessment.department)
    chain = chain_of(options, guidance)
    first = start_level(chain, instruction.to)
    instruction = gate.addressed(msgspec.structs.replace(instruction, history=instruction.history[-MAX_HISTORY:]))
    clarification = Clarification(
        id=identity,
        created_at=now,
        updated_at=now,
        clock=clock,
        mode=options.mode,
        max_turns=options.max_turns or guidance.max_turns,
        instruction=instruction,
        language=assessment.language,
        assumed=gate.phrasing.label("assumed", assessment.language),
        undone=gate.phrasing.label("undone", assessment.language),
        said=gate.phrasing.label("said", assessment.language),
        original_message_id=options.original_message_id,
        context_text=options.context_text,
        requires_handoff=options.requires_handoff,
        confidence=assessment.confidence,
        ambiguity_type=assessment.ambiguity_type,
        stakes=assessment.thresholds.reasons,
        base=base_of(assessment),
        enough=assessment.thresholds.log,
        chain=chain,
        first_level=first,
        level=first,
        items=tuple(items),
        shown=(*shown, *read),
    )
    draft = Draft(clarification, now, gate.unaided)
    draft.emit("clarification.requested")
    go_on(draft)
    return draft.c, draft.effects()


def first_items(instruction: Instruction, assessment: Assessment, options: Options, gate: Gate) -> list[Item]:
    """What is to be settled: the caller's own questions alone, else the issues, as far as history leaves them."""
    if options.questions:
        return own_items(gate, instruction.text, options.questions, assessment.language)
    searched = searched_keys(gate, instruction, assessment)
    return [missed_before(item, instruction) for item in items_of(gate, instruction.text, assessment, searched)]


def missed_before(item: Item, instruction: Instruction) -> Item:
    """The item; settled if the text itself is the reply to its question, which is unclear all the same: a miss."""
    if asked_before([item], instruction.history[-1:]):
        return msgspec.structs.replace(item, state="settled", because="unresolved", misses=1)
    return item


def asked_before(items: Iterable[Item], history: Iterable[Message]) -> list[str]:
    """The wordings that messages of the assistant have used already."""
    said = [folded(message.content) for message in history if message.role == "assistant"]
    return [text for item in items for text in item.wordings if any(folded(text) in one for one in said)]


def searched_keys(gate: Gate, instruction: Instruction, assessment: Assessment) -> frozenset[str]:
    """The keys of the issues that are there only because of the caller's candidates."""
    if instruction.candidates is None:
        return frozenset()
    without = msgspec.structs.replace(instruction, candidates=None, language=assessment.language)
    plain = gate.unaided.assess(without)
    return frozenset(map(key_of, assessment.issues)) - frozenset(map(key_of, plain.issues))


def check_questions(options: Options) -> None:
    """Raises InstructionError where a question would be asked twice."""
    texts = [one if isinstance(one, str) else one.text for one in options.questions]
    for number, text in enumerate(texts):
        if not text.strip():
            raise InstructionError(f"questions[{number}]", "is blank", "Give the question in words, or leave it out")
        if text.strip().casefold() in (other.strip().casefold() for other in texts[:number]):
            raise InstructionError(f"questions[{number}]", "is in the list twice", "Remove one of the two")


def chain_of(options: Options, guidance: Pack) -> tuple[Level, ...]:
    """The chain of the request, else of the pack. Raises InstructionError where a role is in it twice."""
    if options.chain is None:
        return tuple(level_of(LevelRequest(role=one.role), options.timeout or one.timeout) for one in guidance.chain)
    roles: set[str] = set()
    for number, level in enumerate(options.chain):
        if level.role in roles:
            mend = "Remove one of the two: each level asks somebody else"
            raise InstructionError(f"chain[{number}].role", f"{level.role!r} is in the chain twice", mend)
        roles.add(level.role)
    usual = A_DAY if roles == {PERSON} else A_MINUTE
    return tuple(level_of(level, options.timeout or usual) for level in options.chain)


def level_of(request: LevelRequest, timeout: Duration) -> Level:
    """A level with its own timeout, else the one given."""
    return Level(role=request.role, timeout=seconds(request.timeout or timeout), reach=request.reach)


PERSON = "human_operator"
"""The role that is a person, in the protocol; the others are agents."""
A_MINUTE, A_DAY = 60, 86_400
"""How long a level is waited for unless somebody says otherwise, in seconds: agents, and people alone."""


def start_level(chain: tuple[Level, ...], to: Party | str | None) -> int:
    """The level of the role that the instruction came from; the first where it is in none."""
    role = to.role if isinstance(to, Party) else None
    return next((number for number, level in enumerate(chain) if level.role == role), 0)
