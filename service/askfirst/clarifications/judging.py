"""What a clarification asks of the gate, as an interface: scoring is passed in."""

from typing import Protocol

from askfirst.model import Assessment, Instruction, Issue
from askfirst.rules.replies import Replies
from askfirst.rules.schema import Level
from askfirst.scoring.hearing.turning import Following
from askfirst.scoring.references.replies.correcting import Corrected
from askfirst.scoring.references.replies.picking import Picked
from askfirst.scoring.references.replies.turning import Turning
from askfirst.scoring.references.replies.verdict import Verdict


class Guidance(Protocol):
    """What the department's pack says about clarifications."""

    @property
    def chain(self) -> tuple[Level, ...]:
        """Who is asked in turn, and for how many seconds."""

    @property
    def max_turns(self) -> int:
        """Replies to one issue that may resolve nothing."""


class Hearing(Protocol):
    """What replies do with questions."""

    def of_its_matter(self, instruction: Instruction) -> Instruction:
        """The instruction with those messages of its history that are no orders about something else."""

    def lacks(self, part: str, reply: str, request: str, language: str) -> bool:
        """Whether a reply to a request has not this part of its answer."""

    def half(self, part: str, reply: str, request: str, language: str) -> bool:
        """Whether a reply to a request has another part of its answer, known as such, and not this one."""

    def meets(self, rule: str, reply: str, language: str, department: str | None) -> bool | None:
        """Whether a reply has the fact for want of which the rule asks; None where it names none."""

    def dictates(self, question: str, language: str) -> bool:
        """Whether a question asks for words that are used as they are: a text, a title, a name."""

    def picked(self, field: str | None, reply: str, language: str) -> Picked | None:
        """The one value in a reply that its field takes, where the reply is more than that; else None."""

    def sum_beside(self, reply: str, language: str) -> str | None:
        """The sum that a reply has beside who gets it, and nothing else; None where it has none, or says more."""

    def name_beside(self, reply: str, language: str) -> str | None:
        """The name that a reply has beside a sum or a share, and nothing else; None where it has none, or more."""

    def sorts(self, reply: str, language: str) -> frozenset[str]:
        """The sorts of the values that a reply consists of; empty where it says anything else."""

    def role_in(self, request: str, language: str) -> tuple[int, int] | None:
        """Where a request names the one that it is about only by a role, "the landlord"; None where it does not."""

    def dated(self, request: str, language: str) -> bool:
        """Whether a request has a time of its own."""

    def corrected_beside(self, reply: str, request: str, language: str, *, plainly: bool) -> Corrected | None:
        """What a reply to another question corrects of the one number of the request; else None.

        With `plainly` a bare number does so only where a word shows it: "no, 350".
        """

    def put_right(self, reply: str, language: str) -> str | None:
        """The value behind a "sorry" that takes the place of one ahead of it: "EUR 80, sorry, EUR 90"; else None."""

    def corrected(self, field: str | None, reply: str, span: str, language: str) -> Corrected | None:
        """What a reply gives for a field, and corrects of the one number in the words asked about; else None."""

    def unreal(self, reply: str, field: str | None, language: str) -> bool:
        """Whether a reply names a day that no calendar has (31 February), or a past one for what is to be done."""

    def needless(self, reply: str, language: str) -> bool:
        """Whether a reply picks things only by nobody's need of them, which nothing shows."""

    def other_sort(self, reply: Instruction, field: str | None, span: str) -> bool:
        """Whether a reply is only a value of another sort than its question, about a field or words, asks for."""

    def suits(self, reply: str, field: str | None, span: str, asked: str, language: str) -> bool:
        """Whether a reply to another question is nothing but a value for a field, or for what the words `span` mean.

        `asked` is the question by which that would be asked for.
        """

    def misses_thing(self, reply: str, span: str, language: str) -> bool:
        """Whether a reply is only a currency, where other words are asked about, or no person, where somebody is."""

    def names_for(self, reply: str, span: str, own: str | None, shown: str, language: str) -> bool:
        """Whether an answer to another question, about the field `own`, also names what the words `span` stand for."""

    def renames(self, reply: str, searched: str, language: str) -> bool:
        """Whether a reply has an id, an address or another name for words by which nothing was found."""

    def names_another(self, reply: str, offered: str, searched: str, language: str) -> str | None:
        """The name that a reply gives of somebody, or something, that was not offered; None where it gives none."""

    def turns_down(self, reply: str, language: str) -> bool:
        """Whether a reply says that none of those that were offered is meant."""

    def besides(self, reply: Instruction) -> str | None:
        """What a reply tells beside saying that the question is beside the point; None where it does not say so."""

    def tells(self, reply: Instruction, *, plainly: bool = False) -> bool:
        """Whether a reply tells something of its own, whatever was asked; `plainly` in words, and not by a value."""

    def counts_one_or_lasts(self, reply: str, language: str) -> bool:
        """Whether a reply has a length of time, or one of a measure: there an article counts."""

    def bare(self, reply: Instruction) -> bool:
        """Whether a reply is one plain word that nothing shows to be a value."""

    def states(self, reply: Instruction) -> bool:
        """Whether a reply tells how things stand, or orders to keep them, and gives no known sort of value."""

    def replied(self, reply: Instruction) -> Verdict | Turning | None:
        """What the text does with the question that ends the history; None where that asks nothing."""

    def points_back(self, reply: Instruction) -> bool:
        """Whether the text orders something about "it" or "them", which stand for what was said before."""

    def follows(self, message: str, request: str, language: str) -> Following | None:
        """What a message does to a request before it that nothing is open of: completes, corrects or stops it."""

    def holds(self, message: str, language: str | None) -> bool:
        """Whether a message only asks to wait: "hold on a moment please"."""

    def polite(self, message: str, language: str | None) -> bool:
        """Whether a message only thanks, greets or nods, in whatever language."""

    def orders(self, message: str, language: str) -> bool:
        """Whether a message orders anything: it does not only ask, tell or greet."""

    def joins_known(self, message: str, language: str) -> bool:
        """Whether a message only names things that were there before, beside what was said: "and the backups"."""

    def goes_on(self, message: str, language: str) -> bool:
        """Whether a message opens with a word that adds to what was said: "and copy Ida"."""

    def strays(self, message: str, handed_on: str, asked: str, question: str, language: str) -> bool:
        """Whether a message corrects the order handed on, and not the one that is asked about."""

    def thanks(self, message: str, request: str, language: str) -> bool:
        """Whether a message after an order only praises or thanks for it, in whatever words."""

    def spoken(self, message: str, language: str) -> str | None:
        """The language of a chat, where a message by itself does not show that it is in it; else None."""


class Phrasing(Protocol):
    """How questions are put."""

    def wordings(self, issue: Issue, language: str, department: str | None) -> tuple[str, ...]:
        """The issue's question and its other wordings, in the order of asking."""

    def sorts(self, issue: Issue, language: str, department: str | None) -> dict[str, str]:
        """The options that only name a sort of answer, each with the question for the answer itself."""

    def parts(self, issue: Issue, language: str, department: str | None) -> dict[str, str]:
        """What an answer to the issue's question has to have, each part with the question for it alone."""

    def choosing(self, options: tuple[str, ...], language: str) -> tuple[str, ...]:
        """The wordings by which one of several options is asked for."""

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
        """The gate without its classifier."""

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
