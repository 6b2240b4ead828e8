"""Example 2: every level is asked in turn at its deadline, then the best guess is taken."""

from itertools import pairwise

import httpx
import pytest

from tests.e2e.n8n.stage import BUSY, Stage
from tests.e2e.n8n.test_answers import page_of_n8n


@pytest.mark.parametrize(
    ("story", "level", "early", "late", "people"),
    [
        ("nobody-5", 5, 4, 4, ["first", "second", "third"]),
        ("nobody-60", 60, 1, BUSY, ["@jo", "@kim", "director@example.com"]),
    ],
)
def test_every_level_is_asked_once_at_its_deadline(
    stage: Stage, story: str, level: float, early: float, late: float, people: list[str]
) -> None:
    """`early`: the service's clock starts with the question, and its message comes a little later."""
    if story == "nobody-5":  # so short that it begins when nothing else does
        stage.begin(story)
    done = stage.over(story, seconds=300)
    asked = stage.asked(story)
    assert [one.to for one in asked] == people
    (settled,) = done.of("Carry it out with care")
    times = [*(one.at for one in asked), settled.started]
    lateness = [stage.late(earlier, level, later) for earlier, later in pairwise(times)]
    assert [seconds for seconds in lateness if not -early < seconds < late] == []


def test_after_the_last_deadline_the_link_shows_a_page(stage: Stage) -> None:
    """A page of n8n, where the workflow keeps the time: nobody else is left who could answer."""
    stage.over("nobody-60", seconds=300)
    assert [page_of_n8n(asked).count("has finished already") for asked in stage.asked("nobody-60")] == [1, 1, 1]


def test_with_the_service_that_page_says_what_was_assumed(stage: Stage) -> None:
    """The level was one of three."""
    stage.over("nobody-5", seconds=300)
    for asked in stage.asked("nobody-5"):
        page = httpx.get(asked.link, trust_env=False)
        assert (page.status_code, page.headers["content-type"]) == (200, "text/html; charset=utf-8")
        assert "no discount is given" in page.text


@pytest.mark.parametrize("story", ["nobody-5", "nobody-60"])
def test_at_the_end_stands_a_best_guess_with_what_it_assumes_and_risks(stage: Stage, story: str) -> None:
    (guess,) = stage.over(story, seconds=300).json("Carry it out with care")
    assert guess["assumed"].startswith("no discount is given")
    assert guess["risk"] == "medium"
    assert guess["safe_to_proceed"] is True
