"""The weights as a plain file: written, and read if it is the right one."""

import hashlib
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, NamedTuple

import msgspec

from askfirst.errors import WeightsError
from askfirst.scoring.classifier.weights import Trained, problem_of

VERSION = 10
"""Of the file's form and of what the features mean; a file of another version is refused."""
FILE = Path(__file__).with_name("weights.json")
"""The weights for English that come with Askfirst."""
OTHERS = Path(__file__).with_name("weights_of_other_languages.json")
"""Those for all other languages that have packs."""


class Signed(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The file: the weights, and the SHA-256 of their JSON with sorted keys."""

    sha256: str
    trained: msgspec.Raw


class Told(msgspec.Struct, frozen=True):
    """What a file of any version says before its weights are read."""

    version: Any = None
    languages: Any = ()


class Intact(NamedTuple):
    """Weights of this version as they stand in their file, which fits its hash; they are not read yet."""

    file: Path
    content: msgspec.Raw
    sha256: str
    languages: tuple[str, ...]

    @property
    def version(self) -> str:
        """What assessments say about the weights: the first 12 digits of the hash."""
        return self.sha256[:12]


def digest(trained: bytes | msgspec.Raw) -> str:
    """The hash of the weights as they stand in the file."""
    return hashlib.sha256(trained).hexdigest()


def dump(trained: Trained) -> bytes:
    """The file's content; the same weights give the same bytes."""
    body = msgspec.json.encode(trained, order="sorted")
    return b'{"sha256":"' + digest(body).encode() + b'","trained":' + body + b"}\n"


def intact(file: Path = FILE) -> Intact:
    """The content of a file, if it is of this version and fits its hash. Raises WeightsError."""
    try:
        signed = msgspec.json.decode(file.read_bytes(), type=Signed)
    except (OSError, msgspec.MsgspecError) as error:
        raise WeightsError(file.name, f"cannot be read: {error}") from error
    content = signed.trained
    if digest(content) != signed.sha256:
        raise WeightsError(file.name, "does not fit its hash: it was altered or cut off")
    with convertible(file):
        told = msgspec.json.decode(content, type=Told)
    if told.version != VERSION:
        raise WeightsError(file.name, f"has version {told.version}, this Askfirst reads version {VERSION}")
    with convertible(file):
        return Intact(file, content, signed.sha256, msgspec.convert(told.languages, tuple[str, ...]))


def unpack(found: Intact) -> tuple[Trained, str]:
    """The weights and the first 12 digits of their hash. Raises WeightsError."""
    with convertible(found.file):
        trained = msgspec.json.decode(found.content, type=Trained)
    if problem := problem_of(trained):
        raise WeightsError(found.file.name, problem)
    return trained, found.version


def load(file: Path = FILE) -> tuple[Trained, str]:
    """The weights of a file and the first 12 digits of their hash. Raises WeightsError."""
    return unpack(intact(file))


@contextmanager
def convertible(file: Path) -> Iterator[None]:
    """Raises WeightsError in the place of what msgspec says about a file."""
    try:
        yield
    except msgspec.ValidationError as error:
        raise WeightsError(file.name, f"is not as it should be: {error}") from error
