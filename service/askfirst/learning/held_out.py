"""How the head for open-ended tasks does on public texts that it was not trained on."""

from collections.abc import Sequence

import msgspec
from sklearn.model_selection import GroupKFold

from askfirst.evaluation.measure import Outcome, outcomes
from askfirst.gate import Gate
from askfirst.learning.calibration import FOLDS
from askfirst.learning.model import Model
from askfirst.learning.named import Named
from askfirst.learning.open_tasks import OPEN
from askfirst.learning.samples import Sample, Texts
from askfirst.scoring.classifier.classifier import Classifier
from askfirst.scoring.classifier.classifiers import Classifiers
from askfirst.scoring.classifier.encoder.encoder import Encoder


def held_out(gate: Gate, trained: Named, texts: Texts, encoder: Encoder | None = None) -> dict[str, list[Outcome]]:
    """What rules and classifier say of the public texts, by source, each by a head `open` that has not seen its group.

    The encoder is as it is: what it was trained on it has seen.
    """
    ours = [one for one in [*texts.corpus, *texts.also] if not one.unclear]
    found: dict[str, list[Outcome]] = {}
    groups = [one.group for one in texts.public]
    for known, held in GroupKFold(FOLDS).split(texts.public, groups=groups):
        model = Model([*(texts.public[at] for at in known), *ours], OPEN)
        head = msgspec.structs.replace(trained.open, **model.served)
        classifier = Classifier(msgspec.structs.replace(trained, open=head).packed, "held out", encoder)
        scored = Gate(gate.shelves, Classifiers([classifier]))
        for source, samples in by_source([texts.public[at] for at in held]).items():
            found.setdefault(source, []).extend(outcomes(scored.assess, [one.case for one in samples]))
    return found


def by_source(samples: Sequence[Sample]) -> dict[str, list[Sample]]:
    """The texts by the set that they come from."""
    found: dict[str, list[Sample]] = {}
    for one in samples:
        found.setdefault(one.case.id.replace("_", "-").split("-")[0], []).append(one)
    return found
