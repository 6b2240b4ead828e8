"""Where the packs lie that come with Askfirst: inside the wheel, or beside a checkout's code."""

from pathlib import Path

HERE = Path(__file__).resolve().parent


def in_checkout() -> bool:
    """Whether the code runs from a checkout, where the shipped packs are being worked on."""
    return not (HERE / "packs").is_dir()


def shipped_packs() -> Path:
    """The folder with one folder per language."""
    return HERE.parent.parent / "rules" if in_checkout() else HERE / "packs"


def kept_packs() -> Path:
    """The folder in which is kept what the shipped packs come to; it may be missing, and not be writable."""
    return HERE / "kept"
