"""Values in a clause of a reply: a limit with its figure, a code, a name behind "it is"."""

from askfirst.text.listed import covered, terms
from askfirst.text.names import capital
from askfirst.text.reading import Reading

Span = tuple[int, int]
CODES = ("id", "quote", "file", "email", "url", "money", "percent")
FIGURES = ("number", "date", "duration", "money", "percent")
NEAR = 5
"""Words behind a limit in which its figure stands: "older than the first of May"."""
NOUNS = 2
"""Words of a noun ahead of its code: "it's the framework contract C-88"."""
BESIDE = 2
"""Words between "are" and its limit: "they are all older than 90 days"."""


def within(text: Reading, span: Span, names: tuple[str, ...]) -> bool:
    """Whether an entity of these names begins in the span."""
    return any(span[0] <= hit.start < span[1] for name in names for hit in text.entities(name))


def limited(text: Reading, span: Span) -> bool:
    """Whether a limit stands beside a figure in the span."""
    return bool(limits(text, span)) or within(text, span, ("criterion",))


def limits(text: Reading, span: Span) -> list[int]:
    """Where the limits of the span begin, those that have a figure; in Chinese a figure may stand ahead."""
    back = NEAR if text.han else 0
    return [
        start
        for start, end in terms(text, "@stating_limit").items()
        if span[0] <= start < span[1] and within(text, (max(span[0], start - back), min(end + NEAR, span[1])), FIGURES)
    ]


def singles_out(text: Reading, span: Span) -> bool:
    """Whether a code stands in the span, or a figure that is no part of a day."""
    days = text.covered("date", "duration", "clock_time")
    figures = [hit for hit in text.entities("number") if span[0] <= hit.start < span[1] and hit.start not in days]
    return within(text, span, CODES) or any(text.text(hit).lower() != "one" for hit in figures)


def defines(text: Reading, span: Span) -> bool:
    """Whether a statement says what is meant: "it's the contract C-88", "they are older than 90 days"."""
    if laid_down(text, span):
        return True
    copulas = terms(text, "@stating_copula").items()
    led = (end for start, end in copulas if opens(text, start, span))
    return denied_since(text, span) or any(defined(text, end, span) for end in led)


def laid_down(text: Reading, span: Span) -> bool:
    """Whether a limit is named or decided on, and nothing else is said: "the limit is 90 days", "we agreed on 90"."""
    if not within(text, span, FIGURES) and not limits(text, span):
        return False
    means = {start - 1 for start in terms(text, "@meaning_verb") if start == span[0] + 1}  # the one word of "old means"
    made = covered(text, "@defining_noun", "@defining_verb") | means
    told = text.covered(*FIGURES) | covered(text, "@stating_limit", "@meaning_verb", *SMALL)
    return any(at in made for at in range(*span)) and all(
        at in made or at in told or not text.words[at][0].isalnum() for at in range(*span)
    )


SMALL = ("@small_word", "@stating_subject", "@stating_pointer", "@stating_lead", "@stating_copula")
"""Words beside a definition that say nothing by themselves."""


def opens(text: Reading, verb: int, span: Span) -> bool:
    """Whether nothing but a pronoun stands ahead of the verb in the span."""
    small = covered(text, "@stating_subject", "@stating_pointer", "@verb_last_head")
    return span[0] <= verb < span[1] and all(at in small for at in range(span[0], verb))


def defined(text: Reading, end: int, span: Span) -> bool:
    """Whether a limit, a code, a name or "the ones that" stands right behind the verb."""
    if any(at - end <= BESIDE for at in limits(text, (end, span[1]))):
        return True
    if end - 1 in covered(text, "@stating_having"):
        return False  # "das hat Frau Kern erledigt" names who did it
    small, heads = covered(text, "@small_word"), terms(text, "@stating_head")
    at = end
    while at < span[1] and at in small and at not in heads:
        at += 1
    reach = NOUNS if at > end else 0
    names = [hit for hit in text.entities("name") if hit.end - hit.start > 1 or not text.nouns_capital]
    values = [hit.start for name in CODES for hit in text.entities(name)] + [hit.start for hit in names]
    if any(end <= value <= at + reach for value in values if value < span[1]):
        return True
    named = at < span[1] and capital(text, at) and not text.nouns_capital
    return named or any(end <= head <= at for head in heads)


def denied_since(text: Reading, span: Span) -> bool:
    """Whether it is said of them since when something has not been so: "they have not logged in since March"."""
    since = [at for at in terms(text, "@stating_since") if span[0] <= at < span[1]]
    no = any(span[0] <= at < span[1] for at in covered(text, "@stating_denial"))
    return no and any(within(text, (at, min(at + NEAR, span[1])), FIGURES) for at in since)
