"""What an answer does to the other matters: the merged instruction is scored again."""

from typing import Literal

import msgspec

from askfirst.clarifications.answering.resolving import REFERENCES
from askfirst.clarifications.draft import Draft
from askfirst.clarifications.hearing.tokens import folded
from askfirst.clarifications.items import items_of, key_of
from askfirst.clarifications.merging import as_reply, for_scoring, for_searching, settled_answers
from askfirst.clarifications.state import Clarification, Item
from askfirst.scoring.classifier.naming import CLASSIFIER


def settle_others(draft: Draft, *, searched_anew: bool) -> None:
    """Score the merged instruction: what it no longer raises, and an answer has told, is moot.

    That it is no longer raised is not enough: a line of an answer below the text can hide what nobody has answered.
    """
    if any(item.state == "queued" and not item.own for item in draft.c.items):
        merged = draft.judge.assess(for_scoring(draft.c))
        open_keys = {key_of(issue) for issue in merged.issues}
        for number, item in enumerate(draft.c.items):
            if (
                item.state == "queued"
                and not (item.own or item.misses or item.partly)
                and not open_keys & set(item.keys)
                and told(draft, item)
            ):
                draft.change_item(number, state="moot")
    if searched_anew and not any(item.own for item in draft.c.items):
        search_anew(draft)


def told(draft: Draft, item: Item) -> bool:
    """Whether what was answered to another question has what this item asks for. A doubt asks for nothing definite."""
    if all(key.startswith(f"{CLASSIFIER}@") for key in item.keys):
        return True
    c = draft.c
    return any(
        same_matter(item, answer.item is not None and c.items[answer.item]) or tells(draft, item, str(answer.value))
        for answer in settled_answers(c)
    )


def same_matter(item: Item, other: Item | Literal[False]) -> bool:
    """Whether two items are about one field, or about the same words of the text."""
    if not other:
        return False
    return (item.field is not None and item.field == other.field) or bool(places(item) & places(other))


def places(item: Item) -> frozenset[str]:
    """Where in the text the item's issues begin."""
    return frozenset(key.partition("@")[2].partition(":")[0] for key in item.keys) - {""}


def tells(draft: Draft, item: Item, said: str) -> bool:
    """Whether words have the fact that the item's rules ask for, name its thing, or else answer its question."""
    c = draft.c
    met = [draft.judge.meets(key.partition("@")[0], said, c.language, c.instruction.department) for key in item.keys]
    if None not in met:
        return all(met)
    things = folded(item.span).split()
    if item.kind in REFERENCES and len(things) > 1:
        return max(things, key=len) in folded(said)
    reply = as_reply(c, said, item.wordings[0])
    return draft.judge.replied(reply) == "answer" and not draft.judge.assess(reply).needs_clarification


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
