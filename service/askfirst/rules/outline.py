"""What has to be known of a language's packs before a text comes that needs them."""

import msgspec

from askfirst.rules.replies import Replies


class PackInfo(msgspec.Struct, frozen=True):
    """A loaded pack: what it is for, its rules, where it comes from."""

    department: str | None
    language: str
    version: str
    rules: tuple[str, ...]
    file: str


class Outline(msgspec.Struct, frozen=True):
    """The packs of a language by name, what its texts are told by, and the words that replies are made of."""

    packs: tuple[PackInfo, ...]
    function_words: tuple[str, ...]
    letters: str
    replies: Replies
