"""The chat through which people are asked: it records who was asked what, and when, and lets them act."""

import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass

from tests.delivery.receiver import Got, ReceiverServer, Say, receiving
from tests.e2e.n8n.people import Person, nobody
from tests.e2e.n8n.waiting import until


@dataclass(frozen=True)
class Asked:
    """One message to one person."""

    to: str
    text: str
    link: str
    about: str
    """The id of the item that it is about; empty where there is only one."""
    at: float
    """Seconds since 1970."""

    @property
    def page(self) -> str:
        """The link in the text, for a browser; `link` is for programs."""
        return self.text.split()[-1]


class Chat:
    """Each workflow sends to a path of its own, so what it asked is told apart from the others'."""

    def __init__(self) -> None:
        self.people: dict[str, Person] = {}
        """Who reads the messages of a workflow."""
        self.slow: dict[str, float] = {}
        """How many seconds a workflow's messages take to be sent."""
        self.faults: list[str] = []
        self._receiver: ReceiverServer | None = None
        self._behind = time.time() - time.monotonic()

    def url(self, workflow: str) -> str:
        assert self._receiver is not None
        return f"http://127.0.0.1:{self._receiver.port}/{workflow}"

    def asked(self, workflow: str) -> list[Asked]:
        assert self._receiver is not None
        return [self._read(got) for got in list(self._receiver.got) if got.path == f"/{workflow}"]

    def nth(self, workflow: str, number: int, seconds: float = 60) -> Asked:
        """The message with this number, counted from 1, when it has come."""
        until(lambda: len(self.asked(workflow)) >= number, f"message {number} of {workflow}", seconds)
        return self.asked(workflow)[number - 1]

    def _read(self, got: Got) -> Asked:
        said = got.json
        return Asked(said["to"], said["text"], said["answer_at"], str(said.get("about", "")), got.at + self._behind)

    def _take(self, got: Got, before: int) -> Say:
        workflow = got.path.removeprefix("/")
        number = len(self.asked(workflow))
        threading.Thread(target=self._read_by, args=(workflow, self._read(got), number), daemon=True).start()
        return Say(wait=self.slow.get(workflow, 0))

    def _read_by(self, workflow: str, asked: Asked, number: int) -> None:
        try:
            self.people.get(workflow, nobody)(asked.link, number, asked.about)
        except AssertionError as fault:  # in a thread of its own nobody would see it
            self.faults.append(f"{workflow}, {asked.about}, {asked.text!r}: {fault}")

    @contextmanager
    def open(self) -> Iterator["Chat"]:
        with receiving(self._take) as self._receiver:
            yield self
