"""The loop: batches of neighbours in length, bf16 where the processor has it, checkpoints to go on from."""

import json
from collections.abc import Iterator, Sequence
from pathlib import Path
from random import Random
from time import monotonic
from typing import NamedTuple

import msgspec
import torch
from torch import nn

from askfirst.learning.labels import MOST_OF_ONE, LabelsError
from askfirst.learning.reader.examples import CALIBRATION, CORPUS, REPLIES, Example
from askfirst.learning.reader.network import Network, Target, given, loss_of, target
from askfirst.reader.pieces import Pieces

SIZE, TOGETHER = 32, 24
"""Texts of a batch, and batches that are put together at once, so that neighbours in length share one."""
TWICE = 0.8
"""How often an unclear real text is drawn twice: there are few."""
LOWER, UPPER = 0.1, 0.04
"""Shares of the texts that are read in small letters and in capitals: people write so, the writers seldom do."""
WARM_UP, LEAST = 0.04, 0.02
"""The share of a phase's time until the learning rate is reached, and the share of it that is left at the end."""
CHECKPOINT_EVERY = 300.0
"""Seconds."""
HALVES = torch.cpu._is_avx512_bf16_supported()  # noqa: SLF001 - has no public name
"""Whether the processor multiplies numbers of 16 bits; where it only feigns to, that takes ten times as long."""
FINAL, CHECKPOINT, LOG = "reader.pt", "checkpoint.pt", "training.jsonl"


class Phase(NamedTuple):
    """A part of the training, `until` a share of the time; `rates` are the largest of the encoder and of its outputs.

    `shares` are how many of the draws are real and written texts, replies, English texts of the corpus, its others.
    """

    until: float
    shares: tuple[float, float, float, float]
    rates: tuple[float, float]
    lower: bool
    """Whether the lower half is trained as well."""


PHASES = (
    Phase(0.915, (0.54, 0.14, 0.2, 0.12), (1e-4, 5e-4), lower=True),
    Phase(1.0, (0.36, 0.5, 0.07, 0.07), (6e-5, 2e-4), lower=False),
)
"""All of it on everything; then the upper half once more, mostly on what replies do, which few real texts show."""


class Drawing:
    """An endless draw of examples: real ones and pairs of the corpus, each as often as is due."""

    def __init__(self, examples: Sequence[Example], shares: Sequence[float], rng: Random) -> None:
        """Families of `CALIBRATION` are left out. Raises LabelsError where one of the sorts has no text at all."""
        self._rng, self._shares = rng, shares
        replies = [[one] for one in examples if one.source == REPLIES]
        real = [one for one in examples if one.source not in {CORPUS, REPLIES} and one.family not in CALIBRATION]
        pairs: dict[str, list[Example]] = {}
        for one in examples:
            if one.source == CORPUS:
                pairs.setdefault(f"{one.request.language}/{one.group}", []).append(one)
        english = [pair for pair in pairs.values() if pair[0].request.language in (None, "en")]
        others = [pair for pair in pairs.values() if pair[0].request.language not in (None, "en")]
        named = {"real texts": real, "replies": replies, "English texts": english, "texts in other languages": others}
        for name, found in named.items():
            if not found:
                raise LabelsError(f"There are no {name} to learn from. Give labels and a corpus that have some")
        self._streams = self.real(real), *(self.endless(groups) for groups in (replies, english, others))

    def real(self, texts: Sequence[Example]) -> Iterator[list[Example]]:
        """Real and written texts, shuffled again and again; of a family in each round no more than its share of all."""
        families: dict[str, list[Example]] = {}
        for one in texts:
            families.setdefault(one.family, []).append(one)
        most = max(1, round(MOST_OF_ONE * len(texts)))
        while True:
            round_ = [one for own in families.values() for one in self._rng.sample(own, min(most, len(own)))]
            drawn = [one for one in round_ for _ in range(1 + (bool(one.unclear) and self._rng.random() < TWICE))]
            self._rng.shuffle(drawn)
            yield from ([one] for one in drawn)

    def endless(self, pairs: list[list[Example]]) -> Iterator[list[Example]]:
        """Pairs, shuffled again and again."""
        while True:
            self._rng.shuffle(pairs)
            yield from pairs

    def __iter__(self) -> Iterator[list[Example]]:
        while True:
            (stream,) = self._rng.choices(self._streams, self._shares)
            yield next(stream)


def batches(drawing: Drawing, pieces: Pieces, rng: Random) -> Iterator[list[Target]]:
    """Batches without end, each of texts that are about as long; pairs stay together."""
    known: dict[int, Target] = {}

    def numbers(example: Example) -> Target:
        other = cased(example, rng)
        if other is not example:
            return target(other, next(pieces.windows(other.request)))
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


