"""A service that is killed while somebody waits for it, and comes back at the same address with the same store."""

from contextlib import AbstractContextManager, contextmanager
from pathlib import Path

from tests.http.service import Service, command, started
from tests.stores.redis_server import free_port


class MortalService:
    """Keeps what it knows in a folder; `kill` is SIGKILL."""

    def __init__(self, folder: Path) -> None:
        folder.mkdir()
        self._folder, self._port = folder, free_port()
        self.url = f"http://127.0.0.1:{self._port}"
        self._running: AbstractContextManager[Service] | None = None
        self._service: Service | None = None

    def __enter__(self) -> "MortalService":
        self.start()
        return self

    def __exit__(self, *_: object) -> None:
        if self._running is not None:
            self._running.__exit__(None, None, None)

    def start(self) -> None:
        process = command("serve", port=str(self._port), data=str(self._folder), rate="1000")
        self._running = contextmanager(started)(process)
        self._service = self._running.__enter__()

    def kill(self) -> None:
        assert self._service is not None
        assert self._running is not None
        self._service.process.kill()
        self._running.__exit__(None, None, None)
