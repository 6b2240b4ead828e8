"""What the instruction still lacks once an answer stands in it: one issue may have stood in front of another."""

import msgspec

from askfirst.clarifications.answering.told import Told, instruction_told, stretch_of, told
from askfirst.clarifications.draft import Draft
from askfirst.clarifications.items import base_of, items_of
from askfirst.clarifications.keys import key_at, key_of, parts_of
from askfirst.clarifications.merging import changed, settled_answers, updated_instruction
from askfirst.clarifications.state import Clarification, Item
from askfirst.model import Assessment, Issue
from askfirst.replies.tokens import folded
from askfirst.replies.values import REFERENCES
from askfirst.scoring.classifier.naming import CLASSIFIER
from askfirst.scoring.raised import CONFLICT, asks_when


def ask_what_lacks(draft: Draft) -> None:
    """Queue what rules ask about the instruction with its answers, and have not asked about it before.

    Of two issues in the same words only the first was told; the other comes to light when that is settled. The caller's
    own questions are asked as they are, and what was found for `candidates` is decided by these.
    """
    c = draft.c
    if any(item.own for item in c.items) or c.instruction.candidates is not None or not settled_answers(c):
        return
    sentence, hiding = told(c), frozenset[str]()
    for _ in range(LAYERS):
        instruction = instruction_told(c, sentence, hiding)
        found = draft.by_rules(instruction)
        idle = met(draft, sentence, found, hiding)
        if lacked(draft, sentence, found, idle):
            found = draft.judge.assess(instruction)  # is it worth a question, with all that speaks for one?
        lacking = lacked(draft, sentence, found, idle) if found.needs_clarification else []
        if lacking or not idle:
            break
        hiding |= idle
    lacking = [issue for issue in lacking if not taken_away(draft, sentence, issue)]
    kept = tuple(issue for issue in lacking if issue.hard or not hiding)
    queue(draft, sentence, msgspec.structs.replace(found, issues=kept))


LAYERS = 3
"""How often rules that an answer has met are left out, to see what they hide."""


def met(draft: Draft, sentence: Told, found: Assessment, hiding: frozenset[str]) -> frozenset[str]:
    """The rules that still fire, and that an answer has met: by settling their issue, or with the field that it fills.

    What a pronoun means is no matter of fields: they were asked for something else. The classifier is no rule.
    """
    if all(issue.rule == CLASSIFIER for issue in found.issues):
        return frozenset()
    settled = {issue.rule for issue in found.issues if settled_key(draft.c, original_key(sentence, issue))}
    fields = updated_instruction(draft.c).fields
    if fields == draft.c.instruction.fields:
        return frozenset(settled) - {CLASSIFIER}  # the very request that was scored: it raises the same
    instruction = msgspec.structs.replace(instruction_told(draft.c, sentence, hiding), fields=fields)
    raised = {original_key(sentence, issue) for issue in draft.by_rules(instruction).issues}
    carried = {
        issue.rule
        for issue in found.issues
        if not (issue.kind in REFERENCES or original_key(sentence, issue) in raised)
    }
    return frozenset(settled | carried) - {CLASSIFIER}


def queue(draft: Draft, sentence: Told, found: Assessment) -> None:
    """Append the items; what is in their words already was asked is left out."""
    asked = {folded(question.text) for question in draft.c.questions}
    places = {key_of(issue): original_key(sentence, issue) for issue in found.issues}
    written = {
        key_of(issue): sentence.written(issue.span.start, issue.span.end) for issue in found.issues if issue.span
    }
    fresh = [
        msgspec.structs.replace(
            in_their_words(item, written.get(item.keys[0], item.span)), keys=tuple(places[key] for key in item.keys)
        )
        for item in items_of(draft.judge, found)
        if folded(item.wordings[0]) not in asked
    ]
    if fresh:
        draft.change(items=(*draft.c.items, *fresh), base=base_of(found))


def in_their_words(item: Item, plain: str) -> Item:
    """The item in the words that the original text has for its own, without the answers that were put into it."""
    if not item.span:
        return item
    wordings = tuple(text.replace(item.span, plain) for text in item.wordings)
    return msgspec.structs.replace(item, span=plain, issue=item.issue.replace(item.span, plain), wordings=wordings)


def lacked(draft: Draft, sentence: Told, found: Assessment, idle: frozenset[str]) -> list[Issue]:
    """The issues of the original words that are new here, but for rules that are idle.

    A doubt of the classifier alone asks for nothing definite.
    """
    return [
        issue
        for issue in found.issues
        if issue.rule not in {CLASSIFIER, *idle} and issue.type != CONFLICT and is_new(draft, sentence, issue)
    ]


def is_new(draft: Draft, sentence: Told, issue: Issue) -> bool:
    """Whether an issue is about words of the original text, of which nothing known has asked or answered that.

    Nothing more is asked about words of which an answer came in halves, or an assumption took its place.
    """
    at = None if issue.span is None else sentence.original(issue.span.start)
    if at is None or issue.span is None:
        return False
    beside = [item for item in draft.c.items if overlaps(draft.c, item, at, len(issue.span.text))]
    return not any(item.because is not None or item.partly or same(item, issue) for item in beside) and not answered(
        draft, issue, beside
    )


def taken_away(draft: Draft, sentence: Told, issue: Issue) -> bool:
    """Whether a place is missed only because a time stands where the text said "to a quieter time".

    Moved to a time, a thing goes to no place: the text as it was written lacks none, even if nobody asks for the time.
    """
    if issue.field not in PLACES:
        return False
    c = draft.c
    timed = [item for item in c.items if asks_when(item.kind, item.field)]
    times = {parts_of(key).rule for item in timed for key in item.keys} - {CLASSIFIER}
    if not times:
        return False
    written = changed(c, is_ambiguous=None, rules_off=tuple(sorted({*c.instruction.rules_off, *times})))
    return original_key(sentence, issue) not in {key_of(one) for one in draft.by_rules(written).issues}


PLACES = ("destination", "location")


def same(item: Item, issue: Issue) -> bool:
    """Whether an item is of the same rule, or asks for the same field."""
    rules = {parts_of(key).rule for key in item.keys}
    return issue.rule in rules or (issue.field is not None and issue.field == item.field)


def answered(draft: Draft, issue: Issue, beside: list[Item]) -> bool:
    """Whether an answer about the same words has the very fact that the rule asks for."""
    c = draft.c
    return any(
        draft.judge.hearing.meets(issue.rule, str(answer.value), c.language, c.instruction.department) is True
        for answer in settled_answers(c)
        if answer.item is not None and c.items[answer.item] in beside
    )


def overlaps(c: Clarification, item: Item, at: int, length: int) -> bool:
    """Whether an item's words and those at a place have some in common."""
    start, end = stretch_of(item, c.instruction.text)
    return start < at + length and at < end


def original_key(sentence: Told, issue: Issue) -> str:
    """The key that the issue has in the original text."""
    return key_at(issue, None if issue.span is None else sentence.original(issue.span.start))


def settled_key(c: Clarification, key: str) -> bool:
    """Whether an item with this key was answered in full; where a part is assumed, other words for it ask no more."""
    return any(item.state == "settled" and item.because is None and key in item.keys for item in c.items)
