from pathlib import Path

from askfirst.live.packs import LivePacks
from askfirst.model import Instruction
from tests.packs import QUESTIONS, rule, write_packs

TEXT = Instruction(text="Book a demo with Ana Ruiz", department="sales")
RULE = 'when: {phrases: [demo]}\nissue: "Which demo?"\nquestion: "Which demo?"\nassume: "any"\nsuggestion: "Say it"\n'


def own(folder: Path, rule_id: str) -> None:
    (folder / "en").mkdir(exist_ok=True)
    (folder / "en" / "sales.yaml").write_text(rule(RULE, rule_id=rule_id), "utf-8")


def rules(packs: LivePacks) -> set[str]:
    return {issue.rule for issue in packs.gate.assess(TEXT).issues}


def test_changed_files_come_into_use_once_they_rest(tmp_path: Path) -> None:
    own(tmp_path, "first")
    packs = LivePacks([tmp_path])
    before = packs.gate
    packs.look()
    own(tmp_path, "second_one")
    packs.look()
    assert packs.gate is before, "it may still be written"
    packs.look()
    assert "second_one" in rules(packs)
    assert (packs.reloads, packs.failures, packs.failure) == (1, 0, None)
    packs.look()
    packs.look()
    assert packs.reloads == 1


def test_broken_files_change_nothing_until_they_are_mended(tmp_path: Path) -> None:
    own(tmp_path, "good")
    packs = LivePacks([tmp_path])
    before, file = packs.gate, tmp_path / "en" / "sales.yaml"
    good = file.read_text()
    file.write_text(good + "nonsense: 1\n")
    packs.look()
    packs.look()
    assert packs.gate is before
    assert packs.failures == 1
    assert str(packs.failure).startswith(f"{file}:")
    assert "nonsense" in str(packs.failure)
    assert str(packs.public_failure()).startswith("en/sales.yaml:")
    file.write_text(good)
    packs.look()
    packs.look()
    assert packs.failure is None
    assert "good" in rules(packs)


def test_a_file_that_would_not_be_read_is_named_while_the_service_runs(tmp_path: Path) -> None:
    own(tmp_path, "good")
    packs = LivePacks([tmp_path])
    (tmp_path / "en" / "hr.yml").write_text("department: hr\n")
    packs.look()
    packs.look()
    assert "Rename it to hr.yaml" in str(packs.failure)
    (tmp_path / "en" / "hr.yml").unlink()
    packs.look()
    packs.look()
    assert packs.failure is None


def test_every_broken_file_is_named(tmp_path: Path) -> None:
    write_packs(tmp_path, "es", sales="department: sales\n")
    write_packs(tmp_path, "fr", sales="department: sales\n")
    packs = LivePacks([tmp_path])
    for language in ("es", "fr"):
        (tmp_path / language / "sales.yaml").write_text("department: [\n")
    packs.reload()
    assert {line.partition(":")[0] for line in str(packs.public_failure()).splitlines()} == {
        "es/sales.yaml",
        "fr/sales.yaml",
    }


def test_a_folder_that_goes_away_and_comes_back(tmp_path: Path) -> None:
    folder = tmp_path / "packs"
    folder.mkdir()
    own(folder, "good")
    packs = LivePacks([folder])
    folder.rename(tmp_path / "away")
    packs.look()
    packs.look()
    assert "no such folder" in str(packs.failure)
    assert "good" in rules(packs)
    (tmp_path / "away").rename(folder)
    packs.look()
    packs.look()
    assert packs.failure is None


def test_a_new_file_and_a_deleted_one_are_changes(tmp_path: Path) -> None:
    own(tmp_path, "good")
    packs = LivePacks([tmp_path])
    (tmp_path / "en" / "questions.yaml").write_text(QUESTIONS)
    packs.look()
    packs.look()
    assert packs.reloads == 1
    (tmp_path / "en" / "questions.yaml").unlink()
    packs.look()
    packs.look()
    assert packs.reloads == 2


def test_asked_for_it_loads_without_a_change(tmp_path: Path) -> None:
    own(tmp_path, "good")
    packs = LivePacks([tmp_path])
    before = packs.gate
    packs.ask()
    packs.look()
    assert packs.gate is not before
    assert packs.gate.versions == before.versions
