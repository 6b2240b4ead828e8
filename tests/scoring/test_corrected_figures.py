"""Figures that cannot all be right are asked about in every language, but for those that the text itself corrects."""

import pytest

from askfirst.gate import load_gate
from askfirst.model import Instruction

WRONG = [
    ("en", "Book hotel H-4 from 4 to 8 May, nine nights"),
    ("de", "Buche das Hotel H-4 vom 4. bis 8. Mai, neun Nächte"),
    ("es", "Reserva el hotel H-4 del 4 al 8 de mayo, nueve noches"),
    ("fr", "Prépare 30 sacs : 12 pour Lyon et 20 pour Metz"),
    ("pt", "Prepara 30 sacos: 12 para Faro e 20 para Évora"),
    ("zh-Hant", "準備30個袋子：台北12個、台中20個"),
    ("es", "Prepara 30 bolsas: 12 para Lugo y 20 para Vigo. Perdón por las prisas."),
    ("de", "Sorry für die Eile: Pack 30 Tüten: 12 für Graz und 20 für Linz"),
]
CORRECTED = [
    ("en", "Book hotel H-4 from 4 to 8 May, nine nights, sorry, four nights"),
    ("de", "Buche das Hotel H-4 vom 4. bis 8. Mai, neun Nächte, nein, vier Nächte"),
    ("de", "Der Raum 4 fasst 12, Korrektur, 20 Personen, lade 15 Gäste in Raum 4 ein."),
    ("es", "Reserva el hotel H-4 del 4 al 8 de mayo, nueve noches, perdón, cuatro noches"),
    ("es", "Reparte los 300 € entre tres, 90 € cada uno, corrección, 100 €"),
    ("fr", "Prépare 30 sacs : 12 pour Lyon et 20, pardon, 18 pour Metz"),
    ("pt", "Prepara 30 sacos: 12 para Faro e 20, aliás, 18 para Évora"),
    ("zh-Hant", "準備30個袋子：台北12個、台中20個，不對，台中18個"),
]

GATE = load_gate()
"""Rules alone."""


def conflicts(language: str, text: str) -> list[str]:
    found = GATE.assess(Instruction(text=text, language=language))
    return [issue.rule for issue in found.issues if issue.type == "conflicting_instructions"]


@pytest.mark.parametrize(("language", "text"), WRONG)
def test_it_is_asked_which_figure_holds(language: str, text: str) -> None:
    assert conflicts(language, text)


@pytest.mark.parametrize(("language", "text"), CORRECTED)
def test_what_is_taken_back_contradicts_nothing(language: str, text: str) -> None:
    assert not conflicts(language, text)
