"""Trying an edited pack: what is wrong with it, and what it would say, without touching the service."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest

from askfirst.http.checks.controller import unfinished
from askfirst.http.checks.schema import CheckResult, Examples, Finding
from askfirst.http.checks.trial import Trial, checked
from askfirst.http.reply import encode
from askfirst.model import Instruction
from tests.http.service import serving

PACK = """\
department: sales
always_clarify:
  - id: demo_without_product
    type: missing_information
    field: product
    when: {phrases: ["book a demo"]}
    unless: {phrases: [Team, Enterprise]}
    issue: "A demo of which product?"
    suggestion: "Name the product"
    question: "Which product should the demo show?"
    options: [Team, Enterprise]
    examples:
      clarify: ["Book a demo with Ana Ruiz for Friday at 10:00"]
      clear: ["Book a demo of Enterprise with Ana Ruiz for Friday at 10:00"]
"""
TEXT = {"text": "Book a demo with Ana Ruiz for 7 May 2027 at 10:00 CET", "department": "sales"}


def check(client: httpx.Client, **given: Any) -> dict[str, Any]:
    answer = client.post("/v1/packs/check", json=given, timeout=130)
    assert answer.status_code == 200, answer.text
    result: dict[str, Any] = answer.json()
    return result


def test_a_good_pack_is_ok_and_assesses_by_its_rules(client: httpx.Client) -> None:
    before = client.get("/v1/packs").json()
    result = check(client, language="en", department="sales", pack=PACK, instructions=[TEXT, {"text": " "}])
    assert (result["ok"], result["findings"], result["examples"]["failed"]) == (True, [], 0)
    assert result["examples"]["run"] == 2
    first, second = result["assessments"]
    assert first["question"] == "Which product should the demo show?"
    assert (second["index"], second["problem"]["status"]) == (1, 422)
    assert result["versions"] == first["versions"] != before["versions"]
    assert client.get("/v1/packs").json() == before
    assert client.post("/v1/score", json=TEXT).json()["question"] != first["question"]


@pytest.mark.parametrize(
    ("old", "new", "line", "said"),
    [
        ("when:", "whenn:", 6, "unknown key `whenn`"),
        ("missing_information", "something_else", 4, "something_else"),
        ("department: sales", "department: support", 1, "department is 'support'"),
        ("options: [", "options: [[", 11, "not valid YAML"),
        (PACK, "", 1, "the file is empty"),
        ("      clear: ", "      # ", 3, "no examples under clear"),
        ('"book a demo"', '"' + "(a|b|c|d) " * 12 + '"', 6, "more than 400 wordings"),
    ],
)
def test_findings_name_file_and_line_and_how_to_mend(
    client: httpx.Client, old: str, new: str, line: int, said: str
) -> None:
    result = check(client, department="sales", pack=PACK.replace(old, new))
    assert not result["ok"]
    finding = result["findings"][0]
    assert (finding["file"], finding["line"]) == ("en/sales.yaml", line), finding
    assert said in finding["problem"]
    assert finding["mend"]


def test_an_example_that_does_not_hold_is_listed(client: httpx.Client) -> None:
    result = check(client, department="sales", pack=PACK.replace("of Enterprise ", ""))
    assert not result["ok"]
    (failed,) = result["examples"]["failures"]
    assert (failed["file"], failed["line"], failed["rule"]) == ("en/sales.yaml", 3, "demo_without_product")
    assert failed["problem"] == "fires, and must not"


def test_several_files_at_once(client: httpx.Client) -> None:
    words = "lists: {our_products: [Team, Enterprise]}"
    files = {"en/lexicon.yaml": words, "en/sales.yaml": PACK}
    result = check(client, files=files, instructions=[TEXT])
    assert [finding["problem"] for finding in result["findings"]] == []


@pytest.mark.parametrize(
    ("given", "path"),
    [
        ({}, "pack"),
        ({"pack": "x", "files": {"en/general.yaml": "x"}}, "pack"),
        ({"files": {"../en/sales.yaml": "x"}}, "files.../en/sales.yaml"),
        ({"files": {"/etc/passwd": "x"}}, "files./etc/passwd"),
        ({"files": {"en/a/b/c.yaml": "x"}}, "files.en/a/b/c.yaml"),
        ({"pack": "x", "language": "../.."}, "language"),
        ({"pack": "x", "department": "../sales"}, "department"),
        ({"pack": "x", "instructions": [{"txt": "x"}]}, "instructions[0].txt"),
    ],
)
def test_what_cannot_be_tried_is_a_problem(client: httpx.Client, given: dict[str, Any], path: str) -> None:
    answer = client.post("/v1/packs/check", json=given)
    assert answer.status_code == 422, answer.text
    assert [error["path"] for error in answer.json()["errors"]] == [path]


@pytest.fixture(scope="module")
def own(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[Path, httpx.Client]]:
    """A service with a folder of its user's."""
    folder = tmp_path_factory.mktemp("own")
    (folder / "en").mkdir()
    (folder / "en" / "sales.yaml").write_text(PACK, "utf-8")
    with (
        serving(packs=str(folder), check_timeout="60") as service,
        httpx.Client(base_url=service.url, trust_env=False) as client,
    ):
        yield folder, client


