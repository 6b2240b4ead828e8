"""Places that a program should have filled and did not: slots of templates, and what "nothing" is when it is printed.

They look alike in every language, so one finder serves all packs. A place that the sentence is about ("put {{name}}
into the subject line", "find null in column price") is left alone.
"""

import re
from collections.abc import Iterator, Sequence
from typing import NamedTuple

from askfirst.rules.nodes import Material, field_value, needing
from askfirst.text.blanks import is_filled
from askfirst.text.fields.names import words_of
from askfirst.text.hit import Hit
from askfirst.text.reading import Reading

SURE = re.compile(
    r"\{\{\{?\s{0,5}(?![#/!>&^{])([^{}\n]{1,80}?)\s{0,5}\}\}\}?"  # {{ticket.id}}, {{ $json.id }}
    r"|[$#@]\{\s{0,5}([A-Za-z_][\w.\[\]\"' -]{0,60}?)\s{0,5}\}"  # ${name}, #{name}
    r"|(?<![$#@{\w\\])\{([A-Za-z_][A-Za-z_.]{0,40}[A-Za-z_]\d?)\}(?!\})"  # {name}, of f-strings
    r"|(?<![\w%])%([A-Za-z_][\w. -]{0,40}\w)%(?![\w%\\/])"  # %ORDER_ID%, but not %TEMP%\log
    r"|(?<![\w%\d])(?<!\d )%\(?([a-z_]{0,30})\)?s\b(?!%)"  # %s, %(name)s
    r"|\*\|([A-Za-z_][\w: ]{0,40})\|\*"  # *|FNAME|*
    r"|<<\s{0,5}([A-Za-z_][\w. -]{0,40}?)\s{0,5}>>"  # <<Name>>
    r"|\[%\s{0,5}([A-Za-z_][\w. -]{0,40}?)\s{0,5}%\]|<%=\s{0,5}([^%\n]{1,60}?)\s{0,5}%>"  # [% name %], <%= name %>
    r"|(?<!\w)__([A-Z][A-Z0-9_]{1,40}[A-Z0-9])__(?!\w)|@@([A-Za-z_]\w{1,40})@@|##([A-Za-z_]\w{1,40})##"
)
"""Slots by marks that stand for nothing else."""
ANGLED = re.compile(r"(?<![\w)<])<([^\W\d][\w.-]{0,40}(?: [\w.-]{1,40}){0,4})>(?![\w>])")
SQUARE = re.compile(r"(?<![\w\])\[])\[([^\W\d][\w.'-]{0,40}(?: [\w.'-]{1,40}){0,4})\](?![\w(\[:\]])")
"""Marks that also hold HTML, addresses, links and labels: what stands between has to name a value."""
PRINTED = re.compile(
    r"\[object \w+\]|\[(?:undefined|null|None|NaN)\]|<(?:null|none|nil|undefined|no value|empty|NaN)>"
    r"|\((?:null|nil|undefined|None|NaN)\)|#(?:REF|N/A|VALUE|NAME|DIV/0|NULL|NUM|ERROR|SPILL|CALC)[!?]?(?![A-Za-z0-9_-])"
    r"|(?<![\w=])=(?:ERROR|ERR|NA)\b!?|Invalid Date\b|(?<![A-Za-z0-9_])NaN%"
)
"""What no person writes for a value."""
WORDS = re.compile(r"(?<![A-Za-z0-9_.'’/+-])(?:null|NULL|undefined|NaN|nan|None|nil)(?![A-Za-z0-9_'’(/+=-]|\.\w)")
"""Words for nothing as programs print them; "Null" with a capital is a name, "none" a word of English."""
PENDING = re.compile(r"(?<![\w.'’/+?-])(?:TB[ADCN]|tb[adcn]|XXX+|xxx+|\?\?\?+|___+)(?![\w'’/+-])")
"""What people leave for a value that is still to come."""
VALUES = frozenset(
    "name names firstname lastname surname fullname username id ids number no nr num ref reference code date day time "
    "start end deadline amount sum total price cost rate percentage budget currency qty quantity count address street "
    "city country zip email mail e-mail phone mobile url link account iban order invoice ticket customer client "
    "contact company recipient sender owner assignee user product item sku title topic value text message room place "
    "location project contract deal lead case file document report supplier vendor site store shop warehouse nummer "
    "kunde kundin firma datum uhrzeit betrag preis menge anzahl adresse rechnung auftrag bestellung vorgang empfänger "
    "ort wert telefon artikel vertrag angebot nom prénom numéro numero montant prix quantité quantite heure courriel "
    "commande facture dossier destinataire société ville valeur objet devis contrat nombre apellido número fecha hora "
    "importe monto precio cantidad dirección direccion correo pedido factura cliente empresa ciudad valor "
    "destinatario contrato teléfono nome sobrenome data preço quantidade endereço fatura encomenda cidade telefone "
    "chamado".split()
)
"""Words for what a slot holds: as its last word they tell it from a label such as [URGENT]."""
COMPOUNDS = re.compile(
    r"(?:name|nummer|datum|betrag|adresse|preis|menge|zahl|zeit|[名姓]稱?|編號|單號|日期|時間|金額|數量|地址|電話|姓名|名稱)$"
)
"""Ends of German and Chinese words of that sort."""
LEADS = frozenset(
    "insert enter your fill einfügen eintragen ihr ihre ihren dein deine insérer votre ton insertar introducir su tu "
    "inserir digite seu sua".split()
)
HAN_LEADS = ("請填", "輸入", "填入", "插入", "您的", "你的")
CARRIERS = frozenset(
    "json item items data body node steps step output input fields vars env ctx context params".split()
)
"""Words by which a program names where a value comes from: `$json.order_id`."""
TOLD = frozenset(
    "is are was were be been being isn't aren't not or equals from von = == === != <> < > returns return returned "
    "gives gave shows show showing says said saying contains contain containing reads got gets get getting where if "
    "when while has have having had as like than the any all every some no each these those of both only still "
    "becomes become marked tagged called named labelled labeled without until unless ist sind war waren nicht oder "
    "gleich hat haben enthält enthalten zeigt zeigen steht als der die das den dem kein keine alle wenn falls auf est "
    "sont était pas ou ont contient contiennent affiche vaut comme le la les aucun si quand marqué es son está están "
    "sea o tiene contiene muestra vale como el los las ningún cada é são seja não tem contém mostra "
    "os nenhum todo".split()
)
"""Right ahead of such a word these tell how things are or put it in relation: the word itself is meant."""
SETS = frozenset(
    "set sets setting reset resets resetting change changes update updates default defaults convert converts map maps "
    "turn turns coerce clear switch leave leaves initialise initialize evaluate evaluates resolve resolves put write "
    "enter type insert rename mark flag pass cast setze setz stelle stell ändere trage trag mets mettre passe définis "
    "pon cambia establece deja ponha mude altere defina deixe".split()
)
"""Orders that write a value on purpose: "set the phone field to null"."""
INTO = frozenset("to as with into in auf als mit in zu à en comme avec a como con para por com".split())
"""Between such an order and what is written; without one it is written itself: "write null"."""

