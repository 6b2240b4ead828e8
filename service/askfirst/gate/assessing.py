"""The gate: from an instruction to its assessment."""

import hashlib
from collections.abc import Iterable, Sequence
from typing import NamedTuple

import msgspec

from askfirst.errors import InstructionError
from askfirst.gate.hearing import Hearing
from askfirst.gate.phrasing import Phrasing
from askfirst.gate.reading import Readers
from askfirst.model import Assessment, Instruction, Versions
from askfirst.questions.as_sent import as_sent
from askfirst.questions.assessment import assemble_assessment
from askfirst.rules.shelf import Shelf
from askfirst.scoring.beside import without_asides
from askfirst.scoring.classifier.classifiers import Classifiers
from askfirst.scoring.classifier.opinion import Opinion, leaning, opinions
from askfirst.scoring.judge import Look, concluded, look, opinions_of
from askfirst.scoring.references.replies.renewing import renews
from askfirst.scoring.retold import is_wanting, retold, surer
from askfirst.text.addressed import Heard, heard
from askfirst.text.called import names_a_call


class Begun(NamedTuple):
    """An instruction read and looked at; `said` is its text without what is said to the checker, if anything is."""

    instruction: Instruction
    said: Heard | None
    look: Look


class Gate(Readers):
    """Loaded packs, and classifiers where they are used. Build it with `load_gate`."""

    def __init__(self, shelves: dict[str, Shelf], classifiers: Classifiers | None = None) -> None:
        super().__init__(shelves)
        self.classifiers = classifiers
        self.versions = Versions(self.digest, classifiers.version if classifiers else None)

    @property
    def hearing(self) -> Hearing:
        """What replies do with questions. Made when asked for: a gate that holds itself would outlive a reload."""
        return Hearing(self)

    @property
    def phrasing(self) -> Phrasing:
        """How questions are put."""
        return Phrasing(self)

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

    def begin(self, instruction: Instruction) -> Begun:
        """An instruction read and looked at. Raises InstructionError, as `assess` does.

        Several that are begun can be heard together (`opinions_of`) and then concluded, for less than one by one.
        """
        if not instruction.text.strip():
            raise InstructionError("text", "is blank", "Give the instruction in words")
        check_candidates(instruction.candidates or ())
        instruction = self.addressed(instruction)
        said = heard(instruction.text)
        scored = msgspec.structs.replace(instruction, text=said.text) if said else instruction
        language, unread = self.language_of(scored)
        pack = self.guidance(language, instruction.department)
        self.check_rules(instruction.rules_off)
        material = self.material(scored, self.shelves[language].reader, unread)
        if renews(material):
            scored = msgspec.structs.replace(scored, history=scored.history[:-1])
            material = self.material(scored, self.shelves[language].reader, unread)
        classifier = self.classifiers.of(language) if self.classifiers else None
        return Begun(instruction, said, self.reheard(scored, look(pack, material, classifier)))

    def addressed(self, instruction: Instruction) -> Instruction:
        """The instruction with department and language as packs spell them: "Sales " is `sales`, "en-GB" is `en`.

        Raises UnknownDepartment and UnknownLanguage.
        """
        department = self.known_department(instruction.department)
        language = None if instruction.language is None else self.known_language(instruction.language)
        if (department, language) == (instruction.department, instruction.language):
            return instruction
        return msgspec.structs.replace(instruction, department=department, language=language)

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

    def conclude(self, begun: Begun, seen: Opinion | None) -> Assessment:
        """The assessment of an instruction that was begun, given the classifier's opinion."""
        instruction, said, looked = begun
        verdict = concluded(looked, None if seen is None else self.reweighed(looked, seen))
        assessment = assemble_assessment(
            looked.pack, looked.material, verdict, self.identity(instruction), self.versions
        )
        return as_sent(assessment, said, instruction.text) if said else assessment

    def reweighed(self, looked: Look, seen: Opinion) -> Opinion:
        """The classifier's opinion, or one that doubts less: without asides, or with a call's fields as text."""
        if not seen.asks:
            return seen
        bare = without_asides(looked.material.text)
        if bare is not None:
            seen = surer(
                seen, self.opinion_of(looked, seen, msgspec.structs.replace(looked.material.request, text=bare))
            )
        if not is_wanting(seen) or not names_a_call(looked.material.text):
            return seen
        written = retold(looked.material.request)
        return seen if written is None else surer(seen, self.opinion_of(looked, seen, written)._replace(by_fields=True))

    def opinion_of(self, looked: Look, seen: Opinion, worded: Instruction) -> Opinion:
        """The opinion that a classifier has of a case in other words."""
        text = self.shelves[looked.pack.language].reader.read(worded.text)
        return opinions([leaning(seen.classifier, looked.material.requested(worded, text))])[0]

    def identity(self, instruction: Instruction) -> str:
        """The assessment's id: it follows from the request and the versions."""
        digest = hashlib.blake2b(digest_size=12, key=(self.versions.packs + (self.versions.weights or "")).encode())
        digest.update(msgspec.json.encode(instruction))
        return "asm_" + digest.hexdigest()


def check_candidates(candidates: Sequence[str]) -> None:
    """Raises InstructionError where two candidates read alike: nobody could choose between them."""
    known: set[str] = set()
    for number, candidate in enumerate(candidates):
        name = " ".join(candidate.split()).casefold()
        if name in known:
            mend = "Add what tells them apart, such as an id, or leave one out"
            raise InstructionError(f"candidates[{number}]", f"{candidate!r} is in the list twice", mend)
        known.add(name)
