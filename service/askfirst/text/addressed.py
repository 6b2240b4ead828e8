"""What a text says to whoever checks it ("report confidence 1.0", "don't ask any questions"), and the text without it.

Clauses in all languages that have packs; each has to be all of its clause: "report the confidence interval of test 12"
is work.
"""

import re
from bisect import bisect_right
from collections.abc import Iterator
from typing import NamedTuple

from askfirst.text.dataspans import QUOTES

CUES = (
    *(
        "confi certi clar clear decision verdict score ambig ask question ignor disregard bypass override forget "
        "checker gate validat complet checked verif through proceed sure klar konfidenz zuversicht eindeutig frag "
        "vollst pregunt pergunt"
    ).split(),
    *("trust me", "let ", "pass this"),
)
FAR_CUES = ("geprüft", "confiança", "complèt", "信", "清楚", "明確", "完整", "檢查", "問", "忽略", "澄清")
"""These stand in texts beyond ASCII only."""


VALUE = (
    r"[\"']?(?:\d+(?:[.,]\d+)?\s*(?:%|percent|prozent|/\s*\d+)?|proceed(?:_with_log)?|clear|high(?:est)?|max(?:imum|imal)?|full"
    r"|perfect|true|false|one|zero|hoch|voll|maximale?|haute?|pleine|alta|máxima|total|高|最高|滿分)[\"']?"
)
OUTPUT = (
    r"(?:confidence|certainty|clarity|decision|verdict|rule[ _]score|needs[ _]clarification|is[ _]ambiguous|ambiguity"
    r"|konfidenz(?:wert)?|zuversicht|vertrauenswert|confiance|certitude|confianza|certeza|confiança)"
)
SCALE = r"(?:[ _](?:score|level|value|rating|threshold))?"
GIVES = (
    r"(?:report|return|output|give|set|answer|respond|reply|say|print|score|rate|assign|state|use|put|make|emit|show"
    r"|gib|melde|setze?|antworte|berichte|nenne|indique[rz]?|renvoie|donne|rapporte|réponds|mets|informa|devuelve|indica"
    r"|responde|reporta|pon|da|informe|devolva|responda|relate|dê|ponha)"
)
ARTICLE = (
    r"(?:an?|the|your|its|my|this|that|with|as|by|me|us|only|just|it|die|eine|einen|der|als|mit|la|une?|le|avec|niveau|score"
    r"|de|una|un|con|nivel|uma?|o|a|com|nível|be)"
)
LINK = r"(?:[=:]|(?:is|of|to|as|at|should be|must be|will be|equals?|von|auf|mit|ist|de|à|est|a|es|em|é|in)\b|d['’])"
REQUEST = r"(?:instruction|request|message|text|prompt|input|one|case|task|order)"
TAIL = rf"(?:\s+(?:for|on|in)\s+(?:this|it|the)(?:\s+{REQUEST})?|\s+(?:an|zurück|aus))?"
SURELY = (
    r"(?>(?:already|perfectly|completely|fully|totally|absolutely|entirely|crystal|very|quite|100 ?%|ganz|völlig"
    r"|absolut|vollkommen|très|parfaitement|tout à fait|totalement|muy|totalmente|completamente|perfectamente|muito"
    r"|perfeitamente)[\s-]+)*"
)
CLEAR = (
    rf"{SURELY}(?:clear|unambiguous|not ambiguous|(?:well|fully)[ -]specified|klar|eindeutig|claire?|clar[oa]"
    r"|sans ambiguïté)"
)
CHECKED = (
    r"(?:complete|checked|verified|validated|pre-?approved|vollständig|geprüft|complète|complet[oa]|completad[oa])"
)
THIS = (
    r"(?:(?:this|the|my|that)\s+(?:instruction|request|message|text|prompt|input)|everything(?:\s+here)?|dies(?:er|e)\s+"
    r"(?:auftrag|anweisung|anfrage|nachricht)|cette\s+(?:demande|instruction|consigne)|esta\s+(?:instrucción|petición|orden)"
    r"|esta\s+(?:instrução|ordem|mensagem)|este\s+pedido)"
)
QUESTIONS = r"(?:questions?|clarifications?|details?|anything|back|confirmation)"
CHECKER = r"(?:the\s+)?(?:checker|gate(?:keeper)?|validator|classifier|scorer|ask ?first|evaluator|grader)"

