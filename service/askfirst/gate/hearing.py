"""Replies and messages heard: what they do with a question, and of which sort they are."""

from collections.abc import Mapping

import msgspec

from askfirst.gate.reading import Readers
from askfirst.model import Instruction
from askfirst.reader.reading import Act
from askfirst.reader.session import Reader
from askfirst.replies import Doing, Heard, agreement, doing, hear
from askfirst.replies.acts import plainly
from askfirst.replies.parts import half, lacks
from askfirst.replies.values import about_wording, fits
from askfirst.rules.nodes import NO_ACTS
from askfirst.scoring.unreal import unreal
from askfirst.text.orders import commands
from askfirst.text.reading import Reading

LONGEST = 1_000
"""Characters of a reply that are looked through for a value of the sort that was asked for."""
TIMES = ("date", "clock_time", "duration")
"""Entities that say when, or for how long."""


class Hearing:
    """What the packs, and the reader where there is one, make of replies to questions."""

    def __init__(self, readers: Readers, reader: Reader | None) -> None:
        self._readers, self._reader = readers, reader

    def _read(self, language: str, text: str) -> Reading:
        return self._readers.shelves[language].reader.read(text)

    def _readings(self, reply: str, language: str) -> list[Reading]:
        """A reply read in the language of its question, and in its own where that differs; of a long one the start."""
        said = reply[:LONGEST]
        own = self._readers.detector.detect(said)
        spoken = dict.fromkeys((language, language if own.unread else own.language))
        return [self._read(one, said) for one in spoken]

    def acts(self, reply: Instruction) -> Mapping[Act, float]:
        """How probable each act is that the text does with the message before it; empty where there is no reader."""
        return self._reader.acts(reply) if self._reader else NO_ACTS

    def does(self, reply: Instruction, heard: Heard) -> Doing:
        """What the text does with the assistant's message before it, of which `heard` is what its phrases tell."""
        return plainly(heard) or doing(heard, self.acts(reply))

    def fits(self, reply: str, field: str | None, kind: str | None, span: str, language: str) -> bool | None:
        """Whether a reply is of the sort that a field takes, or that says what the words `span` stand for.

        None where its words have to tell.
        """
        about = self._read(language, span or " ")
        found = [fits(one, field, kind, about) for one in self._readings(reply, language)]
        return True if True in found else found[0]

    def lacks(self, part: str, reply: str, request: str, language: str) -> bool:
        """Whether a reply to a request has not this part of its answer."""
        said = self._read(language, request)
        return all(lacks(part, reading, said) for reading in self._readings(reply, language))

    def half(self, part: str, reply: str, request: str, language: str) -> bool:
        """Whether a reply to a request has another part of its answer, known as such, and not this one."""
        said = self._read(language, request)
        return self.lacks(part, reply, request, language) and any(
            half(part, reading, said) for reading in self._readings(reply, language)
        )

    def meets(self, rule: str, reply: str, language: str, department: str | None) -> bool | None:
        """Whether a reply has the fact for want of which the rule asks; None where it names none."""
        rules = self._readers.guidance(language, department).rules
        unless = next((one.unless for one in rules if one.id == rule), None)
        return None if unless is None else any(unless.find(one) for one in self._readings(reply, language))

    def dictates(self, question: str, language: str) -> bool:
        """Whether a question asks for words that are used as they are: a text, a title, a name."""
        return about_wording(self._read(language, question))

    def unreal(self, reply: str, field: str | None, language: str) -> bool:
        """Whether a reply names a day that no calendar has (31 February), or a past one for what is to be done."""
        return any(unreal(one, field) for one in self._readings(reply, language))

    def times(self, message: str, language: str) -> frozenset[str]:
        """The days, times and lengths of time in a message, in its own words."""
        said = self._read(language, message)
        return frozenset(said.text(hit).casefold() for name in TIMES for hit in said.entities(name))

    def of_its_matter(self, instruction: Instruction) -> Instruction:
        """The instruction with those messages of its history that are no orders about something else."""
        language, unread = self._readers.language_of(instruction)
        related = self._readers.material(instruction, self._readers.shelves[language].reader, unread).related
        return msgspec.structs.replace(instruction, history=tuple(message for message, _ in related))

    def spoken(self, message: str, language: str) -> str | None:
        """The language of a chat, where a message by itself does not show that it is in it; else None."""
        detect = self._readers.detector.detect
        found, expected = detect(message), detect(message, language)
        return None if found == expected else expected.language

    def polite(self, message: str, language: str | None) -> bool:
        """Whether a message only thanks, greets, nods, or says yes or no, in whatever language."""
        detected = language or self._readers.detector.detect(message).language
        courtesies = self._readers.courtesies
        if courtesies.signs_alone(message) or courtesies.only(self._read(detected, message).plain):
            return True
        spoken = self._readers.replies(detected)
        return agreement(message, spoken) is not None and hear(message, (), "", spoken).said != "decline"

    def orders(self, message: str, language: str) -> bool:
        """Whether a message has a verb that orders anything."""
        return bool(self._read(language, message).outside_data("@order_verb"))

    def orders_several(self, message: str, language: str) -> bool:
        """Whether a message has several verbs that stand where verbs give orders."""
        said = self._read(language, message)
        return sum(commands(said, verb.start) for verb in said.outside_data("@order_verb")) > 1
