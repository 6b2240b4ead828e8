"""A reply to one question: what it is about, and what it does with it."""

from collections.abc import Sequence
from typing import NamedTuple

import msgspec

from askfirst.clarifications.draft import Draft
from askfirst.clarifications.events import Given
from askfirst.clarifications.merging import as_reply
from askfirst.clarifications.state import Because, Item, Outcome, Question
from askfirst.model import Party
from askfirst.reader.reading import Act
from askfirst.replies import Doing, Heard, agreement, denies_first, hear, takes_all, unframed
from askfirst.replies.acts import SURE, certain
from askfirst.replies.tokens import tokens_of
from askfirst.replies.values import REFERENCES
from askfirst.rules.replies import Replies

REFUSED = 0.7
"""How probable it must be that a reply refuses, so that nothing more is asked."""
CERTAIN = 0.9
"""The same of one that begins with a no while something is offered: it may refuse no more than that."""
DEED = "ambiguous_action"
"""The kind that asks what is to be done: an order is the answer."""
WAITING: frozenset[Act] = frozenset({"defers", "passes_on", "asks_back", "machine", "nothing"})
"""Acts that leave a question as it is, and use up no turn of who was asked."""


class Reply(NamedTuple):
    """What somebody gave, the item it is about, what is heard of it and what it does; the question if one was asked."""

    given: Given
    by: Party | None
    number: int
    item: Item
    question: Question | None
    heard: Heard
    does: Doing
    every: bool = False
    """Whether it takes all that are offered."""
    turns_down: bool = False
    """Whether it opens with a no while something is offered: that, and not the order, is refused."""

    @property
    def act(self) -> Act | None:
        """What the reply does; None where that is not sure enough."""
        return self.does.act if self.does.probability >= SURE else None

    @property
    def words(self) -> str:
        """The reply in words."""
        return str(self.given.value)

    @property
    def left(self) -> Outcome | None:
        """The outcome of a question that is left without an answer; None where the reply may be one, or puts it off."""
        if self.heard.said == "unknown" or (self.act == "skips" and not self.turns_down):
            return "skipped"
        return (
            "declined" if self.act == "refuses" and self.does.probability >= REFUSED and not self.turns_down else None
        )

    @property
    def waits(self) -> bool:
        """Whether the question stays as it is: the answer comes later, from somebody else, or nothing was said."""
        return self.left is None and self.act in WAITING

    @property
    def because(self) -> Because | None:
        """Why there is no answer, where that is more than its outcome: who does not know leaves nothing to anybody."""
        return "unknown" if self.heard.said == "unknown" else None


def reply_of(draft: Draft, given: Given, place: Question | int, by: Party | None) -> Reply:
    """The reply to a question, or to an item that nobody has asked about yet."""
    question = None if isinstance(place, int) else place
    number = place if isinstance(place, int) else place.item
    item, gate, spoken = draft.c.items[number], draft.gate, draft.gate.replies(draft.c.language)
    asked = asked_with(item, question)
    if isinstance(given.value, str) and not gate.hearing.dictates(asked, draft.c.language):
        given = msgspec.structs.replace(given, value=unframed(given.value, spoken))
    words, closed = str(given.value), item.searched or item.kind in REFERENCES
    heard = hear(
        words, item.options, item.span, spoken, closed=closed, request=draft.c.instruction.text, question=asked
    )
    if not isinstance(given.value, str):
        return Reply(given, by, number, item, question, heard, certain("answers"))
    every = closed and not (heard.option is not None and heard.exact) and takes_every(draft, item, words)
    if every:
        return Reply(given, by, number, item, question, heard, certain("answers"), every)
    does = gate.hearing.does(as_reply(draft.c, words, asked), heard)
    if item.kind == DEED and does.act in ("new_order", "corrects"):
        does = Doing("answers", does.probability, does.probability, does.probability)
    return Reply(given, by, number, item, question, heard, does, turns_down=refuses_offer(item, words, does, spoken))


def refuses_offer(item: Item, words: str, does: Doing, spoken: Sequence[Replies]) -> bool:
    """Whether a reply refuses what is offered, and not the order: "neither", "not Kim"; "don't pay her" says more."""
    if not item.options or not denies_first(words, spoken):
        return False
    offered = {word for option in item.options for word in tokens_of(option)}
    return not offered.isdisjoint(tokens_of(words)) or agreement(words, spoken) == "no" or does.probability < CERTAIN


def takes_every(draft: Draft, item: Item, words: str) -> bool:
    """Whether a reply takes all of those of which it is asked which is meant, and all of them are offered."""
    found = draft.c.instruction.candidates if item.searched else None
    shown = found is None or len(item.options) == len(found)
    return shown and takes_all(words, len(item.options), draft.gate.replies(draft.c.language))


def asked_with(item: Item, question: Question | None) -> str:
    """The words by which the item was asked about; of what was volunteered, those by which it would be."""
    return question.text if question else item.wordings[0]