def test_a_file_of_one_s_own_is_replaced(own: tuple[Path, httpx.Client]) -> None:
    folder, client = own
    other = PACK.replace("demo_without_product", "demo_of_what")
    result = check(client, department="sales", pack=other, instructions=[TEXT])
    assert result["ok"]
    assert [issue["rule"] for issue in result["assessments"][0]["issues"]] == ["demo_of_what"]
    assert (folder / "en" / "sales.yaml").read_text("utf-8") == PACK
    assert client.post("/v1/score", json=TEXT).json()["issues"][0]["rule"] == "demo_without_product"


def trial(folder: Path, **files: str) -> Trial:
    (folder / "en").mkdir(exist_ok=True)
    for name, text in files.items():
        (folder / "en" / f"{name}.yaml").write_text(text, "utf-8")
    return Trial((str(folder),), (Instruction(text=TEXT["text"], department="sales"),), "/v1/packs/check")


def test_what_is_soonest_known_comes_first(tmp_path: Path) -> None:
    words = "adds: {criterion: [by shelf mark]}"
    steps = list(checked(trial(tmp_path, sales=PACK, lexicon=words)))
    assert [result.examples and result.examples.run for result, _ in steps[:3]] == [None, None, 2]
    assert all(left for _, left in steps[:-1]) and steps[-1][1] == ""
    last = steps[-1][0]
    assert last.ok and last.examples is not None and last.examples.run > 2, last
    assert [len(result.assessments) for result, _ in steps[2:4]] == [0, 1]


def test_many_examples_of_your_own_are_run_piece_by_piece(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("askfirst.http.checks.trial.AT_ONCE", 1)
    steps = list(checked(trial(tmp_path, sales=PACK)))
    assert [result.examples and result.examples.run for result, _ in steps] == [None, None, 1, 2, 2]
    assert "of your 2 examples 1 were run" in steps[2][1] and steps[-1][1] == ""


def test_mistakes_of_a_file_are_known_before_anything_is_loaded(tmp_path: Path) -> None:
    first, left = next(checked(trial(tmp_path, sales=PACK.replace("when:", "whenn:"))))
    assert [finding.line for finding in first.findings] == [6] and left


def test_a_check_without_time_for_the_rest_says_what_it_knows() -> None:
    known = encode(CheckResult(ok=True, findings=(), examples=Examples(2, 0, ())))
    result = msgspec.json.decode(unfinished(known, Finding("en/sales.yaml", 1, "no time", "wait")), type=CheckResult)
    assert not result.ok and result.examples == Examples(2, 0, ())
    assert [finding.problem for finding in result.findings] == ["no time"]


def test_a_check_that_takes_too_long_is_ended() -> None:
    with serving(check_timeout="0.05") as service, httpx.Client(base_url=service.url, trust_env=False) as client:
        result = check(client, department="sales", pack=PACK)
        assert "not done after 0.05 s" in result["findings"][0]["problem"]
        assert "ASKFIRST_CHECK_TIMEOUT" in result["findings"][0]["mend"]
        assert client.post("/v1/score", json=TEXT).status_code == 200
