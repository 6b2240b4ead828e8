"""The wording's templates: `{span}`, `{name}`, `{options}` and the values of findings."""

from collections.abc import Iterator
from functools import lru_cache
from string import Formatter

from askfirst.rules.schema import Wording

PARTS = ("issue", "suggestion", "question", "assume")

CONDITIONS = ("spans", "ends", "holds", "but", "given", "wanting")
"""What says when a variant is taken."""


@lru_cache(maxsize=4_000)
def names_in(template: str) -> tuple[str, ...]:
    """The names in braces that a template needs. Raises ValueError where braces do not pair up."""
    return tuple(name for _, name, _, _ in Formatter().parse(template) if name is not None)


def problems(wording: Wording, variant: bool = False) -> Iterator[tuple[str, str]]:
    """For each template that cannot be filled, and each key without effect: the key, and why."""
    listed = [(part, getattr(wording, part)) for part in PARTS]
    listed += [(f"again[{number}]", template) for number, template in enumerate(wording.again)]
    listed += [(f"sorts.{option}", question) for option, question in wording.sorts.items()]
    listed += [(f"parts.{part}", question) for part, question in wording.parts.items()]
    for option in wording.sorts.keys() - set(wording.options):
        yield f"sorts.{option}", "it is none of the options; write it as it stands there"
    for option in wording.hints:
        if set("{}") & set(option.replace("{word}", "")):
            yield (
                f"hints.{option}",
                f"only {{word}} is filled in, not {option!r}; write {{word}} or no braces",
            )
    for key in () if variant else CONDITIONS:
        if getattr(wording, key):
            yield key, f"{key} does nothing outside variants; move it into a variant, with the wording for it"
    for key, template in listed:
        try:
            names = names_in(template or "")
        except ValueError as error:
            yield key, f"braces that do not pair up ({error}); write {{{{ for a brace that is meant"
            continue
        wrong = [name for name in names if not name.isidentifier()]
        if wrong:
            yield key, f"{{{wrong[0]}}} is no name; use {{span}}, {{name}} or {{options}}"


def takes_only(template: str, name: str) -> bool:
    """Whether a template can be filled with this name alone."""
    try:
        return set(names_in(template)) <= {name}
    except ValueError:
        return False
