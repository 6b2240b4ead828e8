"""Whether a field has a value, judged by what a field of its name holds: "pending" is a status, and no address.

Values that only say where to look, or something vague, are none. A field does not tell in which language its value is,
so all languages are tried, as for placeholders (text/blanks.py).
"""

import re
from collections.abc import Mapping
from typing import Literal, TypeAlias

from askfirst.text.blanks import is_filled, is_slot
from askfirst.text.fields.names import FILES, MEASURES, REMARKS, is_flag, sort_of, words_of
from askfirst.text.fields.parts import AMOUNTS, COUNTS, TEXTS, TIMES

Held: TypeAlias = Literal["time", "figure", "party", "place"]
"""What a field holds, of which people also speak vaguely."""

SHOWING = re.compile(
    r"(?:please )?(?:see|check|look (?:at|in(?:to|side)?)|cf\.?|refer to|as (?:per|in|stated in|written in|mentioned "
    r"in|discussed in|agreed in)|according to) (?:[a-z']+ ){0,3}?(?:e-?mails?|mails?|messages?|chat|slack|teams|"
    r"thread|attach(?:ment|ments|ed)(?: \w+)?|enclos(?:ed|ure)|pdf|doc(?:ument)?s?|files?|notes?|comments?|remarks?|"
    r"text|description|contract|offer|quote|invoice|order|spreadsheet|sheet|list|website|crm|history|minutes|call)|"
    r"(?:as|like) (?:discussed|agreed|mentioned|arranged|requested|said|talked about)(?: .{1,30})?|(?:is |it'?s "
    r")?(?:attached|enclosed|in the (?:attachment|e-?mail|mail|thread|chat))|the usual(?: one)?|(?:siehe|s\.|vgl\.?|"
    r"gemäß|laut|lt\.?|steht in|wie in) (?:\w+ ){0,3}?(?:e-?mail|mail|anhang|anlage|chat|nachricht|datei|dokument|pdf|"
    r"notiz|kommentar|liste|tabelle|vertrag|angebot|rechnung|auftrag|text|beschreibung|verlauf)|wie (?:besprochen|"
    r"vereinbart|abgesprochen|gesagt|telefonisch .{1,20})|im anhang|anbei|beigefügt|liegt bei|(?:voir|cf\.?|selon|"
    r"d['’]après|comme (?:dans|indiqué dans)) (?:\w+['’ ]){0,3}?(?:e-?mail|mail|courriel|message|pièce jointe|pj|"
    r"annexe|fichier|document|chat|fil|commentaire|note|contrat|devis|facture|liste|tableau)|comme (?:convenu|discuté|"
    r"prévu|dit)|ci-joint(?:e|s)?|en (?:pièce jointe|annexe)|(?:ver|véase|mira|mirar|según|como (?:en|pone en)) "
    r"(?:\w+ ){0,3}?(?:correo|e-?mail|mail|mensaje|chat|adjunto|anexo|archivo|documento|pdf|comentario|nota|contrato|"
    r"oferta|factura|lista|tabla|hilo)|(?:lo )?(?:como (?:hablamos|quedamos|acordado|acordamos|siempre)|de siempre|"
    r"acordado)|adjunto|(?:ver|vide|veja|conforme|segundo) (?:\w+ ){0,3}?(?:correio|e-?mail|mail|mensagem|chat|anexo|"
    r"arquivo|ficheiro|documento|pdf|comentário|nota|contrato|proposta|fatura|lista|planilha|tabela|conversa)|como "
    r"(?:combinado|combinamos|falámos|falamos|sempre)|(?:o )?combinado|em anexo|(?:請?見|請?参?參?[見照閱]|詳見|請?看|"
    r"如|同|依照?|根據) ?(?:之前的?|上[一次]?封?|附|這封|上述|您的)?(?:信件?|郵件|邮件|電郵|e-?mail|mail|附件|附檔|"
    r"檔案|訊息|對話|群組|合約|報價單?|清單|備註|表格|內文)|如(?:附|前述|討論|先前所述)|老樣子|[跟和]?(?:之前|上次|"
    r"平常)一樣"
)
"""Where it would be found, or that it was said before: whole values, in lower case, without an id."""

