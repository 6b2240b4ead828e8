"""Training of the regressions: labelled texts in, weights out; the same texts give the same weights."""

from collections.abc import Sequence

from askfirst.learning.named import Head, Named
from askfirst.learning.samples import Texts, data_id
from askfirst.learning.work import SELDOM, USUAL, Work


def train(texts: Texts, languages: Sequence[str] = ("en",)) -> Named:
    """The weights for English, or those that several other languages share.

    For each of them alone there are too few texts: facts, lengths, and what a text has of its history speak for all of
    them, and so do words that they share.
    """
    samples = [*texts.corpus, *texts.also]
    model = Work(samples, USUAL if tuple(languages) == ("en",) else SELDOM)
    head = Head(data=data_id(samples), **model.plain.served)
    return Named(languages=tuple(languages), work=head, experts=model.experts.served)