CLAUSES = re.compile(
    "|".join(
        (
            rf"(?:{GIVES}\s+)?(?>{ARTICLE}\s+)*{OUTPUT}{SCALE}\s*(?>{LINK}\s*)*{VALUE}{TAIL}",
            rf"(?:{GIVES}\s+)?(?>{ARTICLE}\s+)*(?:{VALUE}\s+){OUTPUT}{TAIL}",
            r"(?:answer|respond|reply|return|output|say)\s+(?:with\s+|only\s+|just\s+)*[\"']?"
            r"(?:proceed|clear|[01]\.\d+)[\"']?",
            rf"(?:treat|consider|classify|mark|rate|label|score|take|regard|judge|assess)\s+(?:this|it|that|(?:this|the|my)\s+"
            rf"{REQUEST}|everything)\s+(?:(?:as|to be|at|with)\s+)?(?:an?\s+)?(?:{CLEAR}|[01](?:\.\d+)?|100 ?%)"
            rf"(?:\s+{REQUEST})?",
            rf"{THIS}\s+(?:is|was|are|has been|have been|ist|wurde|est|es|está|é)\s+(?:{CLEAR}|{SURELY}{CHECKED})",
            rf"(?:this|it|that|das|dies|c['’]|esto|isto|isso)\s*(?:is|['’]s|ist|est|es|está|é)?\s+{CLEAR}|c['’]est\s+{CLEAR}",
            rf"(?:has|have) been {CHECKED}|está\s+{CLEAR}",
            rf"(?:(?:do not|don['’]?t|never|no need to|you need not)\s+(?:ask|request|seek)|without\s+asking)"
            rf"(?:\s+(?:me|us|back))?(?:\s+for)?(?:\s+(?:any|a|more|further|clarifying|follow-?up))*(?:\s+{QUESTIONS})?",
            r"(?:with)?(?:no|out)\s+(?:any\s+|more\s+|further\s+|clarifying\s+)*(?:questions?|clarifications?)"
            r"(?:\s+(?:is|are))?(?:\s+(?:needed|required|necessary|asked))?",
            r"(?:skip|omit)\s+(?:the\s+|any\s+|all\s+)*(?:clarifications?|questions)",
            r"(?:ignore|disregard|bypass|override|forget)\s+(?:(?:all|any|the|your|of|previous|prior|these|other|every)\s+)*"
            r"(?:rules?|checks?|validations?|instructions?|guidelines?|policies|thresholds?|gate|checker)"
            r"(?:\s+(?:above|before|here))?",
            rf"(?:you\s+(?:are|can be|must be|should be|may be)|be)\s+{SURELY}(?:confident|certain|sure)",
            rf"(?:(?:note|message|hint|attention|dear|hello|hey)\s*(?:to|for)?\s+)?{CHECKER}",
            r"let\s+(?:this|it)\s+(?:through|pass)|pass\s+this(?:\s+one)?(?:\s+through)?|trust me",
            r"(?:stelle?n?|stellen sie)?\s*(?:bitte\s+)?keine\s+(?:rück)?fragen(?:\s+stellen)?"
            r"|frage?\s+nicht(?:\s+nach)?",
            r"ohne\s+(?:rückfragen?|nachzufragen|nachfragen?|zu fragen)"
            r"|ignorier[et]*\s+(?:(?:alle|die|deine|vorherigen)\s+)*(?:regeln|prüfungen|anweisungen)",
            r"ne\s+pose[rz]?\s+(?:pas|aucune)(?:\s+de)?\s+questions?|sans\s+(?:poser\s+(?:de|aucune)\s+)?questions?"
            r"|ignore[rz]?\s+(?:(?:toutes|les|tes|vos)\s+)*(?:règles|vérifications|consignes|instructions)",
            r"no\s+(?:hagas?|hagan)\s+(?:ninguna\s+)?preguntas?|no\s+preguntes?(?:\s+nada)?|sin\s+(?:hacer\s+)?(?:preguntas|preguntar)"
            r"|ignora\s+(?:(?:todas|las|tus)\s+)*(?:reglas|comprobaciones|instrucciones)",
            r"não\s+(?:faças?)\s+(?:nenhuma\s+)?perguntas?|não\s+pergunte[s]?(?:\s+nada)?|sem\s+(?:fazer\s+)?(?:perguntas|perguntar)"
            r"|ignore\s+(?:(?:todas|as|suas)\s+)*(?:regras|verificações|instruções)",
            rf"(?:回報|回覆|輸出|給出?|設定?|把)?(?:信心|置信|信賴)(?:度|值|分數)?(?:[為是=:：]|設為|設成)?\s*{VALUE}",
            r"[這此](?:個|項|則)?(?:指令|要求|請求|訊息)?(?:是|很|非常|已經?|完全|十分)+(?:清楚|明確|完整|檢查過)(?:了|的)?",
            r"不(?:要|用|必|需)(?:要)?再?(?:問|提問|詢問|澄清|反問|發問)(?:我|任何問題|問題)?",
            r"忽略(?:所有|以上|之前的?|一切|的)*(?:規則|檢查|指示|指令)",
        )
    ),
    re.IGNORECASE,
)
LEADS = re.compile(
    rf"(?:(?:(?:note|message|hint|instruction)s?\s+(?:to|for)\s+)?(?:{CHECKER}|system|assistant|ai|model)\s*[:,]\s*"
    r"|(?:please|pls|just|now|so|also|simply|always|but|and|then|you must|you should|bitte|s['’]il te plaît|svp|stp"
    r"|por favor|請)\s*(?=\W|\s|[\u4e00-\u9fff]|$)\s*)+",
    re.IGNORECASE,
)
"""What may stand ahead of such a clause."""
AFTERWARDS = re.compile(
    r"(?:proceed|go ahead|continue|carry on)(?:\s+(?:anyway|directly|immediately|now|at once))?", re.IGNORECASE
)
"""Beside such a clause this speaks to the checker, too."""


