"""`askfirst rules check`: what a marketer sees after editing a pack."""

from pathlib import Path

from tests.cli.test_score import run
from tests.packs import rule


def check(folder: Path, pack: str) -> tuple[int, str]:
    (folder / "en").mkdir(exist_ok=True)
    (folder / "en" / "events.yaml").write_text(pack, "utf-8")
    done = run("rules", "check", str(folder))
    return done.returncode, done.stdout


GOOD = """when: {phrases: [a nice venue]}
issue: "No venue"
suggestion: "Name it"
question: "Which venue?"
assume: "no venue is booked"
examples: {clarify: [Book a nice venue], clear: [Book the Odeon]}"""


def test_a_good_pack(tmp_path: Path) -> None:
    code, out = check(tmp_path, rule(GOOD, "events"))
    assert (code, "all as they should be" in out) == (0, True), out
    assert " rules (1 of them yours), " in out
    assert f"{tmp_path / 'en' / 'events.yaml'}: the_rule (2 examples)" in out


def test_an_example_that_does_not_hold_is_named(tmp_path: Path) -> None:
    code, out = check(tmp_path, rule(GOOD.replace("Book the Odeon", "Is it a nice venue"), "events"))
    assert code == 1
    assert "events.yaml:3: the_rule fires, and must not: 'Is it a nice venue'" in out


def test_a_rule_without_examples_is_named(tmp_path: Path) -> None:
    code, out = check(tmp_path, rule("when: somewhere nice", "events"))
    assert code == 1 and "events.yaml:3: the rule the_rule has no examples under clarify and clear" in out


def test_a_pattern_that_cannot_match_is_named(tmp_path: Path) -> None:
    for pattern, words in [
        ("[{LEMMA: go}]", "needs a trained pipeline"),
        ("[{LOWER: Big}]", "has capitals"),
        ("[{LOWER: big deal}]", "has a space"),
        ("[{LOVER: big}]", "not a spaCy token pattern"),
    ]:
        code, out = check(
            tmp_path, rule(GOOD.replace("{phrases: [a nice venue]}", f"{{tokens: [{pattern}]}}"), "events")
        )
        assert code == 1 and words in out, out


def test_an_empty_pack_is_named(tmp_path: Path) -> None:
    code, out = check(tmp_path, "department: events\n")
    assert code == 1 and "events.yaml:1: the pack has no rules" in out


def test_a_broken_pack_is_named_with_its_line(tmp_path: Path) -> None:
    code, out = check(tmp_path, rule(GOOD + "\nblock: true", "events"))
    assert code == 1 and "events.yaml:11: unknown key `block`. Did you mean `blocks`?" in out


def test_a_file_that_would_not_be_read_is_named(tmp_path: Path) -> None:
    (tmp_path / "hr.yaml").write_text("department: hr\n")
    code, out = check(tmp_path, rule(GOOD, "events"))
    assert code == 1 and f"{tmp_path / 'hr.yaml'}:1: is not read: it stands in no language's folder. Move it" in out
    start = run("serve", ASKFIRST_PACKS=str(tmp_path), ASKFIRST_DATA=str(tmp_path / "data"), ASKFIRST_PORT="0")
    assert start.returncode != 0 and "it stands in no language's folder" in start.stderr


def test_every_mistake_is_named_and_counted(tmp_path: Path) -> None:
    code, out = check(tmp_path, rule(GOOD.replace("phrases:", "phrase:").replace("assume", "asume"), "events"))
    assert code == 1
    for said in ("5: unknown key `phrase`. Did you mean `phrases`?", "9: unknown key `asume`. Did you mean `assume`?"):
        assert f"events.yaml:{said}" in out
    assert out.endswith("2 to mend\n")
