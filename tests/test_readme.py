"""The README tells the truth: its first request gives the answer that stands below it."""

import json
import re
from pathlib import Path

import msgspec

from askfirst.entry import default_gate, instruction_of
from askfirst.evaluation.examples import run_examples
from tests.packs import gate_of

README = Path(__file__).parent.parent.joinpath("README.md").read_text("utf-8")


def test_the_first_request_gives_the_answer_shown() -> None:
    request = re.search(r"-d '(\{.*?\})'", README)
    answer = re.search(r"```json\n(.*?)\n```", README, re.DOTALL)
    assert request
    assert answer
    assessment = default_gate().assess(instruction_of(json.loads(request.group(1))))
    found = json.loads(msgspec.json.encode(assessment))
    shown = json.loads(answer.group(1))
    changing = ("id", "versions")
    assert {key: found[key] for key in found if key not in changing} == {
        key: shown[key] for key in shown if key not in changing
    }


def test_the_rule_shown_holds(tmp_path: Path) -> None:
    pack = re.search(r"```yaml\n(.*?)\n```", README, re.DOTALL)
    assert pack
    assert list(run_examples(gate_of(tmp_path, sales=pack.group(1)))) == []
