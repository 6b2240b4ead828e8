"""Which pack extends which."""

from collections.abc import Iterable

from askfirst.errors import PackError
from askfirst.rules import source
from askfirst.rules.layers import GENERAL
from askfirst.rules.packfile import PackFile
from askfirst.rules.sources import Sources


def base_of(files: "list[PackFile]") -> str:
    """The pack that these files extend; the general one unless they say otherwise."""
    named = [file.source.extends for file in files if file.source.extends]
    return named[-1] if named else GENERAL


def extension_order(packs: "dict[str, list[PackFile]]", sources: Sources) -> Iterable[str]:
    """Pack names so that each comes after the one it extends. Raises PackError on a circle, with all found before."""
    done: list[str] = [GENERAL]
    waiting = [name for name in packs if name != GENERAL]
    while waiting:
        ready = [name for name in waiting if base_of(packs[name]) in done]
        if not ready:
            file = packs[waiting[0]][-1]
            line = source.line_in(file.path, "$.extends")
            sources.fail(PackError(
                str(file.path), line, f"extends {base_of(packs[waiting[0]])!r}, which is no pack here",
                "Name a department of this language, or remove the line",
            ))  # fmt: skip
        done += ready
        waiting = [name for name in waiting if name not in ready]
    return done
