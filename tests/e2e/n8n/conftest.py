"""One n8n for all tests of this folder; everything that takes time begins before the first of them."""

from collections.abc import Iterator

import pytest

from tests.e2e.n8n.installed import home
from tests.e2e.n8n.stage import Stage, playing
from tests.e2e.n8n.stories import LONG, SHORT


@pytest.fixture(scope="session")
def stage(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Stage]:
    with playing(home(), tmp_path_factory.mktemp("n8n"), LONG, SHORT) as begun:
        yield begun
