"""A reply to one question: what it is about, and what it does with it."""

from typing import NamedTuple

import msgspec

from askfirst.clarifications.answering.meaning import REFERENCES, asked_with
from askfirst.clarifications.answering.resolving import manner_of
from askfirst.clarifications.draft import Draft
from askfirst.clarifications.events import Given
from askfirst.clarifications.state import Because, Item, Outcome, Question
from askfirst.model import Party
from askfirst.scoring.hearing import Heard, hear, left_open, takes_all, unframed
from askfirst.scoring.hearing.tokens import tokens_of
from askfirst.scoring.references.replies.turning import TAKEN_BACK, Turning
from askfirst.scoring.references.replies.verdict import Verdict


class Reply(NamedTuple):
    """What somebody gave, the item it is about, and how it is heard; the question where one was asked."""

    given: Given
    by: Party | None
    number: int
    item: Item
    question: Question | None
    heard: Heard
    manner: Verdict | Turning | None
    undecided: bool = False
    """Whether it names two and takes neither."""
    every: bool = False
    """Whether it takes all that are offered."""

    @property
    def left(self) -> Outcome | None:
        """The outcome of a question that is left without an answer; None where the reply is one, or puts it off."""
        if self.heard.said == "decline" or self.manner == "declined" or self.takes_back:
            return "declined"
        return "skipped" if self.heard.said in ("skip", "unknown") or self.manner == "left" else None

    @property
    def takes_back(self) -> bool:
        """Whether the reply says that what was ordered is not to be done, or something else in its place."""
        return self.manner in TAKEN_BACK

    @property
    def because(self) -> Because | None:
        """Why there is no answer, where that is more than its outcome: who does not know leaves nothing to anybody."""
        return "unknown" if self.heard.said == "unknown" else None


def reply_of(draft: Draft, given: Given, place: Question | int, by: Party | None) -> Reply:
    """The reply to a question, or to an item that nobody has asked about yet."""
    question = None if isinstance(place, int) else place
    number = place if isinstance(place, int) else place.item
    item = draft.c.items[number]
    given = without_frame(draft, item, question, given)
    spoken, closed = draft.judge.replies(draft.c.language), item.searched or item.kind in REFERENCES
    heard = hear(str(given.value), item.options, item.span, spoken, closed=closed)
    every = takes_every(draft, item, given, heard)
    torn = not every and undecided(draft, item, question, given, heard)
    if torn and heard.said == "option":
        heard = Heard("words", heard.words)
    return Reply(given, by, number, item, question, heard, manner_of(draft, item, question, given, heard), torn, every)


def takes_every(draft: Draft, item: Item, given: Given, heard: Heard) -> bool:
    """Whether a reply takes all of those of which it is asked which is meant, and all of them are offered."""
    if not (item.searched or item.kind in REFERENCES) or (heard.option is not None and heard.exact):
        return False
    found = draft.c.instruction.candidates if item.searched else None
    many = len(item.options)
    shown = found is None or many == len(found)
    return shown and takes_all(str(given.value), many, draft.judge.replies(draft.c.language))


def without_frame(draft: Draft, item: Item, question: Question | None, given: Given) -> Given:
    """What is given without the greeting, the signature and the quotes of a letter, unless a text is dictated."""
    if not isinstance(given.value, str) or "\n" not in given.value:
        return given
    if draft.judge.hearing.dictates(asked_with(item, question), draft.c.language):
        return given
    return msgspec.structs.replace(given, value=unframed(given.value, draft.judge.replies(draft.c.language)))


def undecided(draft: Draft, item: Item, question: Question | None, given: Given, heard: Heard) -> bool:
    """Whether a reply in words names two and takes neither; words that are dictated may name as many as they like."""
    if not isinstance(given.value, str):
        return False
    if heard.option is not None and wonders(given.value, item.options[heard.option]):
        return True
    if heard.option is not None and heard.exact:
        return False
    single = item.searched or item.kind in REFERENCES or item.field in SINGLE
    if not left_open(given.value, item.options, draft.judge.replies(draft.c.language), single=single):
        return False
    return not draft.judge.hearing.dictates(asked_with(item, question), draft.c.language)


def wonders(reply: str, option: str) -> bool:
    """Whether a reply is an option with a question mark and nothing else: "Sommer?"; "how about Sommer?" chooses."""
    return reply.rstrip().endswith(("?", "\uff1f")) and set(tokens_of(reply)) <= set(tokens_of(option))


SINGLE = frozenset(
    "account amount assignee budget currency date deadline destination discount interval item length location name "
    "new_name new_time new_value origin partner payee people percentage period permission_level person price priority "
    "quantity recipient resource time timeline timezone unit until".split()
)
"""Fields that take one value; a rule or a group may name several with an "or"."""
