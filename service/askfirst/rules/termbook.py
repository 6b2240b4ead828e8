"""Every term and token pattern of a language's packs, collected for the one matching pass."""

from collections.abc import Collection, Sequence
from difflib import get_close_matches
from sys import intern
from typing import Any

from askfirst.rules import phrases, schema
from askfirst.rules.inflection import INFLECTIONS
from askfirst.rules.patterns import pattern_problem
from askfirst.rules.spellings import spellings


class ConditionError(ValueError):
    """A condition that cannot be compiled; the message says what and how to mend it."""


def meant(name: str, known: Collection[str]) -> str:
    """What to write for a name that is not known."""
    near = get_close_matches(name, known, n=1, cutoff=0.75)
    return f"did you mean {near[0]}?" if near else f"there are {', '.join(sorted(known))}"


class TermBook:
    """The keys of phrases, lists and token patterns that were asked for, and the wordings they stand for.

    Phrases that are `checked` already are spelt out only when they are handed over.
    """

    def __init__(self, language: str, lexicon: schema.Lexicon, *, checked: bool = False) -> None:
        self.language, self.lexicon, self.checked = language, lexicon, checked
        self.terms: dict[str, tuple[str, ...]] = {}
        self.patterns: dict[str, list[tuple[dict[str, Any], ...]]] = {}
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
            raise ConditionError("an empty list of phrases can never be met; write one or remove it")
        plain = [phrase for phrase in listed if not phrase.startswith("@")]
        groups = [(phrase,) for phrase in listed if phrase.startswith("@")] + [tuple(plain)] * bool(plain)
        return [self.phrase_key(group) for group in groups]

    def phrase_key(self, listed: Sequence[str]) -> str:
        """The key under which a reading holds the places of these phrases."""
        identity = tuple(listed)
        if identity not in self.keys:
            key = intern(identity[0] if len(identity) == 1 else f"phrases {len(self.keys)}")
            self.keys[identity] = key
            if not self.checked:
                self.spell_out(identity, key)
        return self.keys[identity]

    def spell_out(self, listed: Sequence[str], key: str) -> None:
        """Enters every spelling of these phrases under the key. Raises ConditionError."""
        alone, terms = (key,), self.terms
        for wording in self.wordings(listed):
            for spelling in spellings(self.language, wording):
                known = terms.get(spelling)
                if known is None:
                    terms[spelling] = alone
                elif key not in known:
                    terms[spelling] = (*known, key)

    def wordings(self, listed: Sequence[str], open_lists: tuple[str, ...] = ()) -> list[str]:
        """Every wording of phrases and of the lists that they name."""
        found: list[str] = []
        for phrase in listed:
            if phrase.startswith("@"):
                found += self.list_wordings(phrase[1:], open_lists)
                continue
            try:
                found += phrases.expand(phrase, self.inflect)
            except phrases.PhraseError as error:
                raise ConditionError(str(error)) from error
        return found

    def list_wordings(self, name: str, open_lists: tuple[str, ...]) -> list[str]:
        """The wordings of a list of the lexicon, which may name other lists."""
        if name not in self.lexicon.lists:
            near = get_close_matches(name, self.lexicon.lists, n=1, cutoff=0.75)
            mend = f"did you mean @{near[0]}? Else write" if near else "write"
            raise ConditionError(f"unknown list @{name}; {mend} it under lists in the language's lexicon.yaml")
        if name in open_lists:
            raise ConditionError(f"the list @{name} contains itself; remove it from one of the two")
        return self.wordings(self.lexicon.lists[name], (*open_lists, name))

    def inflect(self, word: str) -> Sequence[str]:
        """The forms of a word marked with `~`, in languages that have rules for them."""
        forms = INFLECTIONS.get(self.language.partition("-")[0].lower())
        if forms is None:
            known = ", ".join(sorted(INFLECTIONS))
            raise phrases.PhraseError(f"~ in {word + '~'!r} is for packs in {known}; list the forms instead")
        return forms(word, self.lexicon.irregular)

    def pattern_key(self, patterns: Sequence[tuple[dict[str, Any], ...]]) -> str:
        """The key of spaCy token patterns."""
        identity = repr(patterns)
        if not patterns or not all(patterns):
            raise ConditionError("an empty token pattern can never match; write one or remove it")
        for pattern in () if self.checked else patterns:
            if problem := pattern_problem(pattern):
                raise ConditionError(f"{problem}; correct the token pattern")
        if identity not in self.keys:
            self.keys[identity] = f"tokens {len(self.keys)}"
            self.patterns[self.keys[identity]] = list(patterns)
        return self.keys[identity]
