"""Where the packs lie that come with Askfirst: inside the wheel, or beside a checkout's code."""

from pathlib import Path

HERE = Path(__file__).resolve().parent


def shipped_packs() -> Path:
    """The folder with one folder per language."""
    installed = HERE / "packs"
    return installed if installed.is_dir() else HERE.parent.parent / "rules"
