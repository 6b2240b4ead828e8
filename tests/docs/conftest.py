"""A story for each page: a workspace of its own, and a service; few pages need one of their own."""

import os
import shutil
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from pathlib import Path
from tempfile import TemporaryDirectory

import pytest

from tests.delivery.receiver import receiving
from tests.docs.story import Story
from tests.http.service import Service, serving

Tells = Callable[..., Story]
PATIENCE = "300"
"""Seconds for a check of packs: how long one takes says more about the machine."""


@pytest.fixture(scope="session")
def shared() -> Iterator[tuple[Service, Path]]:
    with TemporaryDirectory() as data, serving(data=data, check_timeout=PATIENCE) as service:
        yield service, Path(data)


def needed(program: str) -> None:
    """Skip, or with CI fail, where the examples cannot be run as they stand."""
    if shutil.which(program) is None:
        (pytest.fail if os.environ.get("CI") else pytest.skip)(f"{program} is not installed: the examples use it")


@pytest.fixture
def story(tmp_path: Path, request: pytest.FixtureRequest) -> Iterator[Tells]:
    needed("curl")
    with ExitStack() as open_, TemporaryDirectory() as empty:

        def made(*, alone: bool, **environ: str) -> Story:
            hook = open_.enter_context(receiving())
            service, data = (
                (open_.enter_context(serving(data=empty, check_timeout=PATIENCE)), Path(empty))
                if alone
                else request.getfixturevalue("shared")
            )
            return Story(tmp_path, service, data, hook.url, **environ)

        yield made
