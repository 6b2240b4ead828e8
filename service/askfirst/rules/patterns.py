"""Token patterns that can never match a text read by a blank pipeline."""

from typing import Any

NEEDS_TRAINED_PIPELINE = frozenset({"POS", "TAG", "DEP", "LEMMA", "MORPH", "ENT_TYPE", "ENT_ID", "ENT_IOB"})


def pattern_problem(pattern: tuple[dict[str, Any], ...]) -> str | None:
    """Why a token pattern can never match a text read by a blank pipeline; None if it can."""
    from askfirst.text.with_spacy.matchers import problem_of  # noqa: PLC0415 patterns that are kept are known to be right

    if problem := problem_of(pattern):
        return problem
    for token in pattern:
        if wrong := NEEDS_TRAINED_PIPELINE & token.keys():
            return f"{', '.join(sorted(wrong))} needs a trained pipeline and never matches here"
        for attribute, value in token.items():
            for word in literals(value):
                if " " in word:
                    return f"{attribute} {word!r} has a space, and a token never has"
                if attribute == "LOWER" and word != word.lower():
                    return f"LOWER {word!r} has capitals, and lower-case text never has"
    return None


def literals(value: Any) -> list[str]:
    """The literal words of a token attribute."""
    if isinstance(value, str):
        return [value]
    listed = value.get("IN", []) if isinstance(value, dict) else []
    return [word for word in listed if isinstance(word, str)]
