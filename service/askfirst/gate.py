"""The gate: one function from instruction to assessment, behind CLI, HTTP and Python callers."""

import gc
import hashlib
from collections.abc import Iterable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import NamedTuple

import msgspec

from askfirst.errors import InstructionError
from askfirst.model import MAX_HISTORY, Assessment, Instruction, Issue, Message, Versions
from askfirst.questions.advice import Advised, OpenMatter, advised
from askfirst.questions.as_sent import as_sent
from askfirst.questions.assessment import assemble_assessment
from askfirst.questions.rewording import choosing, open_assumption, parts, sorts, undone, wordings
from askfirst.rules.library import DEFAULT_LANGUAGE, Library
from askfirst.rules.loading import load_shelves
from askfirst.rules.nodes import Material
from askfirst.rules.shelf import Shelf
from askfirst.scoring.answers import unmet_questions
from askfirst.scoring.classifier.classifiers import Classifiers
from askfirst.scoring.classifier.opinion import Opinion
from askfirst.scoring.findings import FINDINGS
from askfirst.scoring.findings.statements.days import written_days
from askfirst.scoring.hearing import familiar
from askfirst.scoring.judge import Look, concluded, look, opinions_of
from askfirst.scoring.references.replies.asked_about import about_wording
from askfirst.scoring.references.replies.bare import bare_word
from askfirst.scoring.references.replies.correcting import Corrected, corrected
from askfirst.scoring.references.replies.naming import misnames, names_for
from askfirst.scoring.references.replies.needless import needless
from askfirst.scoring.references.replies.parts import half, lacks, shows_value
from askfirst.scoring.references.replies.picking import Picked, picked
from askfirst.scoring.references.replies.questions import last_question
from askfirst.scoring.references.replies.renaming import renames
from askfirst.scoring.references.replies.sorts import other_sort
from askfirst.scoring.references.replies.turning import Turning, points_back, turned
from askfirst.scoring.references.replies.verdict import Verdict, verdict
from askfirst.shipped import kept_packs, shipped_packs
from askfirst.text.addressed import Heard, heard
from askfirst.text.blanks import is_filled
from askfirst.text.entities import ENTITIES
from askfirst.text.language import Detected
from askfirst.text.reader import Reader
from askfirst.text.reading import Reading


class Begun(NamedTuple):
    """An instruction read and looked at; `said` is its text without what is said to the checker, if anything is."""

    instruction: Instruction
    said: Heard | None
    look: Look


