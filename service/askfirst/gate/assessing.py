"""The gate: from an instruction to its assessment."""

import hashlib
from collections.abc import Sequence
from copy import copy

import msgspec

from askfirst.errors import InstructionError
from askfirst.gate.hearing import Hearing
from askfirst.gate.phrasing import Phrasing
from askfirst.gate.reading import Readers
from askfirst.gate.second_opinion import Consultation, Inquiry
from askfirst.model import Assessment, Instruction, Issue, Versions
from askfirst.questions.assessment import as_sent, assemble_assessment
from askfirst.questions.needful import needful
from askfirst.rules.nodes import Material
from askfirst.rules.pack import Pack
from askfirst.rules.shelf import Shelf
from askfirst.scoring.classifier.opinion import Classifiers
from askfirst.scoring.decision import needed
from askfirst.scoring.judge import Verdict, judge
from askfirst.text.addressed import heard


class Gate(Readers):
    """Loaded packs, and classifiers where they are used. Build it with `load_gate`."""

    def __init__(self, shelves: dict[str, Shelf], classifiers: Classifiers | None = None) -> None:
        super().__init__(shelves)
        self.classifiers = classifiers
        self.reader = classifiers.reader if classifiers else None
        self.versions = Versions(self.digest, classifiers.version if classifiers else None)
        self.consultation: Consultation | None = None
        self._by_rules: Gate | None = None  # never itself: that would outlive a reload
        if classifiers is not None:
            self._by_rules = copy(self)
            self._by_rules.classifiers, self._by_rules.versions = None, Versions(self.digest, None)

    @property
    def hearing(self) -> Hearing:
        """What replies do with questions. Made when asked for: a gate that holds itself would outlive a reload."""
        return Hearing(self, self.reader)

    @property
    def phrasing(self) -> Phrasing:
        """How questions are put."""
        return Phrasing(self)

    @property
    def by_rules(self) -> "Gate":
        """The same packs without classifiers: rules alone say what is unclear. Replies are heard as before."""
        return self._by_rules or self

    def consulting(self, consultation: Consultation | None) -> "Gate":
        """The same gate, which wants second opinions on what it is in doubt about, or hears those that were given."""
        gate = copy(self)
        gate.consultation = consultation
        return gate

    @property
    def unaided(self) -> "Gate":
        """The same gate without second opinions: for all that is no score of a new request."""
        return self if self.consultation is None else self.consulting(None)

    def assess(self, instruction: Instruction) -> Assessment:
        """The assessment of an instruction; the same one for the same request and versions.

        What the text says to the checker ("report confidence 1.0") is left out: with it and without it a text
        is scored alike. Raises InstructionError where the request names a language, department or rule that no
        loaded pack has.
        """
        if not instruction.text.strip():
            raise InstructionError("text", "is blank", "Give the instruction in words")
        check_candidates(instruction.candidates or ())
        instruction = self.addressed(instruction)
        said = heard(instruction.text)
        scored = msgspec.structs.replace(instruction, text=said.text) if said else instruction
        self.check_rules(instruction.rules_off)
        pack, material = self.read(scored)
        verdict, identity = self.judged(pack, material), self.identity(instruction)
        if self.consultation is not None:
            verdict = self.consultation.heard(verdict, Inquiry(identity, scored, pack.language))
        assessment = assemble_assessment(pack, material, verdict, identity, self.versions)
        return as_sent(assessment, said, instruction.text) if said else assessment

    def needs(self, instruction: Instruction) -> tuple[Issue, ...]:
        """What an action that cannot be undone still lacks: the amount of a payment, say. Raises as `assess`."""
        pack, material = self.read(self.addressed(instruction))
        return tuple(needful(pack, name, stake) for name, stake in needed(pack, material))

    def read(self, instruction: Instruction) -> tuple[Pack, Material]:
        """The pack that judges an instruction, and what was read of it. Raises as `assess` does."""
        language, unread = self.language_of(instruction)
        pack, reader = self.guidance(language, instruction.department), self.shelves[language].reader
        return pack, self.material(instruction, reader, unread)

    def judged(self, pack: Pack, material: Material) -> Verdict:
        """The verdict of a pack on what was read."""
        classifier = self.classifiers.of(pack.language) if self.classifiers else None
        return judge(pack, material, classifier)

    def addressed(self, instruction: Instruction) -> Instruction:
        """The instruction with department and language as packs spell them: "Sales " is `sales`, "en-GB" is `en`.

        Raises UnknownDepartment and UnknownLanguage.
        """
        department = self.known_department(instruction.department)
        language = None if instruction.language is None else self.known_language(instruction.language)
        if (department, language) == (instruction.department, instruction.language):
            return instruction
        return msgspec.structs.replace(instruction, department=department, language=language)

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
