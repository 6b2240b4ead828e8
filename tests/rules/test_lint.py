"""What is reported of packs that load: word lists of one name that meet by chance."""

from pathlib import Path

from askfirst.rules.lint import lint
from askfirst.rules.loading import load_shelves
from askfirst.scoring.findings import FINDINGS
from askfirst.text.entities import ENTITIES
from tests.packs import rule, write_packs


def lexicon(folder: Path, **files: str) -> Path:
    """A folder of packs with these files below `lexicon/`."""
    write_packs(folder, general=rule("when: hall\nexamples: {clarify: [a hall], clear: [a hut]}", "null"))
    (folder / "en" / "lexicon").mkdir()
    for name, text in files.items():
        (folder / "en" / "lexicon" / f"{name}.yaml").write_text(text, "utf-8")
    return folder


def reported(*folders: Path) -> list[str]:
    """What lint says of folders that lie over each other: file, line, problem and mend."""
    shelf = load_shelves(folders, ENTITIES, FINDINGS)["en"]
    return [str(error).removeprefix(f"{folders[-1]}/en/lexicon/") for error in lint(shelf)]


def test_a_list_that_two_files_of_a_folder_begin(tmp_path: Path) -> None:
    packs = lexicon(tmp_path, halls="lists:\n  hall: [hall]\n", venues="lists:\n  a: [b]\n  hall: [arena]\n")
    assert reported(packs) == [
        "venues.yaml:3: the list hall stands in lexicon/halls.yaml as well. "
        "Write it under adds, if its words belong to that list; else give it another name"
    ]


def test_files_before_and_after_a_list_may_add_words_to_it(tmp_path: Path) -> None:
    packs = lexicon(tmp_path, a="adds: {hall: [arena]}", halls="lists: {hall: [hall]}", venues="adds: {hall: [venue]}")
    assert reported(packs) == []


def test_words_for_a_list_that_is_nowhere(tmp_path: Path) -> None:
    packs = lexicon(tmp_path, venues="adds:\n  hal: [arena]\n")
    assert reported(packs) == [
        "venues.yaml:2: there is no list hal to add to. Correct its name, or write it under lists"
    ]


def test_a_later_folder_gives_words_to_a_list_below_under_either_key(tmp_path: Path) -> None:
    below = lexicon(tmp_path / "below", halls="lists: {hall: [hall]}")
    for key in ("lists", "adds"):
        assert reported(below, lexicon(tmp_path / key, venues=f"{key}: {{hall: [arena]}}")) == []


def test_irregular_forms_of_one_word_in_two_files(tmp_path: Path) -> None:
    forms = "irregular:\n  seat: [sat]\n"
    packs = lexicon(tmp_path, halls=forms, venues=forms)
    assert reported(packs) == ["venues.yaml:2: the word seat stands in lexicon/halls.yaml as well. Keep one of the two"]


def test_a_phrase_that_stands_twice_in_a_list(tmp_path: Path) -> None:
    packs = lexicon(tmp_path, halls="lists:\n  hall: [hall, arena, hall]\n", venues="adds: {hall: [arena]}")
    assert reported(packs) == ["halls.yaml:2: in the list hall, hall stands more than once. Keep it once"]
