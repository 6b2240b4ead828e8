"""What a request offers to conditions."""

import re
from collections.abc import Callable, Mapping, Sequence, Set
from functools import cached_property
from types import MappingProxyType
from typing import Any

from askfirst.model import Instruction, Message
from askfirst.reader.reading import Act
from askfirst.rules.inflection import bare
from askfirst.rules.replies import Replies
from askfirst.text.calls import Call, call_names, find_call
from askfirst.text.courtesy import NO_COURTESIES, Courtesies
from askfirst.text.hit import Hit
from askfirst.text.matters import apart, elsewhere
from askfirst.text.reading import Reading

NO_ACTS: Mapping[Act, float] = MappingProxyType({})


class Material:
    """What a request offers to conditions: its text and context, read, and the request itself.

    `history` are its messages, newest last; `findings` are the named finders in code, each run at most once.
    `unread` is the language that the text seems to be in, where no pack is loaded for it. `spoken` are the words of
    replies: those of the language first, then of all others; `courtesies` those of all languages. `acts` say how likely
    it does what with the message before it, where a reader was asked.
    """

    def __init__(
        self,
        text: Reading,
        request: Instruction,
        history: tuple[Reading, ...] = (),
        fields: Reading | None = None,
        finders: "Mapping[str, MaterialFinder]" = MappingProxyType({}),
        unread: str = "",
        spoken: tuple[Replies, ...] = (),
        courtesies: Courtesies = NO_COURTESIES,
    ) -> None:
        self.text, self.request, self.history, self.fields = text, request, history, fields
        self.finders, self.unread, self.spoken, self.courtesies = finders, unread, spoken, courtesies
        self.acts: Mapping[Act, float] = NO_ACTS
        self.found: dict[str, Sequence[Hit]] = {}

    @cached_property
    def related(self) -> tuple[tuple[Message, Reading], ...]:
        """The messages of the history that may say something of the text: not the user's orders about something else.

        What an assistant says behind such an order goes with it. While it asks, all that was said counts.
        """
        said = self.request.history[-len(self.history) :] if self.history else ()
        asks = bool(said) and said[-1].role == "assistant" and bool(self.history[-1].asking)
        kept: list[tuple[Message, Reading]] = []
        away = False
        for message, reading in zip(said, self.history, strict=True):
            away = elsewhere(self.text, reading) if message.role == "user" else away and apart(self.text, reading)
            if asks or not away:
                kept.append((message, reading))
        return tuple(kept)

    @cached_property
    def matter(self) -> tuple[Reading, ...]:
        """What those messages say, read."""
        return tuple(reading for _, reading in self.related)

    @cached_property
    def context(self) -> tuple[Reading, ...]:
        """What may satisfy a rule beside the text: the messages of its matter, and the fields written as lines."""
        return (*self.matter, self.fields) if self.fields else self.matter

    def stated(self, *entities: str) -> bool:
        """Whether a sentence of the context gives one of these facts: a question about conditions gives none."""
        return any(
            reading.sentences[hit.start] not in reading.asking
            for reading in self.context
            for name in entities
            for hit in reading.entities(name)
        )

    @cached_property
    def call(self) -> Call | None:
        """The text as a call with arguments, where it is one and the request names no action."""
        return None if self.request.action else find_call(self.text.raw)

    @cached_property
    def keys(self) -> set[str]:
        """What conditions can need: of the text (see `Reading.keys`), and what the request has."""
        request, keys = self.request, self.text.keys
        traits = {
            "+history": request.history,
            "+candidates": request.candidates is not None,
            "+fields": self.fields is not None,
            "+required": request.required_fields,
            "+unread": self.unread,
            "+ambiguous": request.is_ambiguous,
        }
        own = {trait for trait, there in traits.items() if there} | self.named
        return keys | own if own else keys

    @property
    def action(self) -> str | None:
        """The name of what is to be done, where request or text give one."""
        return self.request.action or (self.call.name if self.call else None)

    @cached_property
    def named(self) -> Set[str]:
        """The keys of what is to be done by its name: as request or text give one, or as the whole text of a call.

        A text is a name where the values stand in fields, nothing was said before, and the caller does not declare
        itself what the call needs: "Send SMS".
        """
        if self.action:
            return action_keys(self.action)
        if not self.request.fields or self.request.required_fields or self.history:
            return frozenset()
        return frozenset(action_key(name) for name in call_names(self.text) if name)

    @property
    def given(self) -> Mapping[str, Any]:
        """The fields of the request and the arguments of a call."""
        return {**self.call.fields, **self.request.fields} if self.call else self.request.fields

    def findings(self, name: str) -> Sequence[Hit]:
        """What the named finder sees in the case; a hit of no length has no place in the text."""
        if name not in self.found:
            self.found[name] = self.finders[name](self)
        return self.found[name]


MaterialFinder = Callable[[Material], Sequence[Hit]]

FILLERS = frozenset("create new api v1 v2 make add do run the a an action cmd command".split())
"""Words of the names of actions that tell nothing."""


def action_key(name: str) -> str:
    """The key under which rules for a named action are listed, however the name is written.

    `issueRefund`, `refund.issue` and "issue refunds" are one action, with accents or without.
    """
    words = re.findall(r"[^\W_]+", re.sub(r"(?<=[a-z])(?=[A-Z])", " ", bare(name)).lower())
    told = [word for word in words if word not in FILLERS] or words
    return "action " + " ".join(sorted({word.removesuffix("s") for word in told}))


def action_keys(name: str) -> set[str]:
    """The keys of a named action: all of it, and its last word: `jira assign` assigns."""
    last = re.split(r"[\s.]+", name.strip())[-1]
    return {action_key(name)} | ({action_key(last)} if last.lower() not in FILLERS else set())
