"""The secret that signs contexts: from the settings, else made once and kept in the data folder."""

import logging
import os
import secrets
from collections.abc import Sequence
from pathlib import Path

_log = logging.getLogger("askfirst.secret")


def signing_secrets(given: Sequence[str], folder: Path) -> list[bytes]:
    """The secrets in use: the first signs, the others only open what they signed before.

    Where none is given, the one in `folder` (`secret`, for its owner's eyes only), which is made when
    it is missing. Where that cannot be kept, one for this process alone, with a warning in the log.
    """
    if given:
        return [secret.encode() for secret in given]
    try:
        return [kept(folder / "secret")]
    except OSError as error:
        _log.warning(
            "No secret can be kept in %s (%s): contexts end with this process. Set ASKFIRST_SECRET, or ASKFIRST_DATA "
            "to a folder that can be written",
            folder,
            error.strerror,
        )
        return [secrets.token_bytes(32)]


def kept(file: Path) -> bytes:
    """The secret in a file; made once, also when several processes start together. Raises OSError."""
    for _ in range(2):
        try:
            if secret := file.read_bytes().strip():
                return secret
        except FileNotFoundError:
            pass
        made(file)
    return file.read_bytes().strip()


def made(file: Path) -> None:
    """Write a new secret, unless somebody else has come first: it is whole as soon as it has its name."""
    file.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
    temporary = file.with_suffix(f".{os.getpid()}.{secrets.token_hex(4)}.tmp")
    handle = os.open(temporary, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
    try:
        with os.fdopen(handle, "w") as written:
            written.write(secrets.token_urlsafe(32) + "\n")
            written.flush()
            os.fsync(written.fileno())
        try:
            os.link(temporary, file)
        except FileExistsError:
            if not file.read_bytes().strip():
                temporary.replace(file)
                return
    finally:
        temporary.unlink(missing_ok=True)
