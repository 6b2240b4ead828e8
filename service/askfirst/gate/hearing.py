"""Replies heard: what one does with the question that it answers."""

import msgspec

from askfirst.gate.reading import Readers
from askfirst.model import Instruction
from askfirst.rules.nodes import Material
from askfirst.scoring.answers import unmet_questions
from askfirst.scoring.beside import without_asides
from askfirst.scoring.hearing import hear
from askfirst.scoring.hearing.agreeing import agreement
from askfirst.scoring.hearing.hesitating import MARKS
from askfirst.scoring.hearing.turning import (
    Following,
    asks_only,
    corrects_value,
    follows,
    goes_on,
    holds,
    joins_known,
    lead,
    points_back,
    strays,
    takes_back,
    thanks,
)
from askfirst.scoring.references.replies.another import another, none_of_them
from askfirst.scoring.references.replies.asked_about import about_wording
from askfirst.scoring.references.replies.bare import bare_word
from askfirst.scoring.references.replies.beside_value import name_beside
from askfirst.scoring.references.replies.besides import besides, tells_own
from askfirst.scoring.references.replies.correcting import Corrected, corrected, corrected_beside, turns
from askfirst.scoring.references.replies.naming import misnames, names_for
from askfirst.scoring.references.replies.needless import needless
from askfirst.scoring.references.replies.own_orders import orders_own_across
from askfirst.scoring.references.replies.parts import half, lacks
from askfirst.scoring.references.replies.picking import Picked, picked, sum_beside
from askfirst.scoring.references.replies.questions import last_question
from askfirst.scoring.references.replies.renaming import renames
from askfirst.scoring.references.replies.roles import role_in
from askfirst.scoring.references.replies.sorts import other_sort, sorts_of
from askfirst.scoring.references.replies.stating import states
from askfirst.scoring.references.replies.suiting import (
    RECEIVING,
    SOMEBODY,
    gets_nothing,
    kinds,
    misses_count,
    misses_figure,
    misses_thing,
    names_with_record,
    nobody,
    only_record,
    suits,
)
from askfirst.scoring.references.replies.turning import Turning
from askfirst.scoring.references.replies.values import single
from askfirst.scoring.references.replies.verdict import Verdict, reply_of
from askfirst.scoring.unreal import unreal
from askfirst.text.reading import Reading
from askfirst.text.tokens import QUESTION_MARKS

TIMES = ("date", "clock_time", "duration")
VALUES = ("money", "number", "date", "clock_time", "duration")


