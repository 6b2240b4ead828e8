"""From the YAML's conditions to nodes, collecting every term for the one matching pass."""

from collections.abc import Mapping, Sequence
from sys import intern
from typing import Any

from askfirst.rules import nodes, phrases, schema
from askfirst.rules.inflection import INFLECTIONS
from askfirst.rules.patterns import pattern_problem
from askfirst.rules.spellings import spellings
from askfirst.text.frames.roles import ROLES


class ConditionError(ValueError):
    """A condition that cannot be compiled; the message says what and how to mend it."""


class Compiler:
    """Compiles the conditions of one language; `terms` and `patterns` grow with every call.

    Phrases that are `checked` already are spelt out only when they are handed over.
    """

    def __init__(
        self,
        language: str,
        lexicon: schema.Lexicon,
        entities: Mapping[str, Any],
        findings: Mapping[str, Any],
        *,
        checked: bool = False,
    ) -> None:
        self.language, self.lexicon = language, lexicon
        self.entities, self.findings = entities, findings
        self.checked = checked
        self.terms: dict[str, tuple[str, ...]] = {}
        self.patterns: dict[str, list[tuple[dict[str, Any], ...]]] = {}
        self.keys: dict[object, str] = {}

    def add_list(self, name: str) -> None:
        """Makes the words of a list of the lexicon known to readings, named by a pack or not. Raises ConditionError."""
        self.phrase_key(("@" + name,))

    def hand_over(self) -> dict[str, tuple[str, ...]]:
        """The terms, which the compiler then forgets: they take 10 MB, and a reader keeps them in its own way."""
        if self.checked:
            for listed, key in self.keys.items():
                if isinstance(listed, tuple):
                    self.spell_out(listed, key)
        terms, self.terms = self.terms, {}
        return terms

    def compile(self, source: schema.Shorthand) -> nodes.Node:
        """The node of a condition or its short form. Raises ConditionError."""
        if isinstance(source, str):
            return self.short(source)
        given = [name for name in schema.FINDERS if getattr(source, name) is not None]
        if len(given) != 1:
            names = ", ".join(name.rstrip("_") for name in given) or "none"
            raise ConditionError(f"a condition has exactly one finder, this one has {names}")
        node = self.frame(source.frame) if source.frame else self.finder(given[0], source)
        modifiers = [getattr(source, name) for name in schema.MODIFIERS]
        if any(value is not None for value in modifiers):
            node.place = nodes.Place(*modifiers)
        return node

    def short(self, text: str) -> nodes.Node:
        """The node of `@list`, `#entity` or a phrase."""
        if text.startswith("#"):
            return self.entity(text[1:], {})
        return nodes.Terms(self.phrase_key((text,)))

    def finder(self, name: str, source: schema.Condition) -> nodes.Node:
        """The node of a condition's one finder, without its modifiers."""
        match name:
            case "all":
                return nodes.AllOf(self.several(source.all))
            case "any":
                return nodes.AnyOf(self.several(source.any))
            case "not_":
                return nodes.NotOf(self.several((source.not_ or "",))[0])
            case "phrases":
                return self.phrases(source.phrases or ())
            case "tokens":
                return nodes.Terms(self.pattern_key(source.tokens or ()))
            case "entity":
                return self.entity(source.entity or "", source.where)
            case "sequence":
                return nodes.InOrder(self.several(source.sequence), source.gap, source.span)
            case "command":
                return nodes.Command([nodes.Terms(key) for key in self.phrase_keys(source.command or ())])
            case "finding":
                return self.found(source.finding or "")
            case _:
                return nodes.Fields(source.fields or ())

    def several(self, sources: "Sequence[schema.Shorthand] | None") -> list[nodes.Node]:
        """The nodes of a list of conditions, which must not be empty."""
        if not sources:
            raise ConditionError("an empty list of conditions can never be met; write one or remove it")
        return [self.compile(source) for source in sources]

    def entity(self, name: str, where: "dict[str, Any]") -> nodes.Node:
        """The node of an entity."""
        if name not in self.entities:
            raise ConditionError(f"unknown entity {name!r}; there are {', '.join(sorted(self.entities))}")
        values = {key: str(value) for key, value in where.items()}
        return nodes.Entity(name, values, getattr(self.entities[name], "demands", ()))

    def found(self, name: str) -> nodes.Node:
        """The node of a named finder."""
        if name not in self.findings:
            raise ConditionError(f"unknown finding {name!r}; there are {', '.join(sorted(self.findings))}")
        return nodes.Found(name, getattr(self.findings[name], "demands", ()))

    def frame(self, source: schema.Frame) -> nodes.Node:
        """The node of an order that lacks a part."""
        if source.lacks not in ROLES:
            raise ConditionError(f"unknown part {source.lacks!r} of a frame; there are {', '.join(sorted(ROLES))}")
        facts = [name for name in source.objects if name.startswith("#")]
        for name in facts:
            self.entity(name[1:], {})
        words = [name for name in source.objects if name not in facts]
        objects = (self.phrase_keys(words) if words else []) + facts
        others = self.phrase_keys(source.but) if source.but else ()
        return nodes.Frame(self.phrase_keys(source.verbs), objects, others, source.lacks, source.singled, source.opens)

    def phrases(self, listed: Sequence[str]) -> nodes.Node:
        """The node of phrases and lists: where any of them stands."""
        terms = [nodes.Terms(key) for key in self.phrase_keys(listed)]
        return terms[0] if len(terms) == 1 else nodes.AnyOf(terms)

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
            raise ConditionError(f"unknown list @{name}; lists stand in the language's lexicon.yaml")
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
        for pattern in patterns:
            if problem := pattern_problem(pattern):
                raise ConditionError(f"{problem}; correct the token pattern")
        if identity not in self.keys:
            self.keys[identity] = f"tokens {len(self.keys)}"
            self.patterns[self.keys[identity]] = list(patterns)
        return self.keys[identity]
