"""Words for what is measured, behind a number."""

MEASURES = frozenset(
    "kg g t ton tons tonne tonnes km m cm mm mi miles gb mb tb kb l litre litres liter liters ml mw kw "
    "kwh w ms mbps sqm m2 m3 words characters chars pages lines pcs pieces units points "
    "rpm bar psi dpi px db".split()
)
DEGREES = frozenset("° degrees celsius fahrenheit °c °f c f".split())
