"""The hello-world of the README, as a new user does it."""

from pathlib import Path

from tests.e2e.n8n.hello import empty, first_steps
from tests.e2e.n8n.installed import home


def test_from_an_empty_n8n_to_a_settled_question(tmp_path: Path) -> None:
    with empty(home(), tmp_path) as (n8n, service):
        first_steps(n8n, service, lambda page, name: None)
