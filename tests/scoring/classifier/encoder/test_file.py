"""The encoder's file: what is written is read, and nothing else is."""

import json
from itertools import pairwise
from pathlib import Path

import numpy as np
import pytest

from askfirst.errors import WeightsError
from askfirst.scoring.classifier.encoder.encoder import load_encoder
from askfirst.scoring.classifier.encoder.file import VERSION, dump, load
from tests.scoring.classifier.encoder.small import TOLD, tensors


@pytest.fixture
def file(tmp_path: Path) -> Path:
    path = tmp_path / "encoder.safetensors"
    path.write_bytes(dump(tensors(), TOLD))
    return path


def test_what_is_written_is_read(file: Path) -> None:
    found, written = load(file), tensors()
    assert found.tensors.keys() == written.keys()
    for name, values in written.items():
        assert found.tensors[name].dtype == values.dtype
        assert np.array_equal(found.tensors[name], values)
    assert found.told["layers"] == "2"
    assert len(found.version) == 12
    assert dump(found.tensors, found.told) == file.read_bytes()


def test_another_weight_is_another_version(file: Path, tmp_path: Path) -> None:
    other = tensors()
    other["head.bias"] = other["head.bias"] + np.float32(1)
    (tmp_path / "other").write_bytes(dump(other, TOLD))
    assert load(tmp_path / "other").version != load(file).version


def test_the_form_is_that_of_safetensors(file: Path) -> None:
    content = file.read_bytes()
    header = json.loads(content[8 : 8 + int.from_bytes(content[:8], "little")])
    assert all(isinstance(value, str) for value in header.pop("__metadata__").values())
    ends = sorted(tuple(place["data_offsets"]) for place in header.values())
    assert ends[0][0] == 0
    assert all(one[1] == other[0] for one, other in pairwise(ends))
    assert ends[-1][1] == len(content) - 8 - int.from_bytes(content[:8], "little")


@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        (f'"version":"{VERSION}"'.encode(), b'"version":"0"', "has version 0"),
        (b'"layers":"2"', b'"layers":2  ', "cannot be read"),
        (b'"shape":[2,', b'"shape":[3,', "does not fit its hash"),
        (b'"dtype":"I8"', b'"dtype":"X8"', "does not fit its hash"),
        (b'"layers":"2"', b'"layers":"1"', "does not fit its hash"),
    ],
)
def test_a_file_of_another_form_is_refused(file: Path, old: bytes, new: bytes, message: str) -> None:
    content = file.read_bytes()
    assert old in content
    file.write_bytes(content.replace(old, new, 1))
    with pytest.raises(WeightsError, match=message):
        load_encoder(file)


def test_an_altered_or_shortened_file_is_refused(file: Path) -> None:
    content = bytearray(file.read_bytes())
    content[-1] ^= 1
    for changed in (bytes(content), bytes(content[:-5])):
        file.write_bytes(changed)
        with pytest.raises(WeightsError, match="does not fit its hash"):
            load(file)


def test_what_is_no_such_file_is_refused(tmp_path: Path) -> None:
    with pytest.raises(WeightsError, match="cannot be read"):
        load(tmp_path / "missing")
    for content in (b"", b"\xff" * 8, b"\x02" + bytes(7) + b"[]"):
        (tmp_path / "odd").write_bytes(content)
        with pytest.raises(WeightsError):
            load(tmp_path / "odd")


@pytest.mark.parametrize(
    "part", ["places", "words", "head.bias", "layers.1.out.weight"], ids=["too few", "too few", "no number", "absent"]
)
def test_parts_that_do_not_fit_each_other_are_refused_when_they_load(file: Path, part: str) -> None:
    stored = load(file)
    tensors = {name: tensor.copy() for name, tensor in stored.tensors.items()}
    if part.startswith("layers"):
        del tensors[part]
    elif part == "head.bias":
        tensors[part][:] = float("nan")
    else:
        tensors[part] = tensors[part][:-1]
    file.write_bytes(dump(tensors, {"layers": stored.told["layers"]}))
    with pytest.raises(WeightsError, match="is not as it should be"):
        load_encoder(file)
