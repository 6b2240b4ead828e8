"""The command group: help is there whatever is installed."""

import subprocess
import sys

WITHOUT_SKLEARN = "import sys; sys.modules['sklearn'] = None; from askfirst.cli.main import main; main(sys.argv[1:])"


def run(*arguments: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-c", WITHOUT_SKLEARN, *arguments], capture_output=True, text=True, check=False
    )


def test_help_lists_every_command_where_an_extra_is_missing() -> None:
    done = run("--help")
    assert done.returncode == 0, done.stderr
    assert "serve" in done.stdout
    told = " ".join(done.stdout.replace("│", " ").split())
    assert "corpus For work on the reader; needs the extra `train`" in told
    assert "Not installed" not in told


def test_a_command_whose_package_is_missing_says_what_to_install() -> None:
    done = run("corpus", "check", "--least", "3")
    assert done.returncode == 1
    assert "the extra `train`" in done.stderr
    assert "make setup" in done.stderr
    assert "Traceback" not in done.stderr