SAID: Mapping[Held, re.Pattern[str]] = {
    "time": re.compile(
        r"(?:very |as )?soon(?: as (?:possible|you can))?|soonish|a\.?s\.?a\.?p\.?|later(?: on)?|some ?(?:day|"
        r"time)(?: (?:soon|later|this|next) ?\w*)?|at some point(?: .{1,20})?|shortly|eventually|when(?:ever)? "
        r"(?:possible|convenient|ready|(?:you|they|he|she) can)|in a (?:bit|while|few (?:days|weeks|months))|in due "
        r"(?:time|course)|urgent(?:ly)?|quickly|recently|lately|(?:so |möglichst )?(?:bald|bald ?möglichst|bald wie "
        r"möglich|zeitnah|schnell)|sobald (?:wie )?möglich|schnellstmöglich|baldmöglichst|demnächst|später|"
        r"irgendwann(?: .{1,20})?|in kürze|bei gelegenheit|dringend|eilig|in (?:ein paar|einigen) (?:tagen|wochen|"
        r"monaten)|bientôt|prochainement|dès que possible|au plus (?:vite|tôt)|plus tard|rapidement|un jour|sous peu|"
        r"d['’]ici peu|dans quelques (?:jours|semaines|mois)|pronto|(?:lo (?:antes|más pronto) posible|cuanto antes)|"
        r"más (?:tarde|adelante)|próximamente|algún día|en (?:breve|unos días|unas semanas)|cuando (?:puedas|se "
        r"pueda)|(?:em )?breve(?:mente)?|logo|(?:o )?(?:quanto antes|mais (?:rápido|cedo) possível)|assim que "
        r"(?:possível|der)|mais tarde|um dia(?: destes)?|daqui a (?:pouco|uns dias)|quando (?:puder|der)|urgente|"
        r"[盡儘](?:快|速|早)|近期|最近|不久|稍後|晚點|之後|改天|有空(?:時|再說)?|越快越好|過(?:幾|一陣)[天子日]"
    ),
    "figure": re.compile(
        r"(?:quite )?(?:a few|some|several|many|a couple(?: of)?|plenty|lots|enough|a lot|a bit|a little|not (?:too "
        r")?(?:much|many)|various|as (?:needed|usual|required)|reasonable|fair|whatever (?:it takes|is needed))|"
        r"einige|ein paar|mehrere|viele|genug|etwas|wenige?|wie üblich|nach bedarf|quelques(?:-un[es]*)?|plusieurs|"
        r"beaucoup|assez|un peu|algun[oa]s|un[oa]s(?: cuant[oa]s)?|vari[oa]s|much[oa]s|bastantes?|suficientes?|un "
        r"poco|alguns|algumas|uns|umas|vári[oa]s|muit[oa]s|um pouco|一些|幾個|若干|很多|一點|適量|足夠|不少"
    ),
    "party": re.compile(
        r"some(?:one|body)(?: .{1,30})?|whoever(?: .{1,30})?|him|her|them|he|she|they|the usual (?:person|people|"
        r"customer|client|supplier)|jemand(?:en|em)?(?: .{1,30})?|irgendwer|ihm|ihnen|quelqu['’]un(?: .{1,30})?|lui|"
        r"eux|elles?|alguien(?: .{1,30})?|él|ellas?|ellos|alguém(?: .{1,30})?|eles?|某人|有人|對方|[他她](?:們)?"
    ),
    "place": re.compile(
        r"some(?:where|place)(?: .{1,30})?|(?:over )?there|irgendwo(?: .{1,30})?|dort|quelque part|là(?:-bas)?|en "
        r"alg(?:ún sitio|una parte)|allí|ahí|algures|em algum lugar|lá|ali|那裡|那邊|某處|老地方"
    ),
}
"""What says nothing exact in a field that holds a time, a figure, somebody or a place."""

ALSO_NAMES = re.compile(r"lui|eux|elles?|él|ellas?|ellos|eles?|lá|ali")
"""Of these what is somebody's name, or a place's, in another language, where it is written with a capital: "Ella"."""


def looks_elsewhere(said: str) -> bool:
    """Whether a value, in lower case, only says where it would be found: "see mail", "siehe Anhang", "如附件"."""
    return SHOWING.fullmatch(said) is not None


def is_vague(held: Held, said: str, written: str = "") -> bool:
    """Whether a value, in lower case, is too vague for what its field holds: "soon", "a few", "someone".

    `written` is the value with its capitals.
    """
    if held in ("party", "place") and written[:1].isupper() and ALSO_NAMES.fullmatch(said):
        return False
    return SAID[held].fullmatch(said) is not None


