"""The packs of all languages, and which of them a request goes by."""

import hashlib
from collections.abc import Iterable
from difflib import get_close_matches
from functools import cached_property
from itertools import chain

from askfirst.errors import UnknownDepartment, UnknownLanguage, UnknownRule
from askfirst.model import Instruction
from askfirst.rules.pack import Pack
from askfirst.rules.replies import Replies
from askfirst.rules.shelf import Shelf
from askfirst.text.courtesy import Courtesies
from askfirst.text.language import Detected, Detector

DEFAULT_LANGUAGE = "en"


class Library:
    """Loaded packs by language and department; `digest` tells what they hold."""

    def __init__(self, shelves: dict[str, Shelf]) -> None:
        self.shelves = shelves
        self.detector = Detector(
            {language: shelf.lexicon.function_words for language, shelf in shelves.items()},
            {language: shelf.lexicon.letters for language, shelf in shelves.items()},
            DEFAULT_LANGUAGE,
        )
        self.packs = tuple(pack for shelf in shelves.values() for pack in shelf.packs.values())
        versions = "".join(sorted({pack.version for pack in self.packs}))
        self.digest = hashlib.sha256(versions.encode()).hexdigest()[:12]
        self.departments = {pack.department for pack in self.packs if pack.department}
        self.rule_ids = {rule for pack in self.packs for rule in pack.rule_ids}

    @cached_property
    def courtesies(self) -> Courtesies:
        """The courtesies of all languages."""
        spoken = [shelf.replies for shelf in self.shelves.values()]
        names = ("greetings", "courtesies", "courtesy_leads", "greeted", "courtesy_signs")
        return Courtesies(*(tuple(chain.from_iterable(getattr(one, name) for one in spoken)) for name in names))

    def warm(self, languages: Iterable[str]) -> None:
        """Makes ready to read these languages; others follow when a text needs them. Raises UnknownLanguage."""
        for language in languages:
            self.shelves[self.known_language(language)].reader  # noqa: B018 - made by being asked for

    def seal(self) -> None:
        """From now on no other language is made ready: whoever needs one gets LanguageAsleep."""
        for shelf in self.shelves.values():
            shelf.sealed = True

    @property
    def read_so_far(self) -> tuple[str, ...]:
        """The languages that can be read at once."""
        return tuple(language for language, shelf in self.shelves.items() if shelf.made)

    def language_of(self, instruction: Instruction) -> Detected:
        """The language given, or the one detected. Raises UnknownLanguage."""
        given = instruction.language
        if given is None:
            return self.detector.detect(instruction.text)
        return Detected(self.known_language(given))

    def known_language(self, given: str) -> str:
        """The language of the packs that a BCP 47 tag means. Raises UnknownLanguage."""
        for known in self.shelves:
            if given.lower() == known.lower() or given.lower().split("-")[0] == known.lower().split("-")[0]:
                return known
        mend = f"Give one of {', '.join(self.shelves)}, or leave it out to have it found out"
        raise UnknownLanguage("language", f"no packs for {given!r}", mend)

    def guidance(self, language: str, department: str | None) -> Pack:
        """The pack of the department, or the general one.

        A department that has packs in other languages only is served by the general pack, and
        the assessment says so by `department: null`. Raises UnknownDepartment for any other.
        """
        packs = self.shelves[language].packs
        return packs.get(self.known_department(department)) or packs[None]

    def known_department(self, given: str | None) -> str | None:
        """The department that packs have by this name, in any case, with spaces around it. Raises UnknownDepartment."""
        if given is None or given in self.departments:
            return given
        plain = given.strip().lower()
        for known in self.departments:
            if known.lower() == plain:
                return known
        names = ", ".join(sorted(self.departments)) or "none"
        mend = f"{meant(given, self.departments)}There are {names}; leave it out for the general pack"
        raise UnknownDepartment("department", f"no pack for {given!r}", mend)

    def check_rules(self, rules_off: tuple[str, ...]) -> None:
        """Raises UnknownRule for a rule that no pack has: a misspelling would go unnoticed."""
        for position, rule in enumerate(rules_off):
            if rule not in self.rule_ids:
                mend = f"{meant(rule, self.rule_ids)}GET /v1/packs lists all rules; leave out one that is gone"
                raise UnknownRule(f"rules_off[{position}]", f"no rule {rule!r}", mend)

    def replies(self, language: str) -> tuple[Replies, ...]:
        """The words that replies are made of: those of the language first, then of all others."""
        others = (shelf.replies for known, shelf in self.shelves.items() if known != language)
        return (self.shelves[language].replies, *others)


def meant(given: str, known: Iterable[str]) -> str:
    """A question, with a space behind it, for the known name that is nearly the one given; empty where none is."""
    near = get_close_matches(given.strip().lower().replace(" ", "_"), known, n=1, cutoff=0.75)
    return f"Did you mean `{near[0]}`? " if near else ""
