"""What Spanish, French, German and Portuguese packs find by construction; a pair is alike but for one fact."""

import pytest

import askfirst

PAIRS = [
    (
        "es",
        "figures_disagree",
        "Carga 40 cajas: 15 en el camión 1 y 20 en el camión 2.",
        "Carga 35 cajas: 15 en el camión 1 y 20 en el camión 2.",
    ),
    (
        "fr",
        "figures_disagree",
        "Réserve le gîte du 3 au 6 juin, cinq nuits.",
        "Réserve le gîte du 3 au 6 juin, trois nuits.",
    ),
    (
        "de",
        "figures_disagree",
        "Plan den Kurs vom 2. Mai bis 5. Mai ein, acht Tage.",
        "Plan den Kurs vom 2. Mai bis 5. Mai ein, vier Tage.",
    ),
    ("pt", "figures_disagree", "Divide os 90 € por três, 40 € a cada um.", "Divide os 90 € por três, 30 € a cada um."),
    ("de", "unclear_timeframe", "Verschieb den Umzug auf später.", "Auf später! Sag den Umzug am 4. Mai ab."),
    ("fr", "unclear_timeframe", "Repousse la visite de Prat à plus tard.", "À plus tard ! Annule la visite de Prat."),
]


@pytest.mark.parametrize(("language", "rule", "unclear", "clear"), PAIRS)
def test_the_deciding_fact_decides(language: str, rule: str, unclear: str, clear: str) -> None:
    assert rule in {issue.rule for issue in askfirst.assess(unclear, language=language).issues}
    assert rule not in {issue.rule for issue in askfirst.assess(clear, language=language).issues}
