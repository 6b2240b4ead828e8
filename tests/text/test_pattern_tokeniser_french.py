"""French words: elisions and pronouns behind a verb stand by themselves, compounds stay whole."""

import pytest

from askfirst.text.pattern_tokeniser import OWN
from askfirst.text.with_spacy.pipelines import blank_pipeline


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("Envoie-le-lui aujourd'hui", ["Envoie", "-le", "-lui", "aujourd'hui"]),
        ("Occupe-t'en", ["Occupe", "-t'", "en"]),
        ("l'offre d'Anne", ["l'", "offre", "d'", "Anne"]),
        ("Peux-tu m'en dire plus ?", ["Peux", "-tu", "m'", "en", "dire", "plus", "?"]),
        ("rendez-vous à Aix-en-Provence", ["rendez-vous", "à", "Aix-en-Provence"]),
        ("M. Roux, 1er avril à 17h30", ["M.", "Roux", ",", "1er", "avril", "à", "17h30"]),
        ("rapport_v2.pdf demain.Merci", ["rapport_v2.pdf", "demain", ".", "Merci"]),
        ("ticket n°12, 3,5 kg", ["ticket", "n°", "12", ",", "3,5", "kg"]),
    ],
)
def test_words(text: str, words: list[str]) -> None:
    starts, ends = OWN["fr"].places(text)
    assert [text[start:end] for start, end in zip(starts, ends, strict=True)] == words


@pytest.mark.parametrize("text", ["", "  deux  espaces ", "l'«offre»\n\n-le", "«", "…'s-t'", "a-t-il\t?"])
def test_no_character_is_lost(text: str) -> None:
    starts, ends = OWN["fr"].places(text)
    assert "".join(text[start:end] for start, end in zip(starts, ends, strict=True)) == "".join(text.split())
    assert blank_pipeline("fr").make_doc(text).text.rstrip() == text.rstrip()
