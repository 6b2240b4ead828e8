"""`askfirst train-encoder` writes a file that serves."""

from pathlib import Path

import numpy as np
import pytest
from click.testing import CliRunner

from askfirst.cli.main import askfirst
from askfirst.learning.encoding import training
from askfirst.learning.encoding.quantizing import parameters_of
from askfirst.scoring.classifier.encoder import file as files
from askfirst.scoring.classifier.encoder.encoder import load_encoder
from tests.scoring.classifier.encoder.small import TOLD, tensors

ENGLISH = """{{"theme": "sales/{name}", "pair": {{"clear": "Send the {name} r-7 to Ana", "clarify": "Send it to Ana"}},
"kind": "undefined_reference", "span": "it"}}""".replace("\n", " ")
GERMAN = """{"theme": "sales/bericht", "language": "de",
"pair": {"clear": "Schick r-7 an Ana", "clarify": "Schick es an Ana"},
"kind": "undefined_reference", "span": "es"}""".replace("\n", " ")


@pytest.fixture
def corpus(tmp_path: Path) -> Path:
    for folder, name in (("", "report"), ("further", "invoice"), ("held_back", "reports")):
        for corpus, text in (
            (tmp_path / "corpus", ENGLISH.format(name=name)),
            (tmp_path / "corpus/languages/de", GERMAN),
        ):
            (corpus / folder).mkdir(parents=True, exist_ok=True)
            (corpus / folder / "texts.jsonl").write_text(text, "utf-8")
    return tmp_path / "corpus"


def test_it_goes_on_from_a_file_and_writes_one_that_serves(
    corpus: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    before, after = tmp_path / "before", tmp_path / "after"
    before.write_bytes(files.dump(tensors(), TOLD | {"origin": "made up"}))
    monkeypatch.setattr("askfirst.cli.train_encoder.FILE", before)
    monkeypatch.setattr(training, "TOLD_EACH", 2)
    arguments = ["train-encoder", str(corpus), "--out", str(after), "--epochs", "3"]
    done = CliRunner().invoke(askfirst, arguments, catch_exceptions=False)
    assert done.exit_code == 0, done.output
    lines = done.output.splitlines()
    assert [line.split(":")[0] for line in lines if line.startswith("step")] == ["step 2 of 3", "step 3 of 3"]
    assert any(line.startswith("  English: texts 2, accuracy ") for line in lines)
    assert any(line.startswith("  others: texts 2, accuracy ") for line in lines)
    assert files.load(after).told["origin"] == "made up"
    assert load_encoder(after).version != load_encoder(before).version
    assert load_encoder(after).version in done.output
    whole = parameters_of(files.load(after).tensors)["head.weight"]
    CliRunner().invoke(askfirst, [*arguments, "--half"], catch_exceptions=False)
    start, half = (parameters_of(files.load(one).tensors)["head.weight"] for one in (before, after))
    assert np.allclose(half, (start + whole) / 2, atol=np.abs(whole).max() / 100)


def test_a_folder_that_is_no_model_is_told_in_one_line(corpus: Path, tmp_path: Path) -> None:
    done = CliRunner().invoke(
        askfirst, ["train-encoder", str(corpus), "--start", str(corpus), "--out", str(tmp_path / "x")]
    )
    assert "model.safetensors" in str(done.exception)
    assert not (tmp_path / "x").exists()
