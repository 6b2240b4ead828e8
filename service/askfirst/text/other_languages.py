"""Scripts of languages that may have no packs, so that their texts are known as such."""

from askfirst.text.late import late

SCRIPTS = (
    ("ja", late(r"[\u3041-\u30ff]")),
    ("ko", late(r"[\uac00-\ud7af]")),
    ("ru", late(r"[\u0400-\u04ff]")),
    ("el", late(r"[\u0370-\u03ff]")),
    ("ar", late(r"[\u0600-\u06ff]")),
    ("he", late(r"[\u0590-\u05ff]")),
    ("th", late(r"[\u0e00-\u0e7f]")),
    ("hi", late(r"[\u0900-\u097f]")),
)
"""Scripts by the most widely spoken language that uses them."""
LATIN = late(r"[A-Za-z\u00c0-\u024f]")
BEYOND = late(r"[\u0370-\u1fff\u3041-\u30ff\uac00-\ud7af]")


def script_of(text: str) -> str:
    """The language of the script that most letters are in, where that is neither Latin nor Han; else empty."""
    if not BEYOND.search(text):
        return ""
    counts = {name: len(script.findall(text)) for name, script in SCRIPTS}
    best = max(counts, key=lambda name: counts[name])
    return best if counts[best] > 1 and counts[best] * 2 > len(LATIN.findall(text)) else ""
