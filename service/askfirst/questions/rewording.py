"""The same question in other words, for who has not answered it; and what is assumed without an answer."""

import re
from collections.abc import Iterator, Mapping
from functools import lru_cache
from string import Formatter

from askfirst.model import Issue
from askfirst.questions.naming import in_words
from askfirst.questions.needful import NEEDS
from askfirst.questions.quoting import quoted
from askfirst.questions.wording import fill, listed
from askfirst.rules.pack import Pack, Rule
from askfirst.rules.schema import Questions, Wording
from askfirst.rules.templates import names_in
from askfirst.scoring.classifier.naming import CLASSIFIER, FIELDS


def wordings(pack: Pack, issue: Issue) -> tuple[str, ...]:
    """The issue's question, then its other wordings: the rule's `again`, its kind's, the fallback's.

    Only wordings whose values are all known, and no wording twice. Ahead of the fallback's, which name nothing, the
    question itself stands once more.
    """
    questions = pack.questions
    name = in_words(questions, issue.field or "")
    values = {
        "name": name,
        "field": issue.field or "",
        **quoted(questions, issue.span.text if issue.span else "", kind=issue.kind),
        "options": listed(
            issue.options, questions.field_names.get("or", "or"), questions.field_names.get("comma", ", ")
        ),
    }
    own, general = (
        [template.format_map(values) for template in templates if all(values.get(name) for name in names_in(template))]
        for templates in ([one for source in sources(pack, issue) for one in source.again], questions.fallback.again)
    )
    insisting = [questions.insist.format(asked=issue.question)] if questions.insist else []
    return tuple(dict.fromkeys([issue.question, *own, *insisting, *general]))


def sorts(pack: Pack, issue: Issue) -> dict[str, str]:
    """The options of the issue that only name a sort of answer, each with the question for the answer itself."""
    rule = next((rule for rule in pack.rules if rule.id == issue.rule), None)
    if rule is None:
        return {}
    values = {
        "field": issue.field or "",
        **quoted(pack.questions, issue.span.text if issue.span else "", kind=issue.kind),
    }
    return {
        option: question.format_map(values)
        for source in (*rule.variants.values(), rule.wording)
        for option, question in source.sorts.items()
        if option in issue.options and all(values.get(name) for name in names_in(question))
    }


def parts(pack: Pack, issue: Issue) -> dict[str, str]:
    """What an answer to the issue's question has to have, each part with the question for it alone."""
    if issue.rule in (CLASSIFIER, NEEDS):
        topics = (pack.questions.topics.get(one) for one, field in FIELDS.items() if field == issue.field)
        return next(({str(part): asked for part, asked in one.parts.items()} for one in topics if one), {})
    values = {
        "field": issue.field or "",
        **quoted(pack.questions, issue.span.text if issue.span else "", kind=issue.kind),
    }
    for rule in pack.rules:
        if rule.id == issue.rule:
            variant = variant_of(rule, issue)
            own = variant is not None and (variant.parts or restored(variant.question or "", values) == issue.question)
            asking = variant if variant is not None and own else rule.wording
            return {part: question.format_map(values) for part, question in asking.parts.items()}
    return {}


def restored(template: str, values: Mapping[str, str]) -> str:
    """The question as far as it can be told without the text; blank where not all of its values are known."""
    return template.format_map(values) if all(values.get(name) for name in names_in(template)) else ""


def variant_of(rule: Rule, issue: Issue) -> Wording | None:
    """The variant of the rule's wording that gave the issue its question; None where it was the rule's own."""
    asked = (one for one in rule.variants.values() if one.question and asks(one.question).fullmatch(issue.question))
    return next(asked, None)


@lru_cache(maxsize=1000)
def asks(template: str) -> re.Pattern[str]:
    """All questions that a template can give; what it repeats of the text is not known any longer."""
    literals = [literal for literal, *_ in Formatter().parse(template)]
    return re.compile(".+".join(map(re.escape, literals)) + (".+" if template.endswith("}") else ""), re.DOTALL)


def sources(pack: Pack, issue: Issue) -> Iterator[Wording]:
    """Where other wordings may stand, the most particular first; a variant's own take the place of the rule's.

    Those of kinds quote words that a rule has found; what the classifier points at is less sure.
    """
    for rule in pack.rules:
        if rule.id == issue.rule:
            variant = variant_of(rule, issue)
            yield variant if variant is not None and variant.again else rule.wording
    words = pack.questions.doubts if issue.rule == CLASSIFIER else pack.questions.kinds
    kind = words.get(issue.kind)
    if kind is not None:
        yield kind


def undone(questions: Questions, assumption: str) -> bool:
    """Whether what is assumed is that the action, or a part of it, is not done: "nothing is sent"."""
    said = assumption.replace("\u2019", "'").casefold()
    return said_anywhere(said, questions.undone.holding) or any(
        said_first(clause, questions.undone.opening) for clause in CLAUSE_ENDS.split(said)
    )


def nothing_left(questions: Questions, assumption: str) -> bool:
    """Whether what is assumed is that nothing at all is done."""
    return said_anywhere(assumption.replace("\u2019", "'").casefold(), questions.undone.whole)


def said_first(clause: str, phrases: tuple[str, ...]) -> bool:
    """Whether a clause begins with one of the phrases."""
    return any(re.match(phrase_pattern(phrase), clause.strip()) for phrase in phrases)


def said_anywhere(said: str, phrases: tuple[str, ...]) -> bool:
    """Whether one of the phrases stands in a text."""
    return any(re.search(phrase_pattern(phrase), said) for phrase in phrases)


def phrase_pattern(phrase: str) -> str:
    """A phrase as a whole, where its language has spaces between words."""
    words = re.escape(phrase.casefold())
    return words if phrase[-1] >= FIRST_HAN else rf"(?<!\w){words}(?!\w)"


FIRST_HAN = "\u3040"
"""From here on, characters of languages without spaces."""
CLAUSE_ENDS = re.compile(r"[,;:，；、]")


def open_assumption(questions: Questions, name: str | None) -> str:
    """As written, with this field left open; without a field, just as written."""
    words = in_words(questions, name or "")
    absent = questions.kinds.get("required_parameter_absent")
    found = (absent if name else None, questions.fallback)
    return fill("assume", found, {"name": words, "field": name or "", "span": words})
