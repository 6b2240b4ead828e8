"""From the YAML's conditions to nodes."""

from collections.abc import Mapping, Sequence
from typing import Any

from askfirst.rules import nodes, schema
from askfirst.rules.phrases import ConditionError
from askfirst.rules.termbook import TermBook, meant
from askfirst.text.needs import needs_of


class Compiler(TermBook):
    """Compiles the conditions of one language; `terms` and `patterns` grow with every call."""

    def __init__(
        self,
        language: str,
        lexicon: schema.Lexicon,
        entities: Mapping[str, Any],
        findings: Mapping[str, Any],
        *,
        checked: bool = False,
    ) -> None:
        super().__init__(language, lexicon, checked=checked)
        self.entities, self.findings = entities, findings

    def compile(self, source: schema.Shorthand) -> nodes.Node:
        """The node of a condition, or of its short form: `#entity`, `@list` or a phrase. Raises ConditionError."""
        if isinstance(source, str):
            return self.entity(source[1:], {}) if source.startswith("#") else nodes.Terms(self.phrase_key((source,)))
        given = [name for name in schema.FINDERS if getattr(source, name) is not None]
        if len(given) != 1:
            names = ", ".join(name.rstrip("_") for name in given) or "none"
            mend = "Join several by all or any, each in braces of its own"
            raise ConditionError(f"a condition has exactly one finder, this one has {names}", mend)
        node = self.finder(given[0], getattr(source, given[0]), source)
        modifiers = [getattr(source, name) for name in schema.MODIFIERS]
        if any(value is not None for value in modifiers):
            node.place = nodes.Place(*modifiers)
        return node

    def finder(self, name: str, value: Any, source: schema.Condition) -> nodes.Node:
        """The node of a condition's one finder, without its modifiers."""
        match name:
            case "all":
                return nodes.AllOf(self.several(value))
            case "any":
                return nodes.AnyOf(self.several(value))
            case "not_":
                return nodes.NotOf(self.compile(value))
            case "sequence":
                return nodes.InOrder(self.several(value), source.gap, source.span)
            case "phrases":
                terms = [nodes.Terms(key) for key in self.phrase_keys(value)]
                return terms[0] if len(terms) == 1 else nodes.AnyOf(terms)
            case "command" | "wanted":
                return (nodes.Command if name == "command" else nodes.Wanted)(self.phrase_keys(value))
            case "tokens":
                return nodes.Terms(self.pattern_key(value))
            case "entity":
                return self.entity(value, source.where)
            case "finding":
                return self.found(value)
            case _:
                return nodes.Fields(value)

    def several(self, sources: Sequence[schema.Shorthand]) -> list[nodes.Node]:
        """The nodes of a list of conditions, which must not be empty."""
        if not sources:
            raise ConditionError("an empty list of conditions can never be met", "Write one or remove it")
        return [self.compile(source) for source in sources]

    def entity(self, name: str, where: Mapping[str, Any]) -> nodes.Node:
        """The node of an entity."""
        if name not in self.entities:
            raise ConditionError(f"unknown entity {name!r}", meant(name, self.entities))
        values = {key: str(value) for key, value in where.items()}
        return nodes.Entity(name, values, needs_of(self.entities[name]))

    def found(self, name: str) -> nodes.Node:
        """The node of a finder in code."""
        if name not in self.findings:
            mend = f"Remove the rule if an older version had it. {meant(name, self.findings)}"
            raise ConditionError(f"there is no finding {name!r} any more", mend)
        return nodes.Found(name, needs_of(self.findings[name]))
