"""A disk that takes nothing more: the served process may write no file beyond a size, which needs no privileges."""

import resource
from time import monotonic

import httpx
import pytest

from tests.http.service import serving

pytestmark = pytest.mark.skipif(not hasattr(resource, "prlimit"), reason="only Linux bounds a process that runs")
OPEN = {"text": "Give them a good discount", "department": "sales"}


def test_readiness_says_that_nothing_can_be_kept_and_when_it_can_again() -> None:
    with serving() as running, httpx.Client(base_url=running.url, trust_env=False, timeout=20) as http:

        def may_write(size: int) -> None:
            resource.prlimit(running.process.pid, resource.RLIMIT_FSIZE, (size, resource.RLIM_INFINITY))

        def until(wanted: int) -> dict[str, object]:
            """The store's check, as soon as the answer that is shared for a second is a new one."""
            late = monotonic() + 30
            while (answer := http.get("/readyz")).status_code != wanted:
                assert monotonic() < late, answer.text
            found: dict[str, object] = next(one for one in answer.json()["checks"] if one["name"] == "store")
            return found

        def opens() -> int:
            return http.post("/v1/clarifications", json=OPEN).status_code

        assert (until(200)["ok"], opens()) == (True, 201)
        may_write(100_000)
        assert (until(503)["ok"], opens()) == (False, 503)
        assert http.post("/v1/score", json=OPEN).status_code == 200
        may_write(resource.RLIM_INFINITY)
        assert (until(200)["ok"], opens()) == (True, 201)
