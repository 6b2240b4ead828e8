"""What the store's errors are over HTTP."""

import pytest

from askfirst.errors import CursorError, StoreError, StoreMissing, StoreUnavailable
from askfirst.http.problems import problem_of


@pytest.mark.parametrize(
    ("error", "slug", "status", "headers"),
    [
        (StoreUnavailable("disk full", retry_after=7), "store-unavailable", 503, {"Retry-After": "7"}),
        (StoreError("written by a newer Askfirst"), "store-unavailable", 503, {"Retry-After": "30"}),
        (StoreMissing(), "no-store", 501, {}),
        (CursorError(), "bad-request", 400, {}),
    ],
)
def test_each_has_its_kind(error: StoreError, slug: str, status: int, headers: dict[str, str]) -> None:
    problem, sent = problem_of(error, "/v1/clarifications")
    assert (problem.type, problem.status, sent) == (f"/problems/{slug}", status, headers)


def test_what_the_store_said_stays_in_the_log(caplog: pytest.LogCaptureFixture) -> None:
    problem, _ = problem_of(StoreUnavailable("Redis at 10.1.2.3 does not answer"), "/v1/clarifications")
    assert "10.1.2.3" not in problem.detail
    assert "10.1.2.3" in caplog.text