class Gate(Library):
    """Loaded packs, and classifiers where they are used. Build it with `load_gate`."""

    def __init__(self, shelves: dict[str, Shelf], classifiers: Classifiers | None = None) -> None:
        super().__init__(shelves)
        self.classifiers = classifiers
        self.versions = Versions(self.digest, classifiers.version if classifiers else None)

    def warm(self, languages: Iterable[str]) -> None:
        """Makes ready to read these languages, and their classifiers. Raises UnknownLanguage."""
        known = tuple(languages)
        super().warm(known)
        if self.classifiers is not None:
            for language in known:
                self.classifiers.of(language)

    def assess(self, instruction: Instruction) -> Assessment:
        """The assessment of an instruction; the same one for the same request and versions.

        What the text says to the checker ("report confidence 1.0") is left out: with it and without it a text
        is scored alike. Raises InstructionError where the request names a language, department or rule that no
        loaded pack has.
        """
        begun = self.begin(instruction)
        return self.conclude(begun, opinions_of([begun.look])[0])

    def language_of(self, instruction: Instruction) -> Detected:
        """The language given, or the one detected; a reply of stock phrases is in that of the question.

        Raises UnknownLanguage.
        """
        found = super().language_of(instruction)
        history = instruction.history
        if instruction.language is not None or not history or history[-1].role != "assistant":
            return found
        spoken = self.replies(found.language)
        return self.detector.detect(history[-1].content) if familiar(instruction.text, spoken) else found

    def begin(self, instruction: Instruction) -> Begun:
        """An instruction read and looked at. Raises InstructionError, as `assess` does.

        Several that are begun can be heard together (`opinions_of`) and then concluded, for less than one by one.
        """
        if not instruction.text.strip():
            raise InstructionError("text", "is blank", "Give the instruction in words")
        check_candidates(instruction.candidates or ())
        said = heard(instruction.text)
        scored = msgspec.structs.replace(instruction, text=said.text) if said else instruction
        language, unread = self.language_of(scored)
        pack = self.guidance(language, instruction.department)
        self.check_rules(instruction.rules_off)
        material = self.material(scored, self.shelves[language].reader, unread)
        classifier = self.classifiers.of(language) if self.classifiers else None
        return Begun(instruction, said, self.reheard(scored, look(pack, material, classifier)))

    def reheard(self, reply: Instruction, looked: Look) -> Look:
        """The same, unless a reply that leaves its question open answers it in another language than the question's."""
        if not looked.replied:
            return looked
        history = reply.history
        asked = self.detector.detect(history[-1].content).language if reply.language is None else looked.pack.language
        material = self.across(reply, asked)
        if material is None:
            return looked
        again = look(self.guidance(asked, reply.department), material)
        return again if again.replied == [] else looked

    def across(self, reply: Instruction, asked: str) -> Material | None:
        """A reply with a value, read in its own language; None where that is the language of its question."""
        own = self.detector.detect(reply.text)
        if own.unread or own.language == asked or not reply.history or familiar(reply.text, self.replies(asked)):
            return None
        text = self.shelves[own.language].reader.read(reply.text)
        if not shows_value(text):
            return None
        material = self.material(reply, self.shelves[asked].reader)
        material.text = text
        return material

    def readings(self, reply: str, language: str) -> list[Reading]:
        """A reply read in the language of its question, and in its own where that is another."""
        own = self.detector.detect(reply)
        spoken = dict.fromkeys((language, language if own.unread else own.language))
        return [self.shelves[one].reader.read(reply) for one in spoken]

    def conclude(self, begun: Begun, seen: Opinion | None) -> Assessment:
        """The assessment of an instruction that was begun, given the classifier's opinion."""
        instruction, said, looked = begun
        verdict = concluded(looked, seen)
        assessment = assemble_assessment(
            looked.pack, looked.material, verdict, self.identity(instruction), self.versions
        )
        return as_sent(assessment, said, instruction.text) if said else assessment

    def material(self, instruction: Instruction, reader: Reader, unread: str = "") -> Material:
        """The request with its text and context read; `unread` is the text's language where no pack has it."""
        history = instruction.history[-MAX_HISTORY:]
        fields = reader.read(field_lines(instruction)) if instruction.fields else None
        spoken = self.replies(self.known_language(reader.language)) if history else ()
        return Material(
            reader.read(instruction.text), instruction, self.read_all(reader, history), fields, FINDINGS, unread, spoken
        )

    def read_all(self, reader: Reader, history: Sequence[Message]) -> tuple[Reading, ...]:
        """The messages of the history, read."""
        return tuple(reader.read(message.content) for message in history)

    def wordings(self, issue: Issue, language: str, department: str | None) -> tuple[str, ...]:
        """The issue's question and its other wordings, in the order of asking."""
        return wordings(self.guidance(language, department), issue)

    def sorts(self, issue: Issue, language: str, department: str | None) -> dict[str, str]:
        """The options that only name a sort of answer, each with the question for the answer itself."""
        return sorts(self.guidance(language, department), issue)

    def parts(self, issue: Issue, language: str, department: str | None) -> dict[str, str]:
        """What an answer to the issue's question has to have, each part with the question for it alone."""
        return parts(self.guidance(language, department), issue)

    def lacks(self, part: str, reply: str, request: str, language: str) -> bool:
        """Whether a reply to a request has not this part of its answer."""
        said = self.shelves[language].reader.read(request)
        return all(lacks(part, reading, said) for reading in self.readings(reply, language))

    def half(self, part: str, reply: str, request: str, language: str) -> bool:
        """Whether a reply to a request has another part of its answer, known as such, and not this one."""
        said = self.shelves[language].reader.read(request)
        return self.lacks(part, reply, request, language) and any(
            half(part, reading, said) for reading in self.readings(reply, language)
        )

    def meets(self, rule: str, reply: str, language: str, department: str | None) -> bool | None:
        """Whether a reply has the fact for want of which the rule asks; None where it names none."""
        unless = next((one.unless for one in self.guidance(language, department).rules if one.id == rule), None)
        return None if unless is None else bool(unless.find(self.shelves[language].reader.read(reply)))

    def dictates(self, question: str, language: str) -> bool:
        """Whether a question asks for words that are used as they are: a text, a title, a name."""
        return about_wording(self.shelves[language].reader.read(question))

    def picked(self, field: str | None, reply: str, language: str) -> Picked | None:
        """The one value in a reply that its field takes, where the reply is more than that; else None."""
        return picked(field, self.shelves[language].reader.read(reply))

    def corrected(self, field: str | None, reply: str, span: str, language: str) -> Corrected | None:
        """What a reply gives for a field, and corrects of the one number in the words asked about; else None."""
        read = self.shelves[language].reader.read
        return corrected(field, read(reply), read(span))

    def choosing(self, options: tuple[str, ...], language: str) -> tuple[str, ...]:
        """The wordings by which one of several options is asked for."""
        return choosing(self.guidance(language, None).questions, options)

    def impossible(self, reply: str, language: str) -> bool:
        """Whether a reply names a day that no calendar has: 31 February."""
        return any(day.date is None for day in written_days(self.shelves[language].reader.read(reply)))

    def needless(self, reply: str, language: str) -> bool:
        """Whether a reply picks things only by nobody's need of them, which nothing shows."""
        return needless(self.shelves[language].reader.read(reply))

    def other_sort(self, reply: Instruction, field: str | None, span: str) -> bool:
        """Whether a reply is only a value of another sort than its question, about a field or words, asks for."""
        language, unread = self.language_of(reply)
        reader = self.shelves[language].reader
        material = self.material(reply, reader, unread)
        question = last_question(material)
        person = field is None and question is not None and "person" in question.asks
        request = material.history[-2] if len(material.history) > 1 else material.text
        if other_sort(material.text, field, span, request, person=person):
            return True
        return field is None and misnames(material.text, reader.read(span or " "), person=person)

    def names_for(self, reply: str, span: str, own: str | None, shown: str, language: str) -> bool:
        """Whether an answer to another question, about the field `own`, also names what the words `span` stand for.

        `shown` are the options of that question, which tell of nothing else.
        """
        read = self.shelves[language].reader.read
        return names_for(read(reply), read(span), own, shown)

    def renames(self, reply: str, searched: str, language: str) -> bool:
        """Whether a reply has an id, an address or another name for words by which nothing was found."""
        return renames(self.shelves[language].reader.read(reply), searched)

    def lasts(self, reply: str, language: str) -> bool:
        """Whether a reply has a length of time."""
        return bool(self.shelves[language].reader.read(reply).entities("duration"))

    def bare(self, reply: Instruction) -> bool:
        """Whether a reply is one plain word that nothing shows to be a value."""
        language, unread = self.language_of(reply)
        return bare_word(self.material(reply, self.shelves[language].reader, unread))

    def of_its_matter(self, instruction: Instruction) -> Instruction:
        """The instruction with those messages of its history that are no orders about something else."""
        language, unread = self.language_of(instruction)
        material = self.material(instruction, self.shelves[language].reader, unread)
        return msgspec.structs.replace(instruction, history=tuple(message for message, _ in material.related))

    def replied(self, reply: Instruction) -> Verdict | Turning | None:
        """What the text does with the question that ends the history; None where that asks nothing."""
        language, unread = self.language_of(reply)
        material = self.material(reply, self.shelves[language].reader, unread)
        question = last_question(material)
        if question is None:
            return None
        turning, said = turned(material), verdict(material, question)
        if turning == "withdrawn" and said != "declined":
            return turning
        if turning is not None and said not in ("left", "deferred", "declined"):
            return turning
        if said == "open" and (across := self.across(reply, language)) is not None:
            material, said = across, verdict(across, question)
        pack = self.guidance(language, reply.department)
        return "open" if said == "answer" and unmet_questions(pack, material, frozenset()) else said

    def points_back(self, reply: Instruction) -> bool:
        """Whether the text orders something about "it" or "them", which stand for what was said before."""
        language, unread = self.language_of(reply)
        return points_back(self.material(reply, self.shelves[language].reader, unread).text)

    def insisting(self, question: str, language: str) -> str:
        """The question as it is asked again, where it has no other wording; empty where the language has none."""
        return self.guidance(language, None).questions.insist.format(asked=question)

    def label(self, name: str, language: str) -> str:
        """What a field is called in the language, or another of its words ("assumed")."""
        questions = self.guidance(language, None).questions
        return questions.field_names.get(name) or name.replace("_", " ")

    def open_assumption(self, name: str | None, language: str) -> str:
        """What is assumed when nobody says anything about a field, or about anything (None)."""
        return open_assumption(self.guidance(language, None).questions, name)

    def undone(self, assumption: str, language: str) -> bool:
        """Whether what is assumed is that the action, or a part of it, is not done."""
        return undone(self.guidance(language, None).questions, assumption)

    def advice(self, language: str, matters: Sequence[OpenMatter]) -> Advised:
        """What a sender should always say, in the language of the instructions; else as the first pack has it."""
        for known in dict.fromkeys((language, DEFAULT_LANGUAGE, *self.shelves)):
            shelf = self.shelves.get(known)
            if shelf and (advice := shelf.packs[None].questions.advice):
                return advised(shelf.packs[None].questions, advice, matters)
        return Advised("", "")

    def identity(self, instruction: Instruction) -> str:
        """The assessment's id: it follows from the request and the versions."""
        digest = hashlib.blake2b(digest_size=12, key=(self.versions.packs + (self.versions.weights or "")).encode())
        digest.update(msgspec.json.encode(instruction))
        return "asm_" + digest.hexdigest()


