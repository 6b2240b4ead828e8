"""What answers do to the other matters: the instruction is scored again with them in it.

What it no longer raises, and an answer has told, is moot; what came to light behind it is asked next.
"""

import msgspec

from askfirst.clarifications.draft import Draft
from askfirst.clarifications.items import base_of, item_of, items_of, key_at, key_of, parts_of
from askfirst.clarifications.merging import for_scoring, for_searching, settled_answers, updated_instruction
from askfirst.clarifications.state import Answer, Clarification, Item
from askfirst.clarifications.told import Told, instruction_told, stretch_of, told
from askfirst.model import Assessment, Issue
from askfirst.questions.needful import NEEDS
from askfirst.replies.phrases import folded
from askfirst.replies.values import REFERENCES
from askfirst.scoring.classifier.naming import CLASSIFIER
from askfirst.scoring.raised import CONFLICT


def settle_others(draft: Draft, *, searched_anew: bool) -> None:
    """Score the merged instruction: what it no longer raises, and an answer has told, is moot.

    That it is no longer raised is not enough: a line of an answer below the text can hide what nobody has answered.
    """
    if any(item.state == "queued" and not item.own for item in draft.c.items):
        open_keys = still_open(draft)
        tellers = [Teller(draft, answer) for answer in settled_answers(draft.c)]
        for number, item in enumerate(draft.c.items):
            if (
                item.state == "queued"
                and not (item.own or item.misses or item.partly)
                and not open_keys & set(item.keys)
                and (doubted(item) or any(teller.tells(item) for teller in tellers))
            ):
                draft.change_item(number, state="moot")
    if searched_anew and not any(item.own for item in draft.c.items):
        search_anew(draft)


def still_open(draft: Draft) -> frozenset[str]:
    """The keys of what the merged instruction raises; the classifier is asked where a doubt of its own is queued."""
    merged = for_scoring(draft.c)
    queued = {parts_of(key).rule for item in draft.c.items if item.state == "queued" for key in item.keys}
    if CLASSIFIER not in queued:
        return frozenset(map(key_of, draft.by_rules(merged).issues))
    found = draft.gate.assess(merged)
    return frozenset(key_of(one) for one in found.issues if found.needs_clarification or one.rule != CLASSIFIER)


class Teller:
    """A settled answer, and what it tells about other matters; it is scored once at most, to its own question.

    What came in halves is told as a whole: "14", "days".
    """

    def __init__(self, draft: Draft, answer: Answer) -> None:
        self.draft, self.answer = draft, answer
        self.item = None if answer.item is None else draft.c.items[answer.item]
        halves = settled_answers(draft.c) if self.item is not None and self.item.partly else [answer]
        self.said = " ".join(str(one.value) for one in halves if one.item == answer.item)

    def tells(self, item: Item) -> bool:
        """Whether it is about the same matter, has the fact that the item's rules ask for, or a value of its sort."""
        if self.item is not None and same_matter(item, self.item):
            return True
        c, hearing = self.draft.c, self.draft.gate.hearing
        rules = [parts_of(key).rule for key in item.keys]
        met = [hearing.meets(rule, self.said, c.language, c.instruction.department) for rule in rules]
        if None not in met:
            return all(met)
        return hearing.fits(self.said, item.field, item.kind, item.span, c.language) is True


def doubted(item: Item) -> bool:
    """Whether the item is a doubt alone, which asks for nothing definite."""
    return all(parts_of(key).rule == CLASSIFIER for key in item.keys)


def same_matter(item: Item, other: Item) -> bool:
    """Whether two items are about one field, or about the same words of the text."""
    return (item.field is not None and item.field == other.field) or bool(starts(item) & starts(other))


def starts(item: Item) -> frozenset[int]:
    """Where in the text the words of the item's issues begin."""
    return frozenset(start for key in item.keys if (start := parts_of(key).start) is not None)


def search_anew(draft: Draft) -> None:
    """With new candidates: what they leave open takes the place of what the old ones left open.

    That is for rules to say: a doubt of the classifier is not about the list.
    """
    instruction = for_searching(draft.c)
    found = draft.gate.assess(instruction)
    plain = draft.gate.assess(msgspec.structs.replace(instruction, candidates=None))
    told = [issue for issue in found.issues if issue.rule != CLASSIFIER]
    keys = frozenset(map(key_of, told)) - frozenset(map(key_of, plain.issues))
    fresh = [item for item in items_of(draft.gate, instruction.text, found, keys) if item.searched]
    misses = 0
    for number, item in enumerate(draft.c.items):
        if not item.searched or item.state != "queued":
            continue
        if any(same_list(item, other) for other in fresh):
            fresh = [other for other in fresh if not same_list(item, other)]
        else:
            misses = max(misses, item.misses)
            draft.change_item(number, state="moot")
    more = (msgspec.structs.replace(item, misses=misses) for item in fresh if not shown(draft.c, item))
    draft.change(items=(*draft.c.items, *more))


def same_list(item: Item, other: Item) -> bool:
    """Whether two items put the same question with the same list."""
    return item.options == other.options and item.wordings == other.wordings


def shown(c: Clarification, item: Item) -> bool:
    """Whether this very list has been put to somebody and settled."""
    return any(same_list(item, other) and other.state in ("asked", "settled") for other in c.items)


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
            found = draft.gate.assess(instruction)  # is it worth a question, with all that speaks for one?
        lacking = lacked(draft, sentence, found, idle) if found.needs_clarification else []
        if lacking or not idle:
            break
        hiding |= idle
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
        for item in items_of(draft.gate, draft.c.instruction.text, found)
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


def same(item: Item, issue: Issue) -> bool:
    """Whether an item is of the same rule, or asks for the same field."""
    rules = {parts_of(key).rule for key in item.keys}
    return issue.rule in rules or (issue.field is not None and issue.field == item.field)


def answered(draft: Draft, issue: Issue, beside: list[Item]) -> bool:
    """Whether an answer about the same words has the very fact that the rule asks for."""
    c = draft.c
    return any(
        draft.gate.hearing.meets(issue.rule, str(answer.value), c.language, c.instruction.department) is True
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


def ask_needs(draft: Draft) -> None:
    """Ask for what an action that cannot be undone is never safe without, once its other matters have answers.

    Beside a caller's own questions nothing else is asked: then it is left open, so that going on is not safe.
    """
    c = draft.c
    if not (c.stakes and settled_answers(c)) or any(item.because is not None for item in c.items):
        return
    known = msgspec.structs.replace(for_scoring(c), fields=updated_instruction(c).fields)
    wanting = {issue.field: issue for issue in draft.gate.needs(known)}
    for number, item in enumerate(c.items):
        if item.state == "queued" and parts_of(item.keys[0] if item.keys else "").rule == NEEDS:
            draft.change_item(number, **({} if item.field in wanting else {"state": "moot"}))
    asked = {item.field for item in c.items}
    left = [issue for field, issue in wanting.items() if field not in asked]
    fresh = [item_of(draft.gate, c.language, c.instruction.department, [issue]) for issue in left]
    if any(item.own for item in c.items):
        fresh = [msgspec.structs.replace(item, state="settled", because="not_asked") for item in fresh]
    draft.change(items=(*draft.c.items, *fresh))
