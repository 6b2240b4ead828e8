"""Questions put: their wordings and parts, and what is assumed where nobody answers."""

from collections.abc import Sequence

from askfirst.model import Issue
from askfirst.questions.advice import Advised, OpenMatter, advised
from askfirst.questions.rewording import nothing_left, open_assumption, parts, sorts, undone, wordings
from askfirst.rules.library import DEFAULT_LANGUAGE, Library


class Phrasing:
    """What the packs say of questions, in each language."""

    def __init__(self, library: Library) -> None:
        self._library = library

    def wordings(self, issue: Issue, language: str, department: str | None) -> tuple[str, ...]:
        """The issue's question and its other wordings, in the order of asking."""
        return wordings(self._library.guidance(language, department), issue)

    def sorts(self, issue: Issue, language: str, department: str | None) -> dict[str, str]:
        """The options that only name a sort of answer, each with the question for the answer itself."""
        return sorts(self._library.guidance(language, department), issue)

    def parts(self, issue: Issue, language: str, department: str | None) -> dict[str, str]:
        """What an answer to the issue's question has to have, each part with the question for it alone."""
        return parts(self._library.guidance(language, department), issue)

    def insisting(self, question: str, language: str) -> str:
        """The question as it is asked again, where it has no other wording; empty where the language has none."""
        return self._library.guidance(language, None).questions.insist.format(asked=question)

    def label(self, name: str, language: str) -> str:
        """What a field is called in the language, or another of its words ("assumed")."""
        questions = self._library.guidance(language, None).questions
        return questions.field_names.get(name) or name.replace("_", " ")

    def open_assumption(self, name: str | None, language: str) -> str:
        """What is assumed when nobody says anything about a field, or about anything (None)."""
        return open_assumption(self._library.guidance(language, None).questions, name)

    def undone(self, assumption: str, language: str) -> bool:
        """Whether what is assumed is that the action, or a part of it, is not done."""
        return undone(self._library.guidance(language, None).questions, assumption)

    def nothing_left(self, assumption: str, language: str) -> bool:
        """Whether what is assumed is that nothing at all is done."""
        return nothing_left(self._library.guidance(language, None).questions, assumption)

    def advice(self, language: str, matters: Sequence[OpenMatter]) -> Advised:
        """What a sender should always say, in the language of the instructions; else as the first pack has it."""
        for known in dict.fromkeys((language, DEFAULT_LANGUAGE, *self._library.shelves)):
            shelf = self._library.shelves.get(known)
            if shelf and (advice := shelf.packs[None].questions.advice):
                return advised(shelf.packs[None].questions, advice, matters)
        return Advised("", "")
