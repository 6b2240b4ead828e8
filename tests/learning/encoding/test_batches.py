"""Batches have every text once, twins side by side, and few lengths."""

from random import Random

import numpy as np

from askfirst.learning.encoding.batches import LENGTHS, NO_KIND, NO_TWIN, TEXTS, epoch, filled
from askfirst.learning.encoding.texts import Text


def text(at: int, pair: str, length: int) -> Text:
    return Text([at] * length, [0] * length, at % 2 == 1, "unclear_scope" if at % 2 else None, pair)


def some() -> list[Text]:
    chance = Random(5)
    pairs = [text(at, str(at // 2), chance.randint(1, 160)) for at in range(600)]
    template = [text(at, "template", chance.randint(1, 160)) for at in range(600, 700, 2)]
    return pairs + template


def test_each_text_stands_in_one_batch_with_its_twin() -> None:
    batches = list(epoch(some(), Random(0)))
    assert sorted(one.pieces[0] for batch in batches for one in batch) == sorted(one.pieces[0] for one in some())
    for batch in batches:
        assert 0 < len(batch) <= TEXTS
        pairs = [one.pair for one in batch if one.pair != "template"]
        assert all(pairs.count(pair) == 2 for pair in pairs)
    assert len(batches) <= len(some()) / TEXTS * 1.1


def test_texts_of_a_batch_have_like_lengths_and_epochs_another_order() -> None:
    texts = [text(at, str(at), at % 100 + 1) for at in range(0, 2000, 2)]
    batches, chance = list(epoch(texts, Random(0))), Random(0)
    spreads = [max(lengths) - min(lengths) for lengths in ([len(one.pieces) for one in batch] for batch in batches)]
    assert max(spreads) < 10
    assert list(epoch(texts, chance)) == batches
    assert list(epoch(texts, chance)) != batches


def test_what_fills_a_batch_up_does_not_count() -> None:
    given = [text(1, "a", 3), text(2, "a", 20)]
    batch = filled(given, {"unclear_scope": 4})
    assert batch.read.pieces.shape == (TEXTS, 24)
    there = np.asarray(batch.read.there)
    assert there.sum(1).tolist() == [3, 20] + [1] * (TEXTS - 2)
    assert np.asarray(batch.read.pieces)[1, :21].tolist() == [2] * 20 + [0]
    assert np.asarray(batch.counts).tolist() == [1, 1] + [0] * (TEXTS - 2)
    assert np.asarray(batch.unclear).tolist()[:2] == [1, 0]
    assert np.asarray(batch.kind).tolist() == [4] + [NO_KIND] * (TEXTS - 1)


def test_the_longest_text_fits() -> None:
    assert filled([text(1, "a", 160)], {"unclear_scope": 0}).read.pieces.shape == (TEXTS, LENGTHS[-1])


def test_an_unclear_text_knows_its_clear_twin() -> None:
    given = [text(1, "a", 3), text(2, "a", 3), text(3, "b", 3), text(4, "c", 3), text(6, "c", 3)]
    batch = filled(given, {"unclear_scope": 0})
    assert np.asarray(batch.twin).tolist() == [1] + [NO_TWIN] * (TEXTS - 1)
