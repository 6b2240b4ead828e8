import re
from importlib.resources import files
from pathlib import Path

import httpx
import pytest

PAGES = ["/", "/docs", "/packs", "/problems", "/problems/not-found"]


@pytest.mark.parametrize("path", PAGES)
def test_pages_need_nothing_from_elsewhere(client: httpx.Client, path: str) -> None:
    page = client.get(path)
    assert page.status_code == 200
    assert page.headers["content-type"].startswith("text/html")
    assert "default-src 'none'" in page.headers["content-security-policy"]
    loaded = re.findall(r'(?:src|<link[^>]*href)="([^"]*)"', page.text)
    assert loaded
    for address in loaded:
        assert address.startswith("/assets/")
        assert client.get(address).status_code == 200


@pytest.mark.parametrize("path", PAGES)
def test_links_lead_somewhere(client: httpx.Client, path: str) -> None:
    page = client.get(path).text
    ids = set(re.findall(r'id="([^"]*)"', page))
    for address in set(re.findall(r'<a href="([^"]*)"', page)):
        if address.startswith("#"):
            assert address[1:] in ids, address
        else:
            assert client.get(address).status_code == 200, address


@pytest.mark.parametrize("path", ["/assets/playground/form.js", "/assets/docs/swagger-ui-bundle.js"])
def test_assets_are_kept_by_browsers_as_long_as_they_are_the_same(client: httpx.Client, path: str) -> None:
    first = client.get(path)
    assert first.headers["content-type"].startswith("text/javascript")
    assert (first.headers["cache-control"], first.headers["x-content-type-options"]) == ("no-cache", "nosniff")
    again = client.get(path, headers={"if-none-match": first.headers["etag"]})
    assert (again.status_code, again.content) == (304, b"")


def test_there_are_no_other_files_under_any_name(client: httpx.Client) -> None:
    for path in (
        "/assets/",
        "/assets/playground",
        "/assets/../templating.py",
        "/assets/playground/../../templating.py",
        "/assets/docs/%00",
        f"/assets/docs/{'x' * 5_000}",
    ):
        assert client.get(path).status_code == 404


def test_the_packs_are_there_to_be_read(client: httpx.Client) -> None:
    page = client.get("/packs").text
    for pack in client.get("/v1/packs").json()["packs"]:
        assert pack["version"] in page
        assert all(f"<code>{rule}</code>" in page for rule in pack["rules"])
    assert '<a href="/packs">Packs</a>' in client.get("/").text


def test_a_browser_reads_that_there_is_nothing_and_a_machine_gets_a_problem(client: httpx.Client) -> None:
    browser = {"accept": "text/html,application/xhtml+xml,*/*;q=0.8"}
    page = client.get("/nothing-here", headers=browser)
    assert (page.status_code, page.headers["content-type"]) == (404, "text/html; charset=utf-8")
    assert "There is nothing at this address" in page.text
    for path, headers in (("/nothing-here", {}), ("/v1/nothing-here", browser)):
        assert client.get(path, headers=headers).headers["content-type"] == "application/problem+json"


def test_status(client: httpx.Client) -> None:
    assert client.get("/livez").json() == {"status": "live"}
    ready = client.get("/readyz").json()
    assert ready["ready"] is True
    packs = client.get("/v1/packs").json()
    assert packs["versions"]["packs"] in ready["checks"][0]["detail"]
    sales = next(pack for pack in packs["packs"] if (pack["department"], pack["language"]) == ("sales", "en"))
    assert "discount_without_conditions" in sales["rules"]


def test_templates_escape_whatever_is_put_into_them() -> None:
    templates = list(Path(str(files("askfirst.http"))).glob("templates/**/*.html"))
    unescaped = {one.name for one in templates if re.search(r"\|\s*safe\b|autoescape", one.read_text("utf-8"))}
    assert templates
    assert unescaped == set()
