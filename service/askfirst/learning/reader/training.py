"""The loop: batches of neighbours in length, bf16 where the processor has it, checkpoints to go on from."""

import json
from collections.abc import Iterator, Sequence
from pathlib import Path
from random import Random
from time import monotonic
from typing import NamedTuple

import torch
from torch import nn

from askfirst.learning.labels import MOST_OF_ONE, LabelsError
from askfirst.learning.reader.examples import CALIBRATION, CORPUS, Example
from askfirst.learning.reader.network import Reader, Target, given, loss_of, target
from askfirst.reader.pieces import Pieces

SIZE, TOGETHER = 32, 24
"""Texts of a batch, and batches that are put together at once, so that neighbours in length share one."""
REAL_SHARE, ENGLISH_SHARE = 0.62, 0.68
"""Of the draws, those of real and written texts; of the corpus, those of English ones."""
TWICE = 0.8
"""How often an unclear real text is drawn twice: there are few."""
RATE, RATE_OF_HEADS, WARM_UP, LEAST = 1e-4, 5e-4, 0.04, 0.02
"""The largest learning rates, the share of the time until they are reached, and the share that is left at the end."""
CHECKPOINT_EVERY = 300.0
"""Seconds."""
HALVES = torch.cpu._is_avx512_bf16_supported()  # noqa: SLF001 - has no public name
"""Whether the processor multiplies numbers of 16 bits; where it only feigns to, that takes ten times as long."""
FINAL, CHECKPOINT, LOG = "reader.pt", "checkpoint.pt", "training.jsonl"


class Drawing:
    """An endless draw of examples: real ones and pairs of the corpus, each as often as is due."""

    def __init__(self, examples: Sequence[Example], rng: Random) -> None:
        """Families of `CALIBRATION` are left out. Raises LabelsError where one of the sorts has no text at all."""
        self._rng = rng
        real = [one for one in examples if one.source != CORPUS and one.family not in CALIBRATION]
        pairs: dict[str, list[Example]] = {}
        for one in examples:
            if one.source == CORPUS:
                pairs.setdefault(f"{one.request.language}/{one.group}", []).append(one)
        english = [pair for pair in pairs.values() if pair[0].request.language in (None, "en")]
        others = [pair for pair in pairs.values() if pair[0].request.language not in (None, "en")]
        for name, found in (("real texts", real), ("English texts", english), ("texts in other languages", others)):
            if not found:
                raise LabelsError(f"There are no {name} to learn from. Give labels and a corpus that have some")
        self._streams = self.real(real), self.endless(english), self.endless(others)

    def real(self, texts: Sequence[Example]) -> Iterator[list[Example]]:
        """Real and written texts, shuffled again and again; of a family in each round no more than its share of all."""
        families: dict[str, list[Example]] = {}
        for one in texts:
            families.setdefault(one.family, []).append(one)
        most = max(1, round(MOST_OF_ONE * len(texts)))
        while True:
            round_ = [one for own in families.values() for one in self._rng.sample(own, min(most, len(own)))]
            drawn = [one for one in round_ for _ in range(1 + (one.unclear and self._rng.random() < TWICE))]
            self._rng.shuffle(drawn)
            yield from ([one] for one in drawn)

    def endless(self, pairs: list[list[Example]]) -> Iterator[list[Example]]:
        """Pairs, shuffled again and again."""
        while True:
            self._rng.shuffle(pairs)
            yield from pairs

    def __iter__(self) -> Iterator[list[Example]]:
        real, english, others = self._streams
        while True:
            if self._rng.random() < REAL_SHARE:
                stream = real
            else:
                stream = english if self._rng.random() < ENGLISH_SHARE else others
            yield next(stream)


def batches(drawing: Drawing, pieces: Pieces, rng: Random) -> Iterator[list[Target]]:
    """Batches without end, each of texts that are about as long; pairs stay together."""
    known: dict[int, Target] = {}

    def numbers(example: Example) -> Target:
        if id(example) not in known:
            known[id(example)] = target(example, next(pieces.windows(example.request)))
        return known[id(example)]

    drawn = iter(drawing)
    while True:
        groups: list[list[Target]] = []
        while sum(map(len, groups)) < SIZE * TOGETHER:
            groups.append([numbers(one) for one in next(drawn)])
        groups.sort(key=lambda group: max(len(one.window.ids) for one in group))
        found: list[list[Target]] = [[]]
        for group in groups:
            if len(found[-1]) >= SIZE:
                found.append([])
            found[-1] += group
        rng.shuffle(found)
        yield from found


