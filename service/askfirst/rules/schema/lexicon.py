"""The word lists of a language."""

from msgspec import Struct
from msgspec import field as default


class Lexicon(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The word lists of a language, shared by its packs and the entities.

    `adds` gives words to lists that stand under `lists` in another file, so that no two of one name meet by chance.
    `irregular` gives the forms that `~` cannot derive: base form -> other forms. After a word of
    `command_leads` a verb gives an order; `function_words` tell the language of a text, as do the
    small `letters` that few languages have.
    """

    lists: dict[str, tuple[str, ...]] = default(default_factory=dict)
    adds: dict[str, tuple[str, ...]] = default(default_factory=dict)
    command_leads: tuple[str, ...] = ()
    function_words: tuple[str, ...] = ()
    letters: str = ""
    irregular: dict[str, tuple[str, ...]] = default(default_factory=dict)
