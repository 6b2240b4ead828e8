"""The network: a pretrained encoder, its outputs half-way and at its end, and the loss that they share."""

from collections.abc import Sequence
from pathlib import Path
from typing import NamedTuple, get_args

import torch
from torch import Tensor, nn
from transformers import BertModel

from askfirst.learning.reader.examples import Example
from askfirst.model import Kind
from askfirst.reader.pieces import PAD, Window
from askfirst.reader.reading import ACTS, TOPICS, Topic

KINDS: tuple[str, ...] = get_args(Kind)
EXIT = 6
"""The layer after which a first answer is given: a text that is surely clear there goes no further."""
UNKNOWN = -100
"""Stands for what nobody labelled: it is left out of the loss."""
SMOOTHED = 0.02
"""How far from certain a label is taken to be."""
FIRST_SHARE = 0.7
"""How likely the topic is to be learned that a reader would ask for first; the others share the rest."""
MARKED = 3.0
"""What a piece that leaves something open counts beside one that does not: most do not."""
SHARES = {
    "early": 0.3, "early_topics": 0.1, "unclear": 1.0, "topics": 0.4, "kind": 0.15, "act": 0.5, "open": 0.5,
    "antecedent": 0.2,
}  # fmt: skip
"""What each loss counts."""


class Whole(nn.Module):
    """A text as one vector: its first piece and the mean of its own pieces, through a layer."""

    def __init__(self, width: int) -> None:
        super().__init__()
        self.layer = nn.Linear(2 * width, width)

    def forward(self, states: Tensor, halves: Tensor, mask: Tensor | None) -> Tensor:
        """`states` are those of pieces; the mean is of those that are no filling and stand in the text itself."""
        own = (halves == 0 if mask is None else (halves == 0) & mask).unsqueeze(-1).to(states.dtype)
        mean = (states * own).sum(1) / own.sum(1).clamp(min=1)
        found: Tensor = torch.tanh(self.layer(torch.cat([states[:, 0], mean], -1)))
        return found


class Lower(nn.Module):
    """Pieces in; out come their states half-way, and what these tell: the log odds of a question, and of its topics."""

    def __init__(self, body: BertModel) -> None:
        super().__init__()
        width = body.config.hidden_size
        self.embeddings, self.layers = body.embeddings, body.encoder.layer[:EXIT]
        self.whole, self.drop = Whole(width), nn.Dropout(0.1)
        self.unclear, self.topics = nn.Linear(width, 1), nn.Linear(width, len(TOPICS))

    def forward(self, ids: Tensor, halves: Tensor, mask: Tensor | None = None) -> tuple[Tensor, Tensor, Tensor]:
        """`mask` is true where there is a piece; without it there is one everywhere."""
        states, hidden = self.embeddings(input_ids=ids, token_type_ids=halves), filling(mask)
        for layer in self.layers:
            states = layer(states, hidden)
        whole = self.drop(self.whole(states, halves, mask))
        return states, self.unclear(whole)[:, 0], self.topics(whole)


class Upper(nn.Module):
    """States of pieces in, all log odds out, in the order of `askfirst.reader.session.Outputs`."""

    def __init__(self, body: BertModel) -> None:
        super().__init__()
        width = body.config.hidden_size
        self.layers = body.encoder.layer[EXIT:]
        self.whole, self.drop = Whole(width), nn.Dropout(0.1)
        self.unclear, self.topics = nn.Linear(width, 1), nn.Linear(width, len(TOPICS))
        self.kind, self.act = nn.Linear(width, len(KINDS)), nn.Linear(width, len(ACTS))
        self.open, self.antecedent = nn.Linear(width, 1 + len(TOPICS)), nn.Linear(width, 2)

    def forward(self, states: Tensor, halves: Tensor, mask: Tensor | None = None) -> tuple[Tensor, ...]:
        """As `Lower`."""
        hidden = filling(mask)
        for layer in self.layers:
            states = layer(states, hidden)
        whole = self.drop(self.whole(states, halves, mask))
        return (
            self.unclear(whole)[:, 0],
            self.topics(whole),
            self.kind(whole),
            self.act(whole),
            self.open(self.drop(states)),
            self.antecedent(states),
        )