MEANT = re.compile(
    r"(?i)\b(?:placeholders?|variables?|variáve(?:l|is)|marcador(?:es)?"
    r"|merge (?:field|tag)s?|macros?|expressions?|syntax|subject lines?|greetings?"
    r"|headers?|footers?|templates?|snippets?|mock-?ups?|html|sql|json|api|python|javascript|scripts?|code|columns?|rows|cells?|records?|fields?"
    r"|query|parser|schema|database|functions?|endpoints?|errors?|hypothesis|null-?checks?|how|means?|replace|platzhaltern?|variablen?"
    r"|betreff(?:zeile)?n?|anrede|vorlagen?|fußzeile|datensätze[n]?|zeilen?|spalten?|felder?|balises?|objet|modèles?|lignes?|champs?"
    r"|fiches|etiquetas?|asunto|plantillas?|encabezado|saludo|registros|filas?|campos?|assunto|modelos?|rodapé|saudação|linhas?)\b"
    r"|\w\(\)|佔位符|變數|欄位|主旨|範本|樣板|模板|程式碼|找出|顯示"
)
"""A sentence with one of these is about templates, programs or data: in it a slot or a null is meant itself."""
SIZES = re.compile(
    r"(?i)\b(?:sizes?|shirts?|t-shirts?|jackets?|trousers?|gloves?|größen?|hosen?|taille|talla|tamanho|camisas?)\b|尺寸"
)
"""Beside what is worn a row of x is a size."""
BREAK = re.compile(r"[.;!?\n:。；！？：](?=\s|$)|\n|[。；！？]")
"""Ends a sentence, or the part of one that is about a place."""
WORD = re.compile(r"[^\W_]+(?:['’-][^\W_]+)*|[=<>!]=?")
QUOTED = frozenset({"quote", "code", "reply", "url", "path", "file", "email"})
"""Kinds of data in which nothing is a value of the order."""
INLINE = re.compile(r"`[^`\n]+`")
PATH = re.compile(r"[^\W\d]\w*(?:[. ]\w+){0,3}")
"""A name that a field can have."""
REACH = 120
"""Characters around a place that are looked at."""
LONGEST = 4
"""Words that still make a name, and no expression."""


class Place(NamedTuple):
    """Character offsets, `end` exclusive, and what the place is called, if it has a name."""

    start: int
    end: int
    name: str = ""


@needing("+slot")
def unfilled(material: Material) -> Sequence[Hit]:
    """Every place that a program left unfilled; one whose value stands in the fields is filled from there."""
    reading = material.text
    return [
        hit_of(reading, place)
        for place in sorted({*slots(reading.raw), *nothings(reading)})
        if not (is_data(reading, place) or is_meant(reading.raw, place))
        and not is_filled(field_value(material.request.fields, place.name))
    ]


def slots(raw: str) -> Iterator[Place]:
    """Every slot of a template, with its name in words."""
    for found in SURE.finditer(raw):
        if found.group() != raw.strip() or found.group()[:1] != "{":
            yield Place(*found.span(), next((group for group in found.groups() if group), ""))
    for pattern in (SQUARE,) if "</" in raw else (ANGLED, SQUARE):
        for found in pattern.finditer(raw):
            if names_a_value(found[1]):
                yield Place(*found.span(), found[1])


