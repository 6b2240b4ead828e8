"""The encoder that serves: a request in, the log odds that a question has to be asked out."""

from collections.abc import Iterator, Sequence
from itertools import accumulate, pairwise
from math import isfinite
from pathlib import Path

import numpy as np

from askfirst.errors import WeightsError
from askfirst.model import Instruction
from askfirst.scoring.classifier.encoder.file import FILE, Stored, load
from askfirst.scoring.classifier.encoder.functions import Array
from askfirst.scoring.classifier.encoder.layers import dense, layer, norm, whole
from askfirst.scoring.classifier.encoder.pieces import Pieces
from askfirst.scoring.classifier.encoder.said import said

HEAD = 32
"""Numbers of each attention head."""
MOST, MOST_TEXT = 160, 120
"""Pieces that are read at most: of all, and of the text. Of the text what stands first counts, of what stands beside
it the department and what stands last."""
HALVES = 2
DEPARTMENT = 2
"""Pieces of the department and its colon."""
LEAST_WORDS = 3
MOST_UNKNOWN = 0.1
"""The share of a text's pieces beyond which it is not read."""
DIGITS = 2
"""Behind the point, of log odds: in those behind them machines differ, by how they multiply matrices. The library of
numpy's own packages adds up each row of a product in the same order however many rows there are; if another one does
not, a text in a group differs from itself alone by as little."""


class Encoder:
    """Weights, ready to serve. `load_encoder` makes the shipped one.

    Raises KeyError or ValueError where parts are missing or do not fit each other.
    """

    def __init__(self, stored: Stored) -> None:
        tensors = self.tensors = stored.tensors
        self.version = stored.version
        self.pieces = Pieces(tensors["vocabulary"].tobytes().decode().split("\n"))
        self.places, self.halves = (whole(tensors, name) for name in ("places", "halves"))
        self.norm = norm(tensors, "norm")
        known, width = tensors["words"].shape
        heads = width // HEAD
        self.layers = [layer(tensors, f"layers.{at}", heads) for at in range(int(stored.told["layers"]))]
        self.head = dense(tensors, "head")
        if known != len(self.pieces.index) or len(self.places) < MOST or len(self.halves) != HALVES:
            raise ValueError(f"{known} pieces, {len(self.places)} places and {len(self.halves)} halves do not fit")
        if not isfinite(self.logit(Instruction(text="Send it"))):
            raise ValueError("some weights are no numbers")
        stored.release()  # layers are copied into the form that they are reckoned with

    def reads(self, request: Instruction) -> bool:
        """Whether the text is long enough, and in letters that it knows.

        Trained on few texts that are shorter, it takes greetings for orders.
        """
        return len(request.text.split()) >= LEAST_WORDS and (request.text.isascii() or self.knows(request.text))

    def knows(self, text: str) -> bool:
        """Whether most of the text's pieces are known."""
        pieces = self.pieces.of(text[:MOST_TEXT])
        return pieces.count(self.pieces.unknown) <= MOST_UNKNOWN * len(pieces)

    def logit(self, request: Instruction) -> float:
        """The log odds that a question has to be asked."""
        return self.logits([request])[0]

    def logits(self, requests: Sequence[Instruction]) -> list[float]:
        """The log odds for each of several requests, which cost less together; each has those that it has alone."""
        given = [self.numbers(request) for request in requests]
        return [
            logit for group in grouped([len(pieces) for pieces, _ in given]) for logit in self.together(given[group])
        ]

    def together(self, given: Sequence[tuple[list[int], list[int]]]) -> list[float]:
        """The log odds for requests given as numbers, whose pieces go through the layers one behind the other."""
        ends = list(accumulate(len(pieces) for pieces, _ in given))
        texts = [slice(start, end) for start, end in pairwise([0, *ends])]
        found = np.concatenate([self.embedded(*one) for one in given])
        for one in self.layers:
            found = one(found, texts)
        return [self.judged(found[rows]) for rows in texts]

    def judged(self, found: Array) -> float:
        """The log odds that follow from a text's pieces behind the last layer."""
        pooled = np.concatenate([found.mean(0), found.max(0)])
        return round(float(self.head(pooled[None])[0, 0]), DIGITS)

    def numbers(self, request: Instruction) -> tuple[list[int], list[int]]:
        """The request as the numbers of its pieces, and for each whether it stands beside the text (0) or in it (1)."""
        beside, text = map(self.pieces.of, said(request))
        text = text[:MOST_TEXT]
        room = MOST - 3 - len(text)
        if len(beside) > room:
            beside = [*beside[:DEPARTMENT], *beside[DEPARTMENT - room :]]
        first = [self.pieces.start, *beside, self.pieces.end]
        second = [*text, self.pieces.end]
        return [*first, *second], [0] * len(first) + [1] * len(second)

    def embedded(self, pieces: Sequence[int], halves: Sequence[int]) -> Array:
        """The pieces before the first layer."""
        return self.norm(whole(self.tensors, "words", pieces) + self.places[: len(pieces)] + self.halves[halves])


def grouped(lengths: Sequence[int]) -> Iterator[slice]:
    """Neighbours that go through the layers together: no more pieces than the longest text may have alone."""
    start = held = 0
    for at, length in enumerate(lengths):
        if at > start and held + length > MOST:
            yield slice(start, at)
            start, held = at, 0
        held += length
    if lengths:
        yield slice(start, len(lengths))


def load_encoder(file: Path = FILE) -> Encoder:
    """Reads weights, the shipped ones unless told otherwise. Raises WeightsError."""
    stored = load(file)
    try:
        return Encoder(stored)
    except (KeyError, ValueError, IndexError) as error:
        raise WeightsError(file.name, f"is not as it should be: {error}") from error
