"""What an answer does to the other matters: the merged instruction is scored again."""

import msgspec

from askfirst.clarifications.draft import Draft
from askfirst.clarifications.items import items_of, key_of
from askfirst.clarifications.merging import for_scoring, for_searching
from askfirst.clarifications.state import Clarification, Item
from askfirst.scoring.classifier.naming import CLASSIFIER


def settle_others(draft: Draft, *, searched_anew: bool) -> None:
    """Score the merged instruction: what nobody need be asked any more is moot."""
    if any(item.state == "queued" and not item.own for item in draft.c.items):
        merged = draft.judge.assess(for_scoring(draft.c))
        open_keys = {key_of(issue) for issue in merged.issues}
        for number, item in enumerate(draft.c.items):
            if (
                item.state == "queued"
                and not (item.own or item.misses or item.partly)
                and not open_keys & set(item.keys)
            ):
                draft.change_item(number, state="moot")
    if searched_anew and not any(item.own for item in draft.c.items):
        search_anew(draft)


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
