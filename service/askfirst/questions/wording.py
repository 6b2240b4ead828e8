"""Fills the wording of rules: the rule's own, else that of its kind, else the fallback."""

import re
from collections.abc import Mapping
from typing import Any

from askfirst.model import Issue, Span
from askfirst.questions.hinting import suggested
from askfirst.questions.quoting import quoted
from askfirst.rules.nodes import Material
from askfirst.rules.pack import Pack, Rule
from askfirst.rules.schema import Wording
from askfirst.rules.templates import names_in
from askfirst.scoring.raised import Raised
from askfirst.text.reading import Reading

NUMBER = re.compile(r"\d+(?:[.,]\d+)*")


def word_issue(pack: Pack, material: Material, raised: Raised, span: Span | None) -> Issue:
    """The issue with its question in the pack's language."""
    questions, rule, attrs = pack.questions, raised.rule, raised.hit.attrs
    after = material.text.raw[span.end :] if span else ""
    chosen = variant(rule, attrs, span.text if span else "", material.text) if rule.variants else None
    sources = (chosen, rule.wording, questions.kinds.get(rule.kind), questions.fallback)
    field = attrs.get("field") or rule.field
    name = questions.field_names.get(field or "") or (field or "").replace("_", " ")
    values = {"name": name, "field": field or "", **quoted(questions, span.text if span else "", after)}
    values.update({key: value for key, value in attrs.items() if isinstance(value, str)})
    options = tuple(attrs.get("options") or ()) or own_options(sources, values, said_in(material))
    values["options"] = listed(options, questions.field_names.get("or", "or"), questions.field_names.get("comma", ", "))
    return Issue(
        rule=rule.id,
        type=rule.type,
        kind=rule.kind,
        span=span,
        field=field,
        issue=fill("issue", sources, values),
        suggestion=fill("suggestion", sources, values),
        question=fill("question", sources, values),
        options=options,
        assume=fill("assume", sources, values),
        hard=raised.hard,
    )


def said_in(material: Material) -> str:
    """All that the request says: its text and the history."""
    return "\n".join([material.text.raw, *(message.raw for message in material.history)])


def variant(rule: Rule, attrs: Mapping[str, Any], said: str, text: Reading) -> Wording | None:
    """The other wording that the finding names, else the one for spans that begin so, or for texts that give a fact.

    `#` in its spans is any number.
    """
    named = rule.variants.get(str(attrs.get("variant")))
    words = NUMBER.sub("#", f"{' '.join(said.lower().split())} ")
    fitting = (
        one
        for one in rule.variants.values()
        if any(words.startswith(f"{lead} ") for lead in one.spans) or any(text.entities(name) for name in one.given)
    )
    return named or next(fitting, None)


def fill(part: str, sources: tuple[Wording | None, ...], values: Mapping[str, str]) -> str:
    """The first wording that is given and whose values are all known, filled in."""
    for source in sources:
        template = getattr(source, part, None) if source else None
        if template and all(values.get(name) for name in names_in(template)):
            return str(template.format_map(values))
    return ""


def own_options(sources: tuple[Wording | None, ...], values: Mapping[str, str], request: str) -> tuple[str, ...]:
    """The options that a rule offers, what the request suggests first. What the request offers is never a template."""
    templates = next((one.options for one in sources if one and one.options), ())
    options = tuple(option.format_map(values) if "{" in option else option for option in templates)
    hints = next((one.hints for one in sources if one and one.hints), {})
    return suggested(hints, options, request) if hints else options


def listed(options: tuple[str, ...], conjunction: str, comma: str = ", ") -> str:
    """The options in a sentence: "A, B or C"; a comma without a space is for languages without spaces."""
    if len(options) < 2:
        return "".join(options)
    joint = f" {conjunction} " if comma.endswith(" ") else conjunction
    return comma.join(options[:-1]) + joint + options[-1]