class Network(nn.Module):
    """Both halves, trained together."""

    def __init__(self, start: Path) -> None:
        """`start` is the folder of the pretrained encoder."""
        super().__init__()
        body = BertModel.from_pretrained(start, add_pooling_layer=False, attn_implementation="eager")
        self.lower, self.upper = Lower(body), Upper(body)

    def forward(self, ids: Tensor, halves: Tensor, mask: Tensor) -> tuple[Tensor, ...]:
        """The log odds of the lower half, then those of the upper one."""
        states, unclear, topics = self.lower(ids, halves, mask)
        return unclear, topics, *self.upper(states, halves, mask)


def filling(mask: Tensor | None) -> Tensor | None:
    """What attention adds to each piece, so that filling is not looked at."""
    return None if mask is None else (~mask)[:, None, None, :] * torch.finfo(torch.float32).min


class Target(NamedTuple):
    """An example as numbers."""

    window: Window
    unclear: int
    weight: float
    topics: list[float]
    kind: int
    act: int
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
        unclear=UNKNOWN if example.unclear is None else int(example.unclear),
        weight=example.weight,
        topics=shares_of(example.topics),
        kind=KINDS.index(example.kind) if example.kind in KINDS and example.unclear else UNKNOWN,
        act=ACTS.index(example.act) if example.act else UNKNOWN,
        open=open_,
        antecedent=antecedent,
    )


def shares_of(topics: Sequence[Topic]) -> list[float]:
    """How likely each topic is to be learned as the first one; nothing where none was named."""
    first, others = topics[:1], topics[1:]
    share = FIRST_SHARE if others else 1.0
    return [share if topic in first else (1 - share) / len(others) if topic in others else 0.0 for topic in TOPICS]


def padded(rows: Sequence[Sequence[int]], value: int) -> Tensor:
    """Rows of one length, a multiple of eight."""
    most = -(-max(map(len, rows)) // 8) * 8
    return torch.tensor([[*row, *[value] * (most - len(row))] for row in rows])


def given(targets: Sequence[Target]) -> tuple[Tensor, Tensor, Tensor]:
    """What the network reads of a batch: numbers of pieces, halves, mask."""
    ids = padded([one.window.ids for one in targets], PAD)
    return ids, padded([one.window.halves for one in targets], 1), ids != PAD


def loss_of(outputs: Sequence[Tensor], targets: Sequence[Target]) -> Tensor:
    """The loss of a batch, each output in its share."""
    early, early_topics, unclear, topics, kind, act, open_, antecedent = (one.float() for one in outputs)
    weight = torch.tensor([one.weight for one in targets])
    decision = torch.tensor([one.unclear for one in targets])
    shares = torch.tensor([one.topics for one in targets])
    marked, each_weight = padded([one.open for one in targets], UNKNOWN), weight.unsqueeze(-1)
    meant = padded([one.antecedent for one in targets], UNKNOWN)
    losses = {
        "early": decided(early, decision, weight),
        "early_topics": named(early_topics, shares, weight),
        "unclear": decided(unclear, decision, weight),
        "topics": named(topics, shares, weight),
        "kind": chosen(kind, torch.tensor([one.kind for one in targets]), weight),
        "act": chosen(act, torch.tensor([one.act for one in targets]), weight),
        "open": chosen(open_.transpose(1, 2), marked, torch.where(marked > 0, MARKED, 1.0) * each_weight),
        "antecedent": chosen(antecedent.transpose(1, 2), meant, each_weight),
    }
    return torch.stack([SHARES[name] * loss for name, loss in losses.items()]).sum()


def decided(odds: Tensor, decision: Tensor, weight: Tensor) -> Tensor:
    """The mean loss of yes or no, over what somebody decided."""
    wanted = decision.clamp(min=0) * (1 - 2 * SMOOTHED) + SMOOTHED
    return mean(
        nn.functional.binary_cross_entropy_with_logits(odds, wanted, reduction="none"), weight * (decision >= 0)
    )


def named(odds: Tensor, shares: Tensor, weight: Tensor) -> Tensor:
    """The mean loss of how likely each topic is, over what somebody named a topic of."""
    return mean(-(shares * torch.log_softmax(odds, -1)).sum(-1), weight * (shares.sum(-1) > 0))


def chosen(odds: Tensor, choice: Tensor, weight: Tensor) -> Tensor:
    """The mean loss of a choice, over what somebody labelled."""
    each = nn.functional.cross_entropy(odds, choice, ignore_index=UNKNOWN, reduction="none")
    return mean(each, weight * (choice != UNKNOWN))


def mean(each: Tensor, weight: Tensor) -> Tensor:
    """The mean, each by its weight; 0 where nothing counts."""
    found: Tensor = (each * weight).sum() / weight.sum().clamp(min=1e-6)
    return found
