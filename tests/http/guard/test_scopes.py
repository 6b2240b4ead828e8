import httpx
import pytest

from askfirst.http.guard.guard import ANY_KEY, is_open, named_scope, scope_of


@pytest.mark.parametrize(
    ("path", "scope"),
    [
        ("/v1/score", "score"),
        ("/v1/score/", "score"),
        ("/v1/score/batch", "score"),
        ("/v1/hooks/score", "score"),
        ("/v1/packs", "score"),
        ("/v1/packs/check", "admin"),
        ("/v1/clarifications/clr_1/answers", "clarify"),
        ("/metrics", None),
        ("/v1/scores", "admin"),
        ("/v1", "admin"),
        ("/nowhere", "admin"),
        ("//v1/score", "admin"),
    ],
)
def test_what_is_named_nowhere_needs_admin(path: str, scope: str | None) -> None:
    assert not is_open(path)
    assert scope_of(path) == scope


@pytest.mark.parametrize("path", ["/livez", "/readyz", "/", "/docs", "/docs/openapi.json", "/problems/not-found"])
def test_what_is_open(path: str) -> None:
    assert is_open(path)


@pytest.mark.parametrize("path", ["/docs../v1/score", "/livez/x", "/readyz/../v1/score", "", "/docsx"])
def test_what_only_looks_open(path: str) -> None:
    assert not is_open(path)


def test_every_route_is_open_or_names_its_scope(client: httpx.Client) -> None:
    for path in client.get("/docs/openapi.json").json()["paths"]:
        assert is_open(path) or path in ANY_KEY or named_scope(path), f"{path} is missing in guard.py"
