"""What holds for every page."""

from typing import Literal

import pytest

from tests.browser.looking import findings, overflow, picture
from tests.browser.visitor import DESKTOP, PHONE, Visitor

PAGES = ["/", "/docs", "/packs", "/problems", "/problems/not-found", "/answer/nothing"]


@pytest.mark.parametrize("path", PAGES)
@pytest.mark.parametrize(("width", "scheme"), [(PHONE, "light"), (DESKTOP, "dark")])
def test_everybody_can_use_it(visitor: Visitor, path: str, width: int, scheme: Literal["light", "dark"]) -> None:
    page = visitor.open(path, width=width, scheme=scheme)
    picture(page, "seen")
    assert findings(page) == []
    assert overflow(page) == 0


def test_the_check_finds_what_is_wrong(visitor: Visitor) -> None:
    page = visitor.open("/problems")
    page.evaluate("document.querySelector('main').innerHTML = '<img src=\"/assets/icon.svg\"><input>'")
    assert [one.split(":")[0] for one in findings(page)] == ["image-alt", "label"]