class Hearing:
    """Replies to questions, read by the packs of the languages they are in."""

    def __init__(self, readers: Readers) -> None:
        self._readers = readers

    def _read(self, language: str, text: str) -> Reading:
        return self._readers.shelves[language].reader.read(text)

    def _material(self, reply: Instruction) -> tuple[str, Material]:
        """The language of a reply with its history, and what is read of it."""
        language, unread = self._readers.language_of(reply)
        return language, self._readers.material(reply, self._readers.shelves[language].reader, unread)

    def readings(self, reply: str, language: str) -> list[Reading]:
        """A reply read in the language of its question, and in its own where that is another."""
        own = self._readers.detector.detect(reply)
        spoken = dict.fromkeys((language, language if own.unread else own.language))
        return [self._read(one, reply) for one in spoken]

    def lacks(self, part: str, reply: str, request: str, language: str) -> bool:
        """Whether a reply to a request has not this part of its answer."""
        said = self._read(language, request)
        return all(lacks(part, reading, said) for reading in self.readings(reply, language))

    def half(self, part: str, reply: str, request: str, language: str) -> bool:
        """Whether a reply to a request has another part of its answer, known as such, and not this one."""
        said = self._read(language, request)
        return self.lacks(part, reply, request, language) and any(
            half(part, reading, said) for reading in self.readings(reply, language)
        )

    def meets(self, rule: str, reply: str, language: str, department: str | None) -> bool | None:
        """Whether a reply has the fact for want of which the rule asks; None where it names none."""
        rules = self._readers.guidance(language, department).rules
        unless = next((one.unless for one in rules if one.id == rule), None)
        return None if unless is None else bool(unless.find(self._read(language, reply)))

    def dictates(self, question: str, language: str) -> bool:
        """Whether a question asks for words that are used as they are: a text, a title, a name."""
        return about_wording(self._read(language, question))

    def picked(self, field: str | None, reply: str, language: str) -> Picked | None:
        """The one value in a reply that its field takes, where the reply is more than that; else None."""
        return picked(field, self._read(language, reply))

    def sum_beside(self, reply: str, language: str) -> str | None:
        """The sum that a reply has beside who gets it, and nothing else; None where it has none, or says more."""
        return sum_beside(self._read(language, reply))

    def name_beside(self, reply: str, language: str) -> str | None:
        """The name that a reply has beside a sum or a share, and nothing else; None where it has none, or more."""
        return name_beside(self._read(language, reply))

    def sorts(self, reply: str, language: str) -> frozenset[str]:
        """The sorts of the values that a reply consists of; empty where it says anything else."""
        reading = self._read(language, reply)
        named = frozenset({"person"} if names_with_record(reading) else ())
        known = kinds(reading) or named or sorts_of(reading, turning=True)
        return known or frozenset({"record"} if only_record(reading) else ())

    def role_in(self, request: str, language: str) -> tuple[int, int] | None:
        """Where a request names the one that it is about only by a role, "the landlord"; None where it does not."""
        return role_in(self._read(language, request))

    def dated(self, request: str, language: str) -> bool:
        """Whether a request has a time of its own."""
        reading = self._read(language, request)
        return any(reading.entities(name) for name in TIMES)

    def corrected_beside(self, reply: str, request: str, language: str, *, plainly: bool) -> Corrected | None:
        """What a reply to another question corrects of the one number of the request; else None.

        With `plainly` a bare number does so only where a word shows it: "no, 350".
        """
        said = self._read(language, reply)
        return corrected_beside(said, self._read(language, request)) if turns(said) or not plainly else None

    def put_right(self, reply: str, language: str) -> str | None:
        """The value behind a "sorry" that takes the place of one ahead of it: "EUR 80, sorry, EUR 90"; else None."""
        reading = self._read(language, reply)
        marks = reading.all_hits.get("@correcting", ())
        if not marks:
            return None
        start, end = reading.starts[marks[0].start], reading.ends[marks[-1].end - 1]
        ahead, behind = reply[:start].strip(MARKS), reply[end:].strip(MARKS)
        if not ahead or not behind:
            return None
        said = self._read(language, behind)
        plainly = any(hit.start == 0 for name in VALUES for hit in said.entities(name))  # none of "instead of 80"
        same = sorts_of(said) == sorts_of(self._read(language, ahead))
        return behind if plainly and same and sorts_of(said) else None

    def corrected(self, field: str | None, reply: str, span: str, language: str) -> Corrected | None:
        """What a reply gives for a field, and corrects of the one number in the words asked about; else None."""
        return corrected(field, self._read(language, reply), self._read(language, span))

    def unreal(self, reply: str, field: str | None, language: str) -> bool:
        """Whether a reply names a day that no calendar has (31 February), or a past one for what is to be done."""
        return unreal(self._read(language, reply), field)

    def needless(self, reply: str, language: str) -> bool:
        """Whether a reply picks things only by nobody's need of them, which nothing shows."""
        return needless(self._read(language, reply))

    def other_sort(self, reply: Instruction, field: str | None, span: str) -> bool:
        """Whether a reply is only a value of another sort than its question, about a field or words, asks for."""
        language, material = self._material(reply)
        question = last_question(material)
        asked = question is not None and "person" in question.asks
        said = self._read(language, span or " ")
        person = asked if field is None else field in SOMEBODY
        request = material.history[-2] if len(material.history) > 1 else material.text
        if other_sort(material.text, field, span, request, person=person):
            return True
        if field is not None and misses_figure(material.text, field):
            return True
        if field == "quantity" and misses_count(material.text, request, span):
            return True
        if person and nobody(material.text):
            return True
        if field in RECEIVING and gets_nothing(material.text, request):
            return True
        return field is None and misnames(material.text, said, person=person)

    def suits(self, reply: str, field: str | None, span: str, asked: str, language: str) -> bool:
        """Whether a reply to another question is nothing but a value for a field, or for what the words `span` mean.

        `asked` is the question by which that would be asked for.
        """
        person = bool(self._read(language, asked).hits("@asks_person"))
        return suits(self._read(language, reply), field, self._read(language, span or " "), person=person)

    def misses_thing(self, reply: str, span: str, language: str) -> bool:
        """Whether a reply is only a currency, where other words are asked about, or no person, where somebody is."""
        return misses_thing(self._read(language, reply), self._read(language, span or " "))

    def names_for(self, reply: str, span: str, own: str | None, shown: str, language: str) -> bool:
        """Whether an answer to another question, about the field `own`, also names what the words `span` stand for.

        `shown` are the options of that question, which tell of nothing else.
        """
        return names_for(self._read(language, reply), self._read(language, span), own, shown)

    def renames(self, reply: str, searched: str, language: str) -> bool:
        """Whether a reply has an id, an address or another name for words by which nothing was found."""
        return renames(self._read(language, reply), searched)

    def names_another(self, reply: str, offered: str, searched: str, language: str) -> str | None:
        """The name that a reply gives of somebody, or something, that was not offered; None where it gives none."""
        return next(filter(None, (another(one, offered, searched) for one in self.readings(reply, language))), None)

    def turns_down(self, reply: str, language: str) -> bool:
        """Whether a reply says that none of those that were offered is meant."""
        return any(map(none_of_them, self.readings(reply, language)))

    def besides(self, reply: Instruction) -> str | None:
        """What a reply tells beside saying that the question is beside the point; None where it does not say so."""
        _, material = self._material(reply)
        return besides(material)

    def tells(self, reply: Instruction, *, plainly: bool = False) -> bool:
        """Whether a reply tells something of its own, whatever was asked; `plainly` in words, and not by a value."""
        _, material = self._material(reply)
        return tells_own(material, plainly=plainly)

    def counts_one_or_lasts(self, reply: str, language: str) -> bool:
        """Whether a reply has one of a measure, or a length of time: there an article counts."""
        reading = self._read(language, reply)
        return bool(reading.entities("duration")) or single(reading)

    def bare(self, reply: Instruction) -> bool:
        """Whether a reply is one plain word that nothing shows to be a value."""
        _, material = self._material(reply)
        return bare_word(material)

    def states(self, reply: Instruction) -> bool:
        """Whether a reply tells how things stand, or orders to keep them, and gives no known sort of value."""
        _, material = self._material(reply)
        return states(material.text)

    def of_its_matter(self, instruction: Instruction) -> Instruction:
        """The instruction with those messages of its history that are no orders about something else."""
        _, material = self._material(instruction)
        return msgspec.structs.replace(instruction, history=tuple(message for message, _ in material.related))

    def replied(self, reply: Instruction) -> Verdict | Turning | None:
        """What the text does with the question that ends the history; None where that asks nothing."""
        language, material = self._material(reply)
        question = last_question(material)
        if question is None:
            return None
        said = reply_of(material, question)
        across = self._readers.across(reply, language) if said in ("open", "answer") else None
        if across is not None and said == "open":
            material, said = across, reply_of(across, question)
        elif across is not None and orders_own_across(across, question):
            return "aside"
        pack = self._readers.guidance(language, reply.department)
        return "open" if said == "answer" and unmet_questions(pack, material, frozenset()) else said

    def points_back(self, reply: Instruction) -> bool:
        """Whether the text orders something about "it" or "them", which stand for what was said before."""
        _, material = self._material(reply)
        return points_back(material.text)

    def follows(self, message: str, request: str, language: str) -> Following | None:
        """What a message does to a request before it that nothing is open of: completes, corrects or stops it."""
        declines = hear(message, (), "", self._readers.replies(language)).said == "decline"
        if declines and not message.rstrip().endswith(tuple(QUESTION_MARKS)):
            return "stops"
        before = self._read(language, request)
        return next(filter(None, (follows(said, before) for said in self.readings(message, language))), None)

    def holds(self, message: str, language: str | None) -> bool:
        """Whether a message only asks to wait: "hold on a moment please"."""
        detected = language or self._readers.detector.detect(message).language
        return any(map(holds, self.readings(message, detected)))

    def strays(self, message: str, handed_on: str, asked: str, question: str, language: str) -> bool:
        """Whether a message corrects the order handed on, and neither the one asked about nor what its question wants.

        Of these `question` asks for no time and no figure.
        """
        if any(self._read(language, question).hits(name) for name in ("@asks_time", "@asks_amount", "@asks_number")):
            return False
        before, open_ = self._read(language, handed_on), self._read(language, asked)
        return any(strays(said, before, open_) for said in self.readings(message, language))

    def thanks(self, message: str, request: str, language: str) -> bool:
        """Whether a message after an order only praises or thanks for it, in whatever words."""
        said, before = self._read(language, message), self._read(language, request)
        nod = self._readers.courtesies.only
        nods = frozenset(said.words[:1]) if said.words and nod(said.words[0]) else frozenset[str]()
        return thanks(said, before, nods)

    def spoken(self, message: str, language: str) -> str | None:
        """The language of a chat, where a message by itself does not show that it is in it; else None."""
        detect = self._readers.detector.detect
        found, expected = detect(message), detect(message, language)
        return None if found == expected else expected.language

    def polite(self, message: str, language: str | None) -> bool:
        """Whether a message only thanks, greets, nods, or says yes or no, in whatever language."""
        detected = language or self._readers.detector.detect(message).language
        said, courtesies = self._read(detected, message), self._readers.courtesies
        if courtesies.signs_alone(message):
            return True
        if courtesies.only(said.plain):
            return not corrects_value(said)
        spoken = self._readers.replies(detected)
        agreed = agreement(message, spoken)
        if agreed is None or hear(message, (), "", spoken).said == "decline":
            return False
        return not takes_back(said, denies=agreed == "no")

    def orders(self, message: str, language: str) -> bool:
        """Whether a message orders anything: it does not only ask, tell, greet or say "wait"."""
        said = self._read(language, message)
        leads_nowhere = lead(said, frozenset()).at >= len(said)
        return not leads_nowhere and not asks_only(said) and without_asides(said) != ""

    def joins_known(self, message: str, language: str) -> bool:
        """Whether a message only names things that were there before, beside what was said: "and the backups"."""
        return joins_known(self._read(language, message))

    def goes_on(self, message: str, language: str) -> bool:
        """Whether a message adds to what was said, or orders it once more: "and copy Ida", "again on Friday"."""
        return goes_on(self._read(language, message))