class Progress(NamedTuple):
    """How far the training is: steps, and seconds of it."""

    steps: int
    seconds: float


class Training:
    """A network that is trained for a given time; what was used of it is kept in checkpoints."""

    def __init__(self, start: Path, out: Path, seconds: float, threads: int) -> None:
        """`start` has the pretrained encoder. `out`, outside the repository, takes checkpoints and the result."""
        torch.manual_seed(1)
        torch.set_num_threads(threads)
        self.out, self.seconds = out, seconds
        self.model = Reader(start)
        named = [(name, one) for name, one in self.model.named_parameters() if one.requires_grad]
        self._trained = [one for _, one in named]
        self._rates = RATE, RATE_OF_HEADS
        body = [one for name, one in named if name.startswith("body.")]
        heads = [one for name, one in named if not name.startswith("body.")]
        self.optimizer = torch.optim.AdamW([{"params": body}, {"params": heads}], weight_decay=0.01, fused=True)
        self.progress = self.resumed()

    def resumed(self) -> Progress:
        """Where the last run stopped, with its weights; the beginning, if there was none."""
        self.out.mkdir(parents=True, exist_ok=True)
        if not (self.out / CHECKPOINT).exists():
            return Progress(0, 0.0)
        kept = torch.load(self.out / CHECKPOINT)
        self.model.load_state_dict(kept["model"])
        self.optimizer.load_state_dict(kept["optimizer"])
        return Progress(*kept["progress"])

    def keep(self) -> None:
        """Write a checkpoint; the one before it stays until this one is whole."""
        state = {"model": self.model.state_dict(), "optimizer": self.optimizer.state_dict()}
        torch.save({**state, "progress": tuple(self.progress)}, self.out / f"{CHECKPOINT}.new")
        (self.out / f"{CHECKPOINT}.new").replace(self.out / CHECKPOINT)

    def run(self, examples: Sequence[Example], pieces: Pieces) -> None:
        """Train until the time is used up, then write the weights."""
        rng = Random(1 + self.progress.steps)  # noqa: S311 - an order of texts, no secret
        self.model.train()
        begun, kept, smooth = monotonic() - self.progress.seconds, self.progress.seconds, 0.0
        for batch in batches(Drawing(examples, rng), pieces, rng):
            loss = self.step(batch)
            smooth = loss if not smooth else 0.98 * smooth + 0.02 * loss
            self.progress = Progress(self.progress.steps + 1, monotonic() - begun)
            if self.progress.steps % 100 == 0:
                with (self.out / LOG).open("a") as log:
                    log.write(json.dumps({**self.progress._asdict(), "loss": round(smooth, 3)}) + "\n")
            if self.progress.seconds >= self.seconds:
                break
            if self.progress.seconds >= kept + CHECKPOINT_EVERY:
                kept = self.progress.seconds
                self.keep()
        self.keep()
        torch.save(self.model.state_dict(), self.out / FINAL)

    def step(self, batch: Sequence[Target]) -> float:
        """One step of the optimiser; its loss."""
        for group, rate in zip(self.optimizer.param_groups, self._rates, strict=True):
            group["lr"] = rate * due(self.progress.seconds / self.seconds)
        with torch.autocast("cpu", torch.bfloat16, enabled=HALVES):
            outputs = self.model(*given(batch))
        loss = loss_of(outputs, batch)
        self.optimizer.zero_grad(set_to_none=True)
        loss.backward()
        nn.utils.clip_grad_norm_(self._trained, 1.0)
        self.optimizer.step()
        return float(loss)


def due(share: float) -> float:
    """What of the learning rate is due after this share of the time: up to all of it, then down in a line."""
    return max(LEAST, min(share / WARM_UP, (1 - share) / (1 - WARM_UP)))
