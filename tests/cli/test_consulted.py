"""`askfirst evaluate --llm`: figures with second opinions, and what share was asked about."""

import json
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from askfirst.cli.main import askfirst
from tests.llm.endpoint import UNCLEAR, Json, answering

CASES: list[Json] = [
    {"id": "passed", "text": "Play something", "label": "clarify"},
    {"id": "general", "text": "Configure the Kestrel mailer", "label": "clarify"},
    {"id": "sure", "text": "Send the invoice 4711 to anna@acme.example today at 17:00", "label": "clear"},
    {"id": "blocked", "text": "Configure the Kestrel mailer", "label": "clarify", "required_fields": ["recipient"]},
]


@pytest.fixture
def cases(tmp_path: Path) -> str:
    file = tmp_path / "cases.jsonl"
    file.write_text("\n".join(map(json.dumps, CASES)))
    return str(file)


def evaluated(*arguments: str, model: str = "a-model") -> Result:
    return CliRunner().invoke(askfirst, ["evaluate", *arguments], env={"ASKFIRST_LLM_MODEL": model})


def test_it_tells_the_share_that_was_asked_about_and_what_came_of_it(cases: str) -> None:
    with answering(UNCLEAR) as endpoint:
        done = evaluated(cases, "--llm", endpoint.url)
        assert len(endpoint.requests) == 2
    assert done.exit_code == 0, done.output
    assert "1.000" in done.output  # all are right, and "Play something" is only with the model
    told = "second opinions: asked for 2 of 4 (0.500): 2 unclear; 840 tokens read, 60 written"
    assert told in " ".join(done.output.split())


def test_an_endpoint_without_a_model_is_refused(cases: str) -> None:
    done = evaluated(cases, "--llm", "http://127.0.0.1:9/v1", model="")
    assert done.exit_code != 0
    assert "ASKFIRST_LLM_MODEL" in f"{done.output} {done.exception}"
