"""Two opinions on a request as one: that of the regressions, and that of the encoder where it is heard.

Of several requests at once, as the encoder reads several for less than one after the other.
"""

from collections.abc import Sequence

from askfirst.errors import WeightsError
from askfirst.model import Instruction
from askfirst.scoring.classifier.encoder.encoder import Encoder
from askfirst.scoring.classifier.weights import Together


def check_encoder(version: str, together: Together | None, encoder: Encoder | None) -> None:
    """Raises WeightsError where weights were fitted with an encoder, and none, or another one, is given."""
    if together is not None and (encoder is None or encoder.version != together.version):
        given = "none" if encoder is None else encoder.version
        raise WeightsError(version, f"was fitted with the encoder {together.version}, not with {given}")


def both(
    together: Together, regressions: Sequence[float], encoder: Encoder, requests: Sequence[Instruction]
) -> list[float]:
    """The log odds that follow from two opinions on each request: what the regressions say, and the encoder."""
    said = heard(together.heard_within, regressions, encoder, requests)
    return [together.logit(*opinions) for opinions in zip(regressions, said, strict=True)]


def heard(
    within: float, regressions: Sequence[float], encoder: Encoder, requests: Sequence[Instruction]
) -> list[float]:
    """What the encoder says of each request; where it is not asked, what the regressions say."""
    each = list(zip(regressions, requests, strict=True))
    asked = [abs(logit) < within and encoder.reads(request) for logit, request in each]
    answers = iter(encoder.logits([request for (_, request), ask in zip(each, asked, strict=True) if ask]))
    return [next(answers) if ask else logit for (logit, _), ask in zip(each, asked, strict=True)]
