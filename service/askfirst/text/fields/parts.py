"""Which part of an order a field gives: `delivery_date` the time, `to` the recipient."""

from collections.abc import Mapping

from askfirst.text.fields.names import ABOUT_THE_RUN, ANYBODY, PARTIES, PLACES, REMARKS, sort_of, words_of


def listed(words: str) -> frozenset[str]:
    """The words of a list."""
    return frozenset(words.split())


TIMES = listed(
    "time date day when start begin from at until till due deadline period week month quarter year slot hour minute "
    "duration length interval every cron recurrence schedule departure arrival checkin checkout end first last "
    "datum uhrzeit zeit termin beginn ende fecha hora inicio fin heure début data início fim 日期 時間 開始 結束"
)
LENGTHS = listed("duration length interval period minute dauer duración durée duração")
"""Those of them that tell how long, not when."""
AMOUNTS = listed(
    "amount sum value total price fee net gross cent cost percent percentage salary rate amt betrag summe preis "
    "gesamtbetrag importe monto precio montant prix montante valor preço 金額 總額 價格"
)
COUNTS = listed("quantity qty count number amount unit seat piece item line volume size")
PEOPLE = PARTIES - listed("sender author from by requester reporter approver")
TARGETS = PLACES | listed(
    "to target dest dst folder path column stage list board queue url endpoint account team group new"
)
TEXTS = listed(
    "message text body content msg template html subject topic title question about script brief prompt nachricht "
    "inhalt betreff mensaje contenido asunto texto cuerpo contenu objet texte mensagem conteúdo assunto corpo "
    "內容 訊息 主旨"
)
NAMES = listed("name title id key label email code sku number ref reference")
NEW = listed("new value to with by into replacement successor target result status stage amount price")

PARTS: Mapping[str, frozenset[str]] = {
    "amount": AMOUNTS | listed("invoice"),
    "assignee": PEOPLE | listed("queue group to"),
    "choice": listed("answer response choice vote option rating star status value") | NEW,
    "content": TEXTS | REMARKS,
    "count": COUNTS,
    "criterion": listed(
        "by criterion criteria filter sort order column key segment where condition rule field query view tag id list "
        "month quarter year period since range"
    ),
    "destination": TARGETS,
    "entry": NEW | TEXTS | AMOUNTS | COUNTS | TIMES,
    "event_time": TIMES,
    "grade": NEW | listed("plan tier grade level edition package license licence"),
    "holder": PEOPLE | NEW,
    "hour": TIMES,
    "into": NEW | listed("format type language lang filetype output name"),
    "item": NAMES | PEOPLE | listed("item object record product article"),
    "journey": TARGETS | listed("from origin route trip flight train"),
    "label": NEW | listed("label tag category name type"),
    "level": listed("level role permission right scope access group"),
    "measure": NEW | AMOUNTS | COUNTS | listed("reading measure measurement score level temperature weight"),
    "new_time": TIMES | listed("to new"),
    "occasion": listed("event occasion course meeting list team group to class webinar training"),
    "partner": listed("with against other to target baseline reference partner into") | COUNTS,
    "party": listed("people person guest party size pax seat head count number attendee cover quantity"),
    "payee": (PEOPLE - listed("payer debtor")) | listed("iban account bic payee card wallet order"),
    "recipient": PEOPLE | listed("address chat list audience segment phone number bcc cc target an para pour"),
    "successor": PEOPLE | NEW,
    "time": TIMES,
    "topic": TEXTS | REMARKS,
    "value": NEW | AMOUNTS | COUNTS | TIMES | listed("new address name title text setting owner"),
}
"""The words in names of fields that give each part, in the singular.

A word that may also tell about the run ("language") is here only where it gives the part even as the whole name.
"""
STAMPS = listed("created updated sent received")
"""Words by which a field says when the request itself was written."""
COUNTED = frozenset({"amount", "count", "entry", "event_time", "hour", "measure", "new_time", "party", "time", "value"})
"""Parts that figures give, also within a remark."""


def gives(name: str, value: object, part: str) -> bool:
    """Whether a field gives this part of an order: its name says so, or it is a remark with what the part needs."""
    words = frozenset(words_of(name))
    if not (STAMPS | ABOUT_THE_RUN - PARTS[part]).isdisjoint(words):
        return False
    if not PARTS[part].isdisjoint(words):
        return True
    if sort_of(name) != "remark" or not isinstance(value, str):
        return False
    return (
        any(char.isdigit() for char in value)
        if part in COUNTED
        else "@" in value and not PARTS[part].isdisjoint(ANYBODY)
    )
