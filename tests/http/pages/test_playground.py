"""The playground as a client without scripts meets it."""

import re

import httpx
import pytest

UNCLEAR = {"text": "Offer Harbour Foods a better price if they sign soon", "department": "sales"}
PART = {"askfirst-part": "1"}


def messages(client: httpx.Client) -> int:
    counted: int = client.get("/v1/kpis").json()["total"]["counts"]["messages"]
    return counted


def opened(client: httpx.Client, **headers: str) -> httpx.Response:
    return client.post("/try/clarification", data=UNCLEAR, headers=headers)


def test_a_form_is_answered_by_the_whole_page_with_what_was_filled_in(client: httpx.Client) -> None:
    page = client.post("/try", data=UNCLEAR | {"text": "Call Alex at 10:00", "candidates": "Alex Kim\nAlex Brandt"})
    assert page.status_code == 200
    assert "Alex Kim or Alex Brandt" in page.text
    assert re.search(r"<textarea[^>]*>\nAlex Kim\nAlex Brandt</textarea>", page.text)
    assert '<option value="sales" selected>' in page.text


def test_only_a_part_comes_back_for_the_script(client: httpx.Client) -> None:
    part = client.post("/try", data=UNCLEAR, headers=PART).text
    assert part.startswith('<div class="scored"')
    assert "<html" not in part


def test_it_says_the_same_as_the_api(client: httpx.Client) -> None:
    assessment = client.post("/v1/score", json=UNCLEAR).json()
    part = client.post("/try", data=UNCLEAR, headers=PART).text
    assert f'data-id="{assessment["id"]}"' in part
    for issue in assessment["issues"]:
        assert issue["rule"] in part


@pytest.mark.parametrize(
    ("form", "status", "said"),
    [
        ({"text": " "}, 422, "is blank"),
        ({"text": "x" * 20_001}, 422, "at most 20,000 characters"),
        ({"text": "Book it", "department": "astrology"}, 422, "no pack for"),
        ({"text": "Book it", "fields": "when"}, 422, "has no colon"),
    ],
)
def test_what_cannot_be_scored_is_said_on_the_page_and_as_a_problem(
    client: httpx.Client, form: dict[str, str], status: int, said: str
) -> None:
    page = client.post("/try", data=form)
    assert (page.status_code, page.headers["content-type"]) == (status, "text/html; charset=utf-8")
    assert said in page.text
    problem = client.post("/try", data=form, headers=PART)
    assert problem.headers["content-type"] == "application/problem+json"
    assert said in problem.json()["detail"]


def test_a_reload_of_what_a_form_gave_leads_to_the_first_page(client: httpx.Client) -> None:
    for path in ("/try", "/try/clarification"):
        assert (client.get(path).status_code, client.get(path).headers["location"]) == (303, "/")
        assert client.put(path).status_code == 405


def test_trying_counts_for_no_kpi_but_opening_does(client: httpx.Client) -> None:
    before = messages(client)
    client.get("/")
    client.post("/try", data=UNCLEAR)
    assert messages(client) == before
    assert opened(client).status_code == 200
    assert messages(client) == before + 1


def test_a_clarification_is_opened_and_shown(client: httpx.Client) -> None:
    page = opened(client).text
    [token] = re.findall(r'href="(/answer/[^"]+)"', page)
    assert client.get(token).status_code == 200
    [id_] = re.findall(r'name="clarification" value="(clr_[0-9a-f]+)"', page)
    assert client.get(f"/v1/clarifications/{id_}").json()["from"] == {"id": "playground"}
    again = client.post("/try/clarification", data=UNCLEAR | {"clarification": id_})
    assert token in again.text


def test_nothing_is_opened_for_what_is_clear(client: httpx.Client) -> None:
    form = {"text": "Book room 4 for Dana Wolf on 3 May 2027 from 10:00 to 11:00 CEST"}
    part = client.post("/try/clarification", data=form, headers=PART).text
    assert 'data-status="clear"' in part


@pytest.mark.parametrize(
    ("headers", "status"),
    [
        ({"sec-fetch-site": "same-origin"}, 200),
        ({"sec-fetch-site": "none"}, 200),
        ({"sec-fetch-site": "cross-site"}, 403),
        ({"sec-fetch-site": "same-site"}, 403),
        ({"origin": "http://evil.example"}, 403),
        ({"origin": "null"}, 403),
    ],
)
def test_another_site_cannot_open_one(client: httpx.Client, headers: dict[str, str], status: int) -> None:
    assert opened(client, **headers).status_code == status


def test_a_browser_that_says_no_more_than_the_origin_can(client: httpx.Client) -> None:
    assert opened(client, origin=str(client.base_url).rstrip("/")).status_code == 200


@pytest.mark.parametrize("name", ["example", "version"])
def test_a_number_that_nobody_can_mean_is_none(client: httpx.Client, name: str) -> None:
    page = client.post("/try", data=UNCLEAR | {name: "9" * 5_000})
    assert page.status_code == 200
    unknown = client.post("/try/clarification", data={"clarification": "clr_none", name: "9" * 5_000}, headers=PART)
    assert unknown.status_code == 404
