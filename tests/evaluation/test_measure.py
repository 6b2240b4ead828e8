"""What counts as right, and what a run prints."""

import json
from pathlib import Path

import pytest

import askfirst
from askfirst.evaluation.dataset import DatasetError, read_cases
from askfirst.evaluation.measure import Outcome, figures, outcomes, within_reach
from askfirst.evaluation.report import changes, misses, run_record, saved_run
from askfirst.gate import Gate
from tests.packs import gate_of, rule

ROWS: list[dict[str, object]] = [
    {"id": "1", "text": "Give a discount", "department": "sales", "label": "clarify",
     "issues": ["discount_without_conditions"], "pair": "p"},
    {"id": "2", "text": "Give 5 %", "department": "sales", "label": "clear", "pair": "p"},
    {"id": "3", "text": "Call soon", "department": "sales", "label": "clarify", "issues": ["unclear_timeframe"]},
    {"id": "4", "text": "Show every discount", "label": 0, "department": "sales", "meta": {"group": "g"}},
    {"id": "5", "text": "Give some discount", "label": 1, "department": "sales", "meta": {"group": "g"}},
]  # fmt: skip


def write(path: Path, rows: list[dict[str, object]]) -> Path:
    path.write_text("".join(json.dumps(row) + "\n" for row in rows), "utf-8")
    return path


@pytest.fixture
def gate(tmp_path: Path) -> Gate:
    return gate_of(tmp_path, sales=rule("when: discount", rule_id="discount_without_conditions"))


@pytest.fixture
def results(tmp_path: Path, gate: Gate) -> list[Outcome]:
    return outcomes(gate.assess, read_cases(write(tmp_path / "rows.jsonl", ROWS)))


def test_the_figures_of_a_set(results: list[Outcome]) -> None:
    found = figures(results)
    assert found.cases == 5
    assert found.accuracy == pytest.approx(3 / 5)
    assert found.clear_right == pytest.approx(1 / 2)
    assert found.clarify_right == pytest.approx(2 / 3)
    assert (found.pairs_right, found.pairs_ordered) == (0.5, 0.5)
    assert found.issue_right == 1.0


def test_misses_are_listed_by_mechanism(results: list[Outcome]) -> None:
    assert misses(results).splitlines() == [
        "asked in vain: discount_without_conditions (1)",
        "  4  Show every discount",
        "missed: unclear_timeframe (1)",
        "  3  Call soon",
    ]


def test_two_runs_are_compared(results: list[Outcome]) -> None:
    before = {**run_record(results), "1": "proceed", "3": "clarify"}
    assert changes(before, results).splitlines() == [
        "mended: 1", "  1  discount_without_conditions", "broken: 1", "  3  unclear_timeframe",
    ]  # fmt: skip


@pytest.mark.parametrize(
    ("content", "words"),
    [
        ("{]\n", ":1: not JSON: .* Write one JSON object a line"),
        ("", "no cases in this file. A line is"),
        ('{"id": "1", "text": "Send it"}\n', r":1: `label` is missing. Add it. A line is .*docs/evaluation.md"),
        (
            '{"id": 1, "text": "Send it", "label": "clear"}\n',
            r":1: `id`: Expected text, got a whole number. Give text.",
        ),
        ('\n{"id": "1", "text": "Send it", "label": "unclear"}\n', ":2: `label` is 'unclear'. Write \"clear\" where"),
    ],
)
def test_a_file_that_cannot_be_read_says_where(tmp_path: Path, content: str, words: str) -> None:
    (tmp_path / "bad.jsonl").write_text(content, "utf-8")
    with pytest.raises(DatasetError, match=words):
        read_cases(tmp_path / "bad.jsonl")


def test_a_run_that_was_not_saved_says_how_to_mend_it(tmp_path: Path) -> None:
    (tmp_path / "run.json").write_text("[]", "utf-8")
    with pytest.raises(DatasetError, match=r"no saved run: .*Give a file that `askfirst evaluate --save FILE` wrote"):
        saved_run(tmp_path / "run.json")


def test_the_entry_point_and_the_files_use_one_gate() -> None:
    assert askfirst.assess("Send it to ana@shop.example").versions.packs == askfirst.load_gate().versions.packs


def test_cases_in_a_language_without_packs_are_left_out_and_counted(tmp_path: Path, gate: Gate) -> None:
    rows = [{**ROWS[0], "language": "en"}, {**ROWS[1], "language": "tlh"}, {**ROWS[2], "language": "tlh"}]
    kept, left_out = within_reach(gate, read_cases(write(tmp_path / "some.jsonl", rows)))
    assert [case.id for case in kept] == ["1"]
    assert left_out == {"tlh": 2}
