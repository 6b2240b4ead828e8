"""What a clarification asks of the gate, as an interface: scoring is passed in."""

from typing import Protocol

from askfirst.model import Assessment, Instruction, Issue
from askfirst.replies import Doing, Heard
from askfirst.rules.replies import Replies
from askfirst.rules.schema import Level


class Guidance(Protocol):
    """What the department's pack says about clarifications."""

    @property
    def chain(self) -> tuple[Level, ...]:
        """Who is asked in turn, and for how many seconds."""

    @property
    def max_turns(self) -> int:
        """Replies to one issue that may resolve nothing."""


class Hearing(Protocol):
    """What replies do with questions, and of which sort they are."""

    def does(self, reply: Instruction, heard: Heard) -> Doing:
        """What the text does with the assistant's message before it, of which `heard` is what its phrases tell."""

    def fits(self, reply: str, field: str | None, kind: str | None, span: str, language: str) -> bool | None:
        """Whether a reply is of the sort that a field takes, or that says what the words `span` stand for.

        None where its words have to tell.
        """

    def lacks(self, part: str, reply: str, request: str, language: str) -> bool:
        """Whether a reply to a request has not this part of its answer."""

    def half(self, part: str, reply: str, request: str, language: str) -> bool:
        """Whether a reply to a request has another part of its answer, known as such, and not this one."""

    def meets(self, rule: str, reply: str, language: str, department: str | None) -> bool | None:
        """Whether a reply has the fact for want of which the rule asks; None where it names none."""

    def dictates(self, question: str, language: str) -> bool:
        """Whether a question asks for words that are used as they are: a text, a title, a name."""

    def unreal(self, reply: str, field: str | None, language: str) -> bool:
        """Whether a reply names a day that no calendar has (31 February), or a past one for what is to be done."""

    def of_its_matter(self, instruction: Instruction) -> Instruction:
        """The instruction with those messages of its history that are no orders about something else."""

    def spoken(self, message: str, language: str) -> str | None:
        """The language of a chat, where a message by itself does not show that it is in it; else None."""

    def polite(self, message: str, language: str | None) -> bool:
        """Whether a message only thanks, greets, nods, or says yes or no, in whatever language."""

    def orders(self, message: str, language: str) -> bool:
        """Whether a message has a verb that orders anything."""


class Phrasing(Protocol):
    """How questions are put."""

    def wordings(self, issue: Issue, language: str, department: str | None) -> tuple[str, ...]:
        """The issue's question and its other wordings, in the order of asking."""

    def sorts(self, issue: Issue, language: str, department: str | None) -> dict[str, str]:
        """The options that only name a sort of answer, each with the question for the answer itself."""

    def parts(self, issue: Issue, language: str, department: str | None) -> dict[str, str]:
        """What an answer to the issue's question has to have, each part with the question for it alone."""

    def insisting(self, question: str, language: str) -> str:
        """The question as it is asked again, where it has no other wording; empty where the language has none."""

    def label(self, name: str, language: str) -> str:
        """What a field is called in the language, or another of its words ("assumed")."""

    def open_assumption(self, name: str | None, language: str) -> str:
        """What is assumed when nobody says anything about a field, or about anything (None)."""

    def undone(self, assumption: str, language: str) -> bool:
        """Whether what is assumed is that the action, or a part of it, is not done."""

    def nothing_left(self, assumption: str, language: str) -> bool:
        """Whether what is assumed is that nothing at all is done."""


class Assessor(Protocol):
    """What says how clear an instruction is."""

    def assess(self, instruction: Instruction) -> Assessment:
        """How sure an instruction is, and what is unclear. Raises InstructionError."""


class Judge(Assessor, Protocol):
    """The gate, as clarifications see it."""

    @property
    def by_rules(self) -> Assessor:
        """The gate without its classifier: rules alone."""

    @property
    def unaided(self) -> "Judge":
        """The gate without second opinions: for all that is no score of a new request."""

    @property
    def hearing(self) -> Hearing:
        """What replies do with questions."""

    @property
    def phrasing(self) -> Phrasing:
        """How questions are put."""

    def guidance(self, language: str, department: str | None) -> Guidance:
        """What holds for the department. Raises InstructionError."""

    def addressed(self, instruction: Instruction) -> Instruction:
        """The instruction with department and language as packs spell them. Raises InstructionError."""

    def replies(self, language: str) -> tuple[Replies, ...]:
        """The words that replies are made of: those of the language first."""
