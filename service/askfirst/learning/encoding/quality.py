"""How good the encoder's log odds are on texts that it was not trained on."""

from collections.abc import Sequence

import numpy as np

from askfirst.evaluation.dataset import Case
from askfirst.scoring.classifier.encoder.encoder import Encoder


def metrics(encoder: Encoder, cases: Sequence[Case]) -> dict[str, float]:
    """Texts, accuracy, area under the curve, and the share of pairs whose unclear twin has more doubt.

    The area is the share of all couples of an unclear and a clear text of which that holds; a tie counts half.
    """
    logits = np.array(encoder.logits([case.instruction() for case in cases]))
    unclear = np.array([case.unclear for case in cases])
    apart = np.sign(logits[unclear][:, None] - logits[~unclear][None])
    groups = np.array([case.group or case.id for case in cases])
    couples = np.where(groups[unclear][:, None] == groups[~unclear][None])
    found = {
        "texts": float(len(cases)),
        "accuracy": ((logits > 0) == unclear).mean(),
        "auc": (apart.mean() + 1) / 2,
    }
    if couples[0].size:
        found["pairs_ordered"] = (apart[couples] > 0).mean()
    return {name: round(float(value), 4) for name, value in found.items()}
