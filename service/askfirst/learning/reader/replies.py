"""The reader's upper layers once more, trained on replies alone: what a reply does with the question before it.

The lower layers and the table of pieces stay those that serve: each text goes through them once, and only what is above
is trained, so that this takes 40 minutes on two cores.
"""

import hashlib
import json
from collections.abc import Callable, Iterator, Mapping, Sequence
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

import msgspec
import numpy as np
import onnx
import onnxruntime
import torch
from onnxruntime.quantization import QuantType, quantize_dynamic
from torch import Tensor, nn
from transformers import BertConfig
from transformers.models.bert.modeling_bert import BertLayer

from askfirst.learning.labels import LabelsError
from askfirst.learning.reader.examples import CALIBRATION, REAL, Example
from askfirst.learning.reader.export import OPSET
from askfirst.learning.reader.network import UNKNOWN
from askfirst.model import Instruction
from askfirst.reader.pieces import load_pieces
from askfirst.reader.reading import ACTS
from askfirst.reader.replying import with_output
from askfirst.reader.session import MODEL, REPLIES, VOCABULARY

FROM, LAYERS, HEADS = 2, 6, 12
"""The first layer that is trained anew, of how many, and their heads."""
STATES = f"/body/encoder/layer.{FROM - 1}/output/LayerNorm/LayerNormalization_output_0"
"""The tensor that it begins from."""
SIZE, NEIGHBOURS, ROUNDS = 32, 20, 3
"""Texts of a batch, batches put together at once, and rounds over all texts."""
RATE, WARM_UP, SMOOTHED = 1.2e-4, 0.06, 0.05
COUNTS = {REAL: 0.4}
"""What a text counts by its source, beside 1 for written ones: real dialogues have hardly any refusals or deferrals."""
MOST_ANSWERS = 800
"""Real replies that simply answer, at most: they are most of all."""


class Reply(NamedTuple):
    """What the lower layers make of a text, which pieces are its own, and what it does."""

    states: Any
    halves: list[int]
    act: int
    counts: float


class UpperLayers(nn.Module):
    """States of pieces in, log odds of acts out. They start from the weights that serve."""

    def __init__(self, weights: "Weights") -> None:
        super().__init__()
        width = weights.number("pool.bias").shape[0]
        self.layers = nn.ModuleList(layer(weights, number, width) for number in range(FROM, LAYERS))
        self.pool, self.act = nn.Linear(2 * width, width), nn.Linear(width, len(ACTS))
        for name, one in (("pool", self.pool), ("act", self.act)):
            one.weight.data, one.bias.data = weights.matrix(f"/{name}/"), weights.number(f"{name}.bias")
        self.drop = nn.Dropout(0.15)

    def forward(self, states: Tensor, halves: Tensor, mask: Tensor | None = None) -> Tensor:
        """`mask` is true where there is a piece; without it there is one everywhere."""
        hidden = None if mask is None else (~mask)[:, None, None, :] * torch.finfo(states.dtype).min
        for one in self.layers:
            states = one(states, hidden)
        own = (halves == 0).unsqueeze(-1).to(states.dtype)
        mean = (states * own).sum(1) / own.sum(1).clamp(min=1)
        whole = torch.tanh(self.pool(torch.cat([states[:, 0], mean], -1)))
        odds: Tensor = self.act(self.drop(whole))
        return odds


class Weights:
    """The weights of a network that serves, as numbers of full width."""

    def __init__(self, model: Path) -> None:
        graph = onnx.load(str(model)).graph
        self._numbers = {one.name: onnx.numpy_helper.to_array(one) for one in graph.initializer}
        self._products = [(one.name, one.input[1]) for one in graph.node if one.op_type == "MatMulInteger"]

    def number(self, name: str) -> Tensor:
        """A vector that is kept as it is."""
        return torch.tensor(self._numbers[name])

    def matrix(self, product: str) -> Tensor:
        """The matrix of the first product of this name, from 8 bits and the scales of its rows."""
        name = next(matrix for one, matrix in self._products if one.startswith(product))
        scale, zero = (self._numbers[name.replace("_quantized", end)] for end in ("_scale", "_zero_point"))
        whole = (self._numbers[name].astype(np.float32) - zero.astype(np.float32)) * scale
        return torch.tensor(whole).T.contiguous()


def layer(weights: Weights, number: int, width: int) -> nn.Module:
    """A layer of the network that serves."""
    config = BertConfig(
        hidden_size=width, num_attention_heads=HEADS, intermediate_size=4 * width, attn_implementation="eager"
    )
    one = BertLayer(config)
    product, vector = f"/body/encoder/layer.{number}/", f"body.encoder.layer.{number}."
    for name, part in one.named_modules():
        if isinstance(part, nn.Linear):
            part.weight.data = weights.matrix(f"{product}{name.replace('.', '/')}/")
            part.bias.data = weights.number(f"{vector}{name}.bias")
        elif isinstance(part, nn.LayerNorm):
            part.weight.data, part.bias.data = (weights.number(f"{vector}{name}.{end}") for end in ("weight", "bias"))
    return one


LOWER, UPPER = 0.1, 0.04
"""Shares of the replies that are read in small letters and in capitals: people write so, the writers seldom do."""


def cased(request: Instruction, rng: Random) -> Instruction:
    """The request as it is, or now and then its text in another case."""
    drawn = rng.random()
    if drawn < LOWER:
        return msgspec.structs.replace(request, text=request.text.lower())
    return msgspec.structs.replace(request, text=request.text.upper()) if drawn > 1 - UPPER else request


