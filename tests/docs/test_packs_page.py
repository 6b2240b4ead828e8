"""What docs/packs.md says of names in braces, and docs/packs-reference.md of entities, is what comes out."""

import re
from pathlib import Path

import pytest

from askfirst.gate import Gate, load_gate
from askfirst.model import Instruction
from askfirst.text.entities import ENTITIES
from tests.docs.markdown import ROOT, blocks

PAGE = ROOT / "docs/packs.md"
REFERENCE = ROOT / "docs/packs-reference.md"


def section(title: str, page: Path = REFERENCE) -> str:
    found = re.search(rf"^## {title}$(.*?)(?=^## |\Z)", page.read_text("utf-8"), re.MULTILINE | re.DOTALL)
    assert found, f"docs/{page.name} has no section {title}"
    return found[1]


def rows(text: str) -> list[list[str]]:
    """The cells of a table's lines, below its head."""
    lines = re.findall(r"^\| (.+) \|$", text, re.MULTILINE)
    return [line.split(" | ") for line in lines[1:]]


def examples() -> list[tuple[str, str]]:
    """Each entity of the table with each text that it is said to find something in."""
    found = []
    for names, texts in rows(section("Entities")):
        listed, sides = re.findall(r"`(\w+)`", names), texts.split("; ")
        assert len(sides) in (1, len(listed)), f"{names}: one text, or one for each"
        for name, side in zip(listed, sides if len(sides) > 1 else sides * len(listed), strict=True):
            found += [(name, text) for text in re.split(r", (?!000)", side)]
    return found


@pytest.fixture(scope="module")
def gate() -> Gate:
    return load_gate()


@pytest.mark.parametrize(("entity", "text"), examples())
def test_an_entity_finds_something_in_its_example(gate: Gate, entity: str, text: str) -> None:
    assert gate.shelves["en"].reader.read(text).entities(entity), f"#{entity} finds nothing in {text!r}"


def test_every_entity_is_named() -> None:
    missing = {name for name in ENTITIES if f"`{name}`" not in section("Entities")}
    assert not missing, f"docs/packs-reference.md, Entities, does not name {sorted(missing)}"


def test_names_in_braces_stand_for_what_the_table_says(tmp_path: Path) -> None:
    told = section("What is filled in", PAGE)
    table = rows(told)
    found = re.search(r'the text "([^"]+)"\s+gives', told)
    assert found, "the section names no text"
    pack = next(block for block in blocks(PAGE) if block.file == "my-packs/en/events.yaml").text
    template = " / ".join(name.strip("`") for name, _, _ in table)
    (tmp_path / "en").mkdir()
    (tmp_path / "en/events.yaml").write_text(re.sub(r'suggestion: ".*"', f'suggestion: "{template}"', pack), "utf-8")
    text = " ".join(found[1].split())
    issues = load_gate([tmp_path]).assess(Instruction(text=text, department="events")).issues
    said = next(issue.suggestion for issue in issues if issue.rule == "meal_without_guests")
    assert said.split(" / ") == [here for _, _, here in table]
