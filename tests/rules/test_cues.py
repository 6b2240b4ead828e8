"""The small words of replies: given whole or not at all, named with file and line where they are not, documented."""

from pathlib import Path

import pytest

from askfirst.errors import PackError
from askfirst.rules.loading import load_shelves
from askfirst.scoring.findings import FINDINGS
from askfirst.shipped import shipped_packs
from askfirst.text.cues import Cues, cued, opened, spots
from askfirst.text.entities import ENTITIES
from tests.packs import rule, write_packs

NAMES = Cues.__struct_fields__
PACKS = Path(__file__).parents[2] / "docs" / "packs-reference.md"


def folder(place: Path, replies: str) -> Path:
    """A folder of packs with this `replies.yaml`."""
    write_packs(place, general=rule("when: hall\nexamples: {clarify: [a hall], clear: [a hut]}", "null"))
    (place / "en" / "replies.yaml").write_text(replies, "utf-8")
    return place


def cues(**given: str) -> str:
    """A `replies.yaml` with all cues, these as given."""
    return "cues:\n" + "".join(f"  {name}: {given.get(name, '[]')}\n" for name in NAMES)


def of(*folders: Path) -> Cues:
    """The cues that a reader of these folders has."""
    return load_shelves(folders, ENTITIES, FINDINGS)["en"].reader.cues


@pytest.mark.parametrize(
    ("replies", "named"), [(cues() + "  latter: [later]\n", "`latter`"), ("cues: {wording: [text]}\n", "`what`")]
)
def test_a_cue_that_is_not_known_or_missing(tmp_path: Path, replies: str, named: str) -> None:
    with pytest.raises(PackError) as error:
        of(folder(tmp_path, replies))
    assert "replies.yaml:" in str(error.value)
    assert named in str(error.value)


def test_a_folder_without_cues_keeps_those_below(tmp_path: Path) -> None:
    below = folder(tmp_path / "below", cues(meaning="[Stands for]"))
    assert of(below, folder(tmp_path / "above", "skip: [pass]\n")).meaning == ("stands for",)


def test_a_folder_without_words_of_later_keys_keeps_those_below(tmp_path: Path) -> None:
    below = folder(tmp_path / "below", cues() + "denying: [save]\neither: [march]\n")
    above = folder(tmp_path / "above", "skip: [pass]\n"), folder(tmp_path / "topmost", "denying: [bar]\n")
    kept, own = (load_shelves([below, *more], ENTITIES, FINDINGS)["en"].replies for more in (above[:1], above))
    assert (kept.denying, kept.either, kept.skip) == (("save",), ("march",), ("pass",))
    assert (own.denying, own.either) == (("bar",), ("march",))


def test_phrases_are_cut_as_texts_are(tmp_path: Path) -> None:
    found = of(folder(tmp_path, cues(meaning='["don\'t"]')))
    assert found.meaning == ("do n't",)
    assert opened(["do", "n't", "go"], found.meaning)
    assert not cued(["do", "go"], found.meaning)
    assert [(hit.start, hit.end) for hit in spots(["so", "do", "n't"], found.meaning)] == [(1, 3)]


def test_every_cue_is_documented() -> None:
    section = PACKS.read_text("utf-8").partition("## Replies")[2].partition("\n## ")[0]
    assert not [name for name in NAMES if f"`{name}`" not in section]


def test_every_shipped_language_has_cues() -> None:
    shelves = load_shelves([shipped_packs()], ENTITIES, FINDINGS)
    assert not [language for language, shelf in shelves.items() if shelf.replies.cues is None]
