"""Open choices in Spanish and Portuguese: what leaves two ways open, and what only looks like it."""

import pytest

from askfirst.entry import default_gate
from askfirst.model import Instruction

RULE = "mutually_exclusive_options"


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("es", "Contrata la imprenta de Lugo o la de Vigo para los 200 folletos"),
        ("es", "Carga la avería 31 a la planta norte o a la planta sur"),
        ("pt", "Lance a despesa 31 como viagem ou formação"),
        ("pt", "Entregue o lote 7 ao Rui ou à Rosa"),
    ],
)
def test_a_choice_that_nobody_made_is_asked_about(language: str, text: str) -> None:
    found = default_gate().assess(Instruction(text=text, language=language))
    assert RULE in [issue.rule for issue in found.issues]


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("es", "Elimina de la hoja Ventas las filas vacías o duplicadas"),
        ("es", "Si llueve el sábado o el domingo, cancela la excursión del grupo 4"),
        ("es", "Entrega el lote 7 a Rosa o a Luis, da igual"),
        ("pt", "Procure no CRM os contatos de Faro ou Braga"),
        ("pt", "Imprima 20 ou mais cópias da ata 12"),
    ],
)
def test_what_is_opened_narrowed_or_settled_is_no_choice(language: str, text: str) -> None:
    found = default_gate().assess(Instruction(text=text, language=language))
    assert RULE not in [issue.rule for issue in found.issues]
