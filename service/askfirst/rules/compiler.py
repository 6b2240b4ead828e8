"""From the YAML's conditions to nodes."""

from collections.abc import Mapping, Sequence
from typing import Any

from askfirst.rules import nodes, schema
from askfirst.rules.termbook import ConditionError, TermBook, meant


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
        """The node of a condition or its short form. Raises ConditionError."""
        if isinstance(source, str):
            return self.short(source)
        given = [name for name in schema.FINDERS if getattr(source, name) is not None]
        if len(given) != 1:
            names = ", ".join(name.rstrip("_") for name in given) or "none"
            mend = "join several by all or any, each in braces of its own"
            raise ConditionError(f"a condition has exactly one finder, this one has {names}; {mend}")
        node = self.finder(given[0], source)
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
            case "command" | "wanted":
                ordering = nodes.Command if name == "command" else nodes.Wanted
                return ordering([nodes.Terms(key) for key in self.phrase_keys(source.command or source.wanted or ())])
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
            raise ConditionError(f"unknown entity {name!r}; {meant(name, self.entities)}")
        values = {key: str(value) for key, value in where.items()}
        return nodes.Entity(name, values, getattr(self.entities[name], "demands", ()))

    def found(self, name: str) -> nodes.Node:
        """The node of a named finder."""
        if name not in self.findings:
            mend = f"remove the rule if an older version had it; else, {meant(name, self.findings)}"
            raise ConditionError(f"there is no finding {name!r} any more: {mend}")
        return nodes.Found(name, getattr(self.findings[name], "demands", ()))

    def phrases(self, listed: Sequence[str]) -> nodes.Node:
        """The node of phrases and lists: where any of them stands."""
        terms = [nodes.Terms(key) for key in self.phrase_keys(listed)]
        return terms[0] if len(terms) == 1 else nodes.AnyOf(terms)
