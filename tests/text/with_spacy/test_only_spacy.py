"""spaCy is imported without its command line, and is whole all the same."""

import subprocess
import sys


def printed(program: str) -> str:
    return subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True).stdout.strip()


def test_the_command_line_of_spacy_is_not_imported() -> None:
    loaded = "[name for name in ('spacy.cli', 'typer', 'weasel', 'requests') if name in sys.modules]"
    assert printed(f"import sys, askfirst.text.with_spacy, spacy; print({loaded})") == "[]"


def test_it_comes_when_it_is_asked_for() -> None:
    program = (
        "import askfirst.text.with_spacy, spacy.cli; "
        "print(callable(spacy.cli.download), 'pipelines' in spacy.info(silent=True))"
    )
    assert printed(program) == "True True"


def test_a_spacy_that_is_there_stays_as_it_is() -> None:
    program = (
        "import spacy; before = spacy.cli, spacy.info; import askfirst.text.with_spacy; "
        "print(before == (spacy.cli, spacy.info))"
    )
    assert printed(program) == "True"