def cased(example: Example, rng: Random) -> Example:
    """The example as it is, or now and then with its text in small letters or in capitals."""
    drawn, text = rng.random(), example.request.text
    other = text.lower() if drawn < LOWER else text.upper() if drawn > 1 - UPPER else text
    if other == text or len(other) != len(text):
        return example
    return msgspec.structs.replace(example, request=msgspec.structs.replace(example.request, text=other))


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
        self.model = Network(start)
        self.progress = Progress(0, 0.0)
        self.phase = PHASES[0]
        self.optimizer = self.begun()
        if (self.out / CHECKPOINT).exists():
            self.resume()

    def begun(self) -> torch.optim.AdamW:
        """What trains the part of the network that the phase is about."""
        self.model.lower.requires_grad_(self.phase.lower)
        self.model.lower.embeddings.word_embeddings.requires_grad_(False)  # it gained nothing, and costs half
        parts: dict[bool, list[nn.Parameter]] = {True: [], False: []}
        for name, one in self.model.named_parameters():
            if one.requires_grad:
                parts[".layers." in name or ".embeddings." in name].append(one)
        self._trained = [*parts[True], *parts[False]]
        groups = [{"params": parts[True]}, {"params": parts[False]}]
        return torch.optim.AdamW(groups, weight_decay=0.01, fused=True)

    def resume(self) -> None:
        """Go on where the last run stopped."""
        kept = torch.load(self.out / CHECKPOINT)
        self.progress = Progress(*kept["progress"])
        self.phase = phase_at(self.progress.seconds / self.seconds)
        self.optimizer = self.begun()
        self.model.load_state_dict(kept["model"])
        self.optimizer.load_state_dict(kept["optimizer"])

    def keep(self) -> None:
        """Write a checkpoint; the one before it stays until this one is whole."""
        state = {"model": self.model.state_dict(), "optimizer": self.optimizer.state_dict()}
        torch.save({**state, "progress": tuple(self.progress)}, self.out / f"{CHECKPOINT}.new")
        (self.out / f"{CHECKPOINT}.new").replace(self.out / CHECKPOINT)

    def run(self, examples: Sequence[Example], pieces: Pieces) -> None:
        """Train until the time is used up, then write the weights."""
        while self.progress.seconds < self.seconds:
            phase = phase_at(self.progress.seconds / self.seconds)
            if phase != self.phase:
                self.phase = phase
                self.optimizer = self.begun()
            self.train(examples, pieces)
            self.keep()
        torch.save(self.model.state_dict(), self.out / FINAL)

    def train(self, examples: Sequence[Example], pieces: Pieces) -> None:
        """Train until the phase is over."""
        rng = Random(1 + self.progress.steps)  # noqa: S311 - an order of texts, no secret
        self.model.train()
        begun, kept, smooth = monotonic() - self.progress.seconds, self.progress.seconds, 0.0
        for batch in batches(Drawing(examples, self.phase.shares, rng), pieces, rng):
            loss = self.step(batch)
            smooth = loss if not smooth else 0.98 * smooth + 0.02 * loss
            self.progress = Progress(self.progress.steps + 1, monotonic() - begun)
            if self.progress.steps % 100 == 0:
                with (self.out / LOG).open("a") as log:
                    log.write(json.dumps({**self.progress._asdict(), "loss": round(smooth, 3)}) + "\n")
            if self.progress.seconds >= self.seconds * self.phase.until:
                break
            if self.progress.seconds >= kept + CHECKPOINT_EVERY:
                kept = self.progress.seconds
                self.keep()

    def step(self, batch: Sequence[Target]) -> float:
        """One step of the optimiser; its loss."""
        for group, rate in zip(self.optimizer.param_groups, self.phase.rates, strict=True):
            group["lr"] = rate * due(self.progress.seconds / self.seconds, self.phase)
        with torch.autocast("cpu", torch.bfloat16, enabled=HALVES):
            outputs = self.model(*given(batch))
        loss = loss_of(outputs, batch)
        self.optimizer.zero_grad(set_to_none=True)
        loss.backward()
        nn.utils.clip_grad_norm_(self._trained, 1.0)
        self.optimizer.step()
        return float(loss)


def phase_at(share: float) -> Phase:
    """The phase that it is after this share of the time."""
    return next((one for one in PHASES if share < one.until), PHASES[-1])


def due(share: float, phase: Phase) -> float:
    """What of the phase's learning rate is due after this share of the time: up to all of it, then down in a line."""
    start = max((one.until for one in PHASES if one.until < phase.until), default=0.0)
    within = (share - start) / (phase.until - start)
    return max(LEAST, min(within / WARM_UP, (1 - within) / (1 - WARM_UP)))
