"""The words of a field's name, in the singular, and the sort of thing that a field of that name holds."""

import re
from collections.abc import Set
from typing import Literal, TypeAlias

from askfirst.text.nouns import singular

ABOUT_THE_RUN = frozenset(
    "zap zapier workflow execution run trigger webhook hook bot timestamp source channel trace request correlation "
    "session event version locale language lang timezone ip test debug env environment mode retry attempt".split()
)
"""How a request came about; the tools in between add them."""
MEASURES = frozenset(
    "time date day created updated sent received priority status amount currency price quantity qty count total "
    "limit percent rate score budget cost fee tax vat discount sum duration deadline due week month quarter year "
    "period hour minute start end unit uom size weight length width height color colour category stage reason "
    "urgency severity role department frequency "
    "betrag menge preis datum uhrzeit währung budget importe cantidad precio fecha hora moneda montant quantité prix "
    "date heure devise valor quantidade preço data moeda 金額 數量 價格 日期 時間 幣別 狀態".split()
)
"""Properties: "it" and "him" stand for what has them."""
REMARKS = frozenset(
    "note comment remark memo hint context info information detail description background feedback greeting "
    "notiz bemerkung hinweis nota comentario observación commentaire remarque observação comentário 備註 說明".split()
)
"""What somebody says besides."""
SERVED = frozenset("customer client buyer shopper guest patient tenant lead prospect subscriber member user".split())
SUPPLYING = frozenset("supplier vendor seller contractor merchant".split())
STAFF = frozenset("employee colleague coworker staff worker technician".split())
ACTING = frozenset(
    "contact recipient receiver addressee assignee owner manager approver reviewer requester reporter applicant "
    "candidate driver visitor attendee participant host payee payer beneficiary".split()
)
"""Who does or gets something: one person, more often than not."""
ANYBODY = frozenset(
    "contact person name fullname firstname lastname surname email mail phone mobile recipient to".split()
)
PARTIES = (
    SERVED
    | SUPPLYING
    | STAFF
    | ANYBODY
    | frozenset(
        "people company firm organisation organization business partner receiver addressee sender author owner "
        "assignee manager agent rep payee payer beneficiary applicant candidate student teacher driver visitor "
        "attendee participant reporter requester approver reviewer host passenger traveller traveler caller creditor "
        "debtor landlord username login team audience cc bcc from by "
        "kunde kundin kundenname mandant lieferant empfaenger empfänger mitarbeiter ansprechpartner kontakt firma "
        "cliente proveedor fornecedor destinatario destinatário contacto contato empresa empleado usuario usuário "
        "nombre nome persona pessoa fournisseur destinataire entreprise société salarié utilisateur nom beneficiaire "
        "客戶 顧客 供應商 廠商 收件人 聯絡人 姓名 員工 公司 受款人 訪客 陪同人".split()
    )
)
"""Somebody, or a firm."""
PLACES = frozenset("address location city town country region site place venue street zip postcode destination".split())
MARKS = frozenset("id no nr number key ref reference code uuid name email phone url link 編號".split())
"""These say only how the thing is written down whose word stands before them: `order_id`."""
FILES = frozenset("file document doc attachment pdf sheet spreadsheet report image photo picture url link path".split())
RECORDS = frozenset("id ids record item object entity ref reference uuid url link target".split())
"""Names of no sort of their own: of any thing."""
SPOKEN_OF = (
    SERVED,
    SUPPLYING,
    STAFF,
    FILES,
    frozenset("message mail email letter text body".split()),
    frozenset("order purchase po".split()),
    frozenset("ticket case issue incident".split()),
    frozenset("meeting appointment booking reservation call".split()),
    frozenset("post article story draft".split()),
    frozenset("invoice bill".split()),
)
"""Words for one thing, each row of one."""


Sort: TypeAlias = Literal["run", "measure", "remark", "party", "place", "thing"]
"""How the request came about, a property, a remark, somebody, a place, anything else."""

WORD = re.compile(r"[A-Z]?[a-zß-öø-ÿ]+|[A-ZÀ-ÖØ-Þ]+(?![a-z])|[\u4e00-\u9fff]+")


def words_of(name: str) -> tuple[str, ...]:
    """The words of a name in snake, kebab or camel case, in lower case and in the singular."""
    return tuple(singular(word.lower()) for word in WORD.findall(name))


def sort_of(name: str) -> Sort:
    """What a field of that name holds: its last word tells, but for a mark such as "id" behind another word."""
    words = words_of(name)
    if not ABOUT_THE_RUN.isdisjoint(words):
        return "run"
    if not MEASURES.isdisjoint(words):
        return "measure"
    told = [word for word in words if word not in MARKS] or list(words)
    last = told[-1] if told else ""
    sorts: tuple[tuple[frozenset[str], Sort], ...] = ((REMARKS, "remark"), (PARTIES, "party"), (PLACES, "place"))
    return next((sort for listed, sort in sorts if last in listed), "thing")


def names(name: str, noun: str) -> bool:
    """Whether a field of that name is what a noun speaks of: `client_id` is "the customer", `order` "the order"."""
    words, wanted = frozenset(words_of(name)), singular(noun)
    if wanted in words:
        return True
    return any(wanted in kin and not kin.isdisjoint(words) for kin in SPOKEN_OF)


HAN = re.compile(r"[\u4e00-\u9fff]+")
CODED = re.compile(r"(?:custom|user|extra|cf|udf|col|column|field|attribute|attr|property|prop|input|question|q)*")


def is_flag(name: str, leads: Set[str], measures: Set[str]) -> bool:
    """Whether a field of that name holds yes or no: it begins with one of `leads` and ends in none of `measures`.

    `is_vip` and `hasContract` do, `can_size` does not. Chinese has no joint behind the word: 是否急件.
    """
    words = [word.lower() for word in WORD.findall(name)]
    if len(words) > 1:
        return words[0] in leads and words[-1] not in measures
    return any(HAN.fullmatch(lead) and word != lead and word.startswith(lead) for word in words for lead in leads)


def is_coded(name: str) -> bool:
    """Whether a name only numbers the fields of a program, and says nothing to people: `customfield_10021`."""
    return any(map(str.isdigit, name)) and CODED.fullmatch("".join(WORD.findall(name)).lower()) is not None


def is_person(name: str) -> bool:
    """Whether a field of that name holds somebody: `customer`, `new_owner`; not `customer_id` or `company`."""
    words = words_of(name)
    return bool(words) and words[-1] in SERVED | SUPPLYING | STAFF | ACTING and sort_of(name) == "party"
