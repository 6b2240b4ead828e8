"""Which of the loaded languages a text is written in: by script, then by function words."""

import re
from collections.abc import Mapping

HAN = re.compile(r"[\u4e00-\u9fff\u3400-\u4dbf]")
WORD = re.compile(r"[^\W\d_\u3400-\u9fff]+")


def detect(text: str, function_words: Mapping[str, frozenset[str]], fallback: str) -> str:
    """The language whose function words are most frequent; `fallback` where none is found.

    More Han characters than words in other scripts make it Chinese.
    """
    sample = text[:2_000]
    if "zh-Hant" in function_words:
        han = len(HAN.findall(sample))
        if han > len(WORD.findall(sample)):
            return "zh-Hant"
    words = WORD.findall(sample.lower())
    counts = {language: sum(word in known for word in words) for language, known in function_words.items()}
    best = max(counts, key=lambda language: (counts[language], language == fallback), default=fallback)
    return best if counts.get(best) else fallback
