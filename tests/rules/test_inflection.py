"""The forms that `~` gives, by language."""

import pytest

from askfirst.rules.inflection import english, french, german, portuguese, spanish

IRREGULAR = {
    "enviar": ("envía", "envíe"),
    "poner": ("pon", "ponga"),
    "fazer": ("faz", "faça"),
    "contar": ("cuenta", "cuente"),
}


@pytest.mark.parametrize(
    ("word", "expected"),
    [
        ("push", ("push", "pushes", "pushing", "pushed")),
        ("carry", ("carry", "carries", "carrying", "carried")),
        ("move", ("move", "moves", "moving", "moved")),
        ("drop", ("drop", "drops", "dropping", "dropped")),
        ("tie", ("tie", "ties", "tying", "tied")),
        ("agree", ("agree", "agrees", "agreeing", "agreed")),
        ("fix", ("fix", "fixes", "fixing", "fixed")),
    ],
)
def test_english_forms_follow_the_spelling_rules(word: str, expected: tuple[str, ...]) -> None:
    assert tuple(english(word, {})) == expected


@pytest.mark.parametrize(
    ("word", "forms"),
    [
        ("enviar", "enviar envía envia envíe envíen envíes enviá enviad enviemos envíame enviarnos envíele"),
        ("pagar", "paga pague paguen pagá págame págueme"),
        ("escoger", "escoge escoja escojan"),
        ("organizar", "organiza organice organicen"),
        ("poner", "pon ponga pongan poné ponme"),
        ("enviarlo", "envíalo envialo envíenlas enviárselo enviáselo envíamela"),
        ("contarle", "cuéntale cuentales cuéntele contarle"),
        ("preguntarle", "pregúntale pregúntele preguntále"),
        ("enviarme", "envíame envíanos enviarme"),
    ],
)
def test_spanish_orders(word: str, forms: str) -> None:
    assert set(forms.split()) <= set(spanish(word, IRREGULAR))


def test_spanish_pronouns_may_stand_ahead() -> None:
    made = spanish("cancelarlo", IRREGULAR)
    assert {"que lo canceles", "la puedes cancelar", "que me las cancele"} <= set(made)


@pytest.mark.parametrize(
    ("word", "forms"),
    [
        ("enviar", ["envia", "envie", "enviem", "envie-me", "envia-lhe"]),
        ("pagar", ["paga", "pague", "paguem"]),
        ("atualizar", ["atualiza", "atualize", "atualizem"]),
        ("esclarecer", ["esclarece", "esclareça"]),
        ("fazer", ["faz", "faça", "façam", "faca"]),
        ("enviar-o", ["envie-o", "envia-as", "enviá-los", "envia-los", "enviem-nos", "envia isso", "envie ela"]),
        ("abrir-o", ["abra-o", "abre-a", "abri-lo"]),
        ("vender-o", ["venda-o", "vendê-lo"]),
        ("enviar-lhe", ["envie-lhe", "envia-lhes"]),
    ],
)
def test_portuguese_orders(word: str, forms: list[str]) -> None:
    assert set(forms) <= set(portuguese(word, IRREGULAR))


def test_plain_forms_hold_no_pronoun_for_a_thing() -> None:
    assert "envíalo" not in spanish("enviar", IRREGULAR)
    assert "envie-o" not in portuguese("enviar", IRREGULAR)


def test_french_and_german_orders() -> None:
    assert {"envoie", "envoyez", "envoyer"} <= set(french("envoyer", {}))
    assert {"achète", "achetez"} <= set(french("acheter", {}))
    assert french("mettre", {"mettre": ("mets", "mettez")}) == ["mettre", "mets", "mettez"]
    assert {"änder", "ändere", "ändern"} <= set(german("ändern", {}))
    assert german("absagen", {}) == ["absagen", "abzusagen"]
