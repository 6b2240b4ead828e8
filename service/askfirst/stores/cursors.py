"""Places in lists that are ordered by time and id: as text that sorts alike, and as the cursor given out."""

import re

from askfirst.errors import CursorError

_PLACE = re.compile(r"\d{15}:.{1,400}", re.DOTALL)


def place(at: int, id_: str) -> str:
    """The place of an entry: sorts by time, then by id."""
    return f"{at:015d}:{id_}"


def read_cursor(cursor: str | None) -> tuple[int, str] | None:
    """The time and id of the last entry seen, None at the start. Raises CursorError."""
    if cursor is None:
        return None
    if not _PLACE.fullmatch(cursor):
        raise CursorError
    return int(cursor[:15]), cursor[16:]
