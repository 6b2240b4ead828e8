"""Every term and token pattern of a language's packs, collected for the one matching pass."""

from collections.abc import Collection, Iterator, Sequence
from difflib import get_close_matches
from sys import intern
from typing import Any

from askfirst.rules import schema
from askfirst.rules.inflection import INFLECTIONS, spellings
from askfirst.rules.phrases import ConditionError, expand

NEEDS_TRAINED_PIPELINE = frozenset({"POS", "TAG", "DEP", "LEMMA", "MORPH", "ENT_TYPE", "ENT_ID", "ENT_IOB"})
TokenPattern = tuple[dict[str, Any], ...]


class TermBook:
    """The keys of phrases, lists and token patterns that were asked for, and the wordings they stand for.

    Phrases that are `checked` already are spelt out only when they are handed over.
    """

    def __init__(self, language: str, lexicon: schema.Lexicon, *, checked: bool = False) -> None:
        self.language, self.lexicon, self.checked = language, lexicon, checked
        self.terms: dict[str, tuple[str, ...]] = {}
        self.patterns: dict[str, list[TokenPattern]] = {}
        self.keys: dict[object, str] = {}

    def add_list(self, name: str) -> None:
        """Makes the words of a list of the lexicon known to readings, named by a pack or not. Raises ConditionError."""
        self.phrase_key(("@" + name,))

    def hand_over(self) -> dict[str, tuple[str, ...]]:
        """The terms: they take 10 MB, and a reader keeps them in its own way."""
        if self.checked:
            for listed, key in self.keys.items():
                if isinstance(listed, tuple):
                    self.spell_out(listed, key)
        return self.terms

    def forget(self) -> None:
        """Lets go of terms and lists, when there is a reader; nothing can be compiled any more."""
        self.terms, self.keys, self.lexicon = {}, {}, schema.Lexicon()

    def phrase_keys(self, listed: Sequence[str]) -> list[str]:
        """One key for each list that is named, and one for all the phrases beside them."""
        if not listed:
            raise ConditionError("an empty list of phrases can never be met", "Write one or remove it")
        plain = tuple(phrase for phrase in listed if not phrase.startswith("@"))
        groups = [(phrase,) for phrase in listed if phrase.startswith("@")] + [plain] * bool(plain)
        return [self.phrase_key(group) for group in groups]

    def phrase_key(self, listed: tuple[str, ...]) -> str:
        """The key under which a reading holds the places of these phrases."""
        if listed not in self.keys:
            key = intern(listed[0] if len(listed) == 1 else f"phrases {len(self.keys)}")
            self.keys[listed] = key
            if not self.checked:
                self.spell_out(listed, key)
        return self.keys[listed]

    def spell_out(self, listed: tuple[str, ...], key: str) -> None:
        """Enters every spelling of these phrases under the key. Raises ConditionError."""
        alone, terms = (key,), self.terms
        for wording in self.wordings(listed):
            for spelling in spellings(self.language, wording):
                known = terms.get(spelling)
                if known is None:
                    terms[spelling] = alone
                elif key not in known:
                    terms[spelling] = (*known, key)

    def wordings(self, listed: Sequence[str], open_lists: tuple[str, ...] = ()) -> Iterator[str]:
        """Every wording of phrases and of the lists that they name."""
        for phrase in listed:
            if phrase.startswith("@"):
                yield from self.list_wordings(phrase[1:], open_lists)
            else:
                yield from expand(phrase, self.inflect)

    def list_wordings(self, name: str, open_lists: tuple[str, ...]) -> Iterator[str]:
        """The wordings of a list of the lexicon, which may name other lists."""
        if name not in self.lexicon.lists:
            near = get_close_matches(name, self.lexicon.lists, n=1, cutoff=0.75)
            mend = f"Did you mean @{near[0]}? Else write" if near else "Write"
            raise ConditionError(f"unknown list @{name}", f"{mend} it under lists in the language's lexicon.yaml")
        if name in open_lists:
            raise ConditionError(f"the list @{name} contains itself", "Remove it from one of the two")
        return self.wordings(self.lexicon.lists[name], (*open_lists, name))

    def inflect(self, word: str) -> Sequence[str]:
        """The forms of a word marked with `~`, in languages that have rules for them."""
        forms = INFLECTIONS.get(self.language.partition("-")[0].lower())
        if forms is None:
            known = ", ".join(sorted(INFLECTIONS))
            raise ConditionError(f"~ in {word + '~'!r} is for packs in {known}", "List the forms instead")
        return forms(word, self.lexicon.irregular)

    def pattern_key(self, patterns: Sequence[TokenPattern]) -> str:
        """The key of spaCy token patterns."""
        identity = repr(patterns)
        if not patterns or not all(patterns):
            raise ConditionError("an empty token pattern can never match", "Write one or remove it")
        for pattern in () if self.checked else patterns:
            if problem := pattern_problem(pattern):
                raise ConditionError(problem, "Correct the token pattern")
        if identity not in self.keys:
            self.keys[identity] = f"tokens {len(self.keys)}"
            self.patterns[self.keys[identity]] = list(patterns)
        return self.keys[identity]


def pattern_problem(pattern: TokenPattern) -> str | None:
    """Why a token pattern can never match a text read by a blank pipeline; None if it can."""
    from askfirst.text.with_spacy import problem_of  # noqa: PLC0415 no shipped pack needs spaCy

    if problem := problem_of(pattern):
        return problem
    for token in pattern:
        if wrong := NEEDS_TRAINED_PIPELINE & token.keys():
            return f"{', '.join(sorted(wrong))} needs a trained pipeline and never matches here"
        for attribute, value in token.items():
            words = value.get("IN", ()) if isinstance(value, dict) else [value]
            for word in (one for one in words if isinstance(one, str)):
                if " " in word:
                    return f"{attribute} {word!r} has a space, and a token never has"
                if attribute == "LOWER" and word != word.lower():
                    return f"LOWER {word!r} has capitals, and lower-case text never has"
    return None


def meant(name: str, known: Collection[str]) -> str:
    """What to write for a name that is not known."""
    near = get_close_matches(name, known, n=1, cutoff=0.75)
    return f"Did you mean {near[0]}?" if near else f"There are {', '.join(sorted(known))}"