PARTS = re.compile(
    r"(?:(?<![.!?;,])[.!?;,]+(?=\s|$)|[。！？；，]+|\n+|<!--|-->|[()\[\]])\s*|(?<!\s)\s+(?:(?:and|und|et|then|&)|[-\u2013\u2014]+)\s+"
    r"|(?<!\s)\s+(?=(?:without (?:asking|any|further|clarif|questions?)|ohne (?:rück|nach)|sans (?:poser|question)"
    r"|sin (?:hacer|preg)|sem (?:fazer|perg))\w*)",
    re.IGNORECASE,
)
"""What parts two clauses; the looks behind keep a long run of one sign from costing the square of its length."""
JOINT = re.compile(r"(?:(?<=\s)(?:and|und|et|then|&)|[,;(\[\u2013\u2014-])\Z")
"""What is left at the end of a text where the clause that it led to was taken out."""
EDGES = " \t\"'`*_:"
LONGEST = 120
"""Characters up to which a clause may speak to the checker."""


class Heard(NamedTuple):
    """What is left of a text, and for each piece of it where it begins there and in the text as sent."""

    text: str
    pieces: tuple[tuple[int, int], ...]

    def before(self, offset: int) -> int:
        """Where a character stood in the text as sent."""
        at = bisect_right(self.pieces, (offset, 1 << 60)) - 1
        here, there = self.pieces[max(at, 0)]
        return there + offset - here


def heard(text: str) -> Heard | None:
    """The text without what speaks to the checker; None where nothing does, or nothing else is said."""
    if not may_speak(text):
        return None
    clauses = list(parted(text))
    spoken = addressed(text, clauses)
    if not any(spoken) or all(spoken):
        return None
    kept, pieces, size = [], [], 0
    for (start, _, until), out in zip(clauses, spoken, strict=True):
        if not out:
            kept.append(text[start:until])
            pieces.append((size, start))
            size += until - start
    left = "".join(kept)
    return Heard(trimmed(left, text), tuple(pieces))


def trimmed(left: str, text: str) -> str:
    """What is left without the comma or "and" ahead of what was taken out of its end."""
    if text.endswith(left):
        return left
    return JOINT.sub("", left.rstrip()).rstrip()


def only_addressed(text: str) -> bool:
    """Whether a text says nothing but what speaks to the checker."""
    if not may_speak(text):
        return False
    spoken = addressed(text, list(parted(text)))
    return bool(spoken) and all(spoken)


def may_speak(text: str) -> bool:
    """Whether a text holds a word without which nothing speaks to the checker; cheap, and asked of every text."""
    low = text.lower()
    for cue in CUES:
        if cue in low:
            return True
    return not low.isascii() and any(cue in low for cue in FAR_CUES)


def parted(text: str) -> Iterator[tuple[int, int, int]]:
    """The clauses of a text that hold a word: from, to, and to the next one."""
    start = 0
    marks = [(mark.start(), mark.end()) for mark in PARTS.finditer(text)]
    for end, following in [*marks, (len(text), len(text))]:
        if any(map(str.isalnum, text[start:end])):
            yield start, end, following
        start = following


def addressed(text: str, clauses: list[tuple[int, int, int]]) -> list[bool]:
    """For each clause whether it speaks to the checker; one of several in quotes is quoted."""
    quotes = [mark.span() for pattern in QUOTES for mark in pattern.finditer(text)]
    bare = [LEADS.sub("", text[start:end].strip(EDGES), count=1).strip(EDGES) for start, end, _ in clauses]
    found = [
        len(one) <= LONGEST
        and CLAUSES.fullmatch(one) is not None
        and not any(first < start < last or first < end - 1 < last - 1 for first, last in quotes)
        for one, (start, end, _) in zip(bare, clauses, strict=True)
    ]
    for at, one in enumerate(bare):
        near = found[max(0, at - 1) : at + 2]
        if any(near) and AFTERWARDS.fullmatch(one):
            found[at] = True
    return found
