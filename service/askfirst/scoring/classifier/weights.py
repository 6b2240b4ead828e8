"""The trained classifier as a plain file: what it holds, and whether it is the right one."""

import hashlib
from itertools import pairwise
from pathlib import Path
from typing import Annotated, Any

import msgspec
from msgspec import Meta

from askfirst.errors import WeightsError

VERSION = 5
"""Of the file's form and of what the features mean; a file of another version is refused."""
FILE = Path(__file__).with_name("weights.json")
"""The weights that come with Askfirst."""


class Knot(msgspec.Struct, frozen=True, array_like=True):
    """At this doubt (log odds that a question is needed) so great a share of the texts is clear, from 0 to 1."""

    doubt: float
    clear: float


class Head(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A logistic regression on named features, and the share of clear texts at its doubt, between knots a line.

    `within` is what some features weigh more or less in requests for a department ("none" where none is named).
    `data` tells the texts and features that it was trained on; from the doubt `ask_from` on it asks by itself.
    """

    data: str
    intercept: float
    weights: dict[str, float]
    within: dict[str, dict[str, float]]
    curve: tuple[Knot, ...]
    ask_from: float
    metrics: dict[str, float]


class Experts(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """For each topic two logistic regressions: is a request about it, and does it leave it open?

    A topic is a rule that a department always asks about, or a kind; "other" is what has none. `departments` has
    the department that alone knows a topic, or null; `about` and `doubt` the intercepts. `weights` has for each
    feature columns and weights in turns: the columns count the topics of `about`, then those of `doubt`, the
    weights are in 1024ths. The log odds of topics are multiplied by `sharpness` before they become shares; those of
    the plain regression count `beside` times beside the experts' doubt.
    """

    topics: tuple[str, ...] = ()
    departments: tuple[str | None, ...] = ()
    about: tuple[float, ...] = ()
    doubt: tuple[float, ...] = ()
    weights: dict[str, tuple[Annotated[int, Meta(ge=-32_768, le=32_767)], ...]] = {}
    sharpness: float = 1.0
    beside: float = 1.0

    @property
    def whole(self) -> bool:
        """Whether its parts fit each other."""
        count = len(self.topics)
        return len(self.departments) == len(self.about) == len(self.doubt) == count and all(
            len(pairs) % 2 == 0 and all(0 <= column < 2 * count for column in pairs[::2])
            for pairs in self.weights.values()
        )


class Trained(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What the classifier consists of.

    `work` and its `experts` know the requests of departments, `open` the open-ended tasks that people give to an
    assistant. `k` is what rules add to the doubt of `work`, `blocked` the share of clear texts
    among those that rules block.
    """

    version: int
    language: str
    work: Head
    experts: Experts
    open: Head
    k: float
    blocked: tuple[Knot, ...]


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
    if not trained.experts.whole:
        raise WeightsError(file.name, "has experts whose parts do not fit each other")
    if not all(map(falling, (trained.work.curve, trained.open.curve, trained.blocked))) or trained.k < 0:
        raise WeightsError(file.name, "has a confidence that does not fall with doubt")
    return trained, signed.sha256[:12]


def falling(curve: tuple[Knot, ...]) -> bool:
    """Whether there are knots, in order of doubt, and the share of clear texts never rises with it."""
    return bool(curve) and all(one.doubt < other.doubt and one.clear >= other.clear for one, other in pairwise(curve))