UNDECIDED = frozenset(
    "pending open outstanding offen ausstehend pendiente pendente abierto aberto ouvert x y z xy abc asdf qwerty foo "
    "bar false 0 待處理 待处理".split()
) | {"in progress", "en attente", "em aberto", "in arbeit", "in bearbeitung"}
"""Values of a status or a switch; for who, where, when and how much they say that there is none yet."""
DATED = frozenset(
    "date time deadline due until till iban datum uhrzeit termin frist bis von fecha hora plazo heure échéance data "
    "prazo 日期 時間".split()
)
"""Last words of names, in the singular, of fields in which naught is no value: no date, no hour, no account."""
EXACT = DATED | frozenset(
    "day amount price sum total quantity qty account id uuid reference betrag preis menge anzahl importe precio "
    "cantidad prix montant quantité valor preço quantidade 金額 數量 編號".split()
)
"""Last words of names of fields that hold a day, a figure or an id."""
NAMED = frozenset("x y z xy abc bar foo open".split())
"""Undecided words that are somebody's name, or a place's, where they are written with a capital."""
ADDRESSES = frozenset("address email mail".split())
SWITCHED = frozenset("send notify use include skip by via".split())
"""First words of names of switches: `send_email`."""
SWITCHING = frozenset("is has was should ist hat soll es está tiene est doit é tem 是否".split())
"""First words of names of fields in which `false` is a value, in any language."""
MAILS = frozenset("email mail courriel correo".split())
ADDRESS = re.compile(r"[^\s@<>]+@(?:[^\s@<>.]+(?:\.[^\s@<>.]+)+|localhost)")
"""An address to which mail can go: somebody at a domain."""
WORDED = TEXTS | REMARKS | FILES | frozenset("term instruction condition reason content".split())
"""Last words of names of fields that hold words, in which "see attached" is said in earnest."""
PHONES = frozenset("phone mobile telephone telefon teléfono telefone téléphone 電話".split())
LEAST_DIGITS = 3
"""Digits that a number has on which somebody can be called: 112."""


def has_value(name: str, value: object) -> bool:
    """Whether a field of that name has a value: filled, no slot of its own name, and of the sort that it holds.

    Of a list or an object it is enough that something in it has one. Odoo and others send `false` for nothing.
    """
    if isinstance(value, list | tuple):
        return any(has_value(name, one) for one in value)
    if isinstance(value, dict) or not is_filled(value):
        return is_filled(value)
    words = words_of(name)
    if not words or is_flag(name, SWITCHING, MEASURES):
        return True
    if value is True:
        return words[0] in SWITCHED | SWITCHING or words[-1] not in EXACT | MAILS | PHONES
    said = str(value).strip().rstrip(".!").lower()
    if isinstance(value, str) and is_slot(value) and not set(words).isdisjoint(words_of(value.lower())):
        return False
    if said in UNDECIDED and holds_something(words, name):
        return (said == "0" and words[-1] in EXACT - DATED) or is_name(words, name, str(value))
    return fits(words[-1], said) and not leaves_open(words, name, said, str(value).strip())


def holds_something(words: tuple[str, ...], name: str) -> bool:
    """Whether a field of that name holds somebody, a place, a day, a figure or an id."""
    return words[-1] in EXACT or sort_of(name) in ("party", "place")


def is_name(words: tuple[str, ...], name: str, value: str) -> bool:
    """Whether a word is a firm's or a place's name there: company "X", venue "Bar"; not address "x"."""
    said = value.strip().rstrip(".!")
    if words[-1] in EXACT | MAILS | PHONES | ADDRESSES or sort_of(name) not in ("party", "place"):
        return False
    return said.lower() in NAMED and said[:1].isupper()


def leaves_open(words: tuple[str, ...], name: str, said: str, written: str) -> bool:
    """Whether a value says where to look, or something vague, in a field that holds more than words."""
    if words[-1] in WORDED or sort_of(name) == "run":
        return False
    held = held_by(words, name)
    return looks_elsewhere(said) or (held is not None and is_vague(held, said, written))


def held_by(words: tuple[str, ...], name: str) -> Held | None:
    """What a field of that name holds, of which people also speak vaguely."""
    if words[-1] in DATED | TIMES:
        return "time"
    if words[-1] in AMOUNTS | COUNTS | EXACT:
        return "figure"
    sort = sort_of(name)
    return sort if sort in ("party", "place") else None


def fits(last: str, said: str) -> bool:
    """Whether a value has the form that the last word of its field's name asks for, where it asks for one."""
    if last in MAILS:
        return ADDRESS.search(said) is not None
    return last not in PHONES or sum(map(str.isdigit, said)) >= LEAST_DIGITS
