"""From log odds of pieces to words: which of them leave something open, and which a reference could mean."""

from collections.abc import Iterable, Iterator, Sequence
from itertools import groupby
from typing import Any

import numpy as np

from askfirst.reader.pieces import Window
from askfirst.reader.reading import Mention, Open, Topic

MEANT = 0.0
"""The log odds from which a piece belongs to what a reference could mean."""


def softmax(logits: Any) -> Any:
    """Probabilities that add up to 1 along the last axis."""
    raised = np.exp(logits - logits.max(-1, keepdims=True))
    return raised / raised.sum(-1, keepdims=True)


def opened(window: Window, logits: Any, topics: Sequence[Topic]) -> Iterator[Open]:
    """Runs of pieces of the text with one topic; column 0 of `logits` says that nothing is open."""
    likely = softmax(logits)
    chosen = likely.argmax(-1)
    own = [at for at, half in enumerate(window.halves) if half == 0 and window.offsets[at][0] >= 0]
    for topic, run in groupby(own, key=lambda at: int(chosen[at])):
        held = list(run)
        if topic:
            start, end = window.offsets[held[0]][0], window.offsets[held[-1]][1]
            yield Open(topics[topic - 1], start, end, max(float(likely[at, topic]) for at in held))


def merged(found: Iterable[Open]) -> tuple[Open, ...]:
    """What windows found, in order of the text: where they overlap on one topic, once."""
    kept: list[Open] = []
    for one in sorted(found, key=lambda each: (each.start, each.end)):
        last = kept[-1] if kept else None
        if last and last.topic == one.topic and one.start < last.end:
            likely = max(last.probability, one.probability)
            kept[-1] = last._replace(end=max(last.end, one.end), probability=likely)
        else:
            kept.append(one)
    return tuple(kept)


def antecedents(window: Window, logits: Any) -> Iterator[Mention]:
    """Runs of pieces that a reference could mean; column 1 of `logits` speaks for it."""
    meant = logits[:, 1] - logits[:, 0] > MEANT
    placed = [at for at, (start, _) in enumerate(window.offsets) if start >= 0]
    for (message, chosen), run in groupby(placed, key=lambda at: (window.messages[at], bool(meant[at]))):
        held = list(run)
        if chosen:
            yield Mention(message, window.offsets[held[0]][0], window.offsets[held[-1]][1])
