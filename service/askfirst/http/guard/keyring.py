"""The keys that are good right now, looked up by hash; the file is read again when it changes."""

import logging

from askfirst.errors import KeysError
from askfirst.keys.file import KeyFile
from askfirst.keys.key import Key, digest

_log = logging.getLogger("askfirst.keys")


class Keyring:
    """Who holds which key. While there has never been one, nobody is asked, unless `asks` says so."""

    def __init__(self, file: KeyFile, *, asks: bool) -> None:
        """Reads the file; raises KeysError. `asks`: ask for a key even if there is none."""
        self._file, self.asks = file, asks
        self._mark: tuple[int, int, int] | None = None
        self._good: dict[bytes, Key] = {}
        self.failure: str | None = None
        """Why the file's newest state is not in use; None while it is."""
        self._take()

    def __len__(self) -> int:
        """How many keys are good."""
        return len(self._good)

    def holder(self, token: bytes) -> Key | None:
        """The key that this token is, unless unknown or revoked."""
        return self._good.get(digest(token))

    def look(self) -> None:
        """Read the file again where it has changed; what cannot be read leaves the keys as they are."""
        try:
            self._take()
        except KeysError as error:
            self.failure = str(error)
            _log.error("The keys stay as they are: %s", error)

    def _take(self) -> None:
        """Read the file if it is another one than before. Once asked for, keys stay asked for."""
        mark = self._file.mark()
        if mark == self._mark:
            return
        self._mark = mark
        keys = self._file.read()
        self._good = {bytes.fromhex(key.hash): key for key in keys if not key.revoked}
        self.asks = self.asks or bool(keys)
        self.failure = None
