"""Which instructions the user means: the arguments, the lines of a file, or stdin."""

import sys
from pathlib import Path

from askfirst.errors import InstructionError


def texts_of(text: str | None, file: Path | None) -> list[str]:
    """The instructions, one per line of a file or stdin; blank lines are left out.

    Raises InstructionError where there is none or the input is not UTF-8.
    """
    if text is not None and text != "-":
        return [text]
    name = str(file) if file else "stdin"
    try:
        content = file.read_text("utf-8") if file else sys.stdin.buffer.read().decode("utf-8")
    except UnicodeDecodeError as error:
        raise InstructionError(name, f"not UTF-8 at byte {error.start}", "Save it as UTF-8") from error
    except OSError as error:
        raise InstructionError(
            name, f"cannot be read: {error.strerror}", "Give a file with one instruction a line"
        ) from error
    texts = [line.strip() for line in content.splitlines() if line.strip()]
    if not texts:
        raise InstructionError(name, "no instruction in it", "Write one per line")
    return texts
