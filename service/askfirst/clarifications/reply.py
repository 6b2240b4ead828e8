"""A reply to one question: what it is about, what is heard of it, and what it does."""

from collections.abc import Sequence
from typing import NamedTuple

import msgspec

from askfirst.clarifications.draft import Draft
from askfirst.clarifications.events import Given
from askfirst.clarifications.merging import as_reply
from askfirst.clarifications.state import Item, Question, Value
from askfirst.model import Party
from askfirst.reader.reading import Act
from askfirst.replies import Doing, Heard, agreement, denies_first, hear, takes_all, unframed, unhesitating
from askfirst.replies.acts import GIVING, SURE, certain
from askfirst.replies.phrases import folded, tokens_of
from askfirst.replies.values import REFERENCES
from askfirst.rules.replies import Replies

CERTAIN = 0.9
"""How probable it must be that a reply refuses the order, where it begins with a no and something is offered."""
DEED = "ambiguous_action"
"""The kind that asks what is to be done: an order is the answer."""


class Reply(NamedTuple):
    """What somebody gave, the item it is about, what is heard of it and what it does; the question if one was asked."""

    given: Given
    by: Party | None
    number: int
    item: Item
    question: Question | None
    heard: Heard
    does: Doing
    value: Value
    """What it gives: an option that was chosen, all of them, else its words."""
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
    def asked(self) -> str:
        """The words by which the item was asked about; of what was volunteered, those by which it would be."""
        return self.question.text if self.question else self.item.wordings[0]


def reply_of(draft: Draft, given: Given, place: Question | int, by: Party | None) -> Reply:
    """The reply to a question, or to an item that nobody has asked about yet, as it is heard.

    True and false are heard as a yes and a no.
    """
    question = None if isinstance(place, int) else place
    number = place if isinstance(place, int) else place.item
    c, gate = draft.c, draft.gate
    item, spoken = c.items[number], gate.replies(c.language)
    asked = question.text if question else item.wordings[0]
    if isinstance(given.value, bool):
        plain = msgspec.structs.replace(given, value=yes_or_no(given.value, item.options, spoken))
        reply = reply_of(draft, plain, place, by)
        return reply._replace(given=given, value=given.value if reply.heard.option is None else reply.value)
    if isinstance(given.value, str) and not gate.hearing.dictates(asked, c.language):
        given = msgspec.structs.replace(given, value=unframed(given.value, spoken))
    words, closed = str(given.value), item.searched or item.kind in REFERENCES
    heard = hear(words, item.options, item.span, spoken, closed=closed, request=c.instruction.text, question=asked)
    reply = Reply(given, by, number, item, question, heard, certain("answers"), given.value)
    if not isinstance(given.value, str):
        return reply._replace(value=meant(draft, reply))
    if closed and not (heard.option is not None and heard.exact) and takes_every(draft, item, words):
        return reply._replace(value="; ".join(item.options), every=True)
    does = gate.hearing.does(as_reply(c, words, asked), heard)
    if item.kind == DEED and does.act in ("new_order", "corrects"):
        does = Doing("answers", does.probability, does.probability, does.probability)
    value = meant(draft, reply._replace(does=does))
    return reply._replace(does=does, value=value, turns_down=refuses_offer(item, words, does, spoken))


def yes_or_no(value: bool, options: Sequence[str], spoken: Sequence[Replies]) -> str:
    """True or false as people say it: by an option that says so, else as a plain yes or no in the first language."""
    plain = [*(phrase for words in spoken for phrase in (words.yes if value else words.no)), str(value)]
    offered = {folded(option) for option in options}
    return next((phrase for phrase in plain if folded(phrase) in offered), plain[0])


def meant(draft: Draft, reply: Reply) -> Value:
    """The value of a reply: an option that was chosen, else the reply without what only hesitates.

    Among other words the name of an option stands for it where it tells which thing is meant; of a value they may say
    more ("20 % from EUR 500 on"). What is dictated ("What should it say?") is kept to the letter.
    """
    item, heard = reply.item, reply.heard
    identifies = item.searched or item.kind in REFERENCES
    if heard.option is not None and (heard.exact or (identifies and reply.does.act in GIVING)):
        return item.options[heard.option]
    if not isinstance(reply.given.value, str) or draft.gate.hearing.dictates(reply.asked, draft.c.language):
        return reply.given.value
    return unhesitating(reply.words, draft.gate.replies(draft.c.language)[0])


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
