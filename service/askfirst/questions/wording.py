"""Fills the wording of rules: the rule's own, else that of its kind, else the fallback."""

import re
from collections.abc import Mapping, Sequence

from askfirst.model import Issue, Span
from askfirst.questions.fitting import fits, variant
from askfirst.questions.hinting import suggested
from askfirst.questions.naming import in_words
from askfirst.questions.quoting import clauses_of, quote, quoted
from askfirst.questions.sides import alternatives, clash
from askfirst.rules.nodes import Material
from askfirst.rules.pack import Pack, Rule
from askfirst.rules.schema import Asking, Questions, Topical, Varied, Wording
from askfirst.rules.templates import names_in
from askfirst.scoring.classifier.naming import CLASSIFIER
from askfirst.scoring.raised import Raised
from askfirst.text.fields.names import is_flag
from askfirst.text.orders import commands
from askfirst.text.reading import Reading

QUOTES, SPACES = "„«「'", " \u00a0\u202f"
ENCLITIC = re.compile(r"(?:-[^\W\d_]+)+")
CHOICE, CLASH = "mutually_exclusive_options", "contradictory_requirements"


def word_issue(pack: Pack, material: Material, raised: Raised, span: Span | None) -> Issue:
    """The issue with its question in the pack's language."""
    questions, rule, attrs = pack.questions, raised.rule, raised.hit.attrs
    field = attrs.get("field") or rule.field
    if is_flag(field or "", questions.flag_leads, questions.flag_measures):
        attrs = {"variant": "flag", **attrs}
    said = span.text if span else ""
    words = quoted(questions, said, *around(material, span), kind=rule.kind, near=ahead_of_time(material, span))
    if rule.id == CLASSIFIER:
        words["clause"] = asked_in(questions, material, raised) or words["clause"]
    by_kind = questions.kinds.get(rule.kind)
    chosen = [
        variant(variants, attrs, said, words["clause"], material.text)
        for variants in (variants_of(rule), by_kind.variants if by_kind else {})
    ]
    sources: tuple[Wording | None, ...] = (chosen[0], rule.wording, chosen[1], by_kind, questions.fallback)
    name = in_words(questions, field or "")
    values = {"name": name, "field": field or "", **words, **sides(questions, rule, said)}
    values.update({key: value for key, value in attrs.items() if isinstance(value, str)})
    if topics := attrs.get("topics"):
        asking = [asking_of(questions.topics[one], said, words["clause"], material.text) for one in topics]
        values.update(in_a_row(questions, asking))
        sources = (asking[0] if len(asking) == 1 else None, *sources)
    options = tuple(attrs.get("options") or ()) or own_options(sources, values, said_in(material))
    if not options and rule.kind == CHOICE:
        options = alternatives(questions, said + enclitic(material, span))
    values["options"] = listed(options, questions.field_names.get("or", "or"), questions.field_names.get("comma", ", "))
    question, instead = fill("question", sources, values), attrs.get("instead")
    if isinstance(instead, Wording) and question not in said_in(material):
        # Somebody asked in other words than these and had no answer: the same is asked again, with what it offers.
        question, options = fill("question", (instead,), values), tuple(attrs.get("offered") or ())
    if isinstance(rest := attrs.get("rest"), str):  # a part of the answer is wanting: that alone is asked for
        question, options = rest.format_map(values), ()
    if raised.question:  # it is no template, and says all that is to be asked
        question, options = raised.question, ()
    elif rule.id == CLASSIFIER and questions.wrote and not repeats(question, words, options):
        question += questions.joint + questions.wrote.format_map(values)
    return Issue(
        rule=rule.id,
        type=rule.type,
        kind=rule.kind,
        span=span,
        field=field,
        issue=fill("issue", sources, values),
        suggestion=fill("suggestion", sources, values),
        question=question,
        options=options,
        assume=fill("assume", sources, values),
        hard=raised.hard,
    )


def asking_of(topic: Topical, said: str, clause: str, text: Reading) -> Asking:
    """How a topic is asked for, as it fits what the text says."""
    return next((one for one in topic.variants.values() if fits(one, said, clause, text)), topic)


