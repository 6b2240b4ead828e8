"""Where the stories are played: one n8n, the services, the chat, and the executions that began."""

import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from tests.e2e.n8n.accounts import Accounts, accounts, credentials
from tests.e2e.n8n.chat import Asked, Chat
from tests.e2e.n8n.execution import Execution
from tests.e2e.n8n.host import N8n
from tests.e2e.n8n.mail import Mailbox
from tests.e2e.n8n.messengers import messengers
from tests.e2e.n8n.model import thinking
from tests.e2e.n8n.mortal import MortalService
from tests.e2e.n8n.package import packed
from tests.e2e.n8n.rest import Rest
from tests.e2e.n8n.stories import Story
from tests.e2e.n8n.workflows import ACCOUNT, Workflow, example

BUSY = 20.0
"""Seconds that n8n may take to go on where other tests run beside; on a quiet machine it is half a second."""
SERVICE, CHAT = "http://127.0.0.1:8080", "https://chat.example.com/messages"


class Stage:
    """Everything that runs while the tests look on."""

    def __init__(
        self, n8n: N8n, stories: list[Story], chat: Chat, accounts: Accounts, mortal: MortalService, mail: Mailbox
    ) -> None:
        self.n8n, self.chat, self.accounts, self.mortal, self.mail = n8n, chat, accounts, mortal, mail
        self.rest = Rest(n8n)
        self._stories = {story.name: story for story in stories}
        self.away = (0.0, 0.0)
        """From when until when n8n was not there (seconds since 1970)."""
        self._began: dict[str, str] = {}

    def workflow(self, story: Story) -> Workflow:
        replaced = {
            SERVICE: self.accounts[story.account]["baseUrl"],
            CHAT: self.chat.url(story.name),
            ACCOUNT: story.account,
        }
        made = example(story.example, story.name, replaced)
        story.change(made)
        self.chat.people[story.name], self.chat.slow[story.name] = story.people, story.slow
        return made

    def begin(self, name: str) -> str:
        """Begins a story; answers with the execution's id."""
        self._began[name] = self.rest.start(name, name, self._stories[name].body)
        return self._began[name]

    def run_by_hand(self, name: str) -> None:
        """As the button of the editor does."""
        self._began[name] = self.rest.run(name, "Instruction")

    def over(self, name: str, seconds: float = 60) -> Execution:
        """The story's execution at its end."""
        return self.rest.over(self._began[name], seconds)

    def parked(self, name: str) -> Execution:
        return self.rest.parked(self._began[name])

    def asked(self, name: str) -> list[Asked]:
        return self.chat.asked(name)

    def restart(self) -> None:
        """Stops n8n while executions wait, and starts it again."""
        stopped = time.time()
        self.n8n.stop()
        self.n8n.start()
        self.away = (stopped, time.time())

    def late(self, before: float, level: float, after: float) -> float:
        """Seconds by which a level's end came late; what falls due while n8n is away may come until it is back."""
        deadline = before + level
        stopped, back = self.away
        if stopped <= deadline <= back:
            return max(0, after - back)
        return after - deadline


@contextmanager
def playing(home: Path, folder: Path, long: list[Story], short: list[Story], **settings: str) -> Iterator[Stage]:
    """Begins all stories but those that their tests begin: the long ones, then n8n is restarted, then the others."""
    stories = [*long, *short]
    with (
        Chat().open() as chat,
        Mailbox().open() as mail,
        messengers(mail, folder) as others,
        thinking() as model,
        accounts(folder) as (known, mortal),
    ):
        n8n = N8n(home, folder, **others.environ, **settings)
        stage = Stage(n8n, stories, chat, known, mortal, mail)
        n8n.install(packed(home, folder))
        n8n.credentials(credentials(known, model, mail.port, others.url))
        n8n.workflows([stage.workflow(story) for story in stories])
        n8n.start()
        try:
            stage.rest.sign_up()
            for story in stories:
                if story.live:
                    stage.rest.activate(story.name)
            for story in long:
                stage.begin(story.name)
            for story in long:
                stage.parked(story.name)
            stage.restart()
            for story in short:
                if story.begins:
                    stage.begin(story.name)
            yield stage
        finally:
            stage.rest.http.close()
            n8n.stop()
    assert not chat.faults, chat.faults
