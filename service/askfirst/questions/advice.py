"""What a sender should always say, as a sentence and a template to fill, in the language of the instructions."""

from collections.abc import Sequence
from typing import NamedTuple, Protocol

from askfirst.model import Kind
from askfirst.questions.naming import in_words
from askfirst.rules.schema import Advice, AdviceLine, Questions


class OpenMatter(Protocol):
    """Something that instructions leave open again and again."""

    @property
    def kind(self) -> Kind: ...

    @property
    def field(self) -> str | None: ...


class Advised(NamedTuple):
    """The sentence, and the template with a line for each matter."""

    improvement: str
    template: str


def advised(questions: Questions, advice: Advice, matters: Sequence[OpenMatter]) -> Advised:
    """The advice about these matters, each label once, in their order."""
    lines: dict[str, str] = {}
    for matter in matters:
        line = advice.kinds.get(matter.kind)
        if line is not None:
            lines.setdefault(label_of(questions, line, matter.field), line.value)
    labels = questions.field_names.get("comma", ", ").join(lines)
    template = "\n".join([advice.task, *(f"{label}: [{value}]" for label, value in lines.items())])
    return Advised(advice.improvement.format(labels=labels), template)


def label_of(questions: Questions, line: AdviceLine, field: str | None) -> str:
    """The field's name in words, or what its kind is called."""
    if not field:
        return line.label
    return in_words(questions, field)
