"""The reader's upper layers once more, trained on one thing alone: what a reply does, or whether and what to ask.

The lower layers and the table of pieces stay those that serve: each text goes through them once, and only what is above
is trained.
"""

import hashlib
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
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
from askfirst.learning.reader.export import OPSET
from askfirst.learning.reader.lessons import Heads, Lesson
from askfirst.learning.reader.training import HALVES
from askfirst.model import Instruction
from askfirst.reader.graph import subgraph
from askfirst.reader.pieces import load_pieces
from askfirst.reader.session import MODEL, VOCABULARY

LAYERS, HEADS = 6, 12
"""The layers of the network that serves, and their heads."""
SIZE, NEIGHBOURS = 32, 20
"""Texts of a batch, and batches put together at once."""
RATE, WARM_UP, SMOOTHED, DROPPED = 5e-5, 0.06, 0.05, 0.1
CHOICE = 0.5
"""What the choice of a name counts in the loss beside whether a text is unclear."""
LOWER, UPPER = 0.1, 0.04
"""Shares of the texts that are read in small letters and in capitals: people write so, the writers seldom do."""


class Seen(NamedTuple):
    """What the lower layers make of a request, which pieces are the text's own, and what is to be said of it."""

    states: Any
    halves: list[int]
    lesson: Lesson


def tensor_below(layer: int) -> str:
    """The name of what the network has before a layer."""
    return f"/body/encoder/layer.{layer - 1}/output/LayerNorm/LayerNormalization_output_0"


class UpperNetwork(nn.Module):
    """States of pieces in, log odds out. It starts from the weights that serve, from the layer `first` on."""

    def __init__(self, weights: "Weights", first: int, heads: Sequence[str]) -> None:
        super().__init__()
        width = weights.number("pool.bias").shape[0]
        self.layers = nn.ModuleList(layer(weights, number, width) for number in range(first, LAYERS))
        self.pool = nn.Linear(2 * width, width)
        self.pool.weight.data, self.pool.bias.data = weights.matrix("/pool/"), weights.number("pool.bias")
        bias = torch.cat([weights.number(f"{head}.bias") for head in heads])
        self.names = nn.Linear(width, len(bias))
        self.names.weight.data = torch.cat([weights.matrix(f"/{head}/") for head in heads])
        self.names.bias.data = bias
        self.drop = nn.Dropout(DROPPED)

    def forward(self, states: Tensor, halves: Tensor, mask: Tensor | None = None) -> Tensor:
        """`mask` is true where there is a piece; without it there is one everywhere."""
        hidden = None if mask is None else (~mask)[:, None, None, :] * torch.finfo(states.dtype).min
        for one in self.layers:
            states = one(states, hidden)
        own = (halves == 0).unsqueeze(-1).to(states.dtype)
        mean = (states * own).sum(1) / own.sum(1).clamp(min=1)
        whole = torch.tanh(self.pool(torch.cat([states[:, 0], mean], -1)))
        odds: Tensor = self.names(self.drop(whole))
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


def cased(request: Instruction, rng: Random) -> Instruction:
    """The request as it is, or now and then its text in another case."""
    drawn = rng.random()
    if drawn < LOWER:
        return msgspec.structs.replace(request, text=request.text.lower())
    return msgspec.structs.replace(request, text=request.text.upper()) if drawn > 1 - UPPER else request


def seen_below(lessons: Iterable[Lesson], folder: Path, first: int, rng: Random) -> list[Seen]:
    """The requests, seen by the layers below `first` of the reader in `folder`."""
    tensor = tensor_below(first)
    model = subgraph((folder / MODEL).read_bytes(), (), (tensor,))
    session = onnxruntime.InferenceSession(model, providers=["CPUExecutionProvider"])
    pieces, found = load_pieces(folder / VOCABULARY), []
    for one in lessons:
        window = next(pieces.windows(cased(one.request, rng)))
        rows = {"ids": window.ids, "mask": [1] * len(window.ids), "halves": window.halves}
        (states,) = session.run([tensor], {name: np.array([row], np.int64) for name, row in rows.items()})
        found.append(Seen(states[0].astype(np.float16), window.halves, one))
    return found


