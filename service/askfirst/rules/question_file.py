"""What is wrong with the wording by kind, although every key of it is right."""

from collections.abc import Iterator
from pathlib import Path

from askfirst.errors import PackError
from askfirst.rules import schema, source, templates
from askfirst.text.entities import ENTITIES


def wrong_questions(path: Path, questions: schema.Questions) -> Iterator[PackError]:
    """Templates that cannot be filled, keys without effect, and names that nothing has."""
    varied: dict[str, schema.Varied] = {
        **{f"kinds.{kind}": wording for kind, wording in questions.kinds.items()},
        **{f"doubts.{kind}": wording for kind, wording in questions.doubts.items()},
        **{f"topics.{topic}": wording for topic, wording in questions.topics.items()},
    }
    for name, wording in {"fallback": questions.fallback, "doubt": questions.doubt or schema.Wording()}.items():
        yield from wrong_wording(path, name, wording)
    for name, wording in varied.items():
        yield from wrong_wording(path, name, wording)
        for variant, words in wording.variants.items():
            yield from wrong_wording(path, f"{name}.variants.{variant}", words, variant=True)
    if questions.advice:
        yield from wrong_template(path, "advice.improvement", questions.advice.improvement, "labels")
    yield from wrong_template(path, "insist", questions.insist, "asked")
    yield from wrong_template(path, "wrote", questions.wrote, "clause")


def wrong_template(path: Path, key: str, template: str, name: str) -> Iterator[PackError]:
    """A template with another name in braces than the one that is filled in."""
    if not templates.takes_only(template, name):
        line = source.line_in(path, f"$.{key}")
        yield PackError(str(path), line, "a name that is not known here", f"Use {{{name}}}, and {{{{ for a brace")


def wrong_wording(path: Path, name: str, wording: schema.Wording, variant: bool = False) -> Iterator[PackError]:
    """A template that cannot be filled, a key without effect, an entity that is not known."""
    found = list(templates.problems(wording, variant))
    found += [
        ("given", f"there is no entity {entity}; use one that docs/packs-reference.md lists")
        for entity in wording.given
        if entity not in ENTITIES
    ]
    for key, text in found:
        problem, _, mend = text.partition("; ")
        line = source.line_in(path, f"$.{name}.{key}")
        yield PackError(str(path), line, problem, mend[:1].upper() + mend[1:])
