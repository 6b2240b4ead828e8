"""Training: labelled texts in, weights out; the same texts and packs give the same weights."""

from collections.abc import Sequence

from askfirst.learning.confidence import STRICTNESS
from askfirst.learning.named import Named
from askfirst.learning.open_tasks import nothing, trained_open
from askfirst.learning.samples import Texts
from askfirst.learning.work import ASK_TOGETHER, ASK_WORK, SELDOM, USUAL, trained_work
from askfirst.scoring.classifier.encoder.encoder import Encoder


def train(texts: Texts, before: Named | None = None, encoder: Encoder | None = None) -> Named:
    """The weights for English. Without public texts the head `open` is that of `before`."""
    found = trained_work(texts, USUAL, ASK_WORK, encoder)
    other = trained_open(texts) if texts.public or before is None else before.open
    return Named(languages=("en",), open=other, k=STRICTNESS, **found._asdict())


def train_together(texts: Texts, languages: Sequence[str], encoder: Encoder | None = None) -> Named:
    """The weights that several languages share: for each of them alone there are too few texts.

    Facts, lengths, and what a text has of its history speak for all of them, and so do words that they share. The folds
    keep pairs together, not themes: a fold without one would know nothing of it.
    """
    apart = [one._replace(group=one.case.group or one.case.id) for one in texts.corpus]
    found = trained_work(texts._replace(corpus=apart), SELDOM, ASK_TOGETHER, encoder)
    return Named(languages=tuple(languages), open=nothing(), k=STRICTNESS, **found._asdict())
