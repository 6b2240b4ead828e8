"""What an answer does to the other matters: the merged instruction is scored again."""

import msgspec

from askfirst.clarifications.draft import Draft
from askfirst.clarifications.items import items_of
from askfirst.clarifications.keys import key_of, parts_of
from askfirst.clarifications.merging import for_scoring, for_searching, settled_answers
from askfirst.clarifications.state import Answer, Clarification, Item
from askfirst.scoring.classifier.naming import CLASSIFIER


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
    found = draft.judge.assess(merged)
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
        c, hearing = self.draft.c, self.draft.judge.hearing
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
    found = draft.judge.assess(instruction)
    plain = draft.judge.assess(msgspec.structs.replace(instruction, candidates=None))
    told = [issue for issue in found.issues if issue.rule != CLASSIFIER]
    keys = frozenset(map(key_of, told)) - frozenset(map(key_of, plain.issues))
    fresh = [item for item in items_of(draft.judge, found, keys) if item.searched]
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
