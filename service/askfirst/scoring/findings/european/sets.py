"""An order to change or remove "the documents", "our profiles": which ones nothing says."""

from collections.abc import Sequence

from askfirst.rules.nodes import Material, demanding
from askfirst.scoring.findings.european.nouns import narrowed
from askfirst.scoring.findings.european.words import plain, spots
from askfirst.scoring.references.carried import brings
from askfirst.text.hit import Hit
from askfirst.text.reading import Reading


@demanding({"article_many"}, {"set_noun"}, {"touch_verb"})
def open_set(material: Material) -> Sequence[Hit]:
    """Plurals with an article or "our", of a sort of which there are many, that nothing narrows or lists."""
    text, request = material.text, material.request
    if request.candidates is not None or brings(material, "thing"):
        return ()
    before = {plain(word) for reading in material.history for word in reading.words}
    nouns, looking, verbs = spots(text, "set_noun"), spots(text, "show_verb"), spots(text, "touch_verb")
    for at, after in spots(text, "article_many").items():
        end = nouns.get(after)
        if end is None or looking or not any(text.sentences[verb] == text.sentences[at] for verb in verbs):
            continue
        if kept(text, at, list(verbs)):
            continue
        if plain(text.words[after]) in before or plain(text.words[after]) in {plain(word) for word in text.words[:at]}:
            continue
        if not narrowed(text, end):
            return [Hit(at, end)]
    return ()


def kept(text: Reading, at: int, verbs: Sequence[int]) -> bool:
    """Whether the last verb ahead leaves them as they are: "renomme le tableau et garde les colonnes"."""
    changed = max((verb for verb in verbs if verb < at), default=-1)
    return any(changed < keep < at for keep in spots(text, "keep_verb"))
