"""Links lead to files and headings that are there."""

import re
from pathlib import Path

import pytest

from tests.docs.markdown import PAGES, ROOT, anchors, links

LINKS = [(page, link) for page in PAGES for link in links(page) if "://" not in link]


@pytest.mark.parametrize(("page", "link"), LINKS, ids=lambda value: value.name if isinstance(value, Path) else value)
def test_links_lead_somewhere(page: Path, link: str) -> None:
    name, _, anchor = link.partition("#")
    target = (page.parent / name).resolve() if name else page
    assert target.is_relative_to(ROOT)
    assert target.exists(), f"{page.name}: {link} leads nowhere"
    if anchor:
        assert anchor in anchors(target), f"{page.name}: {target.name} has no heading {anchor}, but {anchors(target)}"


def test_every_page_is_in_the_index() -> None:
    listed = {link.partition("#")[0] for link in links(ROOT / "docs/README.md")}
    missing = {page.name for page in (ROOT / "docs").glob("*.md")} - listed - {"README.md"}
    assert not missing, f"docs/README.md does not lead to {sorted(missing)}"


PACKAGE = ROOT / "service/askfirst"
PLACES = (ROOT, PACKAGE)
"""Where the page's paths begin."""


def test_the_architecture_names_only_what_exists() -> None:
    named = set(re.findall(r"`([\w./-]+(?:/|\.py))`", (ROOT / "docs/architecture.md").read_text("utf-8")))
    gone = {path for path in named if not any((place / path).exists() for place in PLACES)}
    assert named and not gone, f"docs/architecture.md names what is not there: {sorted(gone)}"
