"""`askfirst score` as a user runs it, by the installed command."""

import json
import os
import subprocess
import sys
from pathlib import Path

from tests.packs import rule


def run(*arguments: str, stdin: str = "", **environ: str) -> subprocess.CompletedProcess[str]:
    command, environment = [sys.executable, "-m", "askfirst", *arguments], {**os.environ, **environ}
    return subprocess.run(
        command, input=stdin, capture_output=True, text=True, timeout=60, check=False, env=environment
    )


def test_one_instruction_for_a_person() -> None:
    done = run("score", "Give them a good discount", "--department", "sales")
    assert done.returncode == 1
    assert "clarify" in done.stdout and "?" in done.stdout and "discount_without_conditions" in done.stdout


def test_a_clear_instruction_exits_with_0() -> None:
    done = run("score", "Archive the invoice INV-77 of Ines")
    assert (done.returncode, "proceed" in done.stdout) == (0, True)


def test_json_is_the_assessment_of_the_api() -> None:
    done = run("score", "Give them a good discount", "-d", "sales", "--json")
    found = json.loads(done.stdout)
    assert found["decision"] == "clarify" and found["issues"][0]["span"]["text"] in "Give them a good discount"


def test_a_file_and_stdin_hold_one_instruction_per_line(tmp_path: Path) -> None:
    lines = "Give them a good discount\n\nArchive the invoice INV-77 of Ines\n"
    (tmp_path / "todo.txt").write_text(lines, "utf-8")
    by_file = run("score", "--file", str(tmp_path / "todo.txt"), "-d", "sales", "--json")
    by_stdin = run("score", "-", "-d", "sales", "--json", stdin=lines)
    assert by_file.stdout == by_stdin.stdout
    first, second = (json.loads(line)["decision"] for line in by_file.stdout.splitlines())
    assert first == "clarify"
    assert second in ("proceed", "proceed_with_log")


def test_mistakes_are_one_line_that_says_what_to_do(tmp_path: Path) -> None:
    for arguments, words in [
        (("score", "x", "-d", "saless"), "no pack for 'saless'"),
        (("score", "--file", str(tmp_path / "none.txt")), "cannot be read"),
        (("score", ""), "is blank"),
        (("score", "-"), "no instruction in it"),
        (("score", "x", "--packs", str(tmp_path / "none")), "none"),
    ]:
        done = run(*arguments)
        assert done.returncode == 2, arguments
        assert words in done.stderr and "Traceback" not in done.stderr, done.stderr


def test_packs_of_the_setting_count_unless_a_flag_names_others(tmp_path: Path) -> None:
    for name in ("first", "second"):
        (tmp_path / name / "en").mkdir(parents=True)
        wording = f'when: {{phrases: [a nice venue]}}\nissue: "{name}"\nquestion: "Which venue?"\nassume: "none"'
        (tmp_path / name / "en" / "events.yaml").write_text(rule(wording, "events"), "utf-8")
    first, second = str(tmp_path / "first"), str(tmp_path / "second")
    ordered = ("score", "Book a nice venue", "-d", "events", "--json")
    by_setting = run(*ordered, ASKFIRST_PACKS=first)
    by_flag = run(*ordered, "--packs", second, ASKFIRST_PACKS=first)
    issues = [json.loads(done.stdout)["issues"] for done in (by_setting, by_flag)]
    assert ["first" in {one["issue"] for one in found} for found in issues] == [True, False]
    assert ["second" in {one["issue"] for one in found} for found in issues] == [False, True]
