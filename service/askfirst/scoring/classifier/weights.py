"""The trained classifier as a plain file: what it holds, and whether it is the right one."""

import hashlib
from itertools import pairwise
from pathlib import Path

import msgspec

from askfirst.errors import WeightsError

VERSION = 1
"""Of the file's form and of what the features mean; a file of another version is refused."""
FILE = Path(__file__).with_name("weights.json")
"""The weights that come with Askfirst."""


class Step(msgspec.Struct, frozen=True):
    """From this doubt on (`logit(p) + k (1 - rule_score)`) the confidence is so many ten-thousandths."""

    doubt: float
    points: int


class Trained(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A logistic regression on named features, and the confidence that follows from its doubt.

    `k` is what rules add to the doubt, `steps` fall with it. `blocked_cap` is what a blocked request can
    reach at most, in ten-thousandths. `data` tells the texts and features that it was trained on.
    """

    version: int
    language: str
    data: str
    intercept: float
    weights: dict[str, float]
    k: float
    steps: tuple[Step, ...]
    blocked_cap: int
    metrics: dict[str, float]


class Signed(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The file: the weights, and the SHA-256 of their JSON with sorted keys."""

    sha256: str
    trained: msgspec.Raw


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
    version = msgspec.json.decode(signed.trained).get("version")
    if version != VERSION:
        raise WeightsError(file.name, f"has version {version}, this Askfirst reads version {VERSION}")
    try:
        trained = msgspec.json.decode(signed.trained, type=Trained)
    except msgspec.ValidationError as error:
        raise WeightsError(file.name, f"is not as it should be: {error}") from error
    if not falling(trained.steps) or trained.k < 0:
        raise WeightsError(file.name, "has a confidence that does not fall with doubt")
    return trained, signed.sha256[:12]


def falling(steps: tuple[Step, ...]) -> bool:
    """Whether there are steps, in order of doubt, and the confidence never rises with it."""
    return bool(steps) and all(one.doubt < other.doubt and one.points >= other.points for one, other in pairwise(steps))
