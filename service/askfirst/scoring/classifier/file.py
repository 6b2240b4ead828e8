"""The weights as a plain file: written, and read if it is the right one."""

import hashlib
from pathlib import Path
from typing import Any

import msgspec

from askfirst.errors import WeightsError
from askfirst.scoring.classifier.weights import Trained, problem_of

VERSION = 6
"""Of the file's form and of what the features mean; a file of another version is refused."""
FILE = Path(__file__).with_name("weights.json")
"""The weights that come with Askfirst."""


class Signed(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The file: the weights, and the SHA-256 of their JSON with sorted keys."""

    sha256: str
    trained: msgspec.Raw


class Versioned(msgspec.Struct, frozen=True):
    """What files of every version have."""

    version: Any = None


def digest(trained: bytes) -> str:
    """The hash of the weights as they stand in the file."""
    return hashlib.sha256(trained).hexdigest()


def dump(trained: Trained) -> bytes:
    """The file's content; the same weights give the same bytes."""
    body = msgspec.json.encode(trained, order="sorted")
    return b'{"sha256":"' + digest(body).encode() + b'","trained":' + body + b"}\n"


def load(file: Path = FILE) -> tuple[Trained, str]:
    """The weights and the first 12 digits of their hash. Raises WeightsError."""
    try:
        signed = msgspec.json.decode(file.read_bytes(), type=Signed)
    except (OSError, msgspec.MsgspecError) as error:
        raise WeightsError(file.name, f"cannot be read: {error}") from error
    if digest(bytes(signed.trained)) != signed.sha256:
        raise WeightsError(file.name, "does not fit its hash: it was altered or cut off")
    try:
        version = msgspec.json.decode(signed.trained, type=Versioned).version
        if version != VERSION:
            raise WeightsError(file.name, f"has version {version}, this Askfirst reads version {VERSION}")
        trained = msgspec.json.decode(signed.trained, type=Trained)
    except msgspec.ValidationError as error:
        raise WeightsError(file.name, f"is not as it should be: {error}") from error
    if problem := problem_of(trained):
        raise WeightsError(file.name, problem)
    return trained, signed.sha256[:12]