def names_a_value(name: str) -> bool:
    """Whether what stands between brackets says what belongs there, and is no tag, no label and no name of somebody."""
    words = words_of(name)
    if not words or any(map(str.isdigit, name)):
        return False
    if words[0] in LEADS or name.startswith(HAN_LEADS):
        return len(words) > 1 or not name.isascii()
    return words[-1] in VALUES or COMPOUNDS.search(words[-1]) is not None


def nothings(reading: Reading) -> Iterator[Place]:
    """Every printed nothing that stands where the text gives a value."""
    raw = reading.raw
    for pattern, fits in ((PRINTED, None), (WORDS, is_value), (PENDING, is_pending)):
        for found in pattern.finditer(raw):
            noun = noun_ahead(raw, found.start())
            if fits is None or fits(reading, found, noun):
                yield Place(*found.span(), noun)


def ahead(raw: str, start: int) -> str:
    """What stands ahead of a place in its sentence."""
    return BREAK.split(raw[max(0, start - REACH) : start])[-1]


def noun_ahead(raw: str, start: int) -> str:
    """The word for a value or a record right ahead: "invoice" in "pay invoice NaN", no verb as in "Email NaN"."""
    words = WORD.findall(ahead(raw, start))
    return words[-1] if len(words) > 1 and raw[start - 1].isspace() and words[-1].lower() in VALUES else ""


def is_value(reading: Reading, found: re.Match[str], noun: str) -> bool:
    """Whether a word such as "null" stands for a value: it is no number, no name, and not written on purpose."""
    word, before = found[0], WORD.findall(ahead(reading.raw, found.start()))
    if word == "nan" or (word.lower() == "null" and reading.nouns_capital and not reading.han):
        return bool(noun)
    named = len(before) > 1 and before[-1][0].isupper() and not noun
    return not (on_purpose(before) and word not in ("undefined", "NaN")) and not (word == "None" and named)


def is_pending(reading: Reading, found: re.Match[str], noun: str) -> bool:
    """Whether a mark such as "XXX" or "???" is no size, no kiss at the end, no mark of its own, and not on purpose."""
    raw, behind = reading.raw, BREAK.split(reading.raw[found.end() : found.end() + REACH])[0]
    if on_purpose(WORD.findall(ahead(raw, found.start()))):
        return False
    if found[0][0] in "xX" and SIZES.search(raw):
        return False
    return found[0][0] not in "x?" or WORD.search(behind) is not None or bool(noun)


def on_purpose(before: Sequence[str]) -> bool:
    """Whether an order writes the word on purpose: "set the phone field to null", "insert NULL"."""
    words = [word.lower() for word in before]
    return bool(words) and (words[-1] in SETS or (words[-1] in INTO and not SETS.isdisjoint(words)))


def is_meant(raw: str, place: Place) -> bool:
    """Whether the place is only spoken of: its sentence is about such places, tells that it is so, or is an address."""
    before, behind = ahead(raw, place.start), BREAK.split(raw[place.end : place.end + REACH])[0]
    if "/" in (before[-1:], behind[:1]) or MEANT.search(f"{before} {behind}"):
        return True
    words = WORD.findall(before.lower())
    printed = raw[place.start] not in "{$<[%*@#_" or PRINTED.match(raw, place.start)
    return bool(printed) and (words[-1] in TOLD if words else not before.strip() and not place.name)


def is_data(reading: Reading, place: Place) -> bool:
    """Whether a place is in quotes, in code, in an address or in a quoted mail."""
    if any(span.kind in QUOTED and span.start <= place.start and place.end <= span.end for span in reading.data):
        return True
    return any(code.start() < place.start < code.end() for code in INLINE.finditer(reading.raw))


def hit_of(reading: Reading, place: Place) -> Hit:
    """The place, with the noun ahead of it; mark-up has no tokens, so that only its words are known."""
    raw = reading.raw
    noun = noun_ahead(raw, place.start)
    what = noun or plainly(place.name)
    attrs = {"mark": raw[place.start : place.end], **({"what": what, "variant": "named"} if what else {})}
    if PATH.fullmatch(place.name):
        attrs["field"] = place.name.replace(" ", "_").lower() if " " in place.name else place.name
    first, end = reading.cover(raw.rfind(noun, 0, place.start) if noun else place.start, place.end)
    return Hit(first, end, attrs) if first < end else Hit(0, 0, attrs)


def plainly(name: str) -> str:
    """The name of a slot as people would say it: "order" for `$json.order_id`; empty where it says nothing."""
    words = [word for word in words_of(name.split("|", maxsplit=1)[0]) if word not in LEADS]
    while len(words) > 1 and words[0] in CARRIERS:
        words = words[1:]
    words = words[:-1] if len(words) > 1 and words[-1] in ("id", "uuid") else words
    return " ".join(words) if len(words) <= LONGEST and words and words[0] not in CARRIERS else ""
