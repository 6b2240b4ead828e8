"""What readers would ask about a request, by topic: a line each, in `corpus/topics/`."""

from collections.abc import Collection, Mapping
from pathlib import Path

from msgspec import Struct

from askfirst.evaluation.dataset import read_lines
from askfirst.learning.labels import LabelsError, Text
from askfirst.model import Instruction
from askfirst.reader.reading import Topic


class Asked(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """What has to be asked about a request, what blocks it first; nothing where it is clear.

    The request is in `text`, or `id` is that of a reply to it, or of a text that is not part of the repository, whose
    `hash` tells it from others. `doubtful`: careful readers may differ.
    """

    id: str
    topics: tuple[Topic, ...] = ()
    doubtful: bool = False
    hash: str = ""
    text: str = ""
    language: str = "en"
    department: str | None = None


def read_asked(file: Path) -> list[Asked]:
    """What readers would ask. Raises LabelsError with file and line."""
    return list(read_lines([file], Asked, "See corpus/topics/README.md.", LabelsError))


def with_requests(asked: Collection[Asked], replied: Mapping[str, Instruction]) -> list[tuple[Asked, Instruction]]:
    """Each with its request, `replied` by the id of a reply. Raises LabelsError where one is not there."""
    found = []
    for one in asked:
        if not one.text and one.id not in replied:
            raise LabelsError(f"{one.id} is no reply of the corpus. Name the first reply to the request")
        own = Instruction(text=one.text, language=one.language, department=one.department) if one.text else None
        found.append((one, own or replied[one.id]))
    return found


def with_texts(asked: Collection[Asked], texts: Mapping[str, Text]) -> list[tuple[Asked, Instruction]]:
    """Those whose texts are at hand."""
    known = ((one, texts[one.id]) for one in asked if one.id in texts)
    return [(one, Instruction(text=text.text, language=text.language)) for one, text in known if text.hash == one.hash]
