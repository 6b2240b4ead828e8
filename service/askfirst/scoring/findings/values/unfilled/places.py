"""Where a slot or a printed "nothing" stands: as a value in an order, or as something that is spoken of."""

import re
from typing import NamedTuple

from askfirst.scoring.findings.values.unfilled.around import BREAK, WORD, Around
from askfirst.text.late import late
from askfirst.text.reading import Reading


class Slot(NamedTuple):
    """Character offsets, `end` exclusive, and what the place is called, if it has a name."""

    start: int
    end: int
    name: str = ""


QUOTED = frozenset({"quote", "code", "reply", "url", "path", "file", "email"})
"""Kinds of data in which nothing is a value of the order."""
INLINE = re.compile(r"`[^`\n]+`")

TEMPLATE = late(
    r"(?i)\b(?:placeholders?|variables?|tokens?|merge (?:field|tag)s?|tags?|macros?|expressions?|literals?|strings?"
    r"|syntax|variáve(?:l|is)|platzhaltern?|variablen?|seriendruckfeld(?:er)?|zeichenfolge|espaces? réservés?|balises?"
    r"|marcador(?:es)?|etiquetas?|marcadores|expresión|expressão)\s*$|(?:佔位符|預留位置|變數|標籤|字串|參數)\s*$"
)
"""Right ahead of a slot these say that the slot itself is meant."""
TEXT_PART = late(
    r"(?i)^(?:\s+\w+){0,2}\s+(?:in|into|to|at|from|inside|of|as|ins?|im|zu[rm]?|aus|auf|an|dans|à|au|en|de|du|al?|del?"
    r"|no|na|em|do|da|para)\s+(?:(?:the|a|an|each|every|our|your|its|de[rnms]|die|das|le|la|les|l['’]|el|los|o|os|as)\s*)?"
    r"(?:\w+\s+){0,1}?(?:subject(?: lines?)?|greetings?|salutations?|headers?|footers?|preheaders?|templates?|snippets?"
    r"|headlines?|cop(?:y|ies)|scripts?|wording|placeholders?|macros?|mock-?ups?|source|code|html|betreff(?:zeile)?n?"
    r"|anrede|vorlagen?|fußzeile|kopfzeile|textbaustein|objet|modèles?|pied de page|en-tête|asunto|plantillas?"
    r"|encabezado|saludo|assunto|modelos?|rodapé|cabeçalho|saudação)\b(?!\s+(?!(?:of|for|and|in|by|with|so|before|on|de|du"
    r"|del|des|da|do|der|vom|von|für|und|para|pour|et|y|e)\b)[a-z])"
)
"""Behind a slot that is put or found there: "put {{name}} in the subject line"."""
HAN_PART = late(r"^[^。；！？\n]{0,16}(?:主旨|範本|樣板|模板|標題列|頁首|頁尾|稱呼|程式碼)")
HAN_LED = late(r"(?:主旨|範本|樣板|模板|標題列|頁首|頁尾|稱呼|程式碼)[^。；！？\n]{0,6}[加放插填寫用][上入進]?\s*$")
SPOKEN_OF = frozenset(
    "how what's does mean means meaning called named literal literally saying says contains containing contain reads "
    "shows showing show displays prints remaining unresolved unfilled unreplaced broken wie heißt bedeutet steht "
    "enthält comment affiche contient signifie cómo significa contiene muestra como contém mostra".split()
)
"""Right ahead of a slot these tell what stands somewhere, or ask about it."""
EXCHANGED = late(
    r"(?i)\b(?:rename|replace|substitute|swap|umbenennen|benenne|ersetze|tausche|renomme|remplace|renombra|reemplaza"
    r"|sustituye|renomeie|substitua|troque)\b|改名|取代|替換"
)
"""One slot in place of another: both are meant as such."""
JOINTS = 4
"""Words at most between two slots of which one takes the other's place."""
HAN_SPOKEN = ("顯示", "出現", "包含", "含有", "叫做", "寫著", "什麼是")


def is_data(reading: Reading, slot: Slot) -> bool:
    """Whether a place is in quotes, in code, in an address or in a quoted mail."""
    if any(span.kind in QUOTED and span.start <= slot.start and slot.end <= span.end for span in reading.data):
        return True
    raw = reading.raw
    return "`" in raw and any(code.start() < slot.start < code.end() for code in INLINE.finditer(raw))


def exchanged(reading: Reading, one: Slot, other: Slot) -> bool:
    """Whether the second slot is to stand in place of the first, which is renamed or itself spoken of."""
    between = reading.raw[one.end : other.start]
    if BREAK.search(between) or len(WORD.findall(between)) > JOINTS:
        return False
    first = Around(reading, one.start, one.end)
    return is_spoken_of(first) or EXCHANGED.search(first.ahead) is not None


def is_spoken_of(here: Around) -> bool:
    """Whether the slot itself is meant: renamed, put into a template, asked about."""
    ahead, behind = here.ahead, here.behind
    if TEMPLATE.search(ahead) or ahead.rstrip().endswith(HAN_SPOKEN) or HAN_LED.search(ahead):
        return True
    if "/" in (ahead[-1:], behind[:1]):
        return True  # of an address
    if here.before and here.before[-1] in SPOKEN_OF:
        return True
    return TEXT_PART.match(behind) is not None or (here.reading.han and HAN_PART.match(behind) is not None)
