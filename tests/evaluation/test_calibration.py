"""Calibration error, what passes, and the plot of both."""

from pathlib import Path
from xml.etree import ElementTree as ET

import msgspec
import pytest

import askfirst
from askfirst.cli.main import main
from askfirst.evaluation.dataset import Case
from askfirst.evaluation.measure import Bin, Outcome, calibration_error, figures, reliability
from askfirst.evaluation.report import reliability_plot
from askfirst.model import Decision

ANSWER = askfirst.assess("Call Ana at 9:30.")


def outcome(confidence: float, unclear: bool) -> Outcome:
    decision: Decision = "clarify" if confidence < 0.7 else "proceed"
    answer = msgspec.structs.replace(ANSWER, confidence=confidence, decision=decision)
    return Outcome(Case(id="1", text="x", label="clarify" if unclear else "clear"), answer)


def test_a_confidence_that_means_what_it_says_has_no_error() -> None:
    results = [outcome(0.75, unclear=number % 4 == 0) for number in range(40)]
    assert calibration_error(reliability(results)) == pytest.approx(0)
    assert calibration_error(reliability([outcome(1.0, unclear=True)] * 3)) == 1.0
    assert calibration_error([]) is None


def test_bins_have_equal_mass_and_do_not_sort_ties_by_label() -> None:
    results = [outcome(0.5, unclear=number < 10) for number in range(20)]
    assert reliability(results, 4) == [Bin(5, 0.5, 0.5)] * 4


def test_what_passes_and_what_is_asked_in_vain() -> None:
    results = [outcome(0.95, unclear=False), outcome(0.95, unclear=True), outcome(0.1, unclear=False),
               outcome(0.1, unclear=True)]  # fmt: skip
    said = figures(results)
    assert (said.passed, said.clear_among_passed, said.false_asks, said.macro_f1) == (0.5, 0.5, 0.5, 0.5)
    assert figures(results[:1]).macro_f1 is None


def test_the_plot_has_a_dot_for_every_bin() -> None:
    plot = ET.fromstring(reliability_plot({"rules": [Bin(5, 0.5, 0.4)], "both": [Bin(5, 0.2, 0.1), Bin(5, 0.9, 1.0)]}))
    assert len(plot.findall("{http://www.w3.org/2000/svg}circle")) == 3


def test_an_ablation_has_a_row_for_each_run(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "rows.jsonl"
    file.write_text('{"id": "1", "text": "Call Ana at 9:30.", "label": 0}\n{"id": "2", "text": "Do it", "label": 1}\n')
    main_ends(["evaluate", "--ablation", "--plot", str(tmp_path / "plot.svg"), str(file)])
    printed = capsys.readouterr().out
    for run in ("rules", "classifier", "both"):
        assert run in printed
    assert (tmp_path / "plot.svg").read_text().startswith("<svg")


def main_ends(arguments: list[str]) -> None:
    with pytest.raises(SystemExit) as done:
        main(arguments)
    assert done.value.code == 0