def in_a_row(questions: Questions, asking: Sequence[Asking]) -> dict[str, str]:
    """The topics as they stand in a sentence, and at its beginning: "for which date, and where exactly"."""
    joint = questions.field_names.get("and", ", and") + questions.joint
    asks = joint.join(one.asks for one in asking)
    return {"asks": asks, "Asks": asks[:1].upper() + asks[1:]}


def asked_in(questions: Questions, material: Material, raised: Raised) -> str:
    """The clause of the first order, where the words that were pointed at stand in no order; else blank.

    Of a text without any order it is the longest clause.
    """
    text = material.text
    orders = [verb for verb in text.outside_data("@order_verb") if commands(text, verb.start)]
    if not orders:
        return quote(max(clauses_of(text.raw), key=len))
    if text.clauses[raised.hit.start] in {text.clauses[verb.start] for verb in orders}:
        return ""
    start, end = text.offsets(orders[0])
    return quoted(questions, text.raw[start:end], text.raw[end:], text.raw[:start])["clause"]


def repeats(question: str, words: Mapping[str, str], options: Sequence[str]) -> bool:
    """Whether a question has words of the text already, behind a mark of quotation, or what there is to choose from."""
    if any(option in question for option in options):
        return True
    opened = [f"{mark}{space}" for mark in QUOTES for space in ("", *SPACES)]
    return any(f"{mark}{said}" in question for said in words.values() if said for mark in opened)


def said_in(material: Material) -> str:
    """All that the request says: its text and the history."""
    return "\n".join([material.text.raw, *(message.raw for message in material.history)])


def around(material: Material, span: Span | None) -> tuple[str, str]:
    """The text behind a span, and the text ahead of it."""
    raw = material.text.raw
    return (raw[span.end :], raw[: span.start]) if span else ("", "")


def ahead_of_time(material: Material, span: Span | None) -> int | None:
    """How many characters behind a span stand ahead of the next words for a time, which no thing goes on over.

    A day in one word may be a part of a name: "the usual Monday report".
    """
    text = material.text
    if span is None:
        return None
    times = [*text.entities("vague_time"), *(hit for hit in text.entities("date") if hit.end - hit.start > 1)]
    starts = (text.starts[hit.start] for hit in times)
    return min((start - span.end for start in starts if start >= span.end), default=None)


def enclitic(material: Material, span: Span | None) -> str:
    """The pronoun that hangs on the last word of a span: "-la" of "annule-la"."""
    found = ENCLITIC.match(material.text.raw, span.end) if span else None
    return found[0] if found else ""


def variants_of(rule: Rule) -> Mapping[str, Wording]:
    """The rule's own variants, else those of the wording that it was lent."""
    return rule.variants or (rule.wording.variants if isinstance(rule.wording, Varied) else {})


def sides(questions: Questions, rule: Rule, said: str) -> dict[str, str]:
    """The two sides of a clash as `a` and `b`, where the span holds both."""
    return clash(questions, said) if rule.kind == CLASH else {}


def fill(part: str, sources: tuple[Wording | None, ...], values: Mapping[str, str]) -> str:
    """The first wording that is given and whose values are all known, filled in."""
    for source in sources:
        template = getattr(source, part, None) if source else None
        if template and all(values.get(name) for name in names_in(template)):
            return str(template.format_map(values))
    return ""


def own_options(sources: tuple[Wording | None, ...], values: Mapping[str, str], request: str) -> tuple[str, ...]:
    """The options that go with the question, what the request suggests first. What the request offers is no template.

    A wording with a question of its own and no options has none: those of the others answer another question.
    """
    given = [one for one in sources if one]
    asked = next((one for one in given if one.options or one.hints or one.question), Wording())
    options = tuple(option.format_map(values) if "{" in option else option for option in asked.options)
    hints = asked.hints if asked.question else next((one.hints for one in given if one.hints), {})
    return suggested(hints, options, request) if hints else options


def listed(options: tuple[str, ...], conjunction: str, comma: str = ", ") -> str:
    """The options in a sentence: "A, B or C"; a comma without a space is for languages without spaces."""
    if len(options) < 2:
        return "".join(options)
    joint = f" {conjunction} " if comma.endswith(" ") else conjunction
    return comma.join(options[:-1]) + joint + options[-1]