def replies_of(examples: Sequence[Example], folder: Path, rng: Random) -> list[Reply]:
    """The examples that say what a reply does, seen by the lower layers of the reader in `folder`.

    Families of `CALIBRATION` are left out. Raises LabelsError where none is left.
    """
    chosen = [one for one in examples if one.act and one.family not in CALIBRATION]
    answers = [one for one in chosen if one.source == REAL and one.act == "answers"]
    dropped = {id(one) for one in rng.sample(answers, max(0, len(answers) - MOST_ANSWERS))}
    chosen = [one for one in chosen if id(one) not in dropped]
    if not chosen:
        raise LabelsError("There is no reply to learn from. Give labels that say what replies do")
    model = with_output((folder / MODEL).read_bytes(), STATES)
    session = onnxruntime.InferenceSession(model, providers=["CPUExecutionProvider"])
    pieces = load_pieces(folder / VOCABULARY)
    found = []
    for one in chosen:
        window = next(pieces.windows(cased(one.request, rng)))
        rows = {"ids": window.ids, "mask": [1] * len(window.ids), "halves": window.halves}
        (states,) = session.run([STATES], {name: np.array([row], np.int64) for name, row in rows.items()})
        counts = one.weight * COUNTS.get(one.source, 1.0)
        found.append(Reply(states[0].astype(np.float16), window.halves, ACTS.index(one.act or "nothing"), counts))
    return found


def together(replies: Sequence[Reply]) -> tuple[Tensor, Tensor, Tensor]:
    """Replies as a batch: states, halves and mask."""
    most = max(len(one.halves) for one in replies)
    states = torch.zeros(len(replies), most, replies[0].states.shape[1])
    halves, mask = torch.ones(len(replies), most, dtype=torch.long), torch.zeros(len(replies), most, dtype=torch.bool)
    for row, one in enumerate(replies):
        end = len(one.halves)
        states[row, :end], halves[row, :end] = torch.tensor(one.states.astype(np.float32)), torch.tensor(one.halves)
        mask[row, :end] = True
    return states, halves, mask


def batches(replies: list[Reply], rng: Random) -> Iterator[list[Reply]]:
    """One round over all replies, those of like length together."""
    rng.shuffle(replies)
    found: list[list[Reply]] = []
    for start in range(0, len(replies), SIZE * NEIGHBOURS):
        near = sorted(replies[start : start + SIZE * NEIGHBOURS], key=lambda one: len(one.halves))
        found += [near[at : at + SIZE] for at in range(0, len(near), SIZE)]
    rng.shuffle(found)
    yield from found


def train(examples: Sequence[Example], folder: Path, threads: int, tell: Callable[[str], None]) -> UpperLayers:
    """The upper layers of the reader in `folder`, trained on what replies do. Raises LabelsError."""
    torch.manual_seed(1)
    torch.set_num_threads(threads)
    rng = Random(1)  # noqa: S311 - an order of texts, no secret
    replies = replies_of(examples, folder, rng)
    model = UpperLayers(Weights(folder / MODEL))
    optimizer = torch.optim.AdamW(model.parameters(), lr=RATE, weight_decay=0.01)
    steps = ROUNDS * -(-len(replies) // SIZE)
    schedule = torch.optim.lr_scheduler.LambdaLR(
        optimizer, lambda step: min(1.0, step / (WARM_UP * steps)) * max(0.0, 1 - step / steps)
    )
    for number in range(1, ROUNDS + 1):
        model.train()
        sums: list[float] = []
        for batch in batches(replies, rng):
            acts, counts = (torch.tensor([getattr(one, name) for one in batch]) for name in ("act", "counts"))
            each = nn.functional.cross_entropy(
                model(*together(batch)), acts, reduction="none", ignore_index=UNKNOWN, label_smoothing=SMOOTHED
            )
            loss = (each * counts).sum() / counts.sum()
            optimizer.zero_grad()
            loss.backward()
            nn.utils.clip_grad_norm_(model.parameters(), 1.0)
            optimizer.step()
            schedule.step()
            sums.append(loss.item())
        tell(f"round {number} of {ROUNDS}: mean loss {np.mean(sums):.3f}")
    return model.eval()


def export_replies(model: UpperLayers, out: Path, told: Mapping[str, str]) -> Path:
    """Write the layers for serving into the folder `out`, 8 bits a weight; `told` is what else its metadata say."""
    whole, file = out / f"{REPLIES}.whole", out / REPLIES
    states = torch.zeros(1, 8, model.pool.out_features)
    torch.onnx.export(
        model,
        (states, torch.zeros(1, 8, dtype=torch.int64)),
        str(whole),
        input_names=["states", "halves"],
        output_names=["act"],
        dynamic_axes={name: {0: "texts", 1: "pieces"} for name in ("states", "halves")},
        opset_version=OPSET,
        dynamo=False,
    )
    quantize_dynamic(
        whole, file, per_channel=True, reduce_range=True, weight_type=QuantType.QInt8, op_types_to_quantize=["MatMul"]
    )
    whole.unlink()
    named = onnx.load(str(file))
    version = hashlib.sha256(file.read_bytes()).hexdigest()[:12]
    onnx.helper.set_model_props(named, {"version": version, "begins": STATES, "acts": json.dumps(ACTS), **told})
    onnx.save(named, str(file))
    return file
