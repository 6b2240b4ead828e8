import io
import json
import logging

import pytest

from askfirst import journal
from askfirst.journal import Journal


def written(form: journal.Format) -> str:
    stream = io.StringIO()
    kept = Journal(logging.INFO, form)
    with kept.writing(stream):
        kept.write(logging.INFO, "request", {"status": 200, "key": None, "rules": ["a", "b"]})
        logging.getLogger("somewhere").warning("cannot %s", "see")
        logging.getLogger("somewhere").debug("not at this level")
        try:
            int("on purpose")
        except ValueError:
            logging.getLogger("somewhere").exception("failed")
    kept.write(logging.INFO, "too late", {})
    return stream.getvalue()


def test_json_lines_for_programs() -> None:
    request, warning, failed = map(json.loads, written("json").splitlines())
    assert request | {"time": ""} == {
        "time": "", "level": "info", "event": "request", "status": 200, "key": None, "rules": ["a", "b"],
    }  # fmt: skip
    assert request["time"].endswith("Z")
    assert (warning["level"], warning["event"], warning["logger"]) == ("warning", "cannot see", "somewhere")
    assert "ValueError: invalid literal" in failed["traceback"]


def test_text_lines_for_people() -> None:
    request, warning, failed, *traceback = written("text").splitlines()
    assert request.endswith(" INFO request status=200 rules=a,b")
    assert warning.endswith(" WARNING cannot see logger=somewhere")
    assert " ERROR failed " in failed
    assert traceback[-1].startswith("ValueError: invalid literal")


@pytest.mark.parametrize("form", ["json", "text"])
def test_an_entry_that_cannot_be_written_ends_no_log(form: journal.Format) -> None:
    stream, kept = io.StringIO(), Journal(logging.INFO, form)
    with kept.writing(stream):
        kept.write(logging.INFO, "half a pair", {"name": "\ud800", "what": object()})
        kept.write(logging.INFO, "request", {"status": 200})
    first, second = stream.getvalue().splitlines()
    assert "half a pair" in first
    assert "200" in second


def test_a_reader_that_stalls_costs_entries_and_not_memory(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(journal, "MOST_WAITING", 10)
    stream, kept = io.StringIO(), Journal()
    with kept.writing(stream):
        for number in range(1000):
            kept.write(logging.INFO, "request", {"number": number})
    lines = stream.getvalue().splitlines()
    assert kept.dropped > 900
    assert len(lines) < 100
    assert f"dropped={kept.dropped}" in lines[-1]
