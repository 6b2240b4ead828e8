"""The network: a pretrained encoder with one head for each output, and the loss that they share."""

from collections.abc import Sequence
from pathlib import Path
from typing import NamedTuple, get_args

import torch
from torch import Tensor, nn
from transformers import BertModel

from askfirst.learning.reader.examples import Example
from askfirst.model import Kind
from askfirst.reader.pieces import PAD, Window
from askfirst.reader.reading import ACTS, TOPICS

KINDS: tuple[str, ...] = get_args(Kind)
UNKNOWN = -100
"""Stands for what nobody labelled: it is left out of the loss."""
SMOOTHED = 0.02
"""How far from certain a label is taken to be."""
MARKED = 3.0
"""What a piece that leaves something open counts beside one that does not: most do not."""
SHARES = {"unclear": 1.0, "first": 0.4, "missing": 0.075, "kind": 0.15, "act": 0.5, "open": 0.5, "antecedent": 0.2}
"""What each loss counts."""


class Reader(nn.Module):
    """Pieces in, log odds of all outputs out, in the order of `askfirst.reader.session.Outputs`."""

    def __init__(self, start: Path) -> None:
        super().__init__()
        self.body = BertModel.from_pretrained(start, add_pooling_layer=False)
        width = self.body.config.hidden_size
        self.drop = nn.Dropout(0.1)
        self.pool = nn.Linear(2 * width, width)
        self.unclear = nn.Linear(width, 1)
        self.first = nn.Linear(width, len(TOPICS))
        self.missing = nn.Linear(width, len(TOPICS))
        self.kind = nn.Linear(width, len(KINDS))
        self.act = nn.Linear(width, len(ACTS))
        self.open = nn.Linear(width, 1 + len(TOPICS))
        self.antecedent = nn.Linear(width, 2)
        self.body.embeddings.word_embeddings.weight.requires_grad_(False)  # training it gained nothing, and costs half

    def forward(self, ids: Tensor, mask: Tensor, halves: Tensor) -> tuple[Tensor, ...]:
        """The whole is judged by the first piece and the mean of the text's own."""
        each = self.body(input_ids=ids, attention_mask=mask, token_type_ids=halves).last_hidden_state
        own = (mask * (1 - halves)).unsqueeze(-1).to(each.dtype)
        mean = (each * own).sum(1) / own.sum(1).clamp(min=1)
        whole = self.drop(torch.tanh(self.pool(torch.cat([each[:, 0], mean], -1))))
        return (
            self.unclear(whole)[:, 0],
            self.first(whole),
            self.missing(whole),
            self.kind(whole),
            self.act(whole),
            self.open(self.drop(each)),
            self.antecedent(each),
        )


class Target(NamedTuple):
    """An example as numbers."""

    window: Window
    unclear: float
    weight: float
    marked: float
    first: int
    kind: int
    act: int
    missing: list[float]
    open: list[int]
    antecedent: list[int]


def target(example: Example, window: Window) -> Target:
    """What the network should give for an example, of which `window` is the beginning."""
    open_, antecedent = [UNKNOWN] * len(window.ids), [UNKNOWN] * len(window.ids)
    for at, (start, end) in enumerate(window.offsets):
        if start < 0:
            continue
        if example.marked and window.halves[at] == 0:
            topics = [topic for topic, begin, stop in example.spans if start < stop and end > begin]
            open_[at] = 1 + TOPICS.index(topics[-1]) if topics else 0
        if example.antecedents:
            meant = [(begin, stop) for message, begin, stop in example.antecedents if message == window.messages[at]]
            antecedent[at] = int(any(start < stop and end > begin for begin, stop in meant))
    return Target(
        window=window,
        unclear=float(example.unclear),
        weight=example.weight,
        marked=float(example.marked),
        first=TOPICS.index(example.first) if example.first and example.unclear else UNKNOWN,
        kind=KINDS.index(example.kind) if example.kind in KINDS and example.unclear else UNKNOWN,
        act=ACTS.index(example.act) if example.act else UNKNOWN,
        missing=[float(topic in example.missing) for topic in TOPICS],
        open=open_,
        antecedent=antecedent,
    )


def padded(rows: Sequence[Sequence[int]], filling: int) -> Tensor:
    """Rows of one length, a multiple of eight."""
    most = -(-max(map(len, rows)) // 8) * 8
    return torch.tensor([[*row, *[filling] * (most - len(row))] for row in rows])


def given(targets: Sequence[Target]) -> tuple[Tensor, Tensor, Tensor]:
    """What the network reads of a batch: numbers of pieces, mask, halves."""
    ids = [one.window.ids for one in targets]
    return (
        padded(ids, PAD),
        padded([[1] * len(row) for row in ids], 0),
        padded([one.window.halves for one in targets], 0),
    )


def loss_of(outputs: Sequence[Tensor], targets: Sequence[Target]) -> Tensor:
    """The loss of a batch, each output in its share."""
    unclear, first, missing, kind, act, open_, antecedent = (one.float() for one in outputs)
    weight = torch.tensor([one.weight for one in targets])
    decided = torch.tensor([one.unclear for one in targets]) * (1 - 2 * SMOOTHED) + SMOOTHED
    wanting = torch.tensor([one.missing for one in targets])
    each = nn.functional.binary_cross_entropy_with_logits
    losses = {
        "unclear": mean(each(unclear, decided, reduction="none"), weight),
        "missing": mean(
            each(missing, wanting, reduction="none").sum(-1), weight * torch.tensor([one.marked for one in targets])
        ),
        "first": chosen(first, torch.tensor([one.first for one in targets]), weight),
        "kind": chosen(kind, torch.tensor([one.kind for one in targets]), weight),
        "act": chosen(act, torch.tensor([one.act for one in targets]), weight),
    }
    marked, each_weight = padded([one.open for one in targets], UNKNOWN), weight.unsqueeze(-1)
    losses["open"] = chosen(open_.transpose(1, 2), marked, torch.where(marked > 0, MARKED, 1.0) * each_weight)
    meant = padded([one.antecedent for one in targets], UNKNOWN)
    losses["antecedent"] = chosen(antecedent.transpose(1, 2), meant, each_weight)
    return torch.stack([SHARES[name] * loss for name, loss in losses.items()]).sum()


def chosen(logits: Tensor, right: Tensor, weight: Tensor) -> Tensor:
    """The cross-entropy of what is known; 0 where nothing is."""
    known = (right != UNKNOWN).float() * weight
    return mean(nn.functional.cross_entropy(logits, right, reduction="none", ignore_index=UNKNOWN), known)


def mean(losses: Tensor, weight: Tensor) -> Tensor:
    """The weighted mean; 0 without weights."""
    return (losses * weight).sum() / weight.sum().clamp(min=1e-6)
