"""Where the stories are played: one n8n, the services, the chat, and the executions that began."""

import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from tests.e2e.n8n.chat import Asked, Chat, chatting
from tests.e2e.n8n.execution import Execution
from tests.e2e.n8n.host import N8n
from tests.e2e.n8n.rest import Rest
from tests.e2e.n8n.stories import Story
from tests.e2e.n8n.workflows import Workflow, example
from tests.http.service import Service, serving

SERVICE, CHAT = "http://127.0.0.1:8080", "https://chat.example.com/messages"


class Stage:
    """Everything that runs while the tests look on."""

    def __init__(self, n8n: N8n, chat: Chat, services: dict[str, Service]) -> None:
        self.n8n, self.chat, self.services = n8n, chat, services
        self.rest = Rest(n8n)
        self.began: dict[str, tuple[str, float]] = {}

    def workflow(self, story: Story) -> Workflow:
        addresses = {SERVICE: self.services[story.service].url, CHAT: self.chat.url(story.name)}
        made = example(story.example, story.name, addresses)
        story.change(made)
        return made

    def begin(self, story: Story) -> None:
        self.rest.activate(story.name)
        self.began[story.name] = self.rest.start(story.name, story.name, story.body), time.time()

    def over(self, story: str, seconds: float = 60) -> Execution:
        """The story's execution at its end."""
        return self.rest.over(self.began[story][0], seconds)

    def parked(self, story: str) -> Execution:
        return self.rest.parked(self.began[story][0])

    def asked(self, story: str) -> list[Asked]:
        return self.chat.asked(story)


@contextmanager
def playing(home: Path, folder: Path, stories: list[Story]) -> Iterator[Stage]:
    """Begins every story, in order; the tests then look at each."""
    n8n = N8n(home, folder)
    with chatting() as chat, serving(store="none") as stateless, serving() as keeping:
        stage = Stage(n8n, chat, {"stateless": stateless, "keeping": keeping})
        n8n.workflows([stage.workflow(story) for story in stories])
        n8n.start()
        try:
            stage.rest.sign_up()
            for story in stories:
                stage.begin(story)
            yield stage
        finally:
            stage.rest.http.close()
            n8n.stop()