def field_lines(instruction: Instruction) -> str:
    """The request's fields as lines of text, so that rules find facts in them."""
    return "\n".join(
        f"{name.replace('_', ' ')}: {value if isinstance(value, str) else msgspec.json.encode(value).decode()}"
        for name, value in instruction.fields.items()
        if is_filled(value)
    )


def load_gate(
    folders: Sequence[Path] = (), languages: Iterable[str] = (), classifiers: Classifiers | None = None
) -> Gate:
    """The gate over the shipped packs and the user's folders, later ones over earlier ones.

    It is ready to read the `languages`; others follow with their first text. Raises PackError
    where a pack cannot be used, UnknownLanguage where no pack is in one of the languages.
    """
    with collection_paused():
        gate = Gate(load_shelves([shipped_packs(), *folders], ENTITIES, FINDINGS, kept_packs()), classifiers)
        gate.warm(languages)
    return gate


def check_candidates(candidates: Sequence[str]) -> None:
    """Raises InstructionError where two candidates read alike: nobody could choose between them."""
    known: set[str] = set()
    for number, candidate in enumerate(candidates):
        name = " ".join(candidate.split()).casefold()
        if name in known:
            mend = "Add what tells them apart, such as an id, or leave one out"
            raise InstructionError(f"candidates[{number}]", f"{candidate!r} is in the list twice", mend)
        known.add(name)


@contextmanager
def collection_paused() -> Iterator[None]:
    """Without the garbage collector, which would walk over all that is being loaded again and again."""
    running = gc.isenabled()
    gc.disable()
    try:
        yield
    finally:
        if running:
            gc.enable()