def together(seen: Sequence[Seen]) -> tuple[Tensor, Tensor, Tensor]:
    """Requests as a batch: states, halves and mask."""
    most = max(len(one.halves) for one in seen)
    states = torch.zeros(len(seen), most, seen[0].states.shape[1])
    halves, mask = torch.ones(len(seen), most, dtype=torch.long), torch.zeros(len(seen), most, dtype=torch.bool)
    for row, one in enumerate(seen):
        end = len(one.halves)
        states[row, :end], halves[row, :end] = torch.tensor(one.states.astype(np.float32)), torch.tensor(one.halves)
        mask[row, :end] = True
    return states, halves, mask


def batches(seen: list[Seen], rng: Random) -> Iterator[list[Seen]]:
    """One round over all requests, those of like length together."""
    rng.shuffle(seen)
    found: list[list[Seen]] = []
    for start in range(0, len(seen), SIZE * NEIGHBOURS):
        near = sorted(seen[start : start + SIZE * NEIGHBOURS], key=lambda one: len(one.halves))
        found += [near[at : at + SIZE] for at in range(0, len(near), SIZE)]
    rng.shuffle(found)
    yield from found


def loss_of(odds: Tensor, lessons: Sequence[Lesson], heads: Heads) -> Tensor:
    """The mean loss of a batch: of the choice of names where somebody told, and of whether it is unclear."""
    many = len(heads.names)
    counts = torch.tensor([one.counts for one in lessons])
    told = torch.tensor([one.shares is not None for one in lessons])
    shares = torch.tensor([one.shares or [0.0] * many for one in lessons])
    wanted = shares * (1 - SMOOTHED) + SMOOTHED / many
    each = -(wanted * torch.log_softmax(odds[:, :many], -1)).sum(-1) * told
    if heads.unclear:
        unclear = torch.tensor([float(one.unclear) for one in lessons]) * (1 - SMOOTHED) + SMOOTHED / 2
        decided = nn.functional.binary_cross_entropy_with_logits(odds[:, many], unclear, reduction="none")
        each = CHOICE * each + decided
    return (each * counts).sum() / counts.sum()


def train_upper(
    lessons: Sequence[Lesson],
    folder: Path,
    heads: Heads,
    first: int,
    rounds: int,
    threads: int,
    tell: Callable[[str], None],
) -> UpperNetwork:
    """The layers from `first` on of the reader in `folder`, trained on these lessons. Raises LabelsError."""
    if not lessons:
        raise LabelsError("There is no text to learn from. Give labels that say what there is to learn")
    torch.manual_seed(1)
    torch.set_num_threads(threads)
    rng = Random(1)  # noqa: S311 - an order of texts, no secret
    seen = seen_below(lessons, folder, first, rng)
    model = UpperNetwork(Weights(folder / MODEL), first, heads.starts)
    optimizer = torch.optim.AdamW(model.parameters(), lr=RATE, weight_decay=0.01)
    steps = rounds * -(-len(seen) // SIZE)
    schedule = torch.optim.lr_scheduler.LambdaLR(
        optimizer, lambda step: min(1.0, step / (WARM_UP * steps)) * max(0.0, 1 - step / steps)
    )
    for number in range(1, rounds + 1):
        model.train()
        sums: list[float] = []
        for batch in batches(seen, rng):
            with torch.autocast("cpu", torch.bfloat16, enabled=HALVES):
                odds = model(*together(batch))
            loss = loss_of(odds.float(), [one.lesson for one in batch], heads)
            optimizer.zero_grad()
            loss.backward()
            nn.utils.clip_grad_norm_(model.parameters(), 1.0)
            optimizer.step()
            schedule.step()
            sums.append(loss.item())
        tell(f"round {number} of {rounds}: mean loss {np.mean(sums):.3f}")
    return model.eval()


def export_upper(model: UpperNetwork, file: Path, told: Mapping[str, str]) -> Path:
    """Write the layers for serving, 8 bits a weight; `told` is what their metadata say beside their version."""
    whole = file.with_suffix(".whole")
    states = torch.zeros(1, 8, model.pool.out_features)
    torch.onnx.export(
        model,
        (states, torch.zeros(1, 8, dtype=torch.int64)),
        str(whole),
        input_names=["states", "halves"],
        output_names=["odds"],
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
    onnx.helper.set_model_props(named, {"version": version, **told})
    onnx.save(named, str(file))
    return file


def version_of(folder: Path) -> str:
    """The version of the reader in a folder, to which what is trained belongs."""
    told = onnxruntime.InferenceSession(str(folder / MODEL)).get_modelmeta().custom_metadata_map
    return str(told["version"])
